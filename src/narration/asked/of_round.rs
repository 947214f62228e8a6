use crate::cards::Colour;
use crate::meaning::Spot;

/// Questions about a round, which each family of games answers in its own way.
#[derive(Clone, Copy)]
pub(super) enum OfRound {
    Hand(Option<Colour>),
    Row(Colour),
    Board,
    CanColour(Colour),
    CanOn(u8),
    CanDraw,
    CanEnd,
    Where(Spot),
    Who(Spot),
    Missing(Option<Colour>),
    Neighbours(Colour),
    Open,
    Players,
    Pile,
    Piles,
    Buffalos,
    Bridges,
    Jokers,
    JokerPlaces,
    Bonus,
    Turn,
    Value,
    Left,
    Drawn,
    Unseen,
    Cows,
    Now,
}
