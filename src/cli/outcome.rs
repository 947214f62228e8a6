use crate::terminal::INTERRUPTED;
use std::process::ExitCode;

/// The exit status of a command line that makes no sense.
pub const USAGE: u8 = 2;

/// What came of a start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// All went well.
    Well,
    /// Something did not, and was said.
    Badly,
    /// The command line makes no sense, and that was said.
    Misused,
    /// The player interrupted it.
    Interrupted,
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> ExitCode {
        match outcome {
            Outcome::Well => ExitCode::SUCCESS,
            Outcome::Badly => ExitCode::FAILURE,
            Outcome::Misused => ExitCode::from(USAGE),
            Outcome::Interrupted => ExitCode::from(INTERRUPTED),
        }
    }
}
