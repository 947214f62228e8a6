//! The rules of every game of the box: pure state machines that return events and typed refusals.
//!
//! Nothing here reads a clock, does I/O or owns a random generator, and nothing here is prose.

mod code;
mod game;
mod matches;
pub mod nimm;
mod outcome;
mod play_error;
mod position;
mod referee;
mod round;
pub mod rows;
mod standing;
mod tell_error;

pub use game::{Game, UnknownGame};
pub use matches::{Match, MatchError, Plan, PlanFault, UndoRefusal};
pub use outcome::{End, Ranking, Scores};
pub use play_error::PlayError;
pub use position::{Log, Position};
pub use referee::{Referee, RefereeFault, Told, Wanted};
pub use round::{Action, Event, Refusal, Round, Setup, SetupFault, View};
pub use standing::Standing;
pub use tell_error::TellError;
