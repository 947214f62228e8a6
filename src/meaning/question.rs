use super::{Depth, Move, Person, Spot, Term};
use crate::cards::Colour;

/// A question; asking never changes the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// The own hand, or one colour of it.
    Hand(Option<Colour>),
    /// A row.
    Row(Colour),
    /// All rows.
    Board,
    /// All that can be done.
    Can,
    /// The cards of a colour that can be laid.
    CanColour(Colour),
    /// The cards that can be laid on a pile.
    CanOn(u8),
    /// Where a card is, as far as it is known.
    Where(Spot),
    /// The numbers that a row, or each row, still lacks.
    Missing(Option<Colour>),
    /// Where each row can be gone on with.
    Open,
    /// The question whether these moves would be accepted.
    CanMoves(Vec<Move>),
    /// The scores.
    Score,
    /// The players, and the number of cards of each.
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
    /// The seat whose turn it is.
    Turn,
    /// The last turn.
    Last,
    /// The turns since the own last one.
    Since,
    /// The last so many lines that were told.
    History(usize),
    /// The count of the cards in hand as they are now.
    Value,
    /// The number of the round.
    Round,
    /// The number of cards that may still be laid this turn.
    Left,
    /// The question whether a card may be drawn.
    CanDraw,
    /// The question whether the turn may be ended, or passed.
    CanEnd,
    /// The player who laid a card.
    Who(Spot),
    /// The rows beside a row.
    Neighbours(Colour),
    /// The player whose turn is next.
    Next,
    /// Where a joker could be laid.
    JokerPlaces,
    /// The last turn of a player.
    Did(Person),
    /// Why a player may have played its last turn so.
    WhyDid(Person),
    /// The number of cards of a player.
    CardsOf(Person),
    /// The card that was drawn last.
    Drawn,
    /// The cards that have not been seen yet.
    Unseen,
    /// The cows in the own hand.
    Cows,
    /// The outcome of laying this.
    WhatIf(Vec<Move>),
    /// The reason of the last refusal or of the last advice.
    Why,
    /// The way to win.
    Aim,
    /// The decision of this moment.
    Now,
    /// The question whether this has to be done now.
    Must(Duty),
    /// The question whether these have to be laid now.
    MustMoves(Vec<Move>),
    /// The number of cards in the own hand, or of a colour in it.
    Count(Option<Colour>),
    /// The meaning of a word of the game.
    Term(Term),
}

/// A duty that a turn may bring.
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
    /// The question.
    pub question: Question,
    /// The depth of the answer.
    pub depth: Depth,
}
