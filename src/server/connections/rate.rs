//! The rate limits of lines: over one connection, and from one address.

use crate::server::token_bucket::{Limit, TokenBucket};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// The number of lines that may come at once, and the time until one more is allowed.
const BURST: u32 = 60;
const BETWEEN: Duration = Duration::from_millis(50);

/// The number of connections of one address that may send at full pace: a part of those that it may have.
const PART_OF_EACH: usize = 3;

/// The pace of all who come from one address, from a moment on.
#[derive(Clone, Debug)]
pub(crate) struct AddressRate {
    begin: Instant,
    bucket: Arc<Mutex<TokenBucket>>,
}

impl AddressRate {
    /// That of an address which may have so many connections.
    #[must_use]
    pub(crate) fn new(each: usize) -> AddressRate {
        let times = each.checked_div(PART_OF_EACH).unwrap_or(1).max(1);
        let bucket = bucket(u32::try_from(times).unwrap_or(u32::MAX));
        AddressRate { begin: Instant::now(), bucket: Arc::new(Mutex::new(bucket)) }
    }

    fn take(&self) -> bool {
        self.bucket.lock().unwrap_or_else(PoisonError::into_inner).take(self.begin.elapsed())
    }
}

/// A bucket of lines, at so many times the usual pace.
const fn bucket(times: u32) -> TokenBucket {
    TokenBucket::new(Limit { burst: BURST.saturating_mul(times), each: times, every: BETWEEN })
}

/// The answer of a rate limiter to a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Allowance {
    /// It may be heard.
    Allowed,
    /// It may be heard, and is the last: far more came than anybody types.
    Flooded,
    /// It may be asked for again then.
    From(Instant),
}

/// The pace of one connection.
#[derive(Debug)]
pub(crate) struct RateLimiter {
    own: TokenBucket,
    shared: AddressRate,
    held: u32,
    most_held: u32,
}

impl RateLimiter {
    /// That of a connection from an address with this pace; who had to wait so often, and was never quick enough to have
    /// its whole pace again, types no more.
    #[must_use]
    pub(crate) fn new(shared: AddressRate, most_held: u32) -> RateLimiter {
        RateLimiter { own: bucket(1), shared, held: 0, most_held }
    }

    /// Looks whether one more line is allowed now.
    pub(crate) fn allow(&mut self) -> Allowance {
        let now = self.shared.begin.elapsed();
        if self.own.is_rested(now) {
            self.held = 0;
        }
        if !self.own.take(now) || !self.shared.take() {
            self.held = self.held.saturating_add(1);
            return Allowance::From(Instant::now().checked_add(BETWEEN).unwrap_or_else(Instant::now));
        }
        if self.held <= self.most_held { Allowance::Allowed } else { Allowance::Flooded }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_pace_for_some_of_its_connections() {
        let shared = AddressRate::new(6);
        assert_eq!((0..500).filter(|_| shared.take()).count() / 100, 1);
        assert!(AddressRate::new(1).take());
    }

    #[test]
    fn a_line_that_comes_too_soon_is_told_when_it_may_be_heard() {
        let mut limiter = RateLimiter::new(AddressRate::new(3), 2);
        let mut allowed = std::iter::repeat_with(|| limiter.allow());
        assert!(allowed.by_ref().take(BURST as usize).all(|one| one == Allowance::Allowed));
        assert!(matches!(allowed.find(|one| *one != Allowance::Allowed), Some(Allowance::From(_))));
    }
}
