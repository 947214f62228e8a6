use super::fault::SpeechFault;
use super::{Manner, SpeechEvent, Spoken, text};
use crate::narration::Urgency;
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// The most of what others did that may wait to be spoken; of more a sum is spoken.
pub(super) const MOST_WAITING: Duration = Duration::from_secs(20);

/// The most texts that wait, answers and all, while none can be spoken.
pub(super) const MOST_TEXTS: usize = 100;

/// A text that waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WaitingText {
    pub(super) text: String,
    /// The language it is in, whatever is spoken by the time it comes up.
    pub(super) language: String,
    pub(super) urgency: Urgency,
    /// When it was said.
    pub(super) since: Instant,
    /// The number of texts it stands for.
    stands_for: usize,
    /// The number of the texts that it was said with.
    batch: u64,
}

/// The sentence that stands for the texts of a batch that may be summed up.
#[derive(Clone, Debug)]
struct Sum {
    batch: u64,
    text: String,
}

/// The texts that wait, in the order they will be spoken in.
#[derive(Debug, Default)]
pub(super) struct Queue {
    waiting: VecDeque<WaitingText>,
    /// The sums that were not needed yet, oldest first.
    sums: VecDeque<Sum>,
    batches: u64,
}

impl Queue {
    /// Adds texts: what interrupts goes in front, in its order, all else to the end. Empty ones are left out. The sum, if
    /// there is one, stands for those of them that are queued where too much waits.
    pub(super) fn add(&mut self, spoken: Vec<Spoken>, sum: Option<&str>, language: &str, since: Instant) {
        self.batches = self.batches.wrapping_add(1);
        let batch = self.batches;
        let mut in_front = 0;
        for Spoken { text, urgency } in spoken {
            let (text, language) = (text::plain(&text), language.to_owned());
            let waiting = WaitingText { text, language, urgency, since, stands_for: 1, batch };
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
        let sum = sum.map(text::plain).filter(|text| !text.is_empty());
        self.sums.extend(sum.map(|text| Sum { batch, text }));
    }

    /// Takes the next text.
    pub(super) fn next(&mut self) -> Option<WaitingText> {
        self.waiting.pop_front()
    }

    /// Returns whether nothing waits.
    pub(super) fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Puts back what could not be spoken.
    pub(super) fn put_back(&mut self, waiting: WaitingText) {
        self.waiting.push_front(waiting);
    }

    /// Drops all.
    pub(super) fn clear(&mut self) {
        self.waiting.clear();
        self.sums.clear();
    }

    /// Drops what was said before a moment.
    pub(super) fn drop_before(&mut self, moment: Instant) {
        self.waiting.retain(|waiting| waiting.since >= moment);
    }

    /// When too much waits, drops what may be dropped, oldest first, and then has sums stand for what others did, those of
    /// the oldest first. What has no sum, or would not be shorter by it, is spoken as it is.
    ///
    /// Answers that interrupt were asked for, and a turn or a score is no news: they neither count nor are touched.
    pub(super) fn condense(&mut self, manner: &Manner) {
        while self.waits_long(manner) {
            let droppable = |waiting: &WaitingText| waiting.urgency == Urgency::Droppable;
            if let Some(at) = self.waiting.iter().position(droppable) {
                self.waiting.remove(at);
            } else if let Some(sum) = self.sums.pop_front() {
                self.sum_up(sum, manner);
            } else {
                return;
            }
        }
    }

    /// When too many wait, drops what may be dropped, oldest first, then puts one sentence in the place of what is no
    /// answer, and then gives up the oldest answers, too, which that sentence counts.
    pub(super) fn bound(&mut self, manner: &Manner) {
        while self.waiting.len() > MOST_TEXTS {
            let droppable = |waiting: &WaitingText| waiting.urgency == Urgency::Droppable;
            let Some(at) = self.waiting.iter().position(droppable) else { break };
            self.waiting.remove(at);
        }
        if self.waiting.len() > MOST_TEXTS {
            self.put_one_sentence(manner);
        }
        while self.waiting.len() > MOST_TEXTS {
            let kept = |(_, waiting): &(usize, &WaitingText)| waiting.urgency >= Urgency::Waiting;
            let answers = self.waiting.iter().enumerate().filter(kept);
            let Some((oldest, _)) = answers.min_by_key(|(_, waiting)| waiting.since) else { break };
            let Some(WaitingText { since, .. }) = self.waiting.remove(oldest) else { break };
            self.miss(1, since, manner);
        }
    }

    /// Counts texts that nobody will hear, the last of that moment, in the one sentence that stands for others.
    pub(super) fn miss(&mut self, texts: usize, since: Instant, manner: &Manner) {
        let text = text::plain(&(manner.condensed)(texts));
        let language = manner.language.clone();
        let waiting =
            WaitingText { text, language, urgency: Urgency::Queued, since, stands_for: texts, batch: 0 };
        let first = self.waiting.iter().take_while(|waiting| waiting.urgency >= Urgency::Waiting).count();
        self.waiting.insert(first, waiting);
        self.put_one_sentence(manner);
    }

    fn waits_long(&self, manner: &Manner) -> bool {
        length(self.may_wait(), manner) > MOST_WAITING
    }

    fn may_wait(&self) -> impl Iterator<Item = &WaitingText> {
        self.waiting.iter().filter(|waiting| waiting.urgency < Urgency::Waiting)
    }

    /// Puts a sum in the place of what it stands for, where that is longer.
    fn sum_up(&mut self, sum: Sum, manner: &Manner) {
        let stands_for =
            |waiting: &WaitingText| waiting.batch == sum.batch && waiting.urgency == Urgency::Queued;
        let parts = self.waiting.iter().filter(|waiting| stands_for(waiting));
        let Some(first) = self.waiting.iter().position(stands_for) else { return };
        if length(parts, manner) <= text::speaking_time(&sum.text, manner.rate) {
            return;
        }
        // What was spoken of it already is heard once more in the sum: better than a part of it.
        if let Some(place) = self.waiting.get_mut(first) {
            (place.text, place.batch) = (sum.text, 0);
        }
        self.waiting.retain(|waiting| !(waiting.batch == sum.batch && waiting.urgency == Urgency::Queued));
    }

    fn put_one_sentence(&mut self, manner: &Manner) {
        let texts: usize = self.may_wait().map(|waiting| waiting.stands_for).sum();
        let since = self.may_wait().map(|waiting| waiting.since).max();
        // One long text stays as it is, and so does a sentence that stands for others.
        let (Some(since), true) = (since, self.may_wait().count() > 1) else { return };
        let kept = |waiting: &WaitingText| waiting.urgency >= Urgency::Waiting;
        let first = self.waiting.iter().take_while(|waiting| kept(waiting)).count();
        self.waiting.retain(kept);
        let (text, language) = (text::plain(&(manner.condensed)(texts)), manner.language.clone());
        let sentence =
            WaitingText { text, language, urgency: Urgency::Queued, since, stands_for: texts, batch: 0 };
        self.waiting.insert(first, sentence);
    }
}

/// Returns how long some texts take.
fn length<'a>(texts: impl Iterator<Item = &'a WaitingText>, manner: &Manner) -> Duration {
    texts.map(|waiting| text::speaking_time(&waiting.text, manner.rate)).sum()
}

