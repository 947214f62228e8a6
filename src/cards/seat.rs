use super::CodeError;
use super::code::number;
use std::fmt;
use std::str::FromStr;

/// The most seats that any game of the box has (11 nimm!).
pub const MAX_SEATS: usize = 7;

/// A place at the table, counted from 0, clockwise. Its code is its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(u8);

impl Seat {
    /// The seat of that number; `None` from [`MAX_SEATS`] on.
    #[inline]
    #[must_use]
    pub const fn new(number: usize) -> Option<Seat> {
        if number < MAX_SEATS { Some(Seat(number as u8)) } else { None }
    }

    /// A seat of a table that the caller knows.
    #[inline]
    pub(crate) const fn at(number: usize) -> Seat {
        debug_assert!(number < MAX_SEATS);
        Seat(number as u8)
    }

    /// The number of the seat, from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    #[must_use]
    pub const fn next(self, seats: usize) -> Seat {
        let next = self.index() + 1;
        Seat(if next >= seats { 0 } else { next as u8 })
    }

    /// All seats of a table of `seats`, from 0.
    #[inline]
    pub fn all(seats: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..seats.min(MAX_SEATS)).map(Seat::at)
    }

    /// All seats of a table of `seats`, at most [`MAX_SEATS`], clockwise, beginning with this one.
    #[inline]
    pub fn round_from(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        let seats = seats.min(MAX_SEATS);
        (0..seats).map(move |step| Seat::at((self.index() + step) % seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seat {
    type Err = CodeError;

    fn from_str(code: &str) -> Result<Seat, CodeError> {
        let index = if code == "0" { Some(0) } else { number(code) };
        CodeError::unless(index.and_then(|index| Seat::new(index.into())), code)
    }
}
