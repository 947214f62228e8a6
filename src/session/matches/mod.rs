//! A match with all who listen to it: those who play, each at a connection or all at one keyboard, and those who watch.

mod announcement;
mod effect;
mod local_session;
mod match_session;
mod turn_time;

pub(crate) use announcement::Announcement;
pub use effect::{ComputerTurn, ListenerId, MatchEffect, MatchEnding, Thinking};
pub use local_session::LocalSession;
pub(crate) use local_session::Solo;
pub use match_session::{Agreement, Follows, MatchSession};
