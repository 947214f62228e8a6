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
        // Half a set is shifted in one step, a whole one in several.
        let half = 1u64 << (place.bit() % 64);
        PlaceSet(if place.bit() < 64 { half as u128 } else { (half as u128) << 64 })
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

    /// The places that are not in the other set.
    #[must_use]
    pub const fn without(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & !other.0)
    }

    /// Puts a place in.
    pub const fn insert(&mut self, place: Place) {
        self.0 |= PlaceSet::one(place).0;
    }

    /// Takes a place out.
    pub const fn remove(&mut self, place: Place) {
        self.0 &= !PlaceSet::one(place).0;
    }

    /// The places directly beside one of these in their row: number + 1 and number − 1.
    #[must_use]
    pub const fn beside(self) -> PlaceSet {
        PlaceSet((self.0 << 1 | self.0 >> 1) & spread(lane_upto(Place::HIGHEST)))
    }

    /// The set that has in each row the numbers that this one has in the row named for it, in the order of [`Colour::ALL`].
    #[must_use]
    pub fn rows_from(self, rows: [Option<Colour>; 4]) -> PlaceSet {
        let lanes = self.lanes();
        let lane = |from: Option<Colour>| from.map_or(0, |colour| lanes[colour.index()]);
        PlaceSet::of_lanes(rows.map(lane))
    }

    /// One word a row, in the order of [`Colour::ALL`]: bit n for the number n.
    #[must_use]
    pub const fn lanes(self) -> [u32; 4] {
        let PlaceSet(bits) = self;
        [bits as u32, (bits >> 32) as u32, (bits >> 64) as u32, (bits >> 96) as u32]
    }

    /// The set of these lanes.
    const fn of_lanes(lanes: [u32; 4]) -> PlaceSet {
        let [red, yellow, green, blue] = lanes;
        PlaceSet(red as u128 | (yellow as u128) << 32 | (green as u128) << 64 | (blue as u128) << 96)
    }

    /// The place that is `n`th of the set, counted from 0; `None` past the end.
    #[must_use]
    pub const fn nth(self, mut n: u32) -> Option<Place> {
        let mut bits = self.0;
        while n > 0 {
            bits &= bits.wrapping_sub(1);
            n -= 1;
        }
        if bits == 0 { None } else { Some(Place::from_bit(bits.trailing_zeros())) }
    }

    /// Walks through the set, colour by colour in the order of [`Colour::ALL`], numbers rising.
    #[must_use]
    pub const fn iter(self) -> Places {
        Places(self.0)
    }

    /// The lowest number in the row of `colour`.
    #[must_use]
    pub fn lowest(self, colour: Colour) -> Option<u8> {
        (self & PlaceSet::row(colour)).iter().next().map(Place::number)
    }

    /// The sum of the numbers.
    #[must_use]
    pub fn sum(self) -> u32 {
        self.iter().map(|place| u32::from(place.number())).sum()
    }
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
        self.without(other)
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
        let ends: PlaceSet = [place(Colour::Red, 21), place(Colour::Yellow, 1)].into_iter().collect();
        let expected: PlaceSet = [place(Colour::Red, 20), place(Colour::Yellow, 2)].into_iter().collect();
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
    fn rows_are_taken_from_others_number_by_number() {
        let set: PlaceSet = [place(Colour::Red, 9), place(Colour::Blue, 21)].into_iter().collect();
        let expected: PlaceSet = [place(Colour::Yellow, 21), place(Colour::Blue, 9)].into_iter().collect();
        let rows = [None, Some(Colour::Blue), None, Some(Colour::Red)];
        assert_eq!(set.rows_from(rows), expected);
    }
}
