//! What is told of any game: each goes to the family of the game.

use super::{Narrator, Past, Utterance};
use crate::meaning::Depth;
use crate::rules::{Action, Event, Game, Refusal, UndoRefusal, View, nimm, rows};

/// The events of the row games among some.
fn of_rows(events: &[Event]) -> Vec<rows::Event> {
    let of_rows = |event: &Event| match event {
        Event::Rows(event) => Some(*event),
        Event::Nimm(_) => None,
    };
    events.iter().filter_map(of_rows).collect()
}

/// The events of nimm among some.
fn of_nimm(events: &[Event]) -> Vec<nimm::Event> {
    let of_nimm = |event: &Event| match event {
        Event::Nimm(event) => Some(*event),
        Event::Rows(_) => None,
    };
    events.iter().filter_map(of_nimm).collect()
}

impl Narrator<'_> {
    /// How a round of any game begins.
    #[must_use]
    pub fn tell_round(&self, view: &View, round: u32, rounds: u32) -> Utterance {
        match view {
            View::Rows(view) => self.round_begins(view, round, rounds),
            View::Nimm(view) => self.nimm_round_begins(view, round, rounds),
        }
    }

    /// That it is the listener's turn, in any game.
    #[must_use]
    pub fn tell_turn(&self, view: &View) -> Utterance {
        match view {
            View::Rows(view) => self.your_turn(view),
            View::Nimm(view) => self.nimm_your_turn(view),
        }
    }

    /// What others did, in any game, a line a turn: each with the table as it was after it.
    #[must_use]
    pub fn tell_others(&self, turns: &[Past]) -> Vec<Utterance> {
        let mut rows: Vec<(&rows::View, Vec<rows::Event>)> = Vec::new();
        let mut lines = Vec::new();
        for turn in turns {
            match &turn.view {
                View::Rows(view) => rows.push((view, of_rows(&turn.events))),
                View::Nimm(view) => lines.extend(self.nimm_others(view, &of_nimm(&turn.events))),
            }
        }
        lines.extend(self.others(&rows));
        lines
    }

    /// What the listener's own command brought about, in any game.
    #[must_use]
    pub fn tell_own(&self, view: &View, events: &[Event]) -> Vec<Utterance> {
        match view {
            View::Rows(view) => self.own(view, &of_rows(events)),
            View::Nimm(view) => self.nimm_own(view, &of_nimm(events)),
        }
    }

    /// That an action was taken back.
    #[must_use]
    pub fn tell_undone(&self, view: &View, action: Action) -> Utterance {
        match (view, action) {
            (View::Rows(view), Action::Rows(action)) => self.undone(view, action),
            (View::Rows(_) | View::Nimm(_), Action::Nimm(_) | Action::Rows(_)) => {
                self.undo_refusal(UndoRefusal::NothingDone)
            }
        }
    }

    /// Why an action of the listener was not accepted, in any game.
    #[must_use]
    pub fn tell_refusal(&self, view: &View, refusal: Refusal) -> Utterance {
        match (view, refusal) {
            (View::Rows(view), Refusal::Rows(refusal)) => self.refusal(view, refusal),
            (View::Nimm(view), Refusal::Nimm(refusal)) => self.nimm_refusal(view, refusal),
            (View::Rows(view), Refusal::Nimm(_) | Refusal::OtherGame) => {
                self.no_piles(Game::Rows(view.table().variant()))
            }
            (View::Nimm(_), Refusal::Rows(_) | Refusal::OtherGame) => self.no_colours(),
        }
    }

    /// That an action would be accepted, in any game.
    #[must_use]
    pub fn tell_yes(&self, action: Action) -> Utterance {
        match action {
            Action::Rows(action) => self.can_yes(action),
            Action::Nimm(action) => self.nimm_can_yes(action),
        }
    }

    /// What the listener can do, in any game.
    #[must_use]
    pub fn tell_can(&self, view: &View, depth: Depth) -> Vec<Utterance> {
        match view {
            View::Rows(view) => self.can(view, depth),
            View::Nimm(view) => self.nimm_can(view, depth),
        }
    }
}
