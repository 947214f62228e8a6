//! The turns in which cards are laid.

use super::reach::{rising, window};
use super::sketch::Sketch;
use super::value::Judge;
use crate::cards::{Cow, CowSet};
use crate::rules::nimm::{Action, View};

/// How many unfinished plans are followed at each step.
const WIDTH: usize = 3;

/// A turn as far as it is planned: pile after pile.
#[derive(Clone, Copy)]
struct Plan {
    first: Option<Action>,
    sketch: Sketch,
    /// The piles that are done with.
    done: CowSet,
    /// How many more piles can be begun.
    room: u8,
    value: f32,
}

/// The plans of one turn.
pub(super) struct Planner<'a> {
    view: &'a View,
    judge: &'a Judge,
    best: Option<(f32, Action)>,
}

/// The first action of the turn of lays that ends best, and how well it ends.
pub(super) fn best_lay(view: &View, judge: &Judge) -> Option<(f32, Action)> {
    let mut planner = Planner { view, judge, best: None };
    planner.search();
    planner.best
}

impl Planner<'_> {
    fn offer(&mut self, value: f32, action: Action) {
        if self.best.is_none_or(|(best, _)| value > best) {
            self.best = Some((value, action));
        }
    }

    fn search(&mut self) {
        let sketch = Sketch::of(self.view);
        let begun = self.view.table().turn().climbs().len() as u8;
        let room = sketch.buffalos.max(1).saturating_sub(begun);
        if begun > 0 {
            self.offer(self.judge.value(&sketch), Action::End);
        }
        let root = Plan { first: None, sketch, done: CowSet::EMPTY, room, value: 0.0 };
        let mut plans = vec![root];
        let mut next = Vec::new();
        while !plans.is_empty() {
            for plan in &plans {
                self.expand(plan, &mut next);
            }
            next.sort_by(|a: &Plan, b| b.value.total_cmp(&a.value));
            next.truncate(WIDTH);
            plans = std::mem::take(&mut next);
        }
    }

    fn expand(&mut self, plan: &Plan, next: &mut Vec<Plan>) {
        for top in plan.sketch.tops - plan.done {
            let is_begun = self.view.table().turn().climb(top).is_some();
            let cards = if is_begun { self.view.table().window(top) } else { window(top) };
            let cards = cards & plan.sketch.hand;
            if !cards.is_empty() && (is_begun || plan.room > 0) {
                let room = if is_begun { plan.room } else { plan.room - 1 };
                self.climb(&Plan { room, ..*plan }, top, cards, next);
            }
        }
    }

    /// Every height up to which the cards could be laid on one pile.
    fn climb(&mut self, plan: &Plan, top: Cow, cards: CowSet, next: &mut Vec<Plan>) {
        let one_card = plan.sketch.buffalos == 0;
        let mut climbing = *plan;
        let mut on = top;
        for card in rising(cards, top) {
            if one_card {
                climbing = *plan;
                on = top;
            }
            climbing.sketch.lay(card, on);
            let first = *climbing.first.get_or_insert(Action::Lay { card, on });
            on = card;
            let value = self.judge.value(&climbing.sketch);
            self.offer(value, first);
            let mut done = climbing.done;
            done.insert(card);
            next.push(Plan { done, value, ..climbing });
        }
    }
}
