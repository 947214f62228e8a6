//! Players of the game of cows and piles.

mod chains;
mod compare;
mod easy;
mod going_out;
mod medium;
mod plan;
mod policy;
mod reach;
mod rivals;
mod search;
mod sketch;
mod taking;
mod value;
mod weights;

pub(super) use compare::compare;

use super::noticed::Noticed;
use super::{Effort, Strength, Thought};
use crate::rules::nimm::{Action, Memory, View};
use going_out::going_out;
use rand::Rng;

/// The next action of a player of `nimm`; `None` when it is not its turn.
pub(super) fn choose(kind: Strength, view: &View, noticed: &Noticed, rng: &mut impl Rng) -> Option<Action> {
    let legal = view.legal();
    if legal.len() <= 1 {
        return legal.nth(0);
    }
    // What a player draws by lot does not hang on whether it goes out, nor does what is dealt next.
    let chosen = match kind {
        Strength::Easy => easy::choose(view, &legal, noticed),
        Strength::Medium | Strength::Hard => medium::choose(view, &legal, rng),
    };
    let out = going_out(view).and_then(|turn| turn.first().copied());
    Some(out.filter(|action| legal.contains(*action)).unwrap_or(chosen))
}

/// The turns that look best, the best first: how well each ends, and its actions.
pub(super) fn turns(view: &View, most: usize, rng: &mut impl Rng) -> Vec<(f32, Vec<Action>)> {
    let legal = view.legal();
    if legal.is_empty() { Vec::new() } else { medium::turns(view, &legal, most, rng) }
}

/// Returns what comes of a thought about a turn.
pub(super) fn think(view: &View, memory: &Memory, effort: Effort, rng: &mut impl Rng) -> Thought {
    search::think(view, memory, effort, rng)
}
