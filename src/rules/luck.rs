use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

/// Puts cards in order, and draws lots: any random generator, or a [`Fate`].
pub trait Luck {
    /// Puts cards in an order of which each is as likely as another.
    fn shuffle<T>(&mut self, cards: &mut [T]);

    /// One of the numbers below this one, which is at least 1.
    fn lot(&mut self, below: usize) -> usize;
}

/// The order is that of the version of the library that the generator is from.
impl<R: Rng> Luck for R {
    fn shuffle<T>(&mut self, cards: &mut [T]) {
        cards.shuffle(self);
    }

    fn lot(&mut self, below: usize) -> usize {
        self.random_range(0..below)
    }
}

/// The luck that a text brings: the same text gives the same cards on each machine and in each version, for ever.
///
/// The text is hashed with FNV-1a of 64 bits, and that is the state in which `SplitMix64` begins. A lot below n is the
/// upper half of its next number times n, in 128 bits. Cards are shuffled from the last place down to the second: the
/// card there changes places with that of a lot among the places up to it.
///
/// # Examples
/// ```
/// use elevens::rules::{Fate, Luck};
///
/// let mut cards = [1, 2, 3, 4, 5];
/// Fate::of("2026-11-22 junior").shuffle(&mut cards);
/// assert_eq!(cards, [5, 1, 2, 3, 4]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fate {
    state: u64,
}

impl Fate {
    /// That of a text.
    #[must_use]
    pub fn of(text: &str) -> Fate {
        const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
        const PRIME: u64 = 0x0000_0100_0000_01b3;
        let state = text.bytes().fold(BASIS, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME));
        Fate { state }
    }

    /// A seed for what need not stay the same for ever, such as the whims of computer players.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.state
    }

    const fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.state ^ (self.state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

impl Luck for Fate {
    fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            let other = self.lot(last + 1);
            cards.swap(last, other);
        }
    }

    fn lot(&mut self, below: usize) -> usize {
        ((u128::from(self.next()) * below as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers that are published for this hash and this generator.
    #[test]
    fn it_is_the_published_hash_and_generator() {
        assert_eq!(Fate::of("").seed(), 0xcbf2_9ce4_8422_2325);
        assert_eq!(Fate::of("foobar").seed(), 0x8594_4171_f739_67e8);
        let mut from = Fate { state: 1_234_567 };
        let numbers: Vec<u64> = (0..3).map(|_| from.next()).collect();
        assert_eq!(
            numbers,
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        );
    }
}
