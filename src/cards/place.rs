use super::code::number;
use super::{CodeError, Colour};
use std::fmt;
use std::str::FromStr;

/// A number of a colour, 1 to 21: a number card, and also the place that it takes in its row.
///
/// Its code is the letter of the colour and the number, `r7`; `Debug` tells it by its code too.
///
/// # Examples
/// ```
/// use elevens::cards::{Colour, Place};
/// let red_7 = Place::new(Colour::Red, 7).unwrap();
/// assert_eq!((red_7.colour(), red_7.number()), (Colour::Red, 7));
/// assert_eq!(Place::new(Colour::Red, 22), None);
/// assert_eq!("r7".parse(), Ok(red_7));
/// assert_eq!(red_7.to_string(), "r7");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place(u8);

impl Place {
    /// The highest number of any pack.
    pub const HIGHEST: u8 = 21;

    /// The place of `number` in the row of `colour`; `None` outside 1 to 21.
    #[must_use]
    pub const fn new(colour: Colour, number: u8) -> Option<Place> {
        if number >= 1 && number <= Self::HIGHEST { Some(Self::at(colour, number)) } else { None }
    }

    /// The place of a number that the caller knows to be 1 to 21.
    pub(crate) const fn at(colour: Colour, number: u8) -> Place {
        debug_assert!(number >= 1 && number <= Self::HIGHEST);
        Place(colour.index() as u8 * 32 + number)
    }

    /// The place behind a bit of a [`super::PlaceSet`].
    pub(super) const fn from_bit(bit: u32) -> Place {
        Place(bit as u8)
    }

    /// The bit of a [`super::PlaceSet`] that stands for this place.
    pub(super) const fn bit(self) -> u32 {
        self.0 as u32
    }

    /// The colour.
    #[must_use]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 >> 5) as usize]
    }

    /// The number, 1 to 21.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 & 31
    }

    /// The same number in the row of another colour.
    #[must_use]
    pub const fn in_row(self, colour: Colour) -> Place {
        Self::at(colour, self.number())
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.number())
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Place {
    type Err = CodeError;

    fn from_str(code: &str) -> Result<Place, CodeError> {
        let place = Colour::split(code).and_then(|(colour, digits)| Place::new(colour, number(digits)?));
        CodeError::unless(place, code)
    }
}
