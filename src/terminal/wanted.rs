//! Who is to hear the player beside the keyboard.

use crate::locale::Language;
use std::path::PathBuf;

/// Who is to hear the player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Whether the game hears by itself.
    pub itself: bool,
    /// A recognizer, by its name or a command.
    pub command: Option<String>,
    /// The folder of a model that was named.
    pub model: Option<PathBuf>,
    /// The language that it is a model of.
    pub language: Option<&'static Language>,
}
