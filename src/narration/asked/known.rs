use crate::narration::Past;
use crate::rules::{Event, Standing, View};

/// The knowledge of the one who asks.
#[derive(Clone, Copy, Debug)]
pub struct Known<'a> {
    /// The table, and the own hand.
    pub view: &'a View,
    /// The standing of the match.
    pub standing: &'a Standing,
    /// The number of the round, from 1.
    pub round: u32,
    /// The events of this round turn by turn, as the one who asks saw them.
    pub past: &'a [Past],
}

impl Known<'_> {
    /// All that happened this round.
    pub(super) fn events(&self) -> Vec<Event> {
        self.past.iter().flat_map(|turn| turn.events.iter().copied()).collect()
    }
}
