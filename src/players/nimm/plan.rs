//! The turns in which cards are laid.

use super::reach::{rising, window};
use super::sketch::Sketch;
use super::value::Judge;
use crate::cards::{Cow, CowSet};
use crate::rules::nimm::{Action, View};

/// The number of unfinished plans are followed at each step.
const WIDTH: usize = 3;

/// A step of a plan, and the step before it by its place among all steps that were thought of.
#[derive(Clone, Copy)]
struct PlanStep {
    action: Action,
    before: Option<usize>,
}

/// A turn as far as it is planned: pile after pile.
#[derive(Clone, Copy)]
struct PartialTurn {
    /// `None` before any step.
    step: Option<usize>,
    sketch: Sketch,
    /// The piles that are done with.
    done: CowSet,
    /// The number of more piles can be begun.
    room: u8,
    value: f32,
}

/// The plans of one turn.
pub(super) struct Planner<'a> {
    view: &'a View,
    judge: &'a Judge,
    steps: Vec<PlanStep>,
    /// The turns that may end so: how well, and their last steps.
    ends: Vec<(f32, usize)>,
}

/// The turns of lays in the order in which they were thought of: how well each ends, and its actions.
pub(super) fn lays(view: &View, judge: &Judge) -> Vec<(f32, Vec<Action>)> {
    let planner = searched(view, judge);
    planner.ends.iter().map(|(value, last)| (*value, planner.actions(*last))).collect()
}

/// The first action of the turn of lays that ends best, and how well it ends.
pub(super) fn best_lay(view: &View, judge: &Judge) -> Option<(f32, Action)> {
    let planner = searched(view, judge);
    let better = |best: (f32, usize), end: &(f32, usize)| if end.0 > best.0 { *end } else { best };
    let (value, last) = planner.ends.iter().fold(*planner.ends.first()?, better);
    Some((value, *planner.actions(last).first()?))
}

fn searched<'a>(view: &'a View, judge: &'a Judge) -> Planner<'a> {
    let mut planner = Planner { view, judge, steps: Vec::new(), ends: Vec::new() };
    planner.search();
    planner
}

impl Planner<'_> {
    fn step(&mut self, action: Action, before: Option<usize>) -> usize {
        self.steps.push(PlanStep { action, before });
        self.steps.len() - 1
    }

    /// The actions up to a step.
    fn actions(&self, last: usize) -> Vec<Action> {
        let at = |at: usize| self.steps.get(at);
        let mut actions: Vec<Action> = std::iter::successors(at(last), |step| step.before.and_then(at))
            .map(|step| step.action)
            .collect();
        actions.reverse();
        actions
    }

    fn search(&mut self) {
        let sketch = Sketch::of(self.view);
        let begun = self.view.table().turn().climbs().len() as u8;
        let room = sketch.buffalos.max(1).saturating_sub(begun);
        if begun > 0 {
            let step = self.step(Action::End, None);
            self.ends.push((self.judge.value(&sketch), step));
            if sketch.buffalos == 0 {
                // One card was all (N5).
                return;
            }
        }
        let root = PartialTurn { step: None, sketch, done: CowSet::EMPTY, room, value: 0.0 };
        let mut plans = vec![root];
        let mut next = Vec::new();
        while !plans.is_empty() {
            for plan in &plans {
                self.expand(plan, &mut next);
            }
            next.sort_by(|a: &PartialTurn, b| b.value.total_cmp(&a.value));
            next.truncate(WIDTH);
            plans = std::mem::take(&mut next);
        }
    }

    fn expand(&mut self, plan: &PartialTurn, next: &mut Vec<PartialTurn>) {
        for top in plan.sketch.tops - plan.done {
            let is_begun = self.view.table().turn().climb(top).is_some();
            let cards = if is_begun { self.view.table().window(top) } else { window(top) };
            let cards = cards & plan.sketch.hand;
            if !cards.is_empty() && (is_begun || plan.room > 0) {
                let room = if is_begun { plan.room } else { plan.room - 1 };
                self.climb(&PartialTurn { room, ..*plan }, top, cards, next);
            }
        }
    }

    /// Every height up to which the cards could be laid on one pile.
    fn climb(&mut self, plan: &PartialTurn, top: Cow, cards: CowSet, next: &mut Vec<PartialTurn>) {
        let one_card = plan.sketch.buffalos == 0;
        let mut climbing = *plan;
        let mut on = top;
        for card in rising(cards, top) {
            if one_card {
                climbing = *plan;
                on = top;
            }
            climbing.sketch.lay(card, on);
            let step = self.step(Action::Lay { card, on }, climbing.step);
            climbing.step = Some(step);
            on = card;
            let value = self.judge.value(&climbing.sketch);
            self.ends.push((value, step));
            let mut done = climbing.done;
            done.insert(card);
            next.push(PartialTurn { done, value, ..climbing });
        }
    }
}
