//! The input of Whisper: the loudness of each of 80 heights, a hundred times a second.

use ndarray::{Array2, Axis};
use std::f32::consts::PI;

/// The number of heights.
pub(super) const HEIGHTS: usize = 80;

/// The number of samples that are looked at together, and the distance to the next such piece.
const PIECE: usize = 400;
const STEP: usize = 160;

/// The number of frequencies that a piece tells apart.
const FREQUENCIES: usize = PIECE / 2 + 1;

/// Samples in a second.
const RATE: f32 = 16_000.0;

/// Makes the picture of a sound that the encoder takes.
#[derive(Debug)]
pub(super) struct Mel {
    /// By which waves a piece is measured: cosines, then sines, each under the window.
    waves: Array2<f32>,
    /// The weight of each frequency for each height.
    filters: Array2<f32>,
}

impl Mel {
    pub(super) fn new() -> Mel {
        let window = |at: usize| 0.5 - 0.5 * (2.0 * PI * at as f32 / PIECE as f32).cos();
        let wave = |(at, wave): (usize, usize)| {
            let (frequency, is_sine) =
                if wave < FREQUENCIES { (wave, false) } else { (wave - FREQUENCIES, true) };
            let angle = 2.0 * PI * ((at * frequency) % PIECE) as f32 / PIECE as f32;
            window(at) * if is_sine { angle.sin() } else { angle.cos() }
        };
        let waves = Array2::from_shape_fn((PIECE, 2 * FREQUENCIES), wave);
        Mel { waves, filters: filters() }
    }

    /// The picture: a row for each hundredth of a second.
    pub(super) fn of(&self, sound: &[f32]) -> Array2<f32> {
        let half = PIECE / 2;
        let mirrored = |at: isize| {
            let last = sound.len() as isize - 1;
            let at = if at < 0 {
                -at
            } else if at > last {
                2 * last - at
            } else {
                at
            };
            usize::try_from(at).ok().and_then(|at| sound.get(at)).copied().unwrap_or_default()
        };
        let count = sound.len() / STEP;
        let pieces = Array2::from_shape_fn((count, PIECE), |(piece, at)| {
            mirrored((piece * STEP + at) as isize - half as isize)
        });
        let measured = pieces.dot(&self.waves);
        let (cosines, sines) = measured.view().split_at(Axis(1), FREQUENCIES);
        let powers = &cosines * &cosines + &sines * &sines;
        let mut picture = powers.dot(&self.filters).mapv(|power| power.max(1e-10).log10());
        let loudest = picture.iter().copied().fold(f32::MIN, f32::max);
        picture.mapv_inplace(|loud| (loud.max(loudest - 8.0) + 4.0) / 4.0);
        picture
    }
}

/// The heights as Slaney has them: even up to 1000 Hz, logarithmic above, each as strong as it is wide.
fn filters() -> Array2<f32> {
    let (even, step) = (200.0 / 3.0, 6.4_f32.ln() / 27.0);
    let height = |hertz: f32| {
        if hertz < 1_000.0 { hertz / even } else { 15.0 + (hertz / 1_000.0).ln() / step }
    };
    let hertz = |height: f32| {
        if height < 15.0 { height * even } else { 1_000.0 * ((height - 15.0) * step).exp() }
    };
    let most = height(RATE / 2.0);
    let edge = |at: usize| hertz(most * at as f32 / (HEIGHTS + 1) as f32);
    Array2::from_shape_fn((FREQUENCIES, HEIGHTS), |(frequency, at)| {
        let frequency = frequency as f32 * RATE / PIECE as f32;
        let (low, middle, high) = (edge(at), edge(at + 1), edge(at + 2));
        let (rise, fall) = ((frequency - low) / (middle - low), (high - frequency) / (high - middle));
        rise.min(fall).max(0.0) * 2.0 / (high - low)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hum_is_loudest_at_its_height() {
        let hum: Vec<f32> = (0..16_000).map(|at| (2.0 * PI * 440.0 * at as f32 / RATE).sin()).collect();
        let picture = Mel::new().of(&hum);
        assert_eq!(picture.dim(), (100, HEIGHTS));
        let row = picture.row(50);
        let loudest = row.iter().enumerate().max_by(|one, other| one.1.total_cmp(other.1));
        assert_eq!(loudest.map(|(at, _)| at), Some(11), "{row}");
    }
}
