//! The events of a round by turn.

use crate::cards::Seat;
use crate::rules::Event;

/// Each turn with its seat, the one that goes on among them.
pub(super) fn turns(events: &[Event]) -> impl DoubleEndedIterator<Item = (Seat, &[Event])> {
    events.split_inclusive(Event::ends_turn).filter_map(|events| Some((whose(events)?, events)))
}

/// Returns whose turn the events are.
pub(super) fn whose(turn: &[Event]) -> Option<Seat> {
    turn.iter().find_map(Event::seat)
}

/// Returns the number of events that lie before the turn that goes on, or with which the round ended.
pub(super) fn before_this_turn(events: &[Event]) -> usize {
    let ends = |event: &Event| event.ends_turn() && event.seat().is_some();
    events.iter().rposition(ends).map_or(0, |last| last + 1)
}
