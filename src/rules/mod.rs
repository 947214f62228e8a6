//! The rules of every game of the box: pure state machines that return events and typed refusals.
//!
//! Nothing here reads a clock, does I/O or owns a random generator, and nothing here is prose.

mod code;
mod day;
mod day_deal;
mod game;
mod luck;
mod matches;
pub mod nimm;
mod outcome;
mod plan;
mod play_error;
mod position;
mod referee;
mod round;
pub mod rows;
mod setup_fault;
mod standing;
mod tell_error;
mod wanted;

pub use day::{Day, NoDay};
pub use day_deal::DayDeal;
pub use game::{Game, UnknownGame};
pub use luck::{Fate, Luck};
pub use matches::{Match, MatchError, UndoRefusal};
pub use outcome::{End, Ranking, Scores};
pub use plan::{Plan, PlanFault};
pub use play_error::PlayError;
pub use position::{Log, Position};
pub use referee::{Referee, RefereeEntry, RefereeFault};
pub use round::{Action, Event, PlayedRound, Refusal, Round, Setup, View};
pub use setup_fault::{DealtCard, SetupFault};
pub use standing::Standing;
pub use tell_error::TellError;
pub use wanted::Wanted;
