//! A token bucket: so much may come at once, and then so much in a time.

use std::time::Duration;

/// The limit of a bucket.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limit {
    /// The number of tokens that may be taken at once.
    pub burst: u32,
    /// The number of tokens that come back in each interval.
    pub each: u32,
    /// The length of an interval.
    pub every: Duration,
}

/// A bucket of tokens, full at first.
#[derive(Debug)]
pub(super) struct TokenBucket {
    limit: Limit,
    /// The number of tokens that were taken, and have not come back.
    used: u32,
    /// The begin of the interval that is not over yet.
    since: Duration,
}

impl TokenBucket {
    /// Creates a full bucket.
    #[must_use]
    pub(super) const fn new(limit: Limit) -> TokenBucket {
        TokenBucket { limit, used: 0, since: Duration::ZERO }
    }

    /// Takes a token, if one is left at this time.
    pub(super) fn take(&mut self, now: Duration) -> bool {
        self.refill(now);
        let is_left = self.used < self.limit.burst;
        self.used = self.used.saturating_add(u32::from(is_left));
        is_left
    }

    /// Returns whether no more is missing at this time than one interval brings.
    pub(super) fn is_rested(&mut self, now: Duration) -> bool {
        self.refill(now);
        self.used <= self.limit.each
    }

    /// Puts back what came in the intervals that are over; what is left of the last one counts on.
    fn refill(&mut self, now: Duration) {
        let every = self.limit.every.as_nanos().max(1);
        let passed = now.saturating_sub(self.since).as_nanos();
        let intervals = u32::try_from(passed.checked_div(every).unwrap_or_default());
        let over = intervals.ok().and_then(|intervals| self.limit.every.checked_mul(intervals));
        self.used = self.used.saturating_sub(intervals.unwrap_or(u32::MAX).saturating_mul(self.limit.each));
        self.since = over.and_then(|over| self.since.checked_add(over)).unwrap_or(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_of_an_interval_counts_on() {
        let mut bucket = TokenBucket::new(Limit { burst: 2, each: 1, every: Duration::from_secs(1) });
        let mut take = |millis| bucket.take(Duration::from_millis(millis));
        assert!(take(0) && take(0) && !take(999));
        assert!(take(1900) && !take(1900));
        assert!(take(2000) && !take(2500) && take(3000));
    }

    #[test]
    fn nothing_comes_back_beyond_the_burst() {
        let mut bucket = TokenBucket::new(Limit { burst: 3, each: 2, every: Duration::from_millis(50) });
        let week = Duration::from_secs(7 * 24 * 60 * 60);
        assert_eq!((0..10).filter(|_| bucket.take(week)).count(), 3);
        assert!(!bucket.is_rested(week) && bucket.is_rested(week + Duration::from_millis(50)));
        assert_eq!((0..10).filter(|_| bucket.take(Duration::MAX)).count(), 3);
    }
}
