use super::{Manner, Spoken};
use std::time::Instant;

/// What the game wants.
#[derive(Debug)]
pub(super) enum Order {
    Say(Vec<Spoken>, Instant),
    /// So many texts were given up, the last of that moment: too much waited.
    Missed(usize, Instant),
    Silence,
    Manner(Manner),
    NextVoice,
    Voice(usize),
    Leave,
}
