use super::fault::at;
use super::files::{read_regular, replace};
#[cfg(feature = "program")]
use crate::locale::Language;
use crate::meaning::{Automation, Tune, Verbosities, Verbosity};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

/// The most bytes that settings may have.
const LONGEST: u64 = 1 << 20;

/// The settings of the player, stored from one start to the next.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The code of the language; that of the environment when there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The verbosity of what is told unasked: `brief`, `normal`, `full`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verbosity: Option<String>,
    /// Cells in a line: zero for no limit; those of the terminal when there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub width: Option<usize>,
    /// True if lines are in the compact form for braille.
    pub braille: bool,
    /// True if the braille display is held through BrlAPI.
    #[serde(skip_serializing_if = "is_usual")]
    pub display: bool,
    /// When what was understood by voice is asked back.
    #[serde(skip_serializing_if = "is_usual")]
    pub confirm: Confirm,
    /// The recognizer beside the keyboard: one by its name, or a command.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub listen: Option<String>,
    /// True if the game hears by itself.
    #[serde(skip_serializing_if = "is_usual")]
    pub voice: bool,
    /// True if the microphone was tried.
    #[serde(rename = "microphone-tried", skip_serializing_if = "is_usual")]
    pub microphone_tried: bool,
    /// The condition under which somebody who speaks is heard.
    #[serde(skip_serializing_if = "is_usual")]
    pub talk: VoiceActivation,
    /// The folder of a recognizer's model.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model: Option<PathBuf>,
    /// True if the player wears headphones, so that the recognizer does not hear the game's own voice.
    #[serde(skip_serializing_if = "is_usual")]
    pub headphones: bool,
    /// True if the last line of a reply stands before the prompt, on its line.
    #[serde(rename = "prompt-reply")]
    pub prompt_reply: bool,
    /// The prompts that were chosen.
    #[serde(skip_serializing_if = "is_usual")]
    pub prompts: Prompts,
    /// True if short sounds stand beside some lines.
    #[serde(skip_serializing_if = "is_usual")]
    pub sounds: bool,
    /// The player's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// True if to wait after each computer's turn.
    pub pause: bool,
    /// The way in which routine moves are made.
    #[serde(flatten)]
    pub automation: Automation,
    /// True if a game was begun from the menu: the first is told with its aim, and with what there is to decide.
    #[serde(skip_serializing_if = "is_usual")]
    pub welcomed: bool,
    /// The damaged records that were named at a start: each is named once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub named: Vec<String>,
    /// The number of lessons of each family were done, by its id.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub lessons: BTreeMap<String, usize>,
    /// The settings of speech.
    #[serde(skip_serializing_if = "is_usual")]
    pub speech: SpeechSettings,
    /// The verbosity of each sort of message, in print and by voice, where that differs from the rest.
    #[serde(skip_serializing_if = "is_usual")]
    pub tellings: Verbosities,
}

/// When a command that was understood by voice is confirmed before it is carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confirm {
    /// Each time that it changes the game, or leaves it.
    Always,
    /// When it can't be taken back, and when the recognizer may have misheard.
    #[default]
    Final,
    /// When the recognizer may have misheard: when words were not those of the language.
    Unsure,
    /// Never.
    Never,
}

/// The settings of the game's own speech.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SpeechSettings {
    /// True if it speaks; `None` until somebody was asked.
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

impl Default for SpeechSettings {
    fn default() -> SpeechSettings {
        SpeechSettings { on: None, rate: 0, pitch: 0, volume: 100, voice: None }
    }
}

/// The length of a step on a scale, of 200.
const STEP: i8 = 15;

