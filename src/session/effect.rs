//! What comes of a line: things said, and what the host has to do.

use crate::locale::Language;
use crate::meaning::{Command, Depth, Evenings, Switch, Tune, Verbosities};
use crate::narration::Utterance;
use crate::record::Line;
use serde::{Deserialize, Serialize};

/// One thing that the host has to do, in the order given.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Save these lines of the record, before anything is said.
    Save(Vec<Line>),
    /// Say this.
    Say(Said),
    /// Say these lines, which nobody remembers: rules, and the call to who comes next.
    Recite(Vec<String>),
    /// Keep a setting that was changed.
    Change(Change),
    /// Ask the driver for something that only it knows or can do.
    Request(Request),
    /// Be silent, now.
    Silence,
    /// The conversation is over.
    Leave(Leave),
}

/// Who may hear a thing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Audience {
    /// The listener of the conversation alone.
    #[default]
    Listener,
    /// Everybody in the room.
    Everybody,
}

/// Utterances, as much of them as the listener wishes in each way. What is for others in the room is never sent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Said {
    /// Who may hear it.
    #[serde(skip)]
    pub audience: Audience,
    /// All of it: what others in the room may remember, when it is for everybody.
    #[serde(skip)]
    pub all: Vec<Utterance>,
    /// What is told in print and braille.
    pub print: Vec<Utterance>,
    /// What is told by voice, where that is something else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speech: Option<Vec<Utterance>>,
    /// What stands for what others did of it, where all that waits to be spoken would take too long.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sum: Option<Utterance>,
    /// Whether it was told before, or is remembered by nobody: no sound is played beside it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
}

impl Said {
    /// Whether it tells nothing but what others did, or what all hear.
    #[must_use]
    pub fn is_of_others(&self) -> bool {
        self.print.iter().chain(self.aloud()).all(|said| said.kind.is_of_others())
    }

    /// What is told by voice.
    #[must_use]
    pub fn aloud(&self) -> &[Utterance] {
        self.speech.as_deref().unwrap_or(&self.print)
    }

    /// What stands for what others did, in its place, if there is such a thing.
    #[must_use]
    pub fn summed(self) -> Said {
        match self.sum {
            Some(sum) => Said { print: vec![sum], speech: None, sum: None, ..self },
            None => self,
        }
    }

    /// The same for the listener in every way.
    #[must_use]
    pub fn told(said: Vec<Utterance>) -> Said {
        Said { all: said.clone(), print: said, ..Said::default() }
    }

    /// Utterances that were told before, or that nobody remembers.
    #[must_use]
    pub fn again(said: Vec<Utterance>) -> Said {
        Said { print: said, again: true, ..Said::default() }
    }
}

/// Why a conversation is over before the match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leave {
    /// The player said so.
    Quit,
    /// The player wants the menu.
    Menu,
    /// The player wants a new game.
    NewGame,
    /// The player gave the match up.
    Resigned,
    /// No more lines will come.
    InputEnded,
    /// The player pressed Ctrl-C.
    Interrupted,
    /// Nobody can hear what is said.
    OutputClosed,
}

/// A setting that was changed in mid-game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The language.
    Language(&'static Language),
    /// How much is told, of what and where.
    Verbosities(Verbosities),
    /// Whether to wait after each computer's turn.
    Pause(bool),
}

/// What only the driver of a session knows, or can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Where the game is saved.
    WhereSaved,
    /// Playing by single keys from now on.
    Keys,
    /// What the host does, and answers, wherever it is asked for.
    Service(Service),
}

/// What the host does for a listener at any table and in any menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Service {
    /// What became of all matches of this name, or of whose computer it is; of `Against` somebody always by name.
    Evenings(Evenings, Option<String>),
    /// The rest of how all of them went.
    MoreOfEvenings(Option<String>),
    /// What went well and what went wrong in the last round, or after a match in all of it.
    Review(Depth),
    /// The next turn of that.
    MoreOfReview,
    /// The host's own voice on or off; `None` asks.
    Speech(Option<Switch>),
    /// A step on a scale of the voice.
    Tune(Tune),
    /// The next voice, or the one with this number from 1.
    Voice(Option<usize>),
    /// Whether lines are in the compact form for braille; `None` asks.
    Braille(Option<Switch>),
    /// Whether the last line of a reply stands before the prompt; `None` asks.
    PromptReply(Option<Switch>),
    /// Short sounds beside some lines on or off; `None` asks.
    Sounds(Option<Switch>),
}

impl Service {
    /// The service that a command asks for and that changes how the host speaks, prints or sounds; nothing else does that.
    #[must_use]
    pub const fn of(command: Option<&Command>) -> Option<Service> {
        Some(match command {
            Some(Command::Speech(switch)) => Service::Speech(*switch),
            Some(Command::Tune(tune)) => Service::Tune(*tune),
            Some(Command::Voice(number)) => Service::Voice(*number),
            Some(Command::Braille(switch)) => Service::Braille(*switch),
            Some(Command::PromptReply(switch)) => Service::PromptReply(*switch),
            Some(Command::Sounds(switch)) => Service::Sounds(*switch),
            Some(_) | None => return None,
        })
    }
}
