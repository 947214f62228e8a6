//! A turn that was played, held against another.

use super::glance::play_out;
use super::judge::Judge;
use super::nets::{self, Others};
use super::sketch::Sketch;
use super::taught::Taught;
use super::weighed::Weighed;
use crate::players::pair::{Pair, pair};
use crate::rules::rows::{Action, Memory, Round, View};
use rand::Rng;

/// The cost of sampling and copying a round, in steps of a glance.
const SETTING_UP: u64 = 2;

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
        play_out(round, view.seat(), Others::Alike) + SETTING_UP
    };
    pair(turns, budget, || view.world(memory, rng), play)
}

/// Returns how good a quick look holds a turn, in points more or less.
pub(in crate::players) fn quick(view: &View, turn: &[Action]) -> f32 {
    let table = view.table();
    match nets::of(table) {
        Some(net) => judged(&Taught::new(net, table, table.turn().seat), view, turn),
        None => judged(&Weighed::new(table), view, turn),
    }
}

fn judged(judge: &impl Judge, view: &View, turn: &[Action]) -> f32 {
    let before = Sketch::of(view.table(), view.hand());
    if turn.first() == Some(&Action::Draw) {
        return judge.draw(&before, &judge.rows(&before));
    }
    let after = turn.iter().fold(before, |sketch, action| sketch.after(*action));
    judge.end(&after, &judge.rows(&after))
}
