use super::Manner;
use super::fault::SpeechFault;
use super::mailbox::Note;
use std::time::{Duration, Instant};

/// The longest that the service may take to answer.
pub(super) const ANSWERING: Duration = Duration::from_secs(2);

/// The meaning of a note to a connection to a voice.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum VoiceEvent {
    /// It can speak from now on.
    Ready,
    /// The service has taken the text with this number.
    Taken(u64),
    /// It is being spoken.
    Began(u64),
    /// It was spoken to its end.
    Ended(u64),
    /// It was cut off, or dropped before it began.
    Cut(u64),
}

/// A way to the voice; no call waits for the service.
pub(super) trait Outlet {
    /// Has a text spoken after all that was given before.
    fn speak(&mut self, number: u64, text: &str, manner: &Manner) -> Result<(), SpeechFault>;

    /// Cuts off what is spoken, and drops what was given.
    fn cancel(&mut self) -> Result<(), SpeechFault>;

    /// The names of the voices that speak a language, in the order of their numbers.
    fn voices(&self, language: &str) -> Vec<String>;

    /// Says goodbye; what was given is still spoken where the service goes on alone.
    fn leave(&mut self) -> Result<(), SpeechFault>;

    /// Takes a note of its own thread.
    fn hear(&mut self, note: Note) -> Result<Vec<VoiceEvent>, SpeechFault>;

    /// When the answer that it waits for is overdue; nothing where it waits for none.
    fn due(&self) -> Option<Instant>;

    /// Returns whether the service tells when a text ends.
    fn tells_ends(&self) -> bool;

    /// Returns whether it tells, too, when one that it began is cut off.
    fn tells_cuts(&self) -> bool;
}
