use super::code::number;
use super::set::{Member, Set};
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
    #[inline]
    #[must_use]
    pub const fn new(colour: Colour, number: u8) -> Option<Place> {
        if number >= 1 && number <= Self::HIGHEST { Some(Self::at(colour, number)) } else { None }
    }

    /// The place of a number that the caller knows to be 1 to 21.
    #[inline]
    pub(crate) const fn at(colour: Colour, number: u8) -> Place {
        debug_assert!(number >= 1 && number <= Self::HIGHEST);
        Place(colour.index() as u8 * 32 + number)
    }

    /// The colour.
    #[inline]
    #[must_use]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 >> 5) as usize]
    }

    /// The number, 1 to 21.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 & 31
    }

    /// Returns the same number in the row of another colour.
    #[inline]
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

impl Member for Place {
    const ALL: u128 = spread(lane_upto(Place::HIGHEST));

    #[inline]
    fn bit(self) -> u32 {
        self.0.into()
    }

    #[inline]
    fn from_bit(bit: u32) -> Place {
        Place(bit as u8)
    }
}

/// A set of places: one lane of 32 bits a colour, bit n for the number n.
///
/// Bits 0 and 22 to 31 of each lane are always empty; they keep a shift by one inside its lane.
pub type PlaceSet = Set<Place>;

/// Returns the bits 1 to `n` of a lane.
#[inline]
const fn lane_upto(n: u8) -> u32 {
    ((1u32 << (n + 1)) - 1) & !1
}

/// Returns the word with this lane for all four colours.
#[inline]
const fn spread(lane: u32) -> u128 {
    let lane = lane as u128;
    lane | lane << 32 | lane << 64 | lane << 96
}

impl PlaceSet {
    /// Returns the numbers `low` to `high` in all four colours.
    ///
    /// # Panics
    /// When `high` is above 21 or `low` below 1.
    #[inline]
    #[must_use]
    pub const fn numbers(low: u8, high: u8) -> PlaceSet {
        assert!(low >= 1 && high <= Place::HIGHEST);
        Set::of(spread(lane_upto(high) & !lane_upto(low - 1)))
    }

    /// Returns the set of one place.
    #[inline]
    #[must_use]
    pub const fn one(place: Place) -> PlaceSet {
        Set::of(1 << place.0)
    }

    /// Returns all places of one colour.
    #[inline]
    #[must_use]
    pub const fn row(colour: Colour) -> PlaceSet {
        Set::of((lane_upto(Place::HIGHEST) as u128) << (colour.index() * 32))
    }

    /// Returns the places directly beside one of these in their row: number + 1 and number − 1.
    #[inline]
    #[must_use]
    pub const fn beside(self) -> PlaceSet {
        Set::of((self.bits << 1 | self.bits >> 1) & Place::ALL)
    }

    /// Returns the set that has in each row the numbers that this one has in the row named for it, in the order of
    /// [`Colour::ALL`].
    #[inline]
    #[must_use]
    pub fn rows_from(self, rows: [Option<Colour>; 4]) -> PlaceSet {
        let lanes = self.lanes();
        let lane = |from: Option<Colour>| from.map_or(0, |colour| lanes[colour.index()]);
        PlaceSet::of_lanes(rows.map(lane))
    }

    /// Returns one word a row, in the order of [`Colour::ALL`]: bit n for the number n.
    #[inline]
    #[must_use]
    pub const fn lanes(self) -> [u32; 4] {
        let bits = self.bits;
        [bits as u32, (bits >> 32) as u32, (bits >> 64) as u32, (bits >> 96) as u32]
    }

    #[inline]
    const fn of_lanes(lanes: [u32; 4]) -> PlaceSet {
        let [red, yellow, green, blue] = lanes;
        Set::of(red as u128 | (yellow as u128) << 32 | (green as u128) << 64 | (blue as u128) << 96)
    }

    /// Returns the lowest number in the row of `colour`.
    #[inline]
    #[must_use]
    pub fn lowest(self, colour: Colour) -> Option<u8> {
        (self & PlaceSet::row(colour)).iter().next().map(Place::number)
    }

    /// Returns the sum of the numbers.
    #[inline]
    #[must_use]
    pub fn sum(self) -> u32 {
        self.iter().map(|place| u32::from(place.number())).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(colour: Colour, number: u8) -> Place {
        Place::new(colour, number).unwrap()
    }

    #[test]
    fn beside_stays_in_its_row() {
        let ends: PlaceSet = [place(Colour::Red, 21), place(Colour::Yellow, 1)].into_iter().collect();
        let expected: PlaceSet = [place(Colour::Red, 20), place(Colour::Yellow, 2)].into_iter().collect();
        assert_eq!(ends.beside(), expected);
    }

    #[test]
    fn rows_are_taken_from_others_number_by_number() {
        let set: PlaceSet = [place(Colour::Red, 9), place(Colour::Blue, 21)].into_iter().collect();
        let expected: PlaceSet = [place(Colour::Yellow, 21), place(Colour::Blue, 9)].into_iter().collect();
        let rows = [None, Some(Colour::Blue), None, Some(Colour::Red)];
        assert_eq!(set.rows_from(rows), expected);
    }
}
