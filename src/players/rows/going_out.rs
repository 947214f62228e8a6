//! The turn that lays all that is left of a hand, and wins so.

use super::lanes::Lanes;
use super::medium::for_each_step;
use super::outlook::Outlook;
use super::sketch::Sketch;
use crate::cards::{Hand, Place};
use crate::rules::rows::{Action, Table};

/// The number of ways that are tried: several jokers with bridges can be laid in more ways than are worth it.
const MOST: u32 = 2000;

/// The turn that goes out and wins whatever the others hold: nobody misses that all cards can be laid.
pub(super) fn going_out(table: &Table, hand: &Hand) -> Option<Vec<Action>> {
    let sketch = Sketch::of(table, hand);
    if hand.len() > u32::from(sketch.slots) {
        return None;
    }
    let bonus_best = Outlook::of(table, table.turn().seat).most_bonuses;
    let mut search = Search { is_plain: table.rules().jokers == 0, bonus_best, left: MOST, turn: Vec::new() };
    search.is_out_after(&sketch).then_some(search.turn)
}

struct Search {
    /// True if nothing but numbers is laid, so that a card laid beside another is in nobody's way.
    is_plain: bool,
    bonus_best: u8,
    left: u32,
    turn: Vec<Action>,
}

impl Search {
    /// Returns whether all can be laid; the actions that do so are added to the turn.
    fn is_out_after(&mut self, sketch: &Sketch) -> bool {
        if sketch.is_out() {
            // All others have cards left, which count against them.
            return sketch.bonuses >= self.bonus_best;
        }
        self.left = self.left.saturating_sub(1);
        self.left > 0
            && self.steps(sketch).into_iter().any(|action| {
                self.turn.push(action);
                let is_out = self.is_out_after(&sketch.after(action));
                if !is_out {
                    self.turn.pop();
                }
                is_out
            })
    }

    /// The steps of which one has to lead to the end, if any does.
    fn steps(&self, sketch: &Sketch) -> Vec<Action> {
        let mut steps: Vec<(Action, Option<Place>)> = Vec::new();
        for_each_step(sketch, |action, place| steps.push((action, place)));
        let row = |place: &Option<Place>| place.map(|place| place.colour().index());
        let is_begun = |place: &Option<Place>| row(place).is_some_and(|row| sketch.filled[row] != 0);
        if self.is_plain {
            if let Some(safe) = steps.iter().find(|(_, place)| is_begun(place)) {
                return vec![safe.0];
            }
            // Each row that is not begun has an opener of its own, except for the first card of all, which names it.
            let named = sketch.filled != Lanes::default();
            let first = steps.first().and_then(|(_, place)| row(place));
            steps.retain(|(_, place)| !named || row(place) == first);
        }
        steps.into_iter().map(|(action, _)| action).collect()
    }
}
