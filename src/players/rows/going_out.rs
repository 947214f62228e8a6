//! The turn that lays all that is left of a hand, and wins so.

use super::medium::for_each_step;
use super::outlook::Outlook;
use super::sketch::Sketch;
use crate::cards::Hand;
use crate::rules::rows::{Action, Table};

/// How many cards are few enough to try everything: nobody misses that all of them can be laid.
const FEW: u32 = 4;

/// How much is tried: several jokers with bridges can be laid in more ways than are worth it.
const MOST: u32 = 2000;

/// The turn that goes out and wins whatever the others hold, where a few cards are left.
pub(super) fn going_out(table: &Table, hand: &Hand) -> Option<Vec<Action>> {
    let mut turn = Vec::new();
    let bonus_best = 11.0 * f32::from(Outlook::of(table, table.turn().seat).most_bonuses);
    let mut left = MOST;
    let is_out =
        hand.len() <= FEW && is_out_after(&Sketch::of(table, hand), bonus_best, &mut turn, &mut left);
    is_out.then_some(turn)
}

/// Whether all can be laid; the actions that do so are added to the turn.
fn is_out_after(sketch: &Sketch, bonus_best: f32, turn: &mut Vec<Action>, left: &mut u32) -> bool {
    if sketch.is_out() {
        // All others have cards left, which count against them.
        return 11.0 * f32::from(sketch.bonuses) >= bonus_best;
    }
    *left = left.saturating_sub(1);
    if *left == 0 {
        return false;
    }
    let mut steps = Vec::new();
    for_each_step(sketch, |action, _| steps.push(action));
    steps.into_iter().any(|action| {
        turn.push(action);
        let is_out = is_out_after(&sketch.after(action), bonus_best, turn, left);
        if !is_out {
            turn.pop();
        }
        is_out
    })
}
