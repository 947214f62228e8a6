//! Sound in frames of the length that speech is found in.

/// The number of samples a second.
pub const RATE: u32 = 16_000;

/// The length of a frame in samples: 16 milliseconds.
pub const FRAME: usize = 256;

/// Parts of sound of any length, as frames.
#[derive(Debug, Default)]
pub struct Frames {
    rest: Vec<i16>,
}

impl Frames {
    /// Takes more sound; gives back the frames that are whole now.
    pub fn take(&mut self, sound: &[i16]) -> Vec<Vec<i16>> {
        self.rest.extend_from_slice(sound);
        let whole = self.rest.len().checked_div(FRAME).unwrap_or_default().saturating_mul(FRAME);
        let behind = self.rest.split_off(whole);
        let frames = self.rest.chunks_exact(FRAME).map(<[i16]>::to_vec).collect();
        self.rest = behind;
        frames
    }
}

/// The least ratio of the energy of the loudest frames to that of the quietest: 20 decibels.
const CLEAR: f64 = 100.0;

/// The loudest frames are one in so many, and so are the quietest.
const ONE_IN: usize = 5;

/// Returns whether an utterance, with the silence before it, stands out so far that words in it can be sure.
///
/// In noise, a piece of a sentence fits a short command as well as the command does.
pub(super) fn is_clear(sound: &[i16]) -> bool {
    let mut energies: Vec<f64> = sound.chunks_exact(FRAME).map(energy).collect();
    energies.sort_by(f64::total_cmp);
    let few = energies.len().div_ceil(ONE_IN);
    let quietest: f64 = energies.iter().take(few).sum();
    let loudest: f64 = energies.iter().rev().take(few).sum();
    loudest > CLEAR * quietest
}

fn energy(frame: &[i16]) -> f64 {
    frame.iter().map(|sample| f64::from(*sample).powi(2)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_whole_and_nothing_is_lost() {
        let mut frames = Frames::default();
        assert!(frames.take(&[1; 200]).is_empty());
        assert_eq!(frames.take(&[1; 400]).len(), 2);
        assert_eq!(frames.take(&[1; 168]).len(), 1);
    }

    /// A hum of this loudness between two of another, as long each.
    fn sound(around: i16, within: i16) -> Vec<i16> {
        let hum = |loud: i16| (0..10 * FRAME).map(move |at| if at % 2 == 0 { loud } else { -loud });
        hum(around).chain(hum(within)).chain(hum(around)).collect()
    }

    #[test]
    fn speech_is_clear_that_is_ten_times_as_loud_as_the_noise() {
        assert!(is_clear(&sound(100, 1_100)));
        assert!(!is_clear(&sound(100, 900)));
        assert!(is_clear(&sound(0, 900)));
        assert!(!is_clear(&[]));
    }
}
