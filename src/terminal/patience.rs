//! How long a person waits for the computers before a word is said of it.

use std::time::{Duration, Instant};

/// How long nobody wonders what the computers do.
const USUAL: Duration = Duration::from_millis(300);

/// The variable with another such time, in milliseconds.
const VARIABLE: &str = "ELEVENS_PATIENCE";

/// How long a person has been waiting for the computers, and whether that was spoken of.
#[derive(Debug)]
pub struct Patience {
    whole: Duration,
    since: Option<Instant>,
    is_told: bool,
}

impl Default for Patience {
    fn default() -> Patience {
        let chosen = std::env::var(VARIABLE).ok().and_then(|text| text.parse().ok());
        Patience { whole: chosen.map_or(USUAL, Duration::from_millis), since: None, is_told: false }
    }
}

impl Patience {
    /// The person was told something else, or is to play: the wait is over.
    pub const fn begin_anew(&mut self) {
        (self.since, self.is_told) = (None, false);
    }

    /// How long nothing has to be said yet.
    pub fn left(&mut self) -> Duration {
        let since = *self.since.get_or_insert_with(Instant::now);
        self.whole.saturating_sub(since.elapsed())
    }

    /// Whether it is to be told that somebody thinks; once as long as the wait lasts.
    pub const fn tells(&mut self) -> bool {
        !std::mem::replace(&mut self.is_told, true)
    }
}
