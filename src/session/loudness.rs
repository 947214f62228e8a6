/// The mean heights of the loudest moment, as samples of 16 bits, below which there is nothing at all (60 decibels below
/// the loudest possible), and below which it is too quiet (40).
const NOTHING: f64 = 33.0;
const QUIET: f64 = 330.0;

/// The most samples that are cut off before sound is too loud: a single click is not.
const MOST_CUT_OFF: usize = 40;

/// The loudness of a microphone.
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

impl Loudness {
    /// Returns the loudness of sound, by the mean height of its loudest moment, as samples of 16 bits, and the number of
    /// samples that are cut off.
    #[must_use]
    pub const fn of(loudest: f64, cut_off: usize) -> Loudness {
        if loudest < NOTHING {
            Loudness::Nothing
        } else if loudest < QUIET {
            Loudness::Quiet
        } else if cut_off > MOST_CUT_OFF {
            Loudness::Loud
        } else {
            Loudness::Good
        }
    }

    /// Its id in messages.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Loudness::Nothing => "nothing",
            Loudness::Quiet => "quiet",
            Loudness::Good => "good",
            Loudness::Loud => "loud",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sound_is_nothing_quiet_good_or_loud() {
        for (loudest, cut_off, loudness) in [
            (0, 0, Loudness::Nothing),
            (20, 0, Loudness::Nothing),
            (100, 0, Loudness::Quiet),
            (1_000, 0, Loudness::Good),
            (20_000, 0, Loudness::Good),
            (i16::MAX, 256, Loudness::Loud),
        ] {
            assert_eq!(Loudness::of(f64::from(loudest), cut_off), loudness, "{loudest}");
        }
    }
}
