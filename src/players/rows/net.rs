//! A small net that was taught by many thousand rounds what a table and a hand are worth.

use super::features::{ALL, CountedFeature};

/// The number of sums the net forms of what it sees.
pub(super) const WIDTH: usize = 16;

/// One number for each of them.
pub(super) type Sums = [f32; WIDTH];

/// The part of a sum below zero that passes.
pub(super) const LEAK: f32 = 0.1;

/// The numbers of a net.
#[cfg(any(test, feature = "learn"))]
pub(super) const NUMBERS: usize = (ALL + 2) * WIDTH + 1;

/// So many parts of one in a file.
pub(super) const PARTS: f32 = 2048.0;

/// A net: the weights of each feature in each sum, and of the sums in the result, the logarithm of the odds to win.
#[derive(Clone, Debug)]
pub(super) struct Net {
    seen: Vec<Sums>,
    pub bias: Sums,
    out: Sums,
    out_bias: f32,
}

impl Net {
    /// The net of so many numbers in order; those that are missing are 0.
    pub(super) fn of(numbers: &[f32]) -> Net {
        let mut numbers = numbers.iter().copied().chain(std::iter::repeat(0.0));
        let mut next = || std::array::from_fn(|_| numbers.next().unwrap_or_default());
        let seen = (0..ALL).map(|_| next()).collect();
        let (bias, out) = (next(), next());
        Net { seen, bias, out, out_bias: numbers.next().unwrap_or_default() }
    }

    /// The net of a file.
    pub(super) fn read(bytes: &[u8]) -> Net {
        Net::of(&numbers(bytes))
    }

    /// Adds what a feature tells.
    #[inline]
    pub(super) fn see(&self, sums: &mut Sums, feature: CountedFeature) {
        for (sum, more) in sums.iter_mut().zip(&self.seen[usize::from(feature.id)]) {
            *sum += feature.times * more;
        }
    }

    /// Returns what the sums say.
    #[inline]
    pub(super) fn value(&self, sums: &Sums) -> f32 {
        let passed = |sum: f32| if sum > 0.0 { sum } else { LEAK * sum };
        sums.iter().zip(&self.out).fold(self.out_bias, |value, (sum, out)| value + out * passed(*sum))
    }
}

/// Adds sums to others.
#[inline]
pub(super) fn add(sums: &mut Sums, more: &Sums) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += more;
    }
}

/// The numbers of a file: two bytes each, the low one first.
pub(super) fn numbers(bytes: &[u8]) -> Vec<f32> {
    let (pairs, _) = bytes.as_chunks::<2>();
    pairs.iter().map(|pair| f32::from(i16::from_le_bytes(*pair)) / PARTS).collect()
}

/// The chance whose odds have this logarithm: by products alone, which are the same on every machine.
pub(super) fn chance(logit: f32) -> f32 {
    let mut odds = (1.0 - logit.clamp(-20.0, 20.0) / 256.0).max(0.0);
    for _ in 0..8 {
        odds *= odds;
    }
    1.0 / (1.0 + odds)
}
