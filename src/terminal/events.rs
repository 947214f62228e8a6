//! The one channel by which everything reaches the thread that plays: lines and keys, a braille display, recognizers, the
//! microphone, speech, the thoughts of computers.

use crate::output::brlapi::RoutingTarget;
use crate::session::{ComputerTurn, InputSource};
use crossterm::event::KeyEvent;
use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// The most that waits to be heard, all together.
const MOST_EVENTS: usize = 256;

/// The most utterances that wait to be heard; of more the oldest are given up.
pub(super) const MOST_WAITING: usize = 50;

/// Utterances that wait to be heard.
#[derive(Clone, Debug, Default)]
pub(super) struct WaitingLines(Arc<Mutex<VecDeque<String>>>);

impl WaitingLines {
    /// Has another wait; gives back whether the oldest was given up for it.
    pub(super) fn add(&self, utterance: String) -> bool {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.push_back(utterance);
        if waiting.len() > MOST_WAITING {
            waiting.pop_front();
            return true;
        }
        false
    }

    /// The oldest, which waits no longer.
    pub(super) fn next(&self) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }
}

/// The longest line that is read.
pub(super) const LONGEST_LINE: usize = 4096;

/// An input from the standard input.
#[derive(Debug)]
pub(super) enum Typed {
    /// A line, without its line end.
    Line(String),
    /// A line that is no text in UTF-8.
    NotText,
    /// A line that is too long to mean anything.
    TooLong,
    /// A single key.
    Key(KeyEvent),
    /// Nothing more will come.
    End,
    /// The player wants to stop at once.
    Interrupted,
}

/// Something that reaches the thread that plays.
#[derive(Debug)]
pub(super) enum InputEvent {
    /// The standard input brought this.
    Typed(Typed),
    /// A computer has thought; nothing where the thread is gone on which it did.
    Thought(Option<Box<ComputerTurn>>),
    /// Something came in from elsewhere, where whoever listens looks itself.
    Woken,
    /// There are news of speech.
    SpeechNews,
    /// A routing key of the braille display.
    Display(RoutingTarget),
    /// The external recognizer: the oldest of these lines.
    Recognizer(WaitingLines),
    /// The built-in recognizer heard this; how sure it was tells the way.
    #[cfg_attr(
        not(any(feature = "voice", test)),
        expect(dead_code, reason = "only the built-in recognizer hears so")
    )]
    Heard(String, InputSource),
    /// This was heard, if anything was said to the game.
    #[cfg_attr(
        not(any(feature = "voice", test)),
        expect(dead_code, reason = "only the built-in recognizer hears so")
    )]
    Unsure(String),
    /// One of these two was heard, the likelier first.
    #[cfg_attr(
        not(any(feature = "voice", test)),
        expect(dead_code, reason = "only the built-in recognizer hears so")
    )]
    Between(String, String),
    /// Nothing comes from the microphone any more; it may come back.
    #[cfg_attr(
        not(any(feature = "voice", test)),
        expect(dead_code, reason = "only the built-in recognizer hears so")
    )]
    MicrophoneGone,
    /// The microphone is back.
    #[cfg_attr(
        not(any(feature = "voice", test)),
        expect(dead_code, reason = "only the built-in recognizer hears so")
    )]
    MicrophoneBack,
    /// No more is written to the report of what was heard.
    #[cfg_attr(
        not(any(feature = "voice", test)),
        expect(dead_code, reason = "only the built-in recognizer reports")
    )]
    Unreported,
    /// The external recognizer says more than can be heard; what is oldest is given up.
    RecognizerTooFast,
    /// The recognizer will say no more.
    RecognizerEnded,
}

/// The events that are waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Awaited {
    /// Any event.
    All,
    /// A thought alone: whatever else comes waits.
    Thought,
}

impl Awaited {
    const fn is(self, event: &InputEvent) -> bool {
        match self {
            Awaited::All => true,
            Awaited::Thought => matches!(event, InputEvent::Thought(_)),
        }
    }
}

/// The receiving end of the channel.
#[derive(Debug)]
pub(super) struct InputEvents {
    received: Receiver<InputEvent>,
    sender: SyncSender<InputEvent>,
    /// Events that were received and wait, because the standard input goes first or they are not awaited yet.
    waiting: VecDeque<InputEvent>,
}

impl InputEvents {
    /// A channel in which nothing waits.
    pub(super) fn open() -> InputEvents {
        let (sender, received) = sync_channel(MOST_EVENTS);
        InputEvents { received, sender, waiting: VecDeque::new() }
    }

    /// The sending end.
    pub(super) fn sender(&self) -> SyncSender<InputEvent> {
        self.sender.clone()
    }

