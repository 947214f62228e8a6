//! `medium` as it played in version 0.1.0, kept as it was: what strength is measured by, whatever the players of the
//! library learn. It sees what a seat sees, through the public library alone.

mod nimm;
mod rows;

use elevens::rules::{Action, View};
use rand::Rng;

/// The next action; `None` when it is not the view's turn.
pub fn choose(view: &View, rng: &mut impl Rng) -> Option<Action> {
    match view {
        View::Rows(view) => rows::choose(view).map(Action::Rows),
        View::Nimm(view) => nimm::choose(view, rng).map(Action::Nimm),
    }
}
