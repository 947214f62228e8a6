use super::Reason;
use crate::meaning::Move;
use crate::rules::Action;

/// The outcome of resolving a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Resolved {
    /// It is this action, legal or not.
    Action(Action),
    /// It may be any of these.
    Choice(Vec<Move>),
    /// It can be none.
    Refused(Reason),
}
