//! `medium` as it played in version 0.1.0, kept as it was: strength is measured by it, whatever the players of the
//! library learn. It sees what a seat sees, through the public library alone. In `nimm` the `medium` of today still plays
//! so, and sits there itself.

mod rows;

use elevens::players::{self, Strength};
use elevens::rules::{Action, View};
use rand::Rng;

/// The next action; `None` when it is not the view's turn.
pub fn choose(view: &View, rng: &mut impl Rng) -> Option<Action> {
    match view {
        View::Rows(view) => rows::choose(view).map(Action::Rows),
        View::Nimm(_) => players::choose(Strength::Medium, view, rng),
    }
}
