use super::fault::SpeechFault;
use super::stream::ServiceStream;
use super::{Manner, Spoken};
use crate::output::inbox::{Slot, Waits};
use std::collections::VecDeque;
use std::sync::mpsc::Sender;
use std::time::Instant;

/// A message to the speech thread.
#[derive(Debug)]
pub(super) enum SpeechMessage {
    Order(SpeechOrder),
    /// A note of the thread that works for the way to the voice with this number.
    Note(u64, Note),
}

impl SpeechMessage {
    /// Returns whether silence makes it needless.
    const fn ends_by_silence(&self) -> bool {
        matches!(
            self,
            SpeechMessage::Order(SpeechOrder::Say(..) | SpeechOrder::Missed(..) | SpeechOrder::Silence)
        )
    }

    const fn order(&mut self) -> Option<&mut SpeechOrder> {
        match self {
            SpeechMessage::Order(order) => Some(order),
            SpeechMessage::Note(..) => None,
        }
    }
}

impl Waits for SpeechMessage {
    fn join(mut self, waiting: &mut VecDeque<SpeechMessage>) {
        match self.order() {
            Some(SpeechOrder::Silence) => waiting.retain(|message| !message.ends_by_silence()),
            // The last manner counts; one that names no voice leaves the voice as it is.
            Some(SpeechOrder::Manner(new)) => {
                let last = waiting.back_mut().and_then(SpeechMessage::order);
                if let Some(SpeechOrder::Manner(old)) = last {
                    new.voice = new.voice.or(old.voice);
                    waiting.pop_back();
                }
            }
            Some(
                SpeechOrder::Say(..)
                | SpeechOrder::Missed(..)
                | SpeechOrder::NextVoice
                | SpeechOrder::Voice(_)
                | SpeechOrder::Finish(_)
                | SpeechOrder::Leave,
            )
            | None => {}
        }
        waiting.push_back(self);
    }

    /// The oldest texts are given up, and counted where they stood; without a text the oldest order is.
    fn give_up(waiting: &mut VecDeque<SpeechMessage>) {
        let texts =
            waiting.iter().position(|message| matches!(message, SpeechMessage::Order(SpeechOrder::Say(..))));
        let order = || waiting.iter().position(|message| matches!(message, SpeechMessage::Order(_)));
        let Some(at) = texts.or_else(order) else { return };
        let Some(SpeechMessage::Order(SpeechOrder::Say(spoken, _, since))) = waiting.remove(at) else {
            return;
        };
        let missed = waiting.iter_mut().find_map(|message| match message.order() {
            Some(SpeechOrder::Missed(texts, since)) => Some((texts, since)),
            Some(
                SpeechOrder::Say(..)
                | SpeechOrder::Silence
                | SpeechOrder::Manner(_)
                | SpeechOrder::NextVoice
                | SpeechOrder::Voice(_)
                | SpeechOrder::Finish(_)
                | SpeechOrder::Leave,
            )
            | None => None,
        });
        match missed {
            Some((texts, last)) => {
                *texts = texts.saturating_add(spoken.len());
                *last = since;
            }
            None => waiting.insert(at, SpeechMessage::Order(SpeechOrder::Missed(spoken.len(), since))),
        }
    }
}

/// The mailbox in which a thread that works for a connection to a voice leaves its notes.
#[derive(Clone)]
pub(super) struct Mailbox {
    slot: Slot<SpeechMessage>,
    way: u64,
}

impl Mailbox {
    /// The mailbox of the thread that works for the way with this number.
    pub(super) const fn new(slot: Slot<SpeechMessage>, way: u64) -> Mailbox {
        Mailbox { slot, way }
    }

    /// Leaves a note when there is room: whether anybody may read it.
    pub(super) fn send(&self, note: Note) -> bool {
        self.slot.leave_patiently(SpeechMessage::Note(self.way, note))
    }
}

/// An order of the game to the speech thread.
#[derive(Debug)]
pub(super) enum SpeechOrder {
    /// Texts, and what stands for those that are queued where too much waits.
    Say(Vec<Spoken>, Option<String>, Instant),
    /// So many texts were given up, the last of that moment: too much waited.
    Missed(usize, Instant),
    Silence,
    Manner(Manner),
    NextVoice,
    Voice(usize),
    /// To let go of this as soon as nothing is spoken any more.
    Finish(Sender<()>),
    Leave,
}

/// A report of another thread to the speech thread.
#[derive(Debug)]
pub(super) enum Note {
    /// The connection is there.
    Opened(ServiceStream),
    /// The service said a line.
    Line(String),
    /// There will be nothing more.
    Closed(SpeechFault),
    /// A worker did what it was asked to.
    #[cfg(any(windows, target_os = "macos", elevens_tts))]
    Done(super::done::Done),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::narration::Urgency;
    use crate::output::inbox::{self, MOST_WAITING};
    use crate::output::speech::{Manner, Spoken};
    use std::time::Instant;

    fn say(text: &str) -> SpeechMessage {
        SpeechMessage::Order(SpeechOrder::Say(vec![Spoken::new(text, Urgency::Queued)], None, Instant::now()))
    }

    fn manner(language: &str, voice: Option<usize>) -> SpeechMessage {
        SpeechMessage::Order(SpeechOrder::Manner(Manner {
            voice,
            ..Manner::new(language, |texts| texts.to_string())
        }))
    }

    #[test]
    fn texts_that_give_way_are_counted_in_the_place_of_the_first() {
        let (slot, inbox) = inbox::open();
        slot.leave(manner("fr", None));
        for number in 0..100_000 {
            slot.leave(say(&number.to_string()));
        }
        let all = inbox.take_all();
        assert_eq!(all.len(), MOST_WAITING);
        assert!(matches!(all[0], SpeechMessage::Order(SpeechOrder::Manner(_))));
        let SpeechMessage::Order(SpeechOrder::Missed(missed, _)) = all[1] else { panic!("{:?}", all[1]) };
        assert_eq!(missed + MOST_WAITING - 2, 100_000);
    }

    #[test]
    fn silence_leaves_nothing_to_say() {
        let (slot, inbox) = inbox::open();
        for message in
            [say("one"), manner("nl", None), say("two"), SpeechMessage::Order(SpeechOrder::Silence)]
        {
            slot.leave(message);
        }
        slot.leave(SpeechMessage::Order(SpeechOrder::Silence));
        let all = inbox.take_all();
        assert!(
            matches!(
                all[..],
                [SpeechMessage::Order(SpeechOrder::Manner(_)), SpeechMessage::Order(SpeechOrder::Silence)]
            ),
            "{all:?}"
        );
    }

    #[test]
    fn of_manners_the_last_counts_with_the_voice_that_was_named_last() {
        let (slot, inbox) = inbox::open();
        slot.leave(manner("en", Some(3)));
        slot.leave(manner("fr", None));
        let all = inbox.take_all();
        let [SpeechMessage::Order(SpeechOrder::Manner(manner))] = &all[..] else { panic!("{all:?}") };
        assert_eq!((manner.language.as_str(), manner.voice), ("fr", Some(3)));
    }

    #[test]
    fn without_texts_the_oldest_order_gives_way() {
        let (slot, inbox) = inbox::open();
        for _ in 0..100_000 {
            slot.leave(SpeechMessage::Order(SpeechOrder::NextVoice));
        }
        slot.leave(SpeechMessage::Order(SpeechOrder::Leave));
        let all = inbox.take_all();
        assert_eq!(all.len(), MOST_WAITING);
        assert!(matches!(all.last(), Some(SpeechMessage::Order(SpeechOrder::Leave))));
    }
}
