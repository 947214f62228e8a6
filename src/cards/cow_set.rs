use super::Cow;
use std::fmt;
use std::ops::{BitAnd, BitOr, Not, Sub};

/// A set of cow cards in one machine word: bit n for the number n.
///
/// Bit 0 and the bits above 100 are always empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CowSet(u128);

const HIGHEST: u32 = Cow::HIGHEST as u32;
const ALL: u128 = ((1 << (HIGHEST + 1)) - 1) & !1;

impl CowSet {
    /// No card.
    pub const EMPTY: CowSet = CowSet(0);

    /// All hundred.
    pub const ALL: CowSet = CowSet(ALL);

    /// The set of one card.
    #[must_use]
    pub const fn one(cow: Cow) -> CowSet {
        CowSet(1 << cow.number())
    }

    /// Whether no card is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the card is in the set.
    #[must_use]
    pub const fn contains(self, cow: Cow) -> bool {
        self.0 >> cow.number() & 1 == 1
    }

    /// Puts a card in.
    pub const fn insert(&mut self, cow: Cow) {
        self.0 |= 1 << cow.number();
    }

    /// Takes a card out.
    pub const fn remove(&mut self, cow: Cow) {
        self.0 &= !(1 << cow.number());
    }

    /// The cards that lie exactly so many steps above one of these, 100 being followed by 1 (N2).
    ///
    /// # Panics
    /// When more than 100 steps are asked for.
    #[must_use]
    pub const fn up(self, steps: u8) -> CowSet {
        assert!(steps <= Cow::HIGHEST);
        let steps = steps as u32;
        CowSet((self.0 << steps | self.0 >> (HIGHEST - steps)) & ALL)
    }

    /// Of this set, the cards that have one of `others` exactly 1, 2, … `N` steps above them, 100 being followed by 1 (N2).
    ///
    /// The word has room for 27 cards after 100, so that `N` is at most that.
    #[must_use]
    pub fn below<const N: usize>(self, others: CowSet) -> [CowSet; N] {
        const { assert!(N as u32 + HIGHEST < u128::BITS) };
        let unrolled = others.0 | others.0 << HIGHEST;
        std::array::from_fn(|at| CowSet(self.0 & unrolled >> (at + 1)))
    }

    /// Which of the cards 1, 2, … `reach` steps above `top` are in the set, 100 being followed by 1 (N2): a bit each, the lowest first.
    ///
    /// `reach` is at most 10.
    pub(crate) const fn above(self, top: Cow, reach: u8) -> u32 {
        debug_assert!(reach <= 10);
        let unrolled = self.0 | self.0 << HIGHEST;
        (unrolled >> (top.number() + 1)) as u32 & ((1 << reach) - 1)
    }

    /// How many cards are in each of these sets, as far as it is quick to count many side by side.
    pub(crate) fn counts<const N: usize>(sets: &[CowSet; N]) -> [Count; N] {
        let mut counts = [Count(0); N];
        for (count, set) in counts.iter_mut().zip(sets) {
            *count = Count(bytes_of(set.0 as u64) + bytes_of((set.0 >> 64) as u64));
        }
        counts
    }

    /// The card that is `n`th of the set, counted from 0 and from below; `None` past the end.
    #[must_use]
    pub fn nth(self, n: u32) -> Option<Cow> {
        let low = self.0 as u64;
        let below = low.count_ones();
        let bit = if n < below { nth_bit(low, n) } else { nth_bit((self.0 >> 64) as u64, n - below) + 64 };
        Cow::new(bit as u8)
    }

    /// Walks through the set, from below.
    #[must_use]
    pub const fn iter(self) -> Cows {
        Cows(self.0)
    }
}

/// How many cards are in a set, with a part of the count in each byte of a word, to be added up only when it is needed.
///
/// Where the processor can't be relied on to count bits, ten sets are counted so in a third of the time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Count(u64);

impl Count {
    /// The number.
    pub(crate) const fn get(self) -> u32 {
        const EACH: u64 = 0x0101_0101_0101_0101;
        (self.0.wrapping_mul(EACH) >> 56) as u32
    }

    /// The sum of up to 15 counts.
    pub(crate) fn sum(counts: &[Count]) -> u32 {
        const LOW: u64 = 0x00ff_00ff_00ff_00ff;
        const EACH: u64 = 0x0001_0001_0001_0001;
        let bytes: u64 = counts.iter().map(|count| count.0).sum();
        let pairs = (bytes & LOW) + (bytes >> 8 & LOW);
        (pairs.wrapping_mul(EACH) >> 48) as u32
    }
}

