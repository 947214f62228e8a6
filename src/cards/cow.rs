use super::CodeError;
use super::code::number;
use super::set::{Member, Set};
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

/// A cow card of `nimm`, 1 to 100; a pile is named by the one on its top. Its code is its number.
///
/// # Examples
/// ```
/// use elevens::cards::Cow;
/// let (low, high) = (Cow::new(5).unwrap(), Cow::new(98).unwrap());
/// assert_eq!(low.above(high), 7);
/// assert_eq!(high.up(7), low);
/// assert_eq!(Cow::new(101), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cow(NonZeroU8);

impl Cow {
    /// The highest number, and how many there are.
    pub const HIGHEST: u8 = 100;

    /// The cow card of that number; `None` outside 1 to 100.
    #[inline]
    #[must_use]
    pub const fn new(number: u8) -> Option<Cow> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= Self::HIGHEST => Some(Cow(number)),
            Some(_) | None => None,
        }
    }

    /// The cow card of a number that the caller knows to be 1 to 100.
    #[expect(
        clippy::expect_used,
        reason = "only the crate calls it, with numbers of the pack and steps round it"
    )]
    #[inline]
    pub(crate) const fn at(number: u8) -> Cow {
        debug_assert!(number <= Self::HIGHEST);
        Cow(NonZeroU8::new(number).expect("cow cards count from 1"))
    }

    /// The number, 1 to 100.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// Returns how many steps up lead from `other` to this one, 100 being followed by 1: 0 to 99 (N2).
    #[inline]
    #[must_use]
    pub const fn above(self, other: Cow) -> u8 {
        let (high, low) = (self.number(), other.number());
        if high >= low { high - low } else { high + Self::HIGHEST - low }
    }

    /// The card so many steps up, 100 being followed by 1 (N2).
    #[inline]
    #[must_use]
    pub const fn up(self, steps: u8) -> Cow {
        let number = self.number() + steps % Self::HIGHEST;
        Cow::at(if number > Self::HIGHEST { number - Self::HIGHEST } else { number })
    }

    /// All cow cards, from 1.
    #[inline]
    pub fn all() -> impl Iterator<Item = Cow> + Clone {
        (1..=Self::HIGHEST).map(Cow::at)
    }
}

impl fmt::Display for Cow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Cow {
    type Err = CodeError;

    fn from_str(code: &str) -> Result<Cow, CodeError> {
        CodeError::unless(number(code).and_then(Cow::new), code)
    }
}

impl fmt::Debug for Cow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cow({})", self.0)
    }
}

impl Member for Cow {
    const ALL: u128 = ((1 << (HIGHEST + 1)) - 1) & !1;

    #[inline]
    fn bit(self) -> u32 {
        self.number().into()
    }

    #[inline]
    fn from_bit(bit: u32) -> Cow {
        Cow::at(bit as u8)
    }
}

const HIGHEST: u32 = Cow::HIGHEST as u32;

/// A set of cow cards: bit n for the number n. Bit 0 and the bits above 100 are always empty.
pub type CowSet = Set<Cow>;

impl CowSet {
    /// Returns the set of one card.
    #[inline]
    #[must_use]
    pub const fn one(cow: Cow) -> CowSet {
        Set::of(1 << cow.number())
    }

    /// The cards that lie exactly so many steps above one of these, 100 being followed by 1 (N2).
    ///
    /// # Panics
    /// When more than 100 steps are asked for.
    #[inline]
    #[must_use]
    pub const fn up(self, steps: u8) -> CowSet {
        assert!(steps <= Cow::HIGHEST);
        let steps = steps as u32;
        Set::of((self.bits << steps | self.bits >> (HIGHEST - steps)) & Cow::ALL)
    }

    /// Of this set, the cards that have one of `others` exactly 1, 2, … `N` steps above them, 100 being followed by 1 (N2).
    ///
    /// The word has room for 27 cards after 100, so that `N` is at most that.
    #[inline]
    #[must_use]
    pub fn below<const N: usize>(self, others: CowSet) -> [CowSet; N] {
        const { assert!(N as u32 + HIGHEST < u128::BITS) };
        let unrolled = others.bits | others.bits << HIGHEST;
        std::array::from_fn(|at| Set::of(self.bits & unrolled >> (at + 1)))
    }

    /// Returns which of the cards 1, 2, … `reach` steps above `top` are in the set, 100 being followed by 1 (N2): a bit
    /// each, the lowest first.
    ///
    /// `reach` is at most 10.
    #[inline]
    pub(crate) const fn above(self, top: Cow, reach: u8) -> u32 {
        debug_assert!(reach <= 10);
        let unrolled = self.bits | self.bits << HIGHEST;
        (unrolled >> (top.number() + 1)) as u32 & ((1 << reach) - 1)
    }

    /// Returns how many cards are in each of these sets, as far as it is quick to count many side by side.
    #[inline]
    pub(crate) fn counts<const N: usize>(sets: &[CowSet; N]) -> [Count; N] {
        let mut counts = [Count(0); N];
        for (count, set) in counts.iter_mut().zip(sets) {
            *count = Count(bytes_of(set.bits as u64) + bytes_of((set.bits >> 64) as u64));
        }
        counts
    }
}

/// The number of cards in a set, with a part of the count in each byte of a word, added up only when it is needed.
///
/// Where the processor can't be relied on to count bits, ten sets are counted so in a third of the time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Count(u64);

impl Count {
    /// The number.
    #[inline]
    pub(crate) const fn get(self) -> u32 {
        const EACH: u64 = 0x0101_0101_0101_0101;
        (self.0.wrapping_mul(EACH) >> 56) as u32
    }

    /// The sum of up to 15 counts.
    #[inline]
    pub(crate) fn sum(counts: &[Count]) -> u32 {
        const LOW: u64 = 0x00ff_00ff_00ff_00ff;
        const EACH: u64 = 0x0001_0001_0001_0001;
        let bytes: u64 = counts.iter().map(|count| count.0).sum();
        let pairs = (bytes & LOW) + (bytes >> 8 & LOW);
        (pairs.wrapping_mul(EACH) >> 48) as u32
    }
}

/// Returns the number of bits that are set in each byte of a word.
#[inline]
const fn bytes_of(word: u64) -> u64 {
    const PAIRS: u64 = 0x5555_5555_5555_5555;
    const NIBBLES: u64 = 0x3333_3333_3333_3333;
    const BYTES: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    let pairs = word - (word >> 1 & PAIRS);
    let nibbles = (pairs & NIBBLES) + (pairs >> 2 & NIBBLES);
    (nibbles + (nibbles >> 4)) & BYTES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hundred_is_followed_by_one() {
        for low in Cow::all() {
            for steps in 0..100 {
                assert_eq!(low.up(steps).above(low), steps);
            }
            assert_eq!(low.up(100), low);
        }
        assert_eq!(Cow::at(100).up(1), Cow::at(1));
        assert_eq!(Cow::at(6).above(Cow::at(96)), 10);
    }

    #[test]
    fn there_are_a_hundred() {
        assert_eq!(Cow::all().count(), 100);
        assert_eq!((Cow::new(0), Cow::new(101)), (None, None));
        assert!(Cow::all().all(|cow| Cow::new(cow.number()) == Some(cow)));
    }

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
}
