//! The share of something that was won, and how sure that is.

use serde::Serialize;

/// Where 95 % of a normal distribution lie, in standard deviations to each side.
const Z_95: f64 = 1.959_964;

/// A share of the wins, and where it lies with 95 % certainty.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct Share {
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

impl Share {
    /// The share of `won` in `played`, with its Wilson interval.
    pub(super) fn new(won: f64, played: f64) -> Share {
        let share = won / played;
        let square = Z_95 * Z_95 / played;
        let middle = (share + square / 2.0) / (1.0 + square);
        let reach = (share * (1.0 - share) / played + square / (4.0 * played)).max(0.0).sqrt() * Z_95
            / (1.0 + square);
        Share {
            share,
            low: if won > 0.0 { (middle - reach).max(0.0) } else { 0.0 },
            high: (middle + reach).min(1.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let share = Share::new(50.0, 100.0);
        assert!((share.low - 0.4038).abs() < 1e-4 && (share.high - 0.5962).abs() < 1e-4);
        let none = Share::new(0.0, 10.0);
        assert!(none.low.abs() < 1e-12 && (none.high - 0.2775).abs() < 1e-4);
    }
}
