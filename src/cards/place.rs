use super::Colour;

/// A number of a colour, 1 to 21: a number card, and also the place that it takes in its row.
///
/// # Examples
/// ```
/// use elevens::cards::{Colour, Place};
/// let red_7 = Place::new(Colour::Red, 7).unwrap();
/// assert_eq!((red_7.colour(), red_7.number()), (Colour::Red, 7));
/// assert_eq!(Place::new(Colour::Red, 22), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
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
