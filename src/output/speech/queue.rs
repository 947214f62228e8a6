use super::{Manner, Spoken, estimate, text};
use crate::narration::Urgency;
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// The most speech that may wait besides answers.
pub(super) const MOST_WAITING: Duration = Duration::from_secs(6);

/// The most texts that wait, answers and all, while none can be spoken.
pub(super) const MOST_TEXTS: usize = 100;

/// A text that waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Waiting {
    pub(super) text: String,
    /// The language it is in, whatever is spoken by the time it comes up.
    pub(super) language: String,
    pub(super) urgency: Urgency,
    /// When it was said.
    pub(super) since: Instant,
    /// How many texts it stands for.
    stands_for: usize,
}

/// The texts that wait, in the order they will be spoken in.
#[derive(Debug, Default)]
pub(super) struct Queue {
    waiting: VecDeque<Waiting>,
}

impl Queue {
    /// Adds texts: what interrupts goes in front, in its order, all else to the end. Empty ones are left out.
    pub(super) fn add(&mut self, spoken: Vec<Spoken>, language: &str, since: Instant) {
        let mut in_front = 0;
        for Spoken { text, urgency } in spoken {
            let (text, language) = (text::plain(&text), language.to_owned());
            let waiting = Waiting { text, language, urgency, since, stands_for: 1 };
            if waiting.text.is_empty() {
                continue;
            }
            match urgency {
                Urgency::Interrupting => {
                    self.waiting.insert(in_front, waiting);
                    in_front = in_front.saturating_add(1);
                }
                Urgency::Waiting | Urgency::Queued | Urgency::Droppable => self.waiting.push_back(waiting),
            }
        }
    }

    /// Takes the next text.
    pub(super) fn next(&mut self) -> Option<Waiting> {
        self.waiting.pop_front()
    }

    /// Whether nothing waits.
    pub(super) fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Puts back what could not be spoken.
    pub(super) fn put_back(&mut self, waiting: Waiting) {
        self.waiting.push_front(waiting);
    }

    /// Drops all.
    pub(super) fn clear(&mut self) {
        self.waiting.clear();
    }

    /// Drops what was said before a moment.
    pub(super) fn drop_before(&mut self, moment: Instant) {
        self.waiting.retain(|waiting| waiting.since >= moment);
    }

    /// When too much waits, drops what may be dropped, oldest first, and then puts one sentence in the place of the rest.
    ///
    /// What interrupts was asked for, and a turn or a score is no news: they neither count nor are touched.
    pub(super) fn condense(&mut self, manner: &Manner) {
        while self.waits_long(manner) {
            let droppable = |waiting: &Waiting| waiting.urgency == Urgency::Droppable;
            let Some(at) = self.waiting.iter().position(droppable) else {
                return self.put_one_sentence(manner);
            };
            self.waiting.remove(at);
        }
    }

    /// When too many wait, drops what may be dropped, oldest first, then puts one sentence in the place of what is no
    /// answer, and then gives up the oldest answers, too, which that sentence counts.
    pub(super) fn bound(&mut self, manner: &Manner) {
        while self.waiting.len() > MOST_TEXTS {
            let droppable = |waiting: &Waiting| waiting.urgency == Urgency::Droppable;
            let Some(at) = self.waiting.iter().position(droppable) else { break };
            self.waiting.remove(at);
        }
        if self.waiting.len() > MOST_TEXTS {
            self.put_one_sentence(manner);
        }
        while self.waiting.len() > MOST_TEXTS {
            let kept = |(_, waiting): &(usize, &Waiting)| waiting.urgency >= Urgency::Waiting;
            let answers = self.waiting.iter().enumerate().filter(kept);
            let Some((oldest, _)) = answers.min_by_key(|(_, waiting)| waiting.since) else { break };
            let Some(Waiting { since, .. }) = self.waiting.remove(oldest) else { break };
            self.miss(1, since, manner);
        }
    }

    /// Counts texts that nobody will hear, the last of that moment, in the one sentence that stands for others.
    pub(super) fn miss(&mut self, texts: usize, since: Instant, manner: &Manner) {
        let text = text::plain(&(manner.condensed)(texts));
        let language = manner.language.clone();
        let waiting = Waiting { text, language, urgency: Urgency::Queued, since, stands_for: texts };
        let first = self.waiting.iter().take_while(|waiting| waiting.urgency >= Urgency::Waiting).count();
        self.waiting.insert(first, waiting);
        self.put_one_sentence(manner);
    }

    fn waits_long(&self, manner: &Manner) -> bool {
        let lengths = self.may_wait().map(|waiting| estimate::length(&waiting.text, manner.rate));
        lengths.sum::<Duration>() > MOST_WAITING
    }

    fn may_wait(&self) -> impl Iterator<Item = &Waiting> {
        self.waiting.iter().filter(|waiting| waiting.urgency < Urgency::Waiting)
    }

