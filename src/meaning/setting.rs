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
    /// The actions of others.
    Events,
    /// The outcome of the player's own commands.
    Answers,
    /// The messages about the program.
    Chatter,
}

/// The amount that is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Nothing.
    Off,
    /// As much as before it was switched off.
    On,
    /// So much.
    To(Verbosity),
}

/// The amount that is told of a sort of message, or of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Telling {
    /// The sort; `None` for all.
    pub sort: Option<Sort>,
    /// The amount; `Off` switches the sort off.
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

/// A move that can be made without being typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoutineMove {
    /// The only one that the rules allow.
    Forced,
    /// The end of the turn behind a laying.
    TurnEnd,
}

impl RoutineMove {
    /// All of them.
    pub const ALL: [RoutineMove; 2] = [RoutineMove::Forced, RoutineMove::TurnEnd];

    /// The language-neutral name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            RoutineMove::Forced => "forced",
            RoutineMove::TurnEnd => "turn-end",
        }
    }

    /// The ways in which it can be made.
    #[must_use]
    pub const fn modes(self) -> &'static [MoveMode] {
        match self {
            RoutineMove::Forced => &[MoveMode::Automatic, MoveMode::Told, MoveMode::Typed],
            RoutineMove::TurnEnd => &[MoveMode::Automatic, MoveMode::Typed],
        }
    }

    /// Each way in which each of them can be made.
    pub fn all_modes() -> impl Iterator<Item = (RoutineMove, MoveMode)> {
        RoutineMove::ALL
            .into_iter()
            .flat_map(|routine| routine.modes().iter().map(move |mode| (routine, *mode)))
    }

    /// The way with this name.
    #[must_use]
    pub fn mode(self, id: &str) -> Option<MoveMode> {
        self.modes().iter().copied().find(|mode| mode.id() == id)
    }
}

/// The way in which a routine move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MoveMode {
    /// It is made by itself, and told.
    Automatic,
    /// It is told, and Enter makes it.
    Told,
    /// It is typed like any other.
    Typed,
}

impl MoveMode {
    /// The language-neutral name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            MoveMode::Automatic => "automatic",
            MoveMode::Told => "told",
            MoveMode::Typed => "typed",
        }
    }
}

/// The way in which each routine move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Automation {
    /// Moves without a choice.
    pub forced: MoveMode,
    /// The end of the turn behind a laying.
    pub turn_end: MoveMode,
}

impl Default for Automation {
    fn default() -> Automation {
        Automation { forced: MoveMode::Automatic, turn_end: MoveMode::Typed }
    }
}

impl Automation {
    /// The way in which one of them is made.
    #[must_use]
    pub const fn mode(self, routine: RoutineMove) -> MoveMode {
        match routine {
            RoutineMove::Forced => self.forced,
            RoutineMove::TurnEnd => self.turn_end,
        }
    }

    /// Has one of them made in another way.
    pub const fn set(&mut self, routine: RoutineMove, mode: MoveMode) {
        match routine {
            RoutineMove::Forced => self.forced = mode,
            RoutineMove::TurnEnd => self.turn_end = mode,
        }
    }
}
