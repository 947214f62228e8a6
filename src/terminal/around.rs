//! What the game's own hearing needs of the rest, and why there may be none.

use super::gate::Gate;
use super::source::Source;
use super::speaking::Sounding;
use crate::session::Understanding;
use std::sync::Arc;
use std::sync::mpsc::SyncSender;

/// Why the game can't hear by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unheard {
    /// There is no model of the language.
    Model,
    /// There is no microphone.
    Microphone,
    /// The system refuses.
    System,
    /// The program was built without it.
    Built,
}

/// Whom the ear tells, and what it asks.
pub struct Around {
    /// Whom it tells.
    pub teller: SyncSender<Source>,
    /// Whether the game speaks now.
    pub speaks: Sounding,
    /// Whether it is heard all the same.
    pub headphones: bool,
    /// When who speaks is meant.
    pub gate: Gate,
    /// What understands the language.
    pub understanding: Arc<Understanding>,
}
