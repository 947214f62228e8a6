use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not, Sub};

/// A value that a [`Set`] can hold: each has a bit of its own.
pub trait Member: Copy {
    /// The bits of all members.
    const ALL: u128;

    /// Returns the bit of this member, 0 to 127.
    fn bit(self) -> u32;

    /// Returns the member of a bit that is in [`Member::ALL`].
    fn from_bit(bit: u32) -> Self;
}

/// A set of places or of cow cards in one machine word, without allocation.
///
/// `&`, `|`, `-` and `!` are the operations on two sets. [`PlaceSet`](super::PlaceSet) and [`CowSet`](super::CowSet) add
/// what only one of them can do.
///
/// # Examples
/// ```
/// use elevens::cards::{Cow, CowSet};
/// let cows: CowSet = [5, 98].into_iter().filter_map(Cow::new).collect();
/// assert_eq!((cows.len(), (!cows).len()), (2, 98));
/// assert_eq!(cows.nth(1), Cow::new(98));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<T> {
    pub(super) bits: u128,
    members: PhantomData<T>,
}

impl<T: Member> Set<T> {
    /// The set without members.
    pub const EMPTY: Set<T> = Set::of(0);

    /// The set of all members.
    pub const ALL: Set<T> = Set::of(T::ALL);

    #[inline]
    pub(super) const fn of(bits: u128) -> Set<T> {
        Set { bits, members: PhantomData }
    }

    /// Returns whether the set has no member.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Returns the number of members.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.bits.count_ones()
    }

    /// Returns whether the set has this member.
    #[inline]
    #[must_use]
    pub fn contains(self, member: T) -> bool {
        self.bits >> member.bit() & 1 == 1
    }

    /// Returns whether all members of the other set are in this one.
    #[inline]
    #[must_use]
    pub const fn contains_all(self, other: Set<T>) -> bool {
        other.bits & !self.bits == 0
    }

    /// Returns the members of both sets.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Set<T>) -> Set<T> {
        Set::of(self.bits | other.bits)
    }

    /// Returns the members that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Set<T>) -> Set<T> {
        Set::of(self.bits & !other.bits)
    }

    /// Puts a member in.
    #[inline]
    pub fn insert(&mut self, member: T) {
        self.bits |= bit(member);
    }

    /// Takes a member out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        self.bits &= !bit(member);
    }

    /// Returns the `n`th member in the order of the bits, counted from 0; `None` past the end.
    #[inline]
    #[must_use]
    pub fn nth(self, n: u32) -> Option<T> {
        let low = self.bits as u64;
        let in_low = low.count_ones();
        let bit =
            if n < in_low { nth_bit(low, n) } else { nth_bit((self.bits >> 64) as u64, n - in_low) + 64 };
        (bit < u128::BITS).then(|| T::from_bit(bit))
    }

    /// Returns an iterator over the members in the order of the bits: places colour by colour in the order of
    /// [`Colour::ALL`](super::Colour::ALL), numbers rising.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> Members<T> {
        Members(self)
    }
}

/// Returns the word with the bit of a member alone.
#[inline]
fn bit<T: Member>(member: T) -> u128 {
    // Half a word is shifted in one step, a whole one in several.
    let half = 1u64 << (member.bit() % 64);
    if member.bit() < 64 { half as u128 } else { (half as u128) << 64 }
}

/// Returns the position of the `n`th bit that is set, counted from 0; 64 past the end.
#[inline]
fn nth_bit(mut word: u64, n: u32) -> u32 {
    for _ in 0..n {
        word &= word.wrapping_sub(1);
    }
    word.trailing_zeros()
}

impl<T: Member> Default for Set<T> {
    #[inline]
    fn default() -> Set<T> {
        Set::EMPTY
    }
}

impl<T: Member> BitAnd for Set<T> {
    type Output = Set<T>;
    #[inline]
    fn bitand(self, other: Set<T>) -> Set<T> {
        Set::of(self.bits & other.bits)
    }
}

impl<T: Member> BitOr for Set<T> {
    type Output = Set<T>;
    #[inline]
    fn bitor(self, other: Set<T>) -> Set<T> {
        self.union(other)
    }
}

impl<T: Member> Sub for Set<T> {
    type Output = Set<T>;
    #[inline]
    fn sub(self, other: Set<T>) -> Set<T> {
        self.without(other)
    }
}

impl<T: Member> Not for Set<T> {
    type Output = Set<T>;
    #[inline]
    fn not(self) -> Set<T> {
        Set::ALL.without(self)
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Set<T> {
        let mut set = Set::EMPTY;
        members.into_iter().for_each(|member| set.insert(member));
        set
    }
}

impl<T: Member> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Members<T>;
    #[inline]
    fn into_iter(self) -> Members<T> {
        self.iter()
    }
}

impl<T: Member + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// An iterator over the members of a [`Set`].
#[derive(Clone, Debug)]
pub struct Members<T: Member>(Set<T>);

impl<T: Member> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let Set { bits, .. } = self.0;
        if bits == 0 {
            return None;
        }
        self.0.bits = bits & (bits - 1);
        Some(T::from_bit(bits.trailing_zeros()))
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::{Cow, CowSet, PlaceSet};

    #[test]
    fn nth_agrees_with_iteration() {
        let places = PlaceSet::numbers(3, 8);
        for (n, expected) in places.iter().enumerate() {
            assert_eq!(places.nth(n as u32), Some(expected));
        }
        assert_eq!(places.nth(places.len()), None);
        let cows: CowSet = [1, 2, 63, 64, 65, 99, 100].map(Cow::at).into_iter().collect();
        for (n, expected) in cows.iter().enumerate() {
            assert_eq!(cows.nth(n as u32), Some(expected));
        }
        assert_eq!(cows.nth(cows.len()), None);
    }

    #[test]
    fn not_leaves_the_other_bits_empty() {
        assert_eq!(((!PlaceSet::EMPTY).len(), (!CowSet::EMPTY).len()), (84, 100));
        assert_eq!(!PlaceSet::EMPTY, PlaceSet::numbers(1, 21));
        assert_eq!(!CowSet::EMPTY, Cow::all().collect());
    }
}
