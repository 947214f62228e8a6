use super::{Colour, Place};
use std::fmt;
use std::ops::{BitAnd, BitOr, Not, Sub};

/// A set of places in machine words: one lane of 32 bits a colour, bit n for the number n.
///
/// Bits 0 and 22 to 31 of each lane are always empty; they keep a shift by one inside its lane.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PlaceSet(u128);

/// The bits 1 to `n` of a lane.
const fn lane_upto(n: u8) -> u32 {
    ((1u32 << (n + 1)) - 1) & !1
}

/// The same lane for all four colours.
const fn spread(lane: u32) -> u128 {
    let lane = lane as u128;
    lane | lane << 32 | lane << 64 | lane << 96
}

impl PlaceSet {
    /// No place.
    pub const EMPTY: PlaceSet = PlaceSet(0);

    /// The numbers `low` to `high` in all four colours.
    ///
    /// # Panics
    /// When `high` is above 21 or `low` below 1.
    #[must_use]
    pub const fn numbers(low: u8, high: u8) -> PlaceSet {
        assert!(low >= 1 && high <= Place::HIGHEST);
        PlaceSet(spread(lane_upto(high) & !lane_upto(low - 1)))
    }

    /// All the places of one colour.
    #[must_use]
    pub const fn row(colour: Colour) -> PlaceSet {
        PlaceSet((lane_upto(Place::HIGHEST) as u128) << (colour.index() * 32))
    }

    /// The set of one place.
    #[must_use]
    pub const fn one(place: Place) -> PlaceSet {
        PlaceSet(1 << place.bit())
    }

    /// Whether no place is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many places are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the place is in the set.
    #[must_use]
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.bit() & 1 == 1
    }

    /// Whether all places of the other set are in this one.
    #[must_use]
    pub const fn contains_all(self, other: PlaceSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// The places of both sets.
    #[must_use]
    pub const fn union(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 | other.0)
    }

    /// Puts a place in.
    pub const fn insert(&mut self, place: Place) {
        self.0 |= 1 << place.bit();
    }

    /// Takes a place out.
    pub const fn remove(&mut self, place: Place) {
        self.0 &= !(1 << place.bit());
    }

    /// The places directly beside one of these in their row: number + 1 and number − 1.
    #[must_use]
    pub const fn beside(self) -> PlaceSet {
        PlaceSet((self.0 << 1 | self.0 >> 1) & spread(lane_upto(Place::HIGHEST)))
    }

    /// The same numbers as the set has in the row `from`, in the row `to`.
    #[must_use]
    pub const fn row_copied(self, from: Colour, to: Colour) -> PlaceSet {
        let lane = (self.0 >> (from.index() * 32)) as u32;
        PlaceSet((lane as u128) << (to.index() * 32))
    }

    /// The place that is `n`th of the set, counted from 0; `None` past the end.
    #[must_use]
    pub fn nth(self, n: u32) -> Option<Place> {
        let low = self.0 as u64;
        let below = low.count_ones();
        if n < below {
            nth_bit(low, n).map(Place::from_bit)
        } else {
            nth_bit((self.0 >> 64) as u64, n - below).map(|bit| Place::from_bit(bit + 64))
        }
    }

    /// Walks through the set, colour by colour in the order of [`Colour::ALL`], numbers rising.
    #[must_use]
    pub const fn iter(self) -> Places {
        Places(self.0)
    }

    /// The lowest number in the row of `colour`.
    #[must_use]
    pub fn lowest(self, colour: Colour) -> Option<u8> {
        (self & PlaceSet::row(colour))
            .iter()
            .next()
            .map(Place::number)
    }

    /// The sum of the numbers.
    #[must_use]
    pub fn sum(self) -> u32 {
        self.iter().map(|place| u32::from(place.number())).sum()
    }
}

/// The position of the `n`th bit that is set, counted from 0.
fn nth_bit(mut word: u64, n: u32) -> Option<u32> {
    for _ in 0..n {
        word &= word.wrapping_sub(1);
    }
    (word != 0).then(|| word.trailing_zeros())
}

impl BitAnd for PlaceSet {
    type Output = PlaceSet;
    fn bitand(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & other.0)
    }
}

impl BitOr for PlaceSet {
    type Output = PlaceSet;
    fn bitor(self, other: PlaceSet) -> PlaceSet {
        self.union(other)
    }
}

impl Sub for PlaceSet {
    type Output = PlaceSet;
    fn sub(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & !other.0)
    }
}

impl Not for PlaceSet {
    type Output = PlaceSet;
    fn not(self) -> PlaceSet {
        PlaceSet(!self.0 & spread(lane_upto(Place::HIGHEST)))
    }
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> PlaceSet {
        let mut set = PlaceSet::EMPTY;
        places.into_iter().for_each(|place| set.insert(place));
        set
    }
}

impl IntoIterator for PlaceSet {
    type Item = Place;
    type IntoIter = Places;
    fn into_iter(self) -> Places {
        self.iter()
    }
}

impl fmt::Debug for PlaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The places of a set, one by one.
#[derive(Clone, Debug)]
pub struct Places(u128);

impl Iterator for Places {
    type Item = Place;

    fn next(&mut self) -> Option<Place> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Place::from_bit(bit))
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
        let ends: PlaceSet = [place(Colour::Red, 21), place(Colour::Yellow, 1)]
            .into_iter()
            .collect();
        let expected: PlaceSet = [place(Colour::Red, 20), place(Colour::Yellow, 2)]
            .into_iter()
            .collect();
        assert_eq!(ends.beside(), expected);
    }

    #[test]
    fn nth_agrees_with_iteration() {
        let set = PlaceSet::numbers(3, 8);
        for (n, expected) in set.iter().enumerate() {
            assert_eq!(set.nth(n as u32), Some(expected));
        }
        assert_eq!(set.nth(set.len()), None);
    }

    #[test]
    fn not_leaves_the_guard_bits_empty() {
        assert_eq!((!PlaceSet::EMPTY).len(), 84);
        assert_eq!(!PlaceSet::EMPTY, PlaceSet::numbers(1, 21));
    }

    #[test]
    fn a_row_is_copied_number_by_number() {
        let set = PlaceSet::one(place(Colour::Red, 9));
        assert_eq!(
            set.row_copied(Colour::Red, Colour::Blue),
            PlaceSet::one(place(Colour::Blue, 9))
        );
        assert!(set.row_copied(Colour::Green, Colour::Blue).is_empty());
    }
}
