use std::time::{Duration, Instant};

/// The time for which one text may stay without a sign of it.
const ALONE: Duration = Duration::from_secs(2);
/// The time for which two or more may, all together: who types on cuts each off before it could count by itself.
const TOGETHER: Duration = Duration::from_millis(900);
/// The same before the service has told anything from which one could know how quick it is.
const TOGETHER_AT_FIRST: Duration = Duration::from_millis(1500);
/// The time for which the last of several must have waited itself.
const LAST: Duration = Duration::from_millis(250);

/// The watchdog of a service: the time, and the number of texts, for which it has reported none of its texts.
///
/// A text is owed its beginning from when it is given. One that was begun and is cut off is owed its end: a sound that
/// stands still begins, and never ends.
#[derive(Debug, Default)]
pub(super) struct Watchdog {
    texts: u32,
    /// The time for which texts waited that were cut off meanwhile.
    before: Duration,
    /// Since when the text that the service has is owed its beginning.
    given: Option<Instant>,
    /// The text that was begun and whose end is missing, and the time since when.
    cut: Option<(u64, Instant)>,
    /// The longest that a sign has taken so far, once the end of a text was told.
    slowest: Option<Duration>,
}

impl Watchdog {
    /// A text is given to the service.
    pub(super) const fn give(&mut self, now: Instant) {
        self.texts = self.texts.saturating_add(1);
        self.given = Some(now);
    }

    /// The text that the service has was begun: it speaks.
    pub(super) fn begin(&mut self, now: Instant) {
        self.learn(self.given, now);
        self.clear();
    }

    /// A text was spoken to its end: the service works.
    pub(super) fn prove(&mut self) {
        self.slowest = self.slowest.or(Some(Duration::ZERO));
        self.clear();
    }

    fn clear(&mut self) {
        *self = Watchdog { slowest: self.slowest, ..Watchdog::default() };
    }

    /// Notes how long a sign took; before the first end it says little, for a sound that stands still begins, too.
    fn learn(&mut self, since: Option<Instant>, now: Instant) {
        if let (Some(slowest), Some(since)) = (&mut self.slowest, since) {
            *slowest = (*slowest).max(now.saturating_duration_since(since));
        }
    }

    /// The service began, or ended, a text of before: it is slow, and there.
    pub(super) fn sign(&mut self, now: Instant) {
        let given = self.given.map(|_| now);
        self.clear();
        (self.texts, self.given) = (u32::from(given.is_some()), given);
    }

    /// The text was cut off, or taken by another, before it began: so long it waited in vain.
    pub(super) fn cut_unbegun(&mut self, now: Instant) {
        // What is owed an end counts meanwhile.
        if let Some(given) = self.given.take()
            && self.cut.is_none()
        {
            self.before = self.before.saturating_add(now.saturating_duration_since(given));
        }
    }

    /// A text that was begun is owed its end from now on.
    pub(super) fn cut_begun(&mut self, number: u64, now: Instant) {
        self.clear();
        (self.texts, self.cut) = (1, Some((number, now)));
    }

    /// The service told the end of a text: a sign where that was owed.
    pub(super) fn end(&mut self, number: u64, now: Instant) {
        if let Some((_, since)) = self.cut.filter(|(cut, _)| *cut == number) {
            self.slowest = self.slowest.or(Some(Duration::ZERO));
            self.learn(Some(since), now);
            self.sign(now);
        }
    }

    /// Returns how long several texts may stay without a sign: some time longer than the slowest so far.
    fn together(&self) -> Duration {
        let usual = |slowest: Duration| slowest.saturating_mul(2).clamp(TOGETHER, ALONE);
        self.slowest.map_or(TOGETHER_AT_FIRST, usual)
    }

    /// When the service counts as mute unless it tells something; nothing where it owes nothing.
    pub(super) fn due(&self) -> Option<Instant> {
        let since = self.cut.map(|(_, since)| since).or(self.given)?;
        let after = |limit: Duration| since.checked_add(limit.saturating_sub(self.before));
        let last = self.given.and_then(|given| given.checked_add(LAST));
        let together = after(self.together()).filter(|_| self.texts > 1);
        let together = together.map(|moment| last.map_or(moment, |last| last.max(moment)));
        [after(ALONE), together].into_iter().flatten().min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(begin: Instant, milliseconds: u64) -> Instant {
        begin + Duration::from_millis(milliseconds)
    }

    /// The watchdog of a service that was quick so far.
    fn quick() -> Watchdog {
        let mut watchdog = Watchdog::default();
        watchdog.prove();
        watchdog
    }

    #[test]
    fn one_text_without_a_sign_is_given_time() {
        let (mut watchdog, begin) = (Watchdog::default(), Instant::now());
        assert_eq!(watchdog.due(), None);
        watchdog.give(begin);
        assert_eq!(watchdog.due(), Some(begin + ALONE));
        watchdog.begin(begin);
        assert_eq!(watchdog.due(), None);
    }

    #[test]
    fn two_that_were_cut_off_unbegun_are_enough() {
        let (mut watchdog, begin) = (quick(), Instant::now());
        watchdog.give(begin);
        watchdog.cut_unbegun(at(begin, 500));
        assert_eq!(watchdog.due(), None, "nothing is owed for what was cut off");
        watchdog.give(at(begin, 600));
        assert_eq!(watchdog.due(), Some(at(begin, 1000)));
        // The last has its time, however long the others waited.
        watchdog.cut_unbegun(at(begin, 950));
        watchdog.give(at(begin, 5000));
        assert_eq!(watchdog.due(), Some(at(begin, 5250)));
    }

    #[test]
    fn what_stands_still_never_ends() {
        let (mut watchdog, begin) = (quick(), Instant::now());
        watchdog.give(begin);
        watchdog.begin(begin);
        watchdog.cut_begun(1, begin);
        assert_eq!(watchdog.due(), Some(begin + ALONE));
        watchdog.give(at(begin, 100));
        assert_eq!(watchdog.due(), Some(begin + TOGETHER));
        // The end of one that never began is no sound.
        watchdog.end(2, at(begin, 300));
        watchdog.cut_unbegun(at(begin, 300));
        watchdog.give(at(begin, 400));
        assert_eq!(watchdog.due(), Some(begin + TOGETHER));
        watchdog.end(1, at(begin, 600));
        assert_eq!(watchdog.due(), Some(at(begin, 600) + ALONE), "the voice is slow, and there");
    }

    #[test]
    fn a_slow_service_is_given_more_time() {
        let begin = Instant::now();
        let two_after = |mut watchdog: Watchdog, quickness: u64| {
            watchdog.cut_begun(1, begin);
            watchdog.end(1, at(begin, quickness));
            watchdog.cut_begun(2, begin);
            watchdog.give(begin);
            watchdog.due().map(|due| due - begin)
        };
        assert_eq!(two_after(quick(), 20), Some(TOGETHER));
        assert_eq!(two_after(quick(), 700), Some(Duration::from_millis(1400)));
        assert_eq!(two_after(quick(), 5000), Some(ALONE));
        let mut unknown = Watchdog::default();
        unknown.cut_begun(1, begin);
        unknown.give(begin);
        assert_eq!(unknown.due(), Some(begin + TOGETHER_AT_FIRST));
    }
}
