//! From what was said to what can be done at a table: an action, a choice of meanings, or a typed reason why not.

mod called;
mod nimm;
mod resolved;
mod rows;
mod trial;

pub(crate) use called::seat_called;
pub(crate) use resolved::Resolved;
pub(crate) use resolved::Unresolved;
pub(crate) use trial::{Act, Tried};
pub use trial::{Board, NotPlayed, try_moves};

use crate::meaning::Move;
use crate::rules::{Action, View};

/// Returns what a move means to who sees the table so, after the actions of the same line; `names` are those by seat.
#[must_use]
pub fn resolve(view: &View, names: &[String], said: &Move, before: &[Action]) -> Resolved {
    match view {
        View::Rows(view) => rows::resolve(view, said),
        View::Nimm(view) => nimm::resolve(view, names, said, before),
    }
}