    /// Waits for an event, those of the standard input before all others; nothing where none came in time.
    pub(super) fn next(&mut self, awaited: Awaited, until: Option<Instant>) -> Option<InputEvent> {
        loop {
            // All that is there is looked at, so that a line is found behind whatever else flows in.
            while let Ok(event) = self.received.try_recv() {
                self.keep(event);
            }
            if let Some(event) = self.first(awaited) {
                return Some(event);
            }
            let event = match until {
                None => self.received.recv().ok()?,
                Some(until) => {
                    match self.received.recv_timeout(until.saturating_duration_since(Instant::now())) {
                        Ok(event) => event,
                        Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return None,
                    }
                }
            };
            self.keep(event);
        }
    }

    /// Forgets what was heard and not taken yet.
    pub(super) fn forget_heard(&mut self) {
        while let Ok(event) = self.received.try_recv() {
            self.keep(event);
        }
        self.waiting.retain(|event| match event {
            InputEvent::Recognizer(waiting) => {
                drop(waiting.next());
                false
            }
            InputEvent::Heard(..) | InputEvent::Unsure(_) | InputEvent::Between(..) => false,
            InputEvent::Typed(_)
            | InputEvent::Thought(_)
            | InputEvent::Woken
            | InputEvent::SpeechNews
            | InputEvent::Display(_)
            | InputEvent::MicrophoneGone
            | InputEvent::MicrophoneBack
            | InputEvent::Unreported
            | InputEvent::RecognizerTooFast
            | InputEvent::RecognizerEnded => true,
        });
    }

    /// Keeps an event; of those that come in any number, no more than can be heard.
    fn keep(&mut self, event: InputEvent) {
        let is_full = self.waiting.len() >= MOST_EVENTS;
        let is_needless = match &event {
            InputEvent::Display(_)
            | InputEvent::Heard(..)
            | InputEvent::Unsure(_)
            | InputEvent::Between(..) => is_full,
            InputEvent::Woken => self.waiting.iter().any(|event| matches!(event, InputEvent::Woken)),
            InputEvent::SpeechNews => {
                self.waiting.iter().any(|event| matches!(event, InputEvent::SpeechNews))
            }
            InputEvent::Typed(_)
            | InputEvent::Thought(_)
            | InputEvent::Recognizer(_)
            | InputEvent::MicrophoneGone
            | InputEvent::MicrophoneBack
            | InputEvent::Unreported
            | InputEvent::RecognizerTooFast
            | InputEvent::RecognizerEnded => false,
        };
        if !is_needless {
            self.waiting.push_back(event);
        }
    }

    /// Returns what was typed if it is awaited, else what came first.
    fn first(&mut self, awaited: Awaited) -> Option<InputEvent> {
        let at = |is: &dyn Fn(&InputEvent) -> bool| {
            self.waiting.iter().position(|event| awaited.is(event) && is(event))
        };
        let place = at(&|event| matches!(event, InputEvent::Typed(_))).or_else(|| at(&|_| true));
        self.waiting.remove(place?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn lines_go_first_and_what_is_not_awaited_waits_in_its_order() {
        let mut events = InputEvents::open();
        let sender = events.sender();
        let line = |text: &str| InputEvent::Typed(Typed::Line(text.to_owned()));
        for event in [InputEvent::MicrophoneGone, InputEvent::Woken, InputEvent::Woken, line("hand")] {
            sender.send(event).unwrap();
        }
        let now = || Some(Instant::now());
        assert!(events.next(Awaited::Thought, now()).is_none());
        sender.send(InputEvent::Thought(None)).unwrap();
        assert!(matches!(events.next(Awaited::Thought, None), Some(InputEvent::Thought(None))));
        assert!(matches!(events.next(Awaited::All, now()), Some(InputEvent::Typed(Typed::Line(_)))));
        assert!(matches!(events.next(Awaited::All, now()), Some(InputEvent::MicrophoneGone)));
        assert!(matches!(events.next(Awaited::All, now()), Some(InputEvent::Woken)));
        let soon = Instant::now().checked_add(Duration::from_millis(1));
        assert!(events.next(Awaited::All, soon).is_none(), "news are told once");
    }

    #[test]
    fn what_was_heard_is_forgotten_and_what_was_typed_is_not() {
        let mut events = InputEvents::open();
        let heard = |text: &str| InputEvent::Heard(text.to_owned(), crate::session::InputSource::Heard);
        let line = InputEvent::Typed(Typed::Line("hand".to_owned()));
        for event in [heard("yes"), InputEvent::Unsure("no".to_owned()), line, heard("no")] {
            events.sender().send(event).unwrap();
        }
        events.forget_heard();
        assert!(matches!(events.next(Awaited::All, None), Some(InputEvent::Typed(Typed::Line(_)))));
        assert!(events.next(Awaited::All, Some(Instant::now())).is_none());
    }
}
