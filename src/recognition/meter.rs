//! The loudness of a microphone: the loudest sound of late, and how much of it was cut off.

use std::sync::{Arc, Mutex, PoisonError};

/// The height from which a sample is taken for cut off at the top.
const TOP: u16 = 32_000;

/// The most samples at the top before sound is too loud: a single click is not.
const MOST_AT_TOP: usize = 40;

/// The mean heights of a frame below which there is nothing at all (60 decibels below the loudest possible), and
/// below which it is too quiet (40).
const NOTHING: f64 = 33.0;
const QUIET: f64 = 330.0;

/// The loudness of sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loudness {
    /// There is no sound at all.
    Nothing,
    /// Too quiet to be told from noise.
    Quiet,
    /// As it should be.
    Good,
    /// So loud that it is cut off.
    Loud,
}

#[derive(Clone, Copy, Debug, Default)]
struct Level {
    /// The mean height of the loudest frame.
    loudest: f64,
    at_top: usize,
}

/// Measures sound on one thread, and tells another.
#[derive(Clone, Debug, Default)]
pub struct Meter(Arc<Mutex<Level>>);

impl Meter {
    /// Measures from now on.
    pub fn begin(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Level::default();
    }

    /// Measures a frame.
    pub(super) fn hear(&self, frame: &[i16]) {
        let energy: f64 = frame.iter().map(|sample| f64::from(*sample).powi(2)).sum();
        let count = u32::try_from(frame.len().max(1)).map_or(f64::MAX, f64::from);
        let at_top = frame.iter().filter(|sample| sample.unsigned_abs() >= TOP).count();
        let mut level = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        level.loudest = level.loudest.max((energy / count).sqrt());
        level.at_top = level.at_top.saturating_add(at_top);
    }

    /// Returns how loud it was since the beginning.
    #[must_use]
    pub fn loudness(&self) -> Loudness {
        let level = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match level.loudest {
            nothing if nothing < NOTHING => Loudness::Nothing,
            quiet if quiet < QUIET => Loudness::Quiet,
            _ if level.at_top > MOST_AT_TOP => Loudness::Loud,
            _ => Loudness::Good,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sound_is_nothing_quiet_good_or_loud() {
        for (height, loudness) in [
            (0, Loudness::Nothing),
            (20, Loudness::Nothing),
            (100, Loudness::Quiet),
            (1_000, Loudness::Good),
            (20_000, Loudness::Good),
            (i16::MAX, Loudness::Loud),
        ] {
            let meter = Meter::default();
            meter.hear(&[height; 256]);
            assert_eq!(meter.loudness(), loudness, "{height}");
            meter.begin();
            assert_eq!(meter.loudness(), Loudness::Nothing);
        }
    }
}
