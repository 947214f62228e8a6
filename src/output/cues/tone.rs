//! The sounds themselves: a few notes each, told apart by their melody.

use crate::narration::Cue;
use std::f32::consts::{PI, TAU};

/// The silence between two notes, in milliseconds.
const GAP: u32 = 15;

/// The time that a note takes to rise and to fall, in milliseconds: without that it would click.
const RAMP: u32 = 8;

/// The loudest sample.
const LOUDEST: f32 = 0.25;

/// The samples of a cue at a rate, in samples a second: one channel, from -0.25 to 0.25, at most 0.4 seconds.
///
/// # Examples
/// ```
/// use elevens::narration::Cue;
/// use elevens::output::cues::samples;
/// assert_eq!(samples(Cue::Refused, 1000).len(), 130);
/// ```
#[must_use]
pub fn samples(cue: Cue, rate: u32) -> Vec<f32> {
    let mut samples = Vec::new();
    for (at, (pitch, length)) in cue.notes().iter().enumerate() {
        if at > 0 {
            samples.extend(std::iter::repeat_n(0.0, count(GAP, rate)));
        }
        let length = count(*length, rate);
        let ramp = count(RAMP, rate).max(1);
        samples.extend((0..length).map(|at| sample(at, length, ramp, *pitch / rate as f32)));
    }
    samples
}

/// Returns how many samples a time in milliseconds has.
fn count(milliseconds: u32, rate: u32) -> usize {
    usize::try_from(u64::from(milliseconds).saturating_mul(u64::from(rate)) / 1000).unwrap_or(0)
}

/// A sample of a note: a sine with a softer octave, under a rise and a fall; the pitch is in turns a sample.
fn sample(at: usize, length: usize, ramp: usize, pitch: f32) -> f32 {
    let edge = at.min(length.saturating_sub(1).saturating_sub(at));
    let rise = if edge >= ramp { 1.0 } else { (1.0 - (PI * edge as f32 / ramp as f32).cos()) / 2.0 };
    let turn = TAU * (at as f32 * pitch).fract();
    LOUDEST * rise * (0.8 * turn.sin() + 0.2 * (2.0 * turn).sin())
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: u32 = 44_100;

    #[test]
    fn a_cue_is_short_quiet_and_begins_and_ends_without_a_click() {
        for cue in Cue::ALL {
            let samples = samples(cue, RATE);
            let seconds = samples.len() as f32 / RATE as f32;
            assert!(seconds > 0.05 && seconds <= 0.4, "{cue:?} lasts {seconds} seconds");
            assert!(samples.iter().all(|sample| sample.abs() <= LOUDEST), "{cue:?} is too loud");
            assert!(samples.iter().any(|sample| sample.abs() > 0.15), "{cue:?} is not heard");
            let step = samples.windows(2).map(|two| (two[0] - two[1]).abs()).fold(0.0, f32::max);
            assert!(step < 0.06, "{cue:?} clicks: {step}");
            assert!(samples[0].abs() < 0.001 && samples[samples.len() - 1].abs() < 0.001, "{cue:?}");
        }
    }

    /// Returns how much of a frequency is in the samples.
    fn share(samples: &[f32], hertz: f32) -> f32 {
        let turn = |at: usize| TAU * hertz * at as f32 / RATE as f32;
        let both = samples.iter().enumerate().fold((0.0, 0.0), |(sine, cosine), (at, sample)| {
            (sine + sample * turn(at).sin(), cosine + sample * turn(at).cos())
        });
        both.0.hypot(both.1) / samples.len() as f32
    }

    #[test]
    fn the_notes_of_a_cue_are_heard() {
        let turn = samples(Cue::YourTurn, RATE);
        assert!(share(&turn, 523.25) > 5.0 * share(&turn, 880.0));
        assert!(share(&turn, 783.99) > 5.0 * share(&turn, 880.0));
        let refused = samples(Cue::Refused, RATE);
        assert!(share(&refused, 196.0) > 20.0 * share(&refused, 523.25));
    }

    #[test]
    fn no_two_cues_have_the_same_melody() {
        let melody = |cue: Cue| -> Vec<i8> {
            let rises =
                |two: &[(f32, u32)]| if two[0].0 < two[1].0 { 1 } else { i8::from(two[0].0 == two[1].0) - 1 };
            cue.notes().windows(2).map(rises).collect()
        };
        let mut melodies: Vec<Vec<i8>> = Cue::ALL.into_iter().map(melody).collect();
        melodies.sort_unstable();
        melodies.dedup();
        assert_eq!(melodies.len(), Cue::ALL.len());
    }

    #[test]
    fn any_rate_gives_the_same_length() {
        for rate in [0, 1, 100, 8000, 48_000, 192_000] {
            let samples = samples(Cue::Bonus, rate);
            assert!(samples.iter().all(|sample| sample.is_finite()), "{rate}");
            let expected = 270.0 * rate as f32 / 1000.0;
            assert!((samples.len() as f32 - expected).abs() <= 5.0, "{rate}: {}", samples.len());
        }
    }
}
