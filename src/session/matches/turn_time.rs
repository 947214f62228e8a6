//! The time that a turn takes: reminders, or the end of the time where a limit was agreed.

use crate::cards::Seat;
use core::time::Duration;

/// When whoever has the turn is reminded of it, counted from the last line; from the second on the others hear so.
const REMINDERS: [Duration; 3] =
    [Duration::from_secs(60), Duration::from_secs(180), Duration::from_secs(600)];

/// The time before the end of the agreed time at which it is told.
pub(super) const LAST: Duration = Duration::from_secs(30);

/// A word that is due about a turn that takes long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slow {
    /// To whoever has the turn: that it still has.
    Reminder,
    /// The same, and to the others that it is waited for.
    Waiting,
    /// That the agreed time is over soon.
    Last,
    /// That it is over.
    Over,
}

/// A turn that somebody was called to, and its time.
#[derive(Clone, Debug)]
pub(super) struct TurnTime {
    /// The seat.
    pub seat: Seat,
    since: Duration,
    heard: Duration,
    told: usize,
}

impl TurnTime {
    /// Begins a turn.
    pub(super) const fn new(seat: Seat, now: Duration) -> TurnTime {
        TurnTime { seat, since: now, heard: now, told: 0 }
    }

    /// Notes that the player did something, and needs no reminder for a while.
    pub(super) const fn hear(&mut self, now: Duration, limit: Option<Duration>) {
        self.heard = now;
        if limit.is_none() {
            self.told = 0;
        }
    }

    /// The time of the next word, if one will be due.
    pub(super) fn deadline(&self, limit: Option<Duration>) -> Option<Duration> {
        match limit {
            Some(limit) if self.told > 0 => Some(self.since.saturating_add(limit)),
            Some(limit) => Some(self.since.saturating_add(limit.saturating_sub(LAST))),
            None => REMINDERS.get(self.told).map(|time| self.heard.saturating_add(*time)),
        }
    }

    /// The word that is due at a time, if one is.
    pub(super) fn pass(&mut self, now: Duration, limit: Option<Duration>) -> Option<Slow> {
        let slow = match limit {
            Some(limit) => TurnTime::ends(now.saturating_sub(self.since), limit, self.told > 0)?,
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

    fn said(turn: &mut TurnTime, limit: Option<u64>, until: u64) -> Vec<(u64, Slow)> {
        let limit = limit.map(Duration::from_secs);
        let at = |second| {
            let (now, deadline) = (Duration::from_secs(second), turn.deadline(limit));
            let slow = turn.pass(now, limit);
            assert_eq!(slow.is_some(), deadline.is_some_and(|deadline| deadline <= now), "{second}");
            slow.map(|slow| (second, slow))
        };
        (0..until).filter_map(at).collect()
    }

    #[test]
    fn reminders_come_ever_later_and_begin_anew_with_what_is_typed() {
        let mut turn = TurnTime::new(Seat::new(1).unwrap(), Duration::ZERO);
        let told = said(&mut turn, None, 5_000);
        assert_eq!(told, [(60, Slow::Reminder), (180, Slow::Waiting), (600, Slow::Waiting)]);
        turn.hear(Duration::from_secs(5_000), None);
        assert_eq!(turn.pass(Duration::from_secs(5_059), None), None);
        assert_eq!(turn.pass(Duration::from_secs(5_060), None), Some(Slow::Reminder));
    }

    #[test]
    fn an_agreed_time_ends_whatever_is_typed() {
        let mut turn = TurnTime::new(Seat::new(0).unwrap(), Duration::ZERO);
        assert_eq!(said(&mut turn, Some(120), 100), [(90, Slow::Last)]);
        turn.hear(Duration::from_secs(100), Some(Duration::from_secs(120)));
        assert_eq!(said(&mut turn, Some(120), 121), [(120, Slow::Over)]);
    }
}
