use super::fault::at;
use super::folders::read_regular;
use super::prompts::Prompts;
use super::replace::replace;
use super::talk::Talk;
use crate::locale::Language;
use crate::meaning::{Verbosities, Verbosity};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

/// The most bytes that settings may have.
const LONGEST: u64 = 1 << 20;

/// What is kept from one start to the next.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The code of the language; that of the environment when there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// How much is told unasked: `brief`, `normal`, `full`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verbosity: Option<String>,
    /// Cells in a line: zero for no limit; those of the terminal when there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub width: Option<usize>,
    /// Whether lines are in the compact form for braille.
    pub braille: bool,
    /// Whether the braille display is held through BrlAPI.
    #[serde(skip_serializing_if = "is_usual")]
    pub display: bool,
    /// When what was understood by voice is asked back.
    #[serde(skip_serializing_if = "is_usual")]
    pub confirm: Confirm,
    /// What is listened to beside the keyboard: a recognizer by its name, or a command.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub listen: Option<String>,
    /// Whether the game hears by itself.
    #[serde(skip_serializing_if = "is_usual")]
    pub voice: bool,
    /// When somebody who speaks is heard.
    #[serde(skip_serializing_if = "is_usual")]
    pub talk: Talk,
    /// The folder of a recognizer's model.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model: Option<PathBuf>,
    /// Whether the player wears headphones, so that the recognizer does not hear the game's own voice.
    #[serde(skip_serializing_if = "is_usual")]
    pub headphones: bool,
    /// Whether the last line of a reply stands before the prompt, on its line.
    #[serde(rename = "prompt-reply")]
    pub prompt_reply: bool,
    /// What tells that a line can be typed, where that was chosen.
    #[serde(skip_serializing_if = "is_usual")]
    pub prompts: Prompts,
    /// Whether short sounds stand beside some lines.
    #[serde(skip_serializing_if = "is_usual")]
    pub sounds: bool,
    /// The player's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whether to wait after each computer's turn.
    pub pause: bool,
    /// Whether a game was begun from the menu: the first is told with its aim, and with what there is to decide.
    #[serde(skip_serializing_if = "is_usual")]
    pub welcomed: bool,
    /// The damaged records that were named at a start: each is named once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub named: Vec<String>,
    /// How many lessons of each family were done, by its id.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub lessons: BTreeMap<String, usize>,
    /// Whether and how the game speaks.
    #[serde(skip_serializing_if = "is_usual")]
    pub speech: Spoken,
    /// How much is told of each sort of message, in print and by voice, where that differs from the rest.
    #[serde(skip_serializing_if = "is_usual")]
    pub tellings: Verbosities,
}

/// When a command that was understood by voice is confirmed before it is carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confirm {
    /// Each time that it changes the game, or leaves it.
    Always,
    /// When it can't be taken back, and where the recognizer may have misheard.
    #[default]
    Final,
    /// Where the recognizer may have misheard: where words were not those of the language.
    Unsure,
    /// Never.
    Never,
}

/// Whether the game speaks by itself, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Spoken {
    /// Whether it speaks; nobody was asked yet when there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on: Option<bool>,
    /// From -100, slowest, to 100.
    pub rate: i8,
    /// From -100, deepest, to 100.
    pub pitch: i8,
    /// From -100, silent, to 100.
    pub volume: i8,
    /// The number of the voice, from 1; the service's own when there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub voice: Option<usize>,
}

impl Default for Spoken {
    fn default() -> Spoken {
        Spoken { on: None, rate: 0, pitch: 0, volume: 100, voice: None }
    }
}

impl Settings {
    /// Reads the file; without one, the usual settings.
    ///
    /// # Errors
    /// When there is a file that can't be read or understood.
    pub fn load(path: Option<&Path>) -> io::Result<Settings> {
        let Some(path) = path else { return Ok(Settings::default()) };
        match read_regular(path, LONGEST) {
            Ok(bytes) => Settings::parse(&bytes),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Settings::default()),
            Err(error) => Err(at(path, error)),
        }
    }

    /// Reads settings as they are written.
    ///
    /// # Errors
    /// When the bytes are none.
    pub fn parse(bytes: &[u8]) -> io::Result<Settings> {
        Ok(serde_json::from_slice(bytes)?)
    }

    /// Writes the file, whole or not at all.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn keep(&self, path: Option<&Path>) -> io::Result<()> {
        let Some(path) = path else { return Ok(()) };
        replace(path, &self.written(), || set_aside(path)).map_err(|error| at(path, error))
    }

    /// The settings as they are written.
    #[must_use]
    pub fn written(&self) -> Vec<u8> {
        // Names and numbers are always written; there is nothing else in them.
        let mut bytes = serde_json::to_vec_pretty(self).unwrap_or_default();
        bytes.push(b'\n');
        bytes
    }

    /// The language that was chosen, else that of the environment.
    #[must_use]
    pub fn language(&self) -> &'static Language {
        let chosen = self.language.as_deref().and_then(|code| code.parse().ok());
        chosen.unwrap_or_else(Language::of_environment)
    }

    /// How much is told unasked.
    #[must_use]
    pub fn verbosity(&self) -> Verbosity {
        self.verbosity.as_deref().and_then(Verbosity::from_id).unwrap_or(Verbosity::Normal)
    }

    /// How much is told of each sort of message.
    #[must_use]
    pub fn tellings(&self) -> Verbosities {
        let mut tellings = self.tellings;
        if tellings == Verbosities::default() {
            tellings.set_all(self.verbosity());
        }
        tellings
    }
}

fn is_usual<T: Default + PartialEq>(setting: &T) -> bool {
    *setting == T::default()
}

/// Moves settings that could not be understood out of the way, so that what somebody wrote by hand is not lost.
fn set_aside(path: &Path) -> io::Result<()> {
    match Settings::load(Some(path)) {
        Err(error) if matches!(error.kind(), io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof) => {
            std::fs::rename(path, path.with_extension("old"))
        }
        Ok(_) | Err(_) => Ok(()),
    }
}
