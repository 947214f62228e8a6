//! A player that plans its turn: it tries sequences of lays, and every pile, and keeps what ends best.

use super::plan::{best_lay, lays};
use super::rivals::Rivals;
use super::taking::{best_take, takes};
use super::value::Judge;
use super::weights::WEIGHTS;
use crate::rules::nimm::{Action, Legal, View};
use rand::{Rng, RngExt};

/// The first action of the turn that ends best.
pub(super) fn choose(view: &View, legal: &Legal, rng: &mut impl Rng) -> Action {
    let judge = Judge::new(WEIGHTS, Rivals::of(view, &WEIGHTS));
    let lay = best_lay(view, &judge);
    let take = best_take(view, legal, &judge, rng);
    let best = lay.into_iter().chain(take).max_by(|a, b| a.0.total_cmp(&b.0));
    best.map(|(_, action)| action)
        .filter(|action| legal.contains(*action))
        .or_else(|| legal.nth(rng.random_range(0..legal.len())))
        .unwrap_or(Action::End)
}

/// The turns that end best, `most` of them at the most, the best first: how well each ends, and its actions.
pub(super) fn turns(view: &View, legal: &Legal, most: usize, rng: &mut impl Rng) -> Vec<(f32, Vec<Action>)> {
    let judge = Judge::new(WEIGHTS, Rivals::of(view, &WEIGHTS));
    let mut turns = lays(view, &judge);
    if view.table().turn().laid == 0 {
        turns.extend(takes(view, legal, &judge, rng).into_iter().map(|(value, take)| (value, vec![take])));
    }
    turns.sort_by(|a, b| b.0.total_cmp(&a.0));
    turns.truncate(most);
    turns
}
