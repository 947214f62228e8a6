//! The strength of each level beside the others, in Elo points.

/// The points of the weakest of the levels, as they are named.
const FIRST: f64 = 1000.0;

/// The number of points that make the odds ten to one.
const TENFOLD: f64 = 400.0;

/// The number of times that the fit is made better; it settles long before.
const STEPS: usize = 2000;

/// Points of `levels` levels of which pairs played each other: who, whom, and how many matches each of the two won.
///
/// It is the fit of Bradley and Terry. Each pair counts one match more, shared, so that who won all is not without bounds.
/// The first level has 1000 points.
pub(super) fn ratings(levels: usize, pairs: &[(usize, usize, [f64; 2])]) -> Vec<f64> {
    let mut strengths = vec![1.0; levels];
    for _ in 0..STEPS {
        let better = |level: usize| {
            let mut won = 0.0;
            let mut met = 0.0;
            for (one, other, wins) in pairs {
                let mine = match level {
                    level if level == *one => wins[0],
                    level if level == *other => wins[1],
                    _ => continue,
                };
                let strength = |level: &usize| strengths.get(*level).copied().unwrap_or(1.0);
                won += mine + 0.5;
                met += (wins[0] + wins[1] + 1.0) / (strength(one) + strength(other));
            }
            if met > 0.0 { won / met } else { 1.0 }
        };
        strengths = (0..levels).map(better).collect();
    }
    let first = strengths.first().copied().unwrap_or(1.0);
    strengths.iter().map(|strength| FIRST + TENFOLD * (strength / first).log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_of_ten_to_one_are_four_hundred_points() {
        let rated = ratings(2, &[(0, 1, [9999.5, 99999.5])]);
        assert!((rated[1] - rated[0] - 400.0).abs() < 0.1, "{rated:?}");
    }

    #[test]
    fn who_beats_whom_beats_a_third_is_rated_above_both() {
        let rated = ratings(3, &[(0, 1, [20.0, 80.0]), (1, 2, [20.0, 80.0]), (0, 2, [5.0, 95.0])]);
        assert!((rated[0] - 1000.0).abs() < 1e-6);
        assert!(rated[0] + 200.0 < rated[1] && rated[1] + 200.0 < rated[2], "{rated:?}");
        assert!(ratings(2, &[(0, 1, [0.0, 50.0])])[1].is_finite());
    }
}
