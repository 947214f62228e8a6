//! A match with all who listen to it: those who play, each at a connection or all at one keyboard, and those who watch.

mod announcement;
mod effect;
mod match_session;
mod session;
mod turn_time;

pub use announcement::Announcement;
pub use effect::{ComputerTurn, Ending, ListenerId, MatchEffect, Thinking};
pub use match_session::{Agreement, MatchSession};
pub use session::{Session, Solo};
