use crate::cards::Seat;

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
