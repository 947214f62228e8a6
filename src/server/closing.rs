//! The end of the host, when it was said beforehand.

use std::time::Duration;

/// When the host closes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Closing {
    /// The time, since the host was started.
    pub at: Duration,
    /// The minutes that were told last.
    pub told: u64,
}
