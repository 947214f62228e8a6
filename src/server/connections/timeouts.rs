//! The times that clients are waited for, and the amount that is borne of what they should not do.

use std::time::Duration;

/// The time that a client may take to agree on keys, to read what is sent to it, to ask for something, and to say who
/// it is.
pub(crate) const SLOW: Duration = Duration::from_secs(20);

/// The time that a connection to the page may go on asking, if it does not become that of a guest.
const ASKING: Duration = Duration::from_secs(60);

/// The number of waits for somebody who types too much, and was never quick enough to have its whole pace again.
const HELD: u32 = 1_000;

/// The timeouts of a host.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    scale: u32,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts::scaled(1)
    }
}

impl Timeouts {
    /// So many times less than usual; 1 is as usual.
    #[must_use]
    pub const fn scaled(scale: u32) -> Timeouts {
        Timeouts { scale }
    }

    /// Returns how long a client may take for each of the things that it does.
    #[must_use]
    pub fn slow(self) -> Duration {
        SLOW.checked_div(self.scale).unwrap_or(SLOW)
    }

    /// Returns how long a connection to the page may go on asking.
    #[must_use]
    pub fn asking(self) -> Duration {
        ASKING.checked_div(self.scale).unwrap_or(ASKING)
    }

    /// Returns how often one may have to wait who types too much.
    #[must_use]
    pub fn held(self) -> u32 {
        HELD.checked_div(self.scale).unwrap_or(HELD)
    }
}
