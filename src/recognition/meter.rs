//! The level of a microphone: the loudest sound of late, and how much of it was cut off.

use std::sync::{Arc, Mutex, PoisonError};

/// The height from which a sample is taken for cut off at the top.
const TOP: u16 = 32_000;

/// The level of sound.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SoundLevel {
    /// The mean height of the loudest frame, as samples of 16 bits.
    pub loudest: f64,
    /// The number of samples that are cut off.
    pub cut_off: usize,
}

/// Measures sound on one thread, and tells another.
#[derive(Clone, Debug, Default)]
pub(super) struct Meter(Arc<Mutex<SoundLevel>>);

impl Meter {
    /// Measures from now on.
    pub(super) fn begin(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = SoundLevel::default();
    }

    /// Measures a frame.
    pub(super) fn hear(&self, frame: &[i16]) {
        let energy: f64 = frame.iter().map(|sample| f64::from(*sample).powi(2)).sum();
        let count = u32::try_from(frame.len().max(1)).map_or(f64::MAX, f64::from);
        let cut_off = frame.iter().filter(|sample| sample.unsigned_abs() >= TOP).count();
        let mut level = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        level.loudest = level.loudest.max((energy / count).sqrt());
        level.cut_off = level.cut_off.saturating_add(cut_off);
    }

    /// Returns the level since the beginning.
    #[must_use]
    pub(super) fn level(&self) -> SoundLevel {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_level_is_that_of_the_loudest_frame_with_all_that_is_cut_off() {
        for (height, cut_off) in [(0, 0), (20, 0), (100, 0), (1_000, 0), (20_000, 0), (i16::MAX, 256)] {
            let meter = Meter::default();
            meter.hear(&[height; 256]);
            meter.hear(&[0; 256]);
            assert_eq!(meter.level(), SoundLevel { loudest: f64::from(height), cut_off }, "{height}");
            meter.begin();
            assert_eq!(meter.level(), SoundLevel::default());
        }
    }
}
