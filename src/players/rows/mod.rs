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

/// The next action of a player in a row game; `None` when it is not its turn.
pub(super) fn choose(kind: Kind, view: &View, rng: &mut impl Rng) -> Option<Action> {
    let legal = view.legal();
    if legal.len() <= 1 {
        return legal.nth(0);
    }
    Some(match kind {
        Kind::Easy => easy::choose(view, &legal, rng),
        Kind::Medium => medium::choose(view, &legal),
    })
}
