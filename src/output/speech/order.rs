use super::{Manner, Spoken};
use std::sync::mpsc::Sender;
use std::time::Instant;

/// An order of the game to the speech thread.
#[derive(Debug)]
pub(super) enum Order {
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
