use crate::cards::CodeError;
use crate::rules::{MatchError, PlanFault, Refusal, UndoRefusal};

/// A fault of a record, with the line that has it.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The number of the line, from 1.
    pub line: u64,
    /// The fault.
    pub fault: RecordFault,
}

/// A fault of a line of a record.
#[derive(Debug, thiserror::Error)]
pub enum RecordFault {
    /// The file could not be read.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// No line of a record.
    #[error("this is no line of a record")]
    NotALine,
    /// A record of another version.
    #[error("this is a record of version {0}")]
    Version(String),
    /// The line stands where another has to.
    #[error("this line does not belong here")]
    OutOfPlace,
    /// No such game.
    #[error("no game is called {0:?}")]
    UnknownGame(String),
    /// The rows are not the four colours.
    #[error("the rows are not the four colours")]
    Rows,
    /// No such match.
    #[error(transparent)]
    Plan(PlanFault),
    /// No such seat.
    #[error("no seat {0} is at the table")]
    NoSuchSeat(usize),
    /// No such card or action.
    #[error(transparent)]
    Code(#[from] CodeError),
    /// The round is not the next, or its deal is impossible.
    #[error(transparent)]
    Deal(#[from] MatchError),
    /// Another round should begin.
    #[error("this is round {found}, not {expected}")]
    RoundNumber {
        /// The number written.
        found: u32,
        /// The number that would follow.
        expected: u32,
    },
    /// It is another seat's turn.
    #[error("it is the turn of seat {expected}, not {found}")]
    NotItsTurn {
        /// The seat written.
        found: usize,
        /// The seat to act.
        expected: usize,
    },
    /// The action is not legal.
    #[error("{code} is not legal: {refusal}")]
    Illegal {
        /// The code of the action.
        code: String,
        /// The reason.
        refusal: Refusal,
    },
    /// Nothing can be taken back.
    #[error(transparent)]
    Undo(#[from] UndoRefusal),
    /// The result is another.
    #[error("the result is {computed}")]
    Result {
        /// The line as the engine computes it.
        computed: String,
    },
}
