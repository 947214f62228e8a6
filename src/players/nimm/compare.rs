//! A turn that was played, held against another.

use super::policy::play_out;
use crate::players::pair::{Pair, pair};
use crate::rules::nimm::{Action, Memory, Round, View};
use rand::Rng;

/// The cost of an action, in the budget of the row games.
const ACTION: u64 = 3;

/// The cost of sampling and copying a round.
const SETTING_UP: u64 = 20;

/// Two turns in the same sampled rounds, the better first.
pub(in crate::players) fn compare(
    view: &View,
    memory: &Memory,
    turns: [&[Action]; 2],
    budget: u64,
    rng: &mut impl Rng,
) -> Pair {
    let play = |round: &mut Round, actions: &[Action]| {
        actions.iter().for_each(|action| round.play_legal(*action, &mut ()));
        ACTION * play_out(round) + SETTING_UP
    };
    pair(turns, budget, || view.world(memory, rng), play)
}
