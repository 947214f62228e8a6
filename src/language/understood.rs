use crate::meaning::Command;

/// Why something is asked back before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// A word was taken for one that it sounds like.
    Heard,
    /// A word is misspelled, and may be several.
    Spelling,
    /// It was asked rather than ordered, or said with doubt.
    Manner,
    /// It can be read in several ways.
    Several,
    /// It is like what people said who meant this, and no more.
    Likeness,
}

/// The outcome of understanding a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Understood {
    /// To be done, in order; several only where none changes the game.
    Commands(Vec<Command>),
    /// The meanings that it may have, at least one: asked back before anything is done.
    Offered {
        /// The meanings, the likeliest first.
        commands: Vec<Command>,
        /// Why it is asked back.
        doubt: Doubt,
    },
    /// Words of it are not known.
    Unknown {
        /// They, in small letters.
        words: Vec<String>,
    },
    /// It names a card or a move, and neither orders nor asks anything.
    NotOrdered,
    /// It asks something that there is no answer to.
    Unanswered,
    /// It begins like a move, and is none yet.
    Incomplete,
    /// All words are known, but together they mean nothing.
    Senseless,
    /// More than anybody says in one breath.
    TooLong,
    /// Nothing was said.
    Empty,
}

impl Understood {
    /// Returns what is to be done, or may be meant, and why the latter is not done.
    const fn readings(&self) -> (&[Command], Option<Doubt>) {
        match self {
            Understood::Commands(commands) => (commands.as_slice(), None),
            Understood::Offered { commands, doubt } => (commands.as_slice(), Some(*doubt)),
            Understood::Unknown { .. }
            | Understood::NotOrdered
            | Understood::Unanswered
            | Understood::Incomplete
            | Understood::Senseless
            | Understood::TooLong
            | Understood::Empty => (&[], None),
        }
    }

    /// The commands that are to be done at once; `None` where something is asked back, or nothing was understood.
    #[must_use]
    pub const fn done(&self) -> Option<&[Command]> {
        match self {
            Understood::Commands(commands) => Some(commands.as_slice()),
            Understood::Offered { .. }
            | Understood::Unknown { .. }
            | Understood::NotOrdered
            | Understood::Unanswered
            | Understood::Incomplete
            | Understood::Senseless
            | Understood::TooLong
            | Understood::Empty => None,
        }
    }

    /// The only command that is to be done, if there is only one.
    #[must_use]
    pub const fn only(&self) -> Option<&Command> {
        let ([only], None) = self.readings() else { return None };
        Some(only)
    }

    /// Yes, no or a choice, where the line may be an answer; another reading of it counts where nothing was asked.
    #[must_use]
    pub fn answer(&self) -> Option<&Command> {
        let (said, None | Some(Doubt::Several)) = self.readings() else { return None };
        let answers = |command: &&Command| {
            matches!(command, Command::Yes | Command::No | Command::Cancel | Command::Choose(_))
        };
        said.iter().find(answers)
    }

    /// The same where nothing was asked: what reads only as an answer beside something else is that.
    #[must_use]
    pub fn unasked(self) -> Understood {
        let (commands, Some(Doubt::Several)) = self.readings() else { return self };
        let rest: Vec<Command> = commands.iter().filter(|command| !command.answers()).cloned().collect();
        match rest.len() {
            0 => self,
            1 => Understood::Commands(rest),
            _ => Understood::Offered { commands: rest, doubt: Doubt::Several },
        }
    }

    /// Returns what is to be done, or may be meant.
    #[must_use]
    pub const fn commands(&self) -> &[Command] {
        self.readings().0
    }
}
