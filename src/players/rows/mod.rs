//! Players of the seven row games.

mod compare;
mod easy;
mod ending;
mod ends;
mod features;
mod glance;
mod going_out;
mod judge;
mod lanes;
#[cfg(feature = "learn")]
pub mod learn;
mod medium;
mod net;
mod nets;
mod outlook;
mod outplay;
mod plain_glance;
mod prospect;
mod search;
mod sketch;
mod solver;
mod tables;
mod taught;
mod weighed;
mod weights;

pub(super) use compare::{compare, quick};
pub(super) use search::pays;

use super::noticed::Noticed;
use super::{Effort, Strength, Thought};
use crate::rules::rows::{Action, Memory, View};
use going_out::going_out;
use rand::Rng;

/// The next action of a player that does not search; `None` when it is not its turn.
pub(super) fn choose(kind: Strength, view: &View, noticed: &Noticed) -> Option<Action> {
    let legal = view.legal();
    if legal.len() <= 1 {
        return legal.nth(0);
    }
    let out = going_out(view.table(), view.hand()).and_then(|turn| turn.first().copied());
    out.filter(|action| legal.contains(*action)).or_else(|| {
        Some(match kind {
            Strength::Easy => easy::choose(view, &legal, noticed),
            Strength::Medium | Strength::Hard => medium::choose(view, &legal),
        })
    })
}

/// The turns that look best, the best first: how well each ends, and its actions.
pub(super) fn turns(view: &View, most: usize) -> Vec<(f32, Vec<Action>)> {
    let legal = view.legal();
    match legal.nth(0) {
        None => Vec::new(),
        Some(only) if legal.len() == 1 => vec![(0.0, vec![only])],
        Some(_) => medium::turns(view, &legal, most),
    }
}

/// Returns what comes of a thought about a turn.
pub(super) fn think(view: &View, memory: &Memory, effort: Effort, rng: &mut impl Rng) -> Thought {
    search::think(view, memory, effort, rng)
}
