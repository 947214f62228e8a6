use std::time::{Duration, Instant};

/// The moment so long behind another; that one itself where no clock goes so far.
pub(super) fn after(moment: Instant, time: Duration) -> Instant {
    moment.checked_add(time).unwrap_or(moment)
}

/// The moment so long from now on.
pub(super) fn from_now(time: Duration) -> Instant {
    after(Instant::now(), time)
}