/// The faults that the player was told: each once until something was heard to its end.
#[derive(Debug, Default)]
pub(super) struct SpokenText {
    faults: Vec<SpeechFault>,
}

impl SpokenText {
    /// A fault: the news of it, unless it was told.
    pub(super) fn fail(&mut self, fault: SpeechFault) -> Option<SpeechEvent> {
        if self.faults.contains(&fault) {
            return None;
        }
        self.faults.push(fault);
        Some(fault.news())
    }

    /// A text was heard to its end: the news of that if a fault was all that was told.
    pub(super) fn prove(&mut self) -> Option<SpeechEvent> {
        let was_told = !self.faults.is_empty();
        self.faults.clear();
        was_told.then_some(SpeechEvent::Back)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::speech::Absence;
    use Urgency::{Droppable, Interrupting, Queued};

    fn manner() -> Manner {
        Manner::new("en", |texts| format!("{texts} things happened."))
    }

    fn add(queue: &mut Queue, spoken: &[(&str, Urgency)], sum: Option<&str>) {
        let spoken = spoken.iter().map(|(text, urgency)| Spoken::new(*text, *urgency));
        queue.add(spoken.collect(), sum, "en", Instant::now());
    }

    fn queue(spoken: &[(&str, Urgency)], sum: Option<&str>) -> Queue {
        let mut queue = Queue::default();
        add(&mut queue, spoken, sum);
        queue
    }

    fn texts(queue: &Queue) -> Vec<&str> {
        queue.waiting.iter().map(|waiting| waiting.text.as_str()).collect()
    }

    /// Four and a half seconds of speech.
    const FIVE: &str = "abcd efgh abcd efgh abcd efgh abcd efgh abcd efgh abcd efgh";

    #[test]
    fn what_interrupts_goes_in_front_in_its_order() {
        let mut queue = queue(&[("a", Queued), ("b", Droppable)], None);
        add(
            &mut queue,
            &[("c", Queued), ("d", Interrupting), (" ", Interrupting), ("e", Interrupting)],
            None,
        );
        assert_eq!(texts(&queue), ["d", "e", "a", "b", "c"]);
    }

    #[test]
    fn the_ordinary_turns_of_five_may_wait() {
        let mut queue = queue(&[(FIVE, Queued); 4], Some("Four did it."));
        queue.condense(&manner());
        assert_eq!(texts(&queue).len(), 4);
    }

    #[test]
    fn the_oldest_that_may_be_dropped_goes_first() {
        let five = [(FIVE, Queued), (FIVE, Droppable), (FIVE, Queued), (FIVE, Queued), (FIVE, Droppable)];
        let mut queue = queue(&five, None);
        add(&mut queue, &[("two", Queued)], None);
        queue.condense(&manner());
        assert_eq!(texts(&queue), [FIVE, FIVE, FIVE, FIVE, "two"]);
    }

    #[test]
    fn a_sum_stands_for_what_others_did_and_for_nothing_else() {
        let own = ("You draw.", Urgency::Waiting);
        let mut waits = queue(&[own], None);
        add(&mut waits, &[(FIVE, Queued); 5], Some("Five did it."));
        add(&mut waits, &[("Your turn.", Urgency::Waiting)], None);
        waits.condense(&manner());
        assert_eq!(texts(&waits), ["You draw.", "Five did it.", "Your turn."]);
        // It is not summed up again, and what comes behind it has its own.
        add(&mut waits, &[(FIVE, Queued); 6], Some("Six did it."));
        waits.condense(&manner());
        assert_eq!(texts(&waits), ["You draw.", "Five did it.", "Your turn.", "Six did it."]);
    }

    #[test]
    fn the_oldest_are_summed_up_first_and_no_more_than_need_be() {
        let mut waits = queue(&[(FIVE, Queued); 3], Some("Three did it."));
        add(&mut waits, &[(FIVE, Queued); 2], Some("Two did it."));
        waits.condense(&manner());
        assert_eq!(texts(&waits), ["Three did it.", FIVE, FIVE]);
    }

    #[test]
    fn nothing_is_left_out_that_has_no_shorter_sum() {
        let mut answers = queue(&[(FIVE, Interrupting); 9], None);
        answers.condense(&manner());
        assert_eq!(texts(&answers).len(), 9);
        let long = FIVE.repeat(9);
        let mut alone = queue(&[(long.as_str(), Queued)], Some(&long));
        alone.condense(&manner());
        assert_eq!(texts(&alone), [long.as_str()]);
    }

    #[test]
    fn a_faster_voice_may_have_more_waiting() {
        let mut queue = queue(&[(FIVE, Queued); 8], Some("Eight did it."));
        queue.condense(&Manner { rate: 100, ..manner() });
        assert_eq!(texts(&queue).len(), 8);
    }

    #[test]
    fn a_hundred_may_wait_and_one_sentence_stands_for_all_others() {
        let mut told = Queue::default();
        for number in 0..100_000 {
            let urgency = if number % 2 == 0 { Queued } else { Interrupting };
            told.add(vec![Spoken::new(number.to_string(), urgency)], None, "en", Instant::now());
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
        let mut told = queue(&[("chatter", Droppable); 60], None);
        told.add(vec![Spoken::new("news", Queued); MOST_TEXTS], None, "en", Instant::now());
        told.bound(&manner());
        assert_eq!(texts(&told), ["news"; MOST_TEXTS]);
    }

    #[test]
    fn what_is_stale_is_dropped() {
        let mut queue = queue(&[("old", Interrupting)], None);
        let moment = Instant::now() + Duration::from_millis(1);
        queue.add(vec![Spoken::new("new", Queued)], None, "en", moment);
        queue.drop_before(moment);
        assert_eq!(texts(&queue), ["new"]);
    }

    #[test]
    fn each_fault_is_told_once_until_something_was_heard() {
        let mut told = SpokenText::default();
        assert_eq!(told.prove(), None, "a first text is no news");
        let absent = SpeechFault::Unavailable(Absence::NoService);
        assert_eq!(told.fail(absent), Some(absent.news()));
        assert_eq!(told.fail(absent), None);
        assert_eq!(told.fail(SpeechFault::Hangs), Some(SpeechEvent::Hangs));
        assert_eq!(told.prove(), Some(SpeechEvent::Back));
        assert_eq!(told.prove(), None);
        assert_eq!(told.fail(absent), Some(absent.news()));
    }
}
