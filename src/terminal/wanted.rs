//! The recognizers that are to hear the player beside the keyboard, and what the built-in one needs of the rest.

use super::events::InputEvent;
use super::push_to_talk::PushToTalk;
use super::speaking::Sounding;
use crate::locale::Language;
use crate::session::Understanding;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::SyncSender;

/// The recognizers that are to hear the player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct WantedRecognizers {
    /// True if the game hears by itself.
    pub itself: bool,
    /// A recognizer, by its name or a command.
    pub command: Option<String>,
    /// The folder of a model that was named.
    pub model: Option<PathBuf>,
    /// The language that it is a model of.
    pub language: Option<&'static Language>,
    /// The file to which the built-in recognizer reports each utterance.
    pub report: Option<PathBuf>,
}

/// Why the game can't hear by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unheard {
    /// There is no model of the language.
    Model,
    /// There is no microphone.
    Microphone,
    /// The report can't be written.
    Report(io::ErrorKind),
    /// The system refuses.
    System,
    /// The program was built without it.
    Built,
}

/// The channel that the ear tells, and the questions it asks.
pub(super) struct Around {
    /// The channel that it tells.
    pub teller: SyncSender<InputEvent>,
    /// True while the game speaks.
    pub speaks: Sounding,
    /// True if it is heard all the same.
    pub headphones: bool,
    /// When who speaks is meant.
    pub push_to_talk: PushToTalk,
    /// The interpreter of the language.
    pub understanding: Arc<Understanding>,
    /// The file to which it reports.
    pub report: Option<PathBuf>,
}
