use super::Verbosity;
use serde::{Deserialize, Serialize};

/// On or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Switch {
    /// On.
    On,
    /// Off.
    Off,
}

/// Where things are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Channel {
    /// In lines.
    Print,
    /// By the game's own voice.
    Speech,
}

/// A sort of message that can be told more or less of, or not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sort {
    /// What others do.
    Events,
    /// What the player's own commands bring about.
    Answers,
    /// What concerns the program.
    Chatter,
}

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Nothing.
    Off,
    /// As much as before it was switched off.
    On,
    /// So much.
    To(Verbosity),
}

/// How much is told of a sort of message, or of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Telling {
    /// The sort; `None` for all.
    pub sort: Option<Sort>,
    /// How much; `Off` switches the sort off.
    pub level: Level,
    /// Where; `None` for everywhere.
    pub channel: Option<Channel>,
}

/// A step on one of the scales of the voice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tune {
    /// More words a minute.
    Faster,
    /// Fewer words a minute.
    Slower,
    /// More volume.
    Louder,
    /// Less volume.
    Softer,
    /// A higher voice.
    Higher,
    /// A lower voice.
    Lower,
}

/// A step in what was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// To what was said before.
    Back,
    /// To what was said after.
    Forward,
}

/// The way in which a move is made where the rules allow no other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ForcedMoves {
    /// It is made by itself, and told.
    #[default]
    Automatic,
    /// It is told, and Enter makes it.
    Told,
    /// It is typed like any other.
    Typed,
}

impl ForcedMoves {
    /// All of them.
    pub const ALL: [ForcedMoves; 3] = [ForcedMoves::Automatic, ForcedMoves::Told, ForcedMoves::Typed];

    /// The language-neutral name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            ForcedMoves::Automatic => "automatic",
            ForcedMoves::Told => "told",
            ForcedMoves::Typed => "typed",
        }
    }
}
