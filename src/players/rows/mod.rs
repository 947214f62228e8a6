//! How the kinds play the seven row games.

mod easy;
mod lanes;
mod medium;
mod outlook;
mod sketch;
mod tables;
mod value;
mod weights;

use super::Kind;
use crate::rules::rows::{Action, View};
use rand::Rng;

/// The next action of a player in a row game.
pub(super) fn choose(kind: Kind, view: &View, rng: &mut impl Rng) -> Action {
    let legal = view.legal();
    debug_assert!(!legal.is_empty(), "it is not this seat's turn");
    if legal.len() <= 1 {
        // Out of turn nothing is legal, and whatever is named is refused.
        return legal.nth(0).unwrap_or(Action::End);
    }
    match kind {
        Kind::Easy => easy::choose(view, &legal, rng),
        Kind::Medium => medium::choose(view, &legal),
    }
}
