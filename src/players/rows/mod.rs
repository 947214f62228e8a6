//! How the kinds play the seven row games.

mod easy;
mod ending;
mod ends;
mod lanes;
mod medium;
mod outlook;
mod policies;
mod policy;
mod search;
mod sketch;
mod solver;
mod tables;
mod value;
mod weights;

use super::{Effort, Kind, Thought};
use crate::rules::rows::{Action, Memory, View};
use rand::Rng;

/// The next action of a player that does not search; `None` when it is not its turn.
pub(super) fn choose(kind: Kind, view: &View, rng: &mut impl Rng) -> Option<Action> {
    let legal = view.legal();
    if legal.len() <= 1 {
        return legal.nth(0);
    }
    Some(match kind {
        Kind::Easy => easy::choose(view, &legal, rng),
        Kind::Medium | Kind::Hard | Kind::Expert => medium::choose(view, &legal),
    })
}

/// What comes of a thought about a turn.
pub(super) fn think(view: &View, memory: &Memory, effort: Effort, rng: &mut impl Rng) -> Thought {
    search::think(view, memory, effort, rng)
}
