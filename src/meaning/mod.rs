//! The meaning of a line: commands, questions and moves as they were said, with a notation of no language.

mod amount;
mod command;
mod help;
mod moves;
mod notation;
mod person;
mod question;
mod read;
mod reference;
mod setting;
mod suits;
mod table;
mod term;
mod verbosities;

pub use amount::Evenings;
pub use amount::{Depth, Verbosity};
pub use command::Command;
pub use help::{RulesPart, Section, Topic};
pub use moves::{Move, Spot};
pub use person::Person;
pub use question::{Ask, Duty, Question};
pub use reference::Reference;
pub use setting::{Automation, Channel, Level, MoveMode, RoutineMove, Sort, Step, Switch, Telling, Tune};
pub use table::Lobby;
pub(crate) use table::{Access, MenuItem, StandIn, TableOptions, Tournament};
pub use term::Term;
pub use verbosities::Verbosities;
