//! Messages between the page and its driver: plain data, as JSON.

use elevens::narration::Utterance;
use elevens::session::SeenBoard;
use elevens::store::SpeechSettings;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Something that happened in the page, with what the driver can't know by itself.
#[derive(Clone, Debug, Deserialize)]
pub struct Event {
    /// Milliseconds since the page began.
    pub now: u64,
    /// Milliseconds since 1970.
    pub time: u64,
    /// The day where the player is, as in `2026-11-22`.
    pub day: String,
    /// A number that nobody can foresee.
    pub chance: u64,
    /// The thing itself.
    #[serde(flatten)]
    pub incoming: Incoming,
}

/// Something that comes from the page.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "is", rename_all = "lowercase")]
pub enum Incoming {
    /// The page begins.
    Start(Start),
    /// A line was typed.
    Line {
        /// Its text.
        text: String,
    },
    /// A key was pressed while single keys play.
    Key {
        /// Its name, as browsers call it.
        key: String,
    },
    /// The last record that was to be stored is stored, or is not.
    Stored {
        /// Why it is not.
        #[serde(default)]
        fault: Option<StorageFault>,
    },
    /// The time has come that was named last.
    Pass,
    /// A computer has played its turn on another thread.
    Thought {
        /// The lines of its turn, as they are recorded; none where it could not play.
        lines: Vec<String>,
    },
    /// The button for speech was pressed.
    Speech {
        /// True if the page is to speak.
        on: bool,
    },
    /// Voices of the browser for the language that is spoken.
    Voices {
        /// Their names.
        names: Vec<String>,
    },
    /// Files with records are brought in.
    Import {
        /// Their texts.
        texts: Vec<String>,
    },
    /// All records are wanted as files.
    Export,
}

/// The state of the browser where the page begins.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Start {
    /// The languages of the browser, the one that is wanted most first.
    pub languages: Vec<String>,
    /// The settings that were stored.
    pub settings: Option<String>,
    /// The records that were stored.
    pub records: Vec<StoredRecord>,
    /// The record that was played when the page was left without a word.
    pub open: Option<String>,
    /// True if anything can be stored.
    pub is_kept: bool,
    /// The seed of new matches, for tests.
    pub seed: Option<u64>,
}

/// A record with its name and the day on which it was written to last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredRecord {
    /// The name of its file.
    pub name: String,
    /// Its lines.
    pub text: String,
    /// Milliseconds since 1970.
    pub time: u64,
    /// The day, as in `2026-11-22`.
    pub day: String,
}

/// A reason why something could not be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StorageFault {
    /// There is no room.
    Full,
    /// The browser does not allow it.
    Denied,
}

/// One thing that the page has to do, in the order given.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Outgoing {
    /// Store a record whole, and say what came of it before anything behind this is told.
    Store(StoredRecord),
    /// Delete a record.
    Delete {
        /// The name of its file.
        name: String,
    },
    /// Store the settings.
    Settings {
        /// Their text.
        text: String,
    },
    /// Note which record is being played, if one is.
    Open {
        /// The name of its file.
        name: Option<String>,
    },
    /// Tell lines.
    Tell(Told),
    /// Be silent, now.
    Silence,
    /// Speak so from now on.
    Voice(SpeechSettings),
    /// Take single keys from now on, or lines.
    Keys {
        /// True if keys play.
        on: bool,
    },
    /// Show texts of the page in a language, and its buttons.
    Texts {
        /// The code of the language.
        lang: String,
        /// The texts by the ids of their messages.
        texts: BTreeMap<String, String>,
        /// The words on the buttons, and what they send.
        buttons: Vec<String>,
    },
    /// Leave nothing in the log of whoever sat there: somebody else is called to the page.
    Clear,
    /// Show the table.
    Board(SeenBoard),
    /// Have a computer play its turn on another thread.
    Think(Thinking),
    /// Say when so much time is over, in milliseconds; the last one holds.
    Wake {
        /// The time from now.
        after: u64,
    },
    /// Hand these records to the player as files.
    Files {
        /// The records.
        files: Vec<StoredRecord>,
    },
    /// The player has left: whatever is typed begins anew.
    Left,
}

/// Lines that are told.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Told {
    /// The code of their language.
    pub lang: String,
    /// The lines of the log.
    pub lines: Vec<String>,
    /// True if they tell nothing but what others did, and may wait while a line is typed.
    pub others: bool,
    /// A line that stands for all of them where many wait.
    pub sum: Option<String>,
    /// The texts that the page says by itself, where it speaks.
    pub spoken: Vec<String>,
    /// The notes to be played, each with hertz and milliseconds: a list a sound.
    pub sounds: Vec<Vec<(f32, u32)>>,
}

/// A turn that a computer is to play.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Thinking {
    /// The record so far.
    pub record: String,
    /// The seat, from 0.
    pub seat: usize,
    /// The id of the computer.
    pub kind: String,
    /// A number that nobody can foresee.
    pub chance: u64,
}

/// The texts of utterances in print.
pub(crate) fn printed(said: &[Utterance], braille: bool) -> Vec<String> {
    let text = |said: &Utterance| said.braille.as_ref().filter(|_| braille).unwrap_or(&said.text).clone();
    said.iter().map(text).collect()
}
