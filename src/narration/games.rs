//! Sentences of any game: each goes to the family of the game.

use super::{Besides, Narrator, Part, Past, Utterance, answers, cows, happened, refusals, seats};
use crate::meaning::Depth;
use crate::rules::{Action, Event, Refusal, UndoRefusal, View, nimm, rows};

/// The events of the row games among some.
pub(super) fn of_rows(events: &[Event]) -> Vec<rows::Event> {
    let of_rows = |event: &Event| match event {
        Event::Rows(event) => Some(*event),
        Event::Nimm(_) => None,
    };
    events.iter().filter_map(of_rows).collect()
}

/// The events of nimm among some.
pub(super) fn of_nimm(events: &[Event]) -> Vec<nimm::Event> {
    let of_nimm = |event: &Event| match event {
        Event::Nimm(event) => Some(*event),
        Event::Rows(_) => None,
    };
    events.iter().filter_map(of_nimm).collect()
}

/// Returns how a round of any game begins.
#[must_use]
pub fn tell_round(teller: &Narrator<'_>, view: &View, round: u32, rounds: u32) -> Utterance {
    match view {
        View::Rows(view) => seats::round_begins(teller, view, round, rounds),
        View::Nimm(view) => cows::nimm_round_begins(teller, view, round, rounds),
    }
}

/// That it is the listener's turn, in any game.
#[must_use]
pub fn tell_turn(teller: &Narrator<'_>, view: &View, besides: Besides) -> Utterance {
    match view {
        View::Rows(view) => seats::your_turn(teller, view, besides),
        View::Nimm(view) => cows::nimm_your_turn(teller, view, besides),
    }
}

/// Returns what others did, in any game, a line a turn: each with the table as it was after it.
#[must_use]
pub fn tell_others(teller: &Narrator<'_>, turns: &[Past]) -> Vec<Utterance> {
    let mut rows: Vec<(&rows::View, Vec<rows::Event>)> = Vec::new();
    let mut lines = Vec::new();
    for turn in turns {
        match &turn.view {
            View::Rows(view) => rows.push((view, of_rows(&turn.events))),
            View::Nimm(view) => lines.extend(cows::nimm_others(teller, view, &of_nimm(&turn.events))),
        }
    }
    lines.extend(happened::others(teller, &rows));
    lines
}

/// Returns what the listener's own command brought about, in any game.
#[must_use]
pub fn tell_own(teller: &Narrator<'_>, view: &View, events: &[Event]) -> Vec<Utterance> {
    match view {
        View::Rows(view) => happened::own(teller, view, &of_rows(events)),
        View::Nimm(view) => cows::nimm_own(teller, view, &of_nimm(events)),
    }
}

/// That an action was taken back.
#[must_use]
pub(crate) fn tell_undone(teller: &Narrator<'_>, view: &View, action: Action) -> Utterance {
    match (view, action) {
        (View::Rows(view), Action::Rows(action)) => happened::undone(teller, view, action),
        (View::Rows(_) | View::Nimm(_), Action::Nimm(_) | Action::Rows(_)) => {
            refusals::undo_refusal(teller, UndoRefusal::NothingDone)
        }
    }
}

/// Returns why an action of the listener was not accepted, in any game.
#[must_use]
pub(crate) fn tell_refusal(teller: &Narrator<'_>, view: &View, refusal: Refusal) -> Utterance {
    match (view, refusal) {
        (View::Rows(view), Refusal::Rows(refusal)) => refusals::refusal(teller, view, refusal),
        (View::Nimm(view), Refusal::Nimm(refusal)) => cows::nimm_refusal(teller, view, refusal),
        (View::Rows(_), Refusal::Nimm(_) | Refusal::OtherGame) => refusals::not_in_game(teller, Part::Piles),
        (View::Nimm(_), Refusal::Rows(_) | Refusal::OtherGame) => {
            refusals::not_in_game(teller, Part::Colours)
        }
    }
}

/// That an action would be accepted, in any game.
#[must_use]
pub fn tell_yes(teller: &Narrator<'_>, action: Action) -> Utterance {
    match action {
        Action::Rows(action) => answers::can_yes(teller, action),
        Action::Nimm(action) => cows::nimm_can_yes(teller, action),
    }
}

/// Returns what the listener can do, in any game.
#[must_use]
pub fn tell_can(teller: &Narrator<'_>, view: &View, depth: Depth) -> Vec<Utterance> {
    match view {
        View::Rows(view) => answers::can(teller, view, depth),
        View::Nimm(view) => cows::nimm_can(teller, view, depth),
    }
}