impl SpeechSettings {
    /// Moves a scale by one step; returns whether there was one.
    pub fn tune(&mut self, tune: Tune) -> bool {
        let (scale, step) = match tune {
            Tune::Faster => (&mut self.rate, STEP),
            Tune::Slower => (&mut self.rate, -STEP),
            Tune::Louder => (&mut self.volume, STEP),
            Tune::Softer => (&mut self.volume, -STEP),
            Tune::Higher => (&mut self.pitch, STEP),
            Tune::Lower => (&mut self.pitch, -STEP),
        };
        let next = scale.saturating_add(step).clamp(-100, 100);
        let moved = next != *scale;
        *scale = next;
        moved
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
    pub fn store(&self, path: Option<&Path>) -> io::Result<()> {
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
    #[cfg(feature = "program")]
    #[must_use]
    pub fn language(&self) -> &'static Language {
        let chosen = self.language.as_deref().and_then(|code| code.parse().ok());
        chosen.unwrap_or_else(Language::of_environment)
    }

    /// Returns how much is told unasked.
    #[must_use]
    pub fn verbosity(&self) -> Verbosity {
        self.verbosity.as_deref().and_then(Verbosity::from_id).unwrap_or(Verbosity::Normal)
    }

    /// Returns how much is told of each sort of message.
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

/// The settings with the file that holds them: a change is written at once.
#[derive(Clone, Debug, Default)]
pub(crate) struct StoredSettings {
    settings: Settings,
    path: Option<PathBuf>,
    /// True if the settings have something that is not written yet.
    is_noted: bool,
}

impl StoredSettings {
    /// Creates them with the file to which changes are written, or none.
    #[must_use]
    pub(crate) const fn new(settings: Settings, path: Option<PathBuf>) -> StoredSettings {
        StoredSettings { settings, path, is_noted: false }
    }

    /// Returns the settings.
    #[must_use]
    pub(crate) const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Changes the settings, and writes them if anything changed.
    ///
    /// # Errors
    /// When they can't be written; they are changed all the same.
    pub(crate) fn change(&mut self, change: impl FnOnce(&mut Settings)) -> io::Result<()> {
        let before = self.settings.clone();
        change(&mut self.settings);
        if self.settings == before { Ok(()) } else { self.write() }
    }

    /// Changes the settings without writing them: a sync takes longer than all else up to the first prompt.
    pub(crate) fn change_later(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.settings);
        self.is_noted = true;
    }

    /// Writes what was noted, if anything was.
    ///
    /// # Errors
    /// When it can't be written.
    pub(crate) fn write_noted(&mut self) -> io::Result<()> {
        if self.is_noted { self.write() } else { Ok(()) }
    }

    fn write(&mut self) -> io::Result<()> {
        self.is_noted = false;
        self.settings.store(self.path.as_deref())
    }
}

/// The condition under which somebody who speaks is heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum VoiceActivation {
    /// Always.
    #[default]
    Always,
    /// Behind a key, pressed or held.
    Key,
    /// Behind an opening word.
    Word,
}

impl VoiceActivation {
    /// Every value.
    pub const ALL: [VoiceActivation; 3] =
        [VoiceActivation::Always, VoiceActivation::Key, VoiceActivation::Word];

    /// Returns its name, the same in every language.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            VoiceActivation::Always => "always",
            VoiceActivation::Key => "key",
            VoiceActivation::Word => "word",
        }
    }
}

/// A prompt: the sign that a line can be typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PromptSign {
    /// A sign.
    Sign,
    /// Nothing.
    Nothing,
    /// A word.
    Word,
}

impl PromptSign {
    /// Every value.
    pub const ALL: [PromptSign; 3] = [PromptSign::Sign, PromptSign::Nothing, PromptSign::Word];

    /// Returns its name, the same in every language.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            PromptSign::Sign => "sign",
            PromptSign::Nothing => "nothing",
            PromptSign::Word => "word",
        }
    }
}

/// An output that has a prompt of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PromptOutput {
    /// At the terminal.
    Print,
    /// By the game's own voice.
    Speech,
    /// On the braille display.
    Braille,
}

impl PromptOutput {
    /// Returns its name, the same in every language.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            PromptOutput::Print => "print",
            PromptOutput::Speech => "speech",
            PromptOutput::Braille => "braille",
        }
    }
}

/// The prompts that were chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Prompts {
    /// At the terminal; unless chosen a sign, and nothing where the game speaks by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub print: Option<PromptSign>,
    /// By the game's own voice; unless chosen nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speech: Option<PromptSign>,
    /// On the braille display; unless chosen a sign.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub braille: Option<PromptSign>,
}

impl Prompts {
    /// Returns the prompt that was chosen for an output.
    #[must_use]
    pub const fn chosen(self, outlet: PromptOutput) -> Option<PromptSign> {
        match outlet {
            PromptOutput::Print => self.print,
            PromptOutput::Speech => self.speech,
            PromptOutput::Braille => self.braille,
        }
    }

    /// Chooses the prompt of an output.
    pub const fn choose(&mut self, outlet: PromptOutput, prompt: PromptSign) {
        let place = match outlet {
            PromptOutput::Print => &mut self.print,
            PromptOutput::Speech => &mut self.speech,
            PromptOutput::Braille => &mut self.braille,
        };
        *place = Some(prompt);
    }

    /// Returns these where they are chosen, else the others.
    #[must_use]
    pub fn or(self, other: Prompts) -> Prompts {
        Prompts {
            print: self.print.or(other.print),
            speech: self.speech.or(other.speech),
            braille: self.braille.or(other.braille),
        }
    }
}
