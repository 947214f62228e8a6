use crate::rules::{Event, View};

/// The events of a turn, or of as much of it as is told at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    /// The table as it was after it, as the listener saw it.
    pub view: View,
    /// The events, as far as the listener may know it.
    pub events: Vec<Event>,
}