/// How many bits are set in each byte of a word.
const fn bytes_of(word: u64) -> u64 {
    const PAIRS: u64 = 0x5555_5555_5555_5555;
    const NIBBLES: u64 = 0x3333_3333_3333_3333;
    const BYTES: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    let pairs = word - (word >> 1 & PAIRS);
    let nibbles = (pairs & NIBBLES) + (pairs >> 2 & NIBBLES);
    (nibbles + (nibbles >> 4)) & BYTES
}

/// The position of the `n`th bit that is set, counted from 0; 64 past the end.
fn nth_bit(mut word: u64, n: u32) -> u32 {
    for _ in 0..n {
        word &= word.wrapping_sub(1);
    }
    word.trailing_zeros()
}

impl BitAnd for CowSet {
    type Output = CowSet;
    fn bitand(self, other: CowSet) -> CowSet {
        CowSet(self.0 & other.0)
    }
}

impl BitOr for CowSet {
    type Output = CowSet;
    fn bitor(self, other: CowSet) -> CowSet {
        CowSet(self.0 | other.0)
    }
}

impl Sub for CowSet {
    type Output = CowSet;
    fn sub(self, other: CowSet) -> CowSet {
        CowSet(self.0 & !other.0)
    }
}

impl Not for CowSet {
    type Output = CowSet;
    fn not(self) -> CowSet {
        CowSet(!self.0 & ALL)
    }
}

impl FromIterator<Cow> for CowSet {
    fn from_iter<I: IntoIterator<Item = Cow>>(cows: I) -> CowSet {
        let mut set = CowSet::EMPTY;
        cows.into_iter().for_each(|cow| set.insert(cow));
        set
    }
}

impl IntoIterator for CowSet {
    type Item = Cow;
    type IntoIter = Cows;
    fn into_iter(self) -> Cows {
        self.iter()
    }
}

impl fmt::Debug for CowSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The cow cards of a set, one by one.
#[derive(Clone, Debug)]
pub struct Cows(u128);

impl Iterator for Cows {
    type Item = Cow;

    fn next(&mut self) -> Option<Cow> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Cow::new(bit as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(numbers: &[u8]) -> CowSet {
        numbers.iter().map(|number| Cow::at(*number)).collect()
    }

    #[test]
    fn steps_up_go_round_after_a_hundred() {
        assert_eq!(set(&[1, 95, 100]).up(6), set(&[7, 1, 6]));
        assert_eq!(set(&[1, 50, 100]).up(0), set(&[1, 50, 100]));
        assert_eq!(set(&[1, 50, 100]).up(100), set(&[1, 50, 100]));
        for steps in 0..=100 {
            let expected: CowSet = set(&[1, 37, 99]).iter().map(|cow| cow.up(steps)).collect();
            assert_eq!(set(&[1, 37, 99]).up(steps), expected);
            assert_eq!(CowSet::ALL.up(steps), CowSet::ALL);
        }
    }

    #[test]
    fn nth_agrees_with_iteration() {
        let some = set(&[1, 2, 63, 64, 65, 99, 100]);
        for (n, expected) in some.iter().enumerate() {
            assert_eq!(some.nth(n as u32), Some(expected));
        }
        assert_eq!(some.nth(some.len()), None);
    }

    #[test]
    fn below_is_up_turned_round() {
        let (some, others) = (set(&[1, 2, 63, 64, 95, 99, 100]), set(&[1, 3, 5, 64, 100]));
        let below: [CowSet; 27] = some.below(others);
        for (steps, found) in (1..).zip(below) {
            assert_eq!(found.up(steps), some.up(steps) & others);
            assert_eq!(some & found, found);
        }
    }

    #[test]
    fn counts_are_the_sizes() {
        let some = set(&[1, 2, 63, 64, 95, 99, 100]);
        let counts = CowSet::counts(&[some, CowSet::EMPTY, CowSet::ALL]);
        assert_eq!(counts.map(Count::get), [7, 0, 100]);
        let fifteen = CowSet::counts(&[CowSet::ALL; 15]);
        assert_eq!(Count::sum(&fifteen), 1500);
    }

    #[test]
    fn not_leaves_the_other_bits_empty() {
        assert_eq!((!CowSet::EMPTY).len(), 100);
        assert_eq!(!CowSet::EMPTY, Cow::all().collect());
    }
}
