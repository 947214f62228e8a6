use super::CodeError;
use super::code::number;
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
    pub(crate) const fn at(number: u8) -> Cow {
        debug_assert!(number <= Self::HIGHEST);
        Cow(NonZeroU8::new(number).expect("cow cards count from 1"))
    }

    /// The number, 1 to 100.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// How many steps up lead from `other` to this one, 100 being followed by 1: 0 to 99 (N2).
    #[must_use]
    pub const fn above(self, other: Cow) -> u8 {
        let (high, low) = (self.number(), other.number());
        if high >= low { high - low } else { high + Self::HIGHEST - low }
    }

    /// The card so many steps up, 100 being followed by 1 (N2).
    #[must_use]
    pub const fn up(self, steps: u8) -> Cow {
        let number = self.number() + steps % Self::HIGHEST;
        Cow::at(if number > Self::HIGHEST { number - Self::HIGHEST } else { number })
    }

    /// All cow cards, from 1.
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
}
