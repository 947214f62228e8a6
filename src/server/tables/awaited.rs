//! Who is waited for at a table, and what is said of it: reminders, or the end of the time where a limit was agreed.

use crate::cards::Seat;
use std::time::Duration;

/// When whoever has the turn is reminded of it, counted from what it typed last; from the second on the others hear so.
const REMINDERS: [Duration; 3] =
    [Duration::from_secs(60), Duration::from_secs(180), Duration::from_secs(600)];

/// How long before the end of the agreed time that is told.
pub const LAST: Duration = Duration::from_secs(30);

/// What is to be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slow {
    /// To whoever has the turn: that it still has.
    Reminder,
    /// The same, and to the others that it is waited for.
    Waiting,
    /// That the agreed time is over soon.
    Last,
    /// That it is over.
    Over,
}

/// Whoever has the turn.
#[derive(Clone, Debug)]
pub struct Awaited {
    /// The seat.
    pub seat: Seat,
    since: Duration,
    heard: Duration,
    told: usize,
}

impl Awaited {
    /// Somebody who has the turn from now on.
    #[must_use]
    pub const fn new(seat: Seat, now: Duration) -> Awaited {
        Awaited { seat, since: now, heard: now, told: 0 }
    }

    /// It typed something, and needs no reminder for a while.
    pub const fn hear(&mut self, now: Duration, limit: Option<Duration>) {
        self.heard = now;
        if limit.is_none() {
            self.told = 0;
        }
    }

    /// What is to be said at a time, if anything is.
    pub fn pass(&mut self, now: Duration, limit: Option<Duration>) -> Option<Slow> {
        let slow = match limit {
            Some(limit) => Awaited::ends(now.saturating_sub(self.since), limit, self.told > 0)?,
            None => {
                let next = REMINDERS.get(self.told).filter(|time| now.saturating_sub(self.heard) >= **time);
                next.map(|_| if self.told == 0 { Slow::Reminder } else { Slow::Waiting })?
            }
        };
        self.told = self.told.saturating_add(1);
        Some(slow)
    }

    fn ends(took: Duration, limit: Duration, is_told: bool) -> Option<Slow> {
        match took {
            took if took >= limit => Some(Slow::Over),
            took if took.saturating_add(LAST) >= limit && !is_told => Some(Slow::Last),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(awaited: &mut Awaited, limit: Option<u64>, until: u64) -> Vec<(u64, Slow)> {
        let limit = limit.map(Duration::from_secs);
        let at = |second| awaited.pass(Duration::from_secs(second), limit).map(|slow| (second, slow));
        (0..until).filter_map(at).collect()
    }

    #[test]
    fn reminders_come_ever_later_and_begin_anew_with_what_is_typed() {
        let mut awaited = Awaited::new(Seat::new(1).unwrap(), Duration::ZERO);
        let told = said(&mut awaited, None, 5_000);
        assert_eq!(told, [(60, Slow::Reminder), (180, Slow::Waiting), (600, Slow::Waiting)]);
        awaited.hear(Duration::from_secs(5_000), None);
        assert_eq!(awaited.pass(Duration::from_secs(5_059), None), None);
        assert_eq!(awaited.pass(Duration::from_secs(5_060), None), Some(Slow::Reminder));
    }

    #[test]
    fn an_agreed_time_ends_whatever_is_typed() {
        let mut awaited = Awaited::new(Seat::new(0).unwrap(), Duration::ZERO);
        assert_eq!(said(&mut awaited, Some(120), 100), [(90, Slow::Last)]);
        awaited.hear(Duration::from_secs(100), Some(Duration::from_secs(120)));
        assert_eq!(said(&mut awaited, Some(120), 121), [(120, Slow::Over)]);
    }
}
