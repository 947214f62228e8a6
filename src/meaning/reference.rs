use super::Move;
use crate::cards::{Colour, Seat};

/// Words that stand for what was named last in a turn, or undo what they name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reference {
    /// What was named last: "do that", "lay it".
    That,
    /// Both cards that were named last.
    Both,
    /// All cards that were named last.
    All,
    /// The other of two.
    Other,
    /// The cards that were named last, in another colour.
    Likewise(Colour),
    /// More cards, in the colour that was named last: "and the 12".
    Also(Vec<Move>),
    /// Not what was named last: "not that one".
    NotThat,
    /// The cards of this turn that are to be taken back: "remove red 12".
    TakeBack(Vec<Move>),
}

impl Reference {
    /// All that are one word each in the notation.
    pub(super) const PLAIN: [(&'static str, Reference); 5] = [
        ("that", Reference::That),
        ("that both", Reference::Both),
        ("that all", Reference::All),
        ("that other", Reference::Other),
        ("not that", Reference::NotThat),
    ];
}

/// Somebody at the table, as they were named.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Person {
    /// Whoever speaks.
    Me,
    /// By the number of the seat, from 1.
    Number(u8),
    /// By name, which nobody here may have.
    Name(String),
}

impl Person {
    /// Whoever sits at a seat, by its number.
    #[must_use]
    pub const fn of(seat: Seat) -> Person {
        Person::Number((seat.index() as u8).saturating_add(1))
    }

    /// The seat of a number; `None` for whoever speaks, for a name, and for a number that no table has.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Person::Number(number) => Seat::new(usize::from(*number).checked_sub(1)?),
            Person::Me | Person::Name(_) => None,
        }
    }
}
