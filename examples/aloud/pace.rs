//! The time that sound takes, and when it is known what was said.

use std::time::{Duration, Instant};

/// How fast sound comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// As fast as it is heard; what takes longer than it sounds is reckoned as if it had come in its time.
    AtOnce,
    /// As it sounds, so that all that hears has the time that it has at a microphone.
    AsItSounds,
}

/// What was heard so far, in milliseconds from the first sound on.
pub struct Passed {
    pace: Pace,
    began: Instant,
    /// When all that came so far is worked off: sound comes while it is thought of what was said.
    worked_off: f64,
}

impl Passed {
    pub fn begin(pace: Pace) -> Passed {
        Passed { pace, began: Instant::now(), worked_off: 0.0 }
    }

    /// Has something come at a time, and be heard; gives back when that is done, and what came of it.
    pub fn hear<T>(&mut self, comes: f64, hear: impl FnOnce() -> T) -> (f64, T) {
        match self.pace {
            Pace::AsItSounds => {
                let due = Duration::from_secs_f64(comes / 1e3);
                std::thread::sleep(due.saturating_sub(self.began.elapsed()));
                let heard = hear();
                (self.began.elapsed().as_secs_f64() * 1e3, heard)
            }
            Pace::AtOnce => {
                let begin = Instant::now();
                let heard = hear();
                self.worked_off = self.worked_off.max(comes) + begin.elapsed().as_secs_f64() * 1e3;
                (self.worked_off, heard)
            }
        }
    }
}
