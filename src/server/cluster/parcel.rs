//! What nodes send to each other about a guest: only what its own conversation says to it, and what it says.

use crate::locale::Language;
use crate::output::{Layout, Width};
use crate::server::envelope::{Part, Stand};
use crate::server::handed::{Beyond, Goal, Handed};
use crate::server::talk::Told;
use crate::server::wire::{Connection, Heard, Knock};
use serde::{Deserialize, Serialize};

/// What one node tells another. Relays are numbered by the node that has the client.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Parcel {
    /// A guest comes, whose client stays.
    Arrive(u64, Box<Handed>),
    /// The client sends something.
    Call(u64, Call),
    /// The client is gone.
    Closed(u64),
    /// The guest is told something; so many calls were heard before.
    Tell(u64, u64, Text),
    /// Things stand so for its program.
    Settle(u64, u64, Box<Stand>),
    /// The guest is there now.
    At(u64, Goal),
    /// The guest goes on to another node.
    Hand(u64, u64, Box<Handed>),
    /// The guest is to be let go.
    Close(u64),
    /// Something for guests who may be anywhere.
    Beyond(Beyond),
}

/// What a client sends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Call {
    /// A line.
    Line(String),
    /// A line that a recognizer understood.
    Spoken(String),
    /// The same, if that was said at all.
    Unsure(String),
    /// One of two that sound alike, the likelier first.
    Between(String, String),
    /// What a key stands for, in the notation of meanings.
    Touched(String),
    /// A single key, as it is written.
    Pressed(String),
    /// The code of a language.
    Language(String),
    /// A line that is no text.
    NotText,
    /// A line that is too long.
    TooLong,
    /// Cells in a line.
    Width(usize),
    /// Too many lines.
    Flooded,
}

impl Call {
    /// What a client sends by a knock, if it does.
    #[must_use]
    pub fn of(knock: &Knock) -> Option<(Connection, Call)> {
        match knock {
            Knock::Heard(connection, heard) => Some((*connection, Call::heard(heard))),
            Knock::Width(connection, cells) => Some((*connection, Call::Width(*cells))),
            Knock::Flooded(connection) => Some((*connection, Call::Flooded)),
            Knock::Opened(..)
            | Knock::Introduced(..)
            | Knock::Keyed(..)
            | Knock::Closed(_)
            | Knock::Done(_)
            | Knock::End => None,
        }
    }

    /// What was heard of it.
    #[must_use]
    pub fn heard(heard: &Heard) -> Call {
        match heard {
            Heard::Line(line) => Call::Line(line.clone()),
            Heard::Spoken(line) => Call::Spoken(line.clone()),
            Heard::Unsure(line) => Call::Unsure(line.clone()),
            Heard::Between(one, other) => Call::Between(one.clone(), other.clone()),
            Heard::Touched(command) => Call::Touched(command.to_string()),
            Heard::Pressed(pressed) => Call::Pressed(pressed.to_string()),
            Heard::Language(language) => Call::Language(language.code().to_owned()),
            Heard::NotText => Call::NotText,
            Heard::TooLong => Call::TooLong,
        }
    }

    /// Whether it is answered.
    #[must_use]
    pub const fn is_heard(&self) -> bool {
        !matches!(self, Call::Width(_) | Call::Flooded)
    }

    /// As it knocks over a connection.
    #[must_use]
    pub fn knock(self, connection: Connection) -> Knock {
        let heard = match self {
            Call::Line(line) => Heard::Line(line),
            Call::Spoken(line) => Heard::Spoken(line),
            Call::Unsure(line) => Heard::Unsure(line),
            Call::Between(one, other) => Heard::Between(one, other),
            Call::Touched(command) => command.parse().map_or(Heard::NotText, Heard::Touched),
            Call::Pressed(pressed) => pressed.parse().map_or(Heard::NotText, Heard::Pressed),
            Call::Language(code) => code.parse().map_or(Heard::NotText, Heard::Language),
            Call::NotText => Heard::NotText,
            Call::TooLong => Heard::TooLong,
            Call::Width(cells) => return Knock::Width(connection, cells),
            Call::Flooded => return Knock::Flooded(connection),
        };
        Knock::Heard(connection, heard)
    }
}

/// What a guest is told, on its way to the node that has its client.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Text {
    parts: Vec<Part>,
    language: String,
    cells: Option<usize>,
    braille: bool,
}

impl From<&Told> for Text {
    fn from(told: &Told) -> Text {
        let layout = told.layout();
        let cells = match layout.width {
            Width::Cells(cells) => Some(cells),
            Width::Whole | Width::Terminal => None,
        };
        Text {
            parts: told.parts().iter().map(Part::from).collect(),
            language: told.language().code().to_owned(),
            cells,
            braille: layout.braille,
        }
    }
}

impl Text {
    /// What the guest is told.
    #[must_use]
    pub fn told(self) -> Told {
        let language = self.language.parse().unwrap_or_else(|_| Language::of_environment());
        let width = self.cells.map_or(Width::Whole, Width::Cells);
        let layout = Layout { width, braille: self.braille, ..Layout::default() };
        Told::relayed(self.parts.into_iter().map(Into::into).collect(), language, layout)
    }
}