    fn put_one_sentence(&mut self, manner: &Manner) {
        let texts: usize = self.may_wait().map(|waiting| waiting.stands_for).sum();
        let since = self.may_wait().map(|waiting| waiting.since).max();
        // One long text stays as it is, and so does a sentence that stands for others.
        let (Some(since), true) = (since, self.may_wait().count() > 1) else { return };
        let kept = |waiting: &Waiting| waiting.urgency >= Urgency::Waiting;
        let first = self.waiting.iter().take_while(|waiting| kept(waiting)).count();
        self.waiting.retain(kept);
        let (text, language) = (text::plain(&(manner.condensed)(texts)), manner.language.clone());
        let sentence = Waiting { text, language, urgency: Urgency::Queued, since, stands_for: texts };
        self.waiting.insert(first, sentence);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Urgency::{Droppable, Interrupting, Queued};

    fn manner() -> Manner {
        Manner::new("en", |texts| format!("{texts} things happened."))
    }

    fn queue(spoken: &[(&str, Urgency)]) -> Queue {
        let mut queue = Queue::default();
        let spoken = spoken.iter().map(|(text, urgency)| Spoken::new(*text, *urgency));
        queue.add(spoken.collect(), "en", Instant::now());
        queue
    }

    fn texts(queue: &Queue) -> Vec<&str> {
        queue.waiting.iter().map(|waiting| waiting.text.as_str()).collect()
    }

    /// Nearly two seconds of speech.
    const TWO: &str = "abcd efgh abcd efgh abc";

    #[test]
    fn what_interrupts_goes_in_front_in_its_order() {
        let mut queue = queue(&[("a", Queued), ("b", Droppable)]);
        let more = [("c", Queued), ("d", Interrupting), (" ", Interrupting), ("e", Interrupting)];
        queue.add(more.map(|(text, urgency)| Spoken::new(text, urgency)).to_vec(), "en", Instant::now());
        assert_eq!(texts(&queue), ["d", "e", "a", "b", "c"]);
    }

    #[test]
    fn six_seconds_may_wait() {
        let mut queue = queue(&[(TWO, Queued), (TWO, Queued), (TWO, Queued)]);
        queue.condense(&manner());
        assert_eq!(texts(&queue).len(), 3);
    }

    #[test]
    fn the_oldest_that_may_be_dropped_goes_first() {
        let mut queue =
            queue(&[(TWO, Queued), ("one", Droppable), (TWO, Queued), (TWO, Droppable), ("two", Queued)]);
        queue.condense(&manner());
        assert_eq!(texts(&queue), [TWO, TWO, "two"]);
    }

    #[test]
    fn one_sentence_stands_for_all_that_waits_but_answers() {
        let mut waits =
            queue(&[(TWO, Queued), (TWO, Interrupting), (TWO, Queued), (TWO, Queued), (TWO, Queued)]);
        waits.condense(&manner());
        assert_eq!(texts(&waits), [TWO, "4 things happened."]);
        // It goes on counting.
        waits.add([TWO, TWO, TWO].map(|text| Spoken::new(text, Queued)).to_vec(), "en", Instant::now());
        waits.condense(&manner());
        assert_eq!(texts(&waits), [TWO, "7 things happened."]);
    }

    #[test]
    fn answers_are_never_condensed_nor_is_a_single_long_text() {
        let mut answers = queue(&[(TWO, Interrupting); 9]);
        answers.condense(&manner());
        assert_eq!(texts(&answers).len(), 9);
        let long = TWO.repeat(9);
        let mut alone = queue(&[(long.as_str(), Queued)]);
        alone.condense(&manner());
        assert_eq!(texts(&alone), [long.as_str()]);
    }

    #[test]
    fn a_turn_is_told_behind_the_sentence_that_stands_for_what_came_before() {
        let mut waits = queue(&[
            (TWO, Queued),
            (TWO, Queued),
            (TWO, Queued),
            (TWO, Queued),
            ("Your turn.", Urgency::Waiting),
        ]);
        waits.condense(&manner());
        assert_eq!(texts(&waits), ["4 things happened.", "Your turn."]);
    }

    #[test]
    fn a_faster_voice_may_have_more_waiting() {
        let mut queue = queue(&[(TWO, Queued); 5]);
        queue.condense(&Manner { rate: 100, ..manner() });
        assert_eq!(texts(&queue).len(), 5);
    }

    #[test]
    fn a_hundred_may_wait_and_one_sentence_stands_for_all_others() {
        let mut told = Queue::default();
        for number in 0..100_000 {
            let urgency = if number % 2 == 0 { Queued } else { Interrupting };
            told.add(vec![Spoken::new(number.to_string(), urgency)], "en", Instant::now());
            told.bound(&manner());
            assert!(told.waiting.len() <= MOST_TEXTS);
        }
        let texts = texts(&told);
        assert_eq!(texts.len(), MOST_TEXTS);
        assert_eq!(texts.iter().filter(|text| text.ends_with(" things happened.")).count(), 1);
        let counted: usize = told.waiting.iter().map(|waiting| waiting.stands_for).sum();
        assert_eq!(counted, 100_000);
        assert!(texts.contains(&"99999"), "the last is there");
    }

    #[test]
    fn what_may_be_dropped_makes_room_first() {
        let mut told = queue(&[("chatter", Droppable); 60]);
        told.add(vec![Spoken::new("news", Queued); MOST_TEXTS], "en", Instant::now());
        told.bound(&manner());
        assert_eq!(texts(&told), ["news"; MOST_TEXTS]);
    }

    #[test]
    fn what_is_stale_is_dropped() {
        let mut queue = queue(&[("old", Interrupting)]);
        let moment = Instant::now() + Duration::from_millis(1);
        queue.add(vec![Spoken::new("new", Queued)], "en", moment);
        queue.drop_before(moment);
        assert_eq!(texts(&queue), ["new"]);
    }
}
