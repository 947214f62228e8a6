//! How fast lines may come.

use std::time::Duration;
use tokio::time::{Instant, sleep};

/// How many lines may come at once, and how long one more takes to be allowed.
const BURST: u32 = 60;
const BETWEEN: Duration = Duration::from_millis(50);

/// How many lines a client may still send at once.
#[derive(Debug)]
pub struct Pace {
    left: u32,
    since: Instant,
}

impl Pace {
    /// All of them.
    #[must_use]
    pub fn new() -> Pace {
        Pace { left: BURST, since: Instant::now() }
    }

    /// Waits until one more line is allowed.
    pub async fn allow(&mut self) {
        let passed = self.since.elapsed().as_millis().checked_div(BETWEEN.as_millis()).unwrap_or_default();
        if passed > 0 {
            let more = u32::try_from(passed).unwrap_or(BURST);
            self.left = self.left.saturating_add(more).min(BURST);
            self.since = Instant::now();
        }
        match self.left.checked_sub(1) {
            Some(left) => self.left = left,
            None => sleep(BETWEEN).await,
        }
    }
}
