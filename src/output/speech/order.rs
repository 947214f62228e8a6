use super::{Manner, Spoken};
use std::time::Instant;

/// What the game wants.
#[derive(Debug)]
pub(super) enum Order {
    Say(Vec<Spoken>, Instant),
    Silence,
    Manner(Manner),
    NextVoice,
    Voice(usize),
    Leave,
}
