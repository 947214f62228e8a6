use super::{Depth, Move, Person, Spot, Term};
use crate::cards::Colour;

/// What can be asked; asking never changes the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// The own hand, or one colour of it.
    Hand(Option<Colour>),
    /// A row.
    Row(Colour),
    /// All rows.
    Board,
    /// What can be done.
    Can,
    /// What of a colour can be laid.
    CanColour(Colour),
    /// What can be laid on a pile.
    CanOn(u8),
    /// Where a card is, as far as it is known.
    Where(Spot),
    /// The numbers that a row, or each row, still lacks.
    Missing(Option<Colour>),
    /// Where each row can be gone on with.
    Open,
    /// Whether these moves would be accepted.
    CanMoves(Vec<Move>),
    /// The scores.
    Score,
    /// Who plays, and how many cards each holds.
    Players,
    /// The pile.
    Pile,
    /// The piles on the table.
    Piles,
    /// The buffalos.
    Buffalos,
    /// The bridges.
    Bridges,
    /// Where jokers lie.
    Jokers,
    /// The bonus cards.
    Bonus,
    /// Whose turn it is.
    Turn,
    /// What happened last.
    Last,
    /// What happened since the own last turn.
    Since,
    /// The last so many lines that were told.
    History(usize),
    /// What the cards in hand would count now.
    Value,
    /// Which round it is.
    Round,
    /// How many more cards may be laid this turn.
    Left,
    /// Whether a card may be drawn.
    CanDraw,
    /// Whether the turn may be ended, or passed.
    CanEnd,
    /// Who laid a card.
    Who(Spot),
    /// The rows beside a row.
    Neighbours(Colour),
    /// Who plays next.
    Next,
    /// Where a joker could be laid.
    JokerPlaces,
    /// What a player did last.
    Did(Person),
    /// Why a player may have played its last turn so.
    WhyDid(Person),
    /// How many cards a player holds.
    CardsOf(Person),
    /// Which card was drawn last.
    Drawn,
    /// The cards that have not been seen yet.
    Unseen,
    /// The cows in the own hand.
    Cows,
    /// What laying this would bring about.
    WhatIf(Vec<Move>),
    /// The reason of the last refusal or of the last advice.
    Why,
    /// How one wins.
    Aim,
    /// What is to be decided now.
    Now,
    /// Whether this has to be done now.
    Must(Duty),
    /// The number of cards in the own hand, or of a colour in it.
    Count(Option<Colour>),
    /// The meaning of a word of the game.
    Term(Term),
}

/// What may have to be done in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// Laying a card.
    Lay,
    /// Drawing a card.
    Draw,
    /// Ending the turn, or passing.
    End,
}

/// A question and how much the answer is to tell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ask {
    /// What is asked.
    pub question: Question,
    /// How much the answer tells.
    pub depth: Depth,
}
