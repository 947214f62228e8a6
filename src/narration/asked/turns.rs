//! The events of a round by turn.

use crate::cards::Seat;
use crate::narration::{cows, happened};
use crate::rules::{Event, nimm, rows};

/// Whether a turn ends with the event.
const fn ends(event: &Event) -> bool {
    matches!(
        event,
        Event::Rows(rows::Event::TurnOver { .. } | rows::Event::Passed { .. })
            | Event::Nimm(nimm::Event::TurnOver { .. })
    )
}

/// Whose doing the event is; that of nobody for the end of a round.
fn seat_of(event: &Event) -> Option<Seat> {
    match event {
        Event::Rows(event) => happened::seat_of(event),
        Event::Nimm(event) => cows::seat_of(event),
    }
}

/// Each turn with its seat, the one that goes on among them.
pub(super) fn turns(events: &[Event]) -> impl DoubleEndedIterator<Item = (Seat, &[Event])> {
    events.split_inclusive(ends).filter_map(|events| Some((whose(events)?, events)))
}

/// Whose turn the events are.
pub(super) fn whose(turn: &[Event]) -> Option<Seat> {
    turn.iter().find_map(seat_of)
}

/// How many events lie before the turn that goes on.
pub(super) fn before_this_turn(events: &[Event]) -> usize {
    events.iter().rposition(ends).map_or(0, |last| last + 1)
}
