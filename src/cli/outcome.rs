use crate::session::Leave;
use crate::session::menu::IsSaved;
use crate::terminal::{INTERRUPTED, Voice, complain};
use std::process::ExitCode;

/// The exit status of a command line that makes no sense.
pub(super) const USAGE: u8 = 2;

/// The outcome of a start.
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

impl Outcome {
    /// The outcome where something was left, and its last word was said.
    pub(crate) fn of_leaving(voice: &Voice, leave: Leave, is_saved: IsSaved) -> Outcome {
        match leave {
            Leave::Quit | Leave::Menu | Leave::NewGame | Leave::Resigned => Outcome::Well,
            Leave::InputEnded => Outcome::Badly,
            Leave::Interrupted => Outcome::Interrupted,
            Leave::OutputClosed => {
                let id = if is_saved == IsSaved::Saved { "error-output" } else { "error-output-plain" };
                complain(&voice.locale().text(id));
                Outcome::Badly
            }
        }
    }
}
