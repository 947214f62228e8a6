//! A player that plans its turn: it tries sequences of lays and keeps those that end best.

use super::judge::Judge;
use super::lanes::{Lanes, beside, places};
use super::nets;
use super::sketch::Sketch;
use super::taught::Taught;
use super::weighed::Weighed;
use crate::cards::{Colour, Hand, Place};
use crate::rules::rows::{Action, Legal, Piece, Table, View};

/// The number of unfinished plans are followed at each step.
const WIDTH: usize = 24;

/// The number of where many turns are looked at in a row.
const NARROW: usize = 8;

/// A step of a plan, and the step before it by its place among all steps that were thought of.
#[derive(Clone, Copy)]
struct BeamStep {
    action: Action,
    before: Option<usize>,
}

/// A turn as far as it is planned.
#[derive(Clone, Copy)]
struct PartialTurn<R> {
    /// `None` before any step.
    step: Option<usize>,
    last: Option<Place>,
    /// The places where cards fitted before the last step.
    fitted: Lanes,
    sketch: Sketch,
    rows: [R; 4],
    value: f32,
}

/// The plans that were found.
struct Planned {
    steps: Vec<BeamStep>,
    /// The turns that may end so: how well, and their last steps.
    ends: Vec<(f32, usize)>,
}

/// Plans one turn.
struct Planner<J> {
    judge: J,
    duty: bool,
    found: Planned,
}

/// The first action of the turn that ends best.
pub(super) fn choose(view: &View, legal: &Legal) -> Action {
    let planner = planned(view.table(), view.hand(), legal, WIDTH);
    let chosen =
        planner.best().map(|last| planner.actions(last)).and_then(|actions| actions.first().copied());
    debug_assert!(chosen.is_some_and(|action| legal.contains(action)));
    // A plan that the rules would refuse is a fault of ours, but must not stop the game.
    chosen.filter(|action| legal.contains(*action)).or_else(|| legal.nth(0)).unwrap_or(Action::End)
}

/// The turns that end best, `most` of them at the most, the best first: how well each ends, and its actions, the end of
/// the turn apart.
pub(super) fn turns(view: &View, legal: &Legal, most: usize) -> Vec<(f32, Vec<Action>)> {
    best_of(planned(view.table(), view.hand(), legal, WIDTH), most)
}

/// Returns the same of fewer plans.
pub(super) fn quick_turns(view: &View, legal: &Legal, most: usize) -> Vec<(f32, Vec<Action>)> {
    best_of(planned(view.table(), view.hand(), legal, NARROW), most)
}

fn best_of(mut planner: Planned, most: usize) -> Vec<(f32, Vec<Action>)> {
    planner.ends.sort_by(|a, b| b.0.total_cmp(&a.0));
    planner.ends.iter().take(most).map(|(value, last)| (*value, planner.actions(*last))).collect()
}

/// The turn that ends best for the seat to act, whose hand this is, and how many steps were judged to find it.
pub(super) fn best_turn(table: &Table, hand: &Hand, legal: &Legal) -> (Vec<Action>, u64) {
    let planner = planned(table, hand, legal, NARROW);
    let actions = planner.best().map(|last| planner.actions(last)).unwrap_or_default();
    (actions, planner.steps.len() as u64)
}

fn planned(table: &Table, hand: &Hand, legal: &Legal, width: usize) -> Planned {
    match nets::of(table) {
        Some(net) => planned_by(Taught::new(net, table, table.turn().seat), table, hand, legal, width),
        None => planned_by(Weighed::new(table), table, hand, legal, width),
    }
}

fn planned_by(judge: impl Judge, table: &Table, hand: &Hand, legal: &Legal, width: usize) -> Planned {
    let sketch = Sketch::of(table, hand);
    let duty = !legal.end && table.pile() == 0;
    let mut planner = Planner { judge, duty, found: Planned { steps: Vec::new(), ends: Vec::new() } };
    let rows = planner.judge.rows(&sketch);
    if legal.end {
        planner.found.offer_alone(planner.judge.end(&sketch, &rows), Action::End);
    }
    if legal.draw {
        planner.found.offer_alone(planner.judge.draw(&sketch, &rows), Action::Draw);
    }
    planner.search(sketch, rows, width);
    planner.found
}

impl Planned {
    /// A turn of one action.
    fn offer_alone(&mut self, value: f32, action: Action) {
        let step = self.step(action, None);
        self.ends.push((value, step));
    }

    fn step(&mut self, action: Action, before: Option<usize>) -> usize {
        self.steps.push(BeamStep { action, before });
        self.steps.len() - 1
    }

    /// The last step of the turn that ends best, the first thought of among equals.
    fn best(&self) -> Option<usize> {
        let better = |best: (f32, usize), end: &(f32, usize)| if end.0 > best.0 { *end } else { best };
        let first = self.ends.first()?;
        Some(self.ends.iter().fold(*first, better).1)
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
}

impl<J: Judge> Planner<J> {
    /// Follows the most promising plans until no step is left.
    fn search(&mut self, sketch: Sketch, rows: [J::Row; 4], width: usize) {
        let root = PartialTurn { step: None, last: None, fitted: [0; 4], sketch, rows, value: 0.0 };
        let mut next = Vec::new();
        self.expand(&root, &mut next);
        while !next.is_empty() {
            next.sort_by(|a, b| b.value.total_cmp(&a.value));
            next.truncate(width);
            let plans = std::mem::take(&mut next);
            for plan in &plans {
                self.expand(plan, &mut next);
            }
        }
    }

    fn expand(&mut self, plan: &PartialTurn<J::Row>, next: &mut Vec<PartialTurn<J::Row>>) {
        let fitted = [0, 1, 2, 3].map(|row| plan.sketch.fits(row));
        for_each_step(&plan.sketch, |action, place| {
            if !in_order(plan, place) {
                return;
            }
            let sketch = plan.sketch.after(action);
            let rows = self.rows_after(plan, &sketch, place);
            let value = self.judge.end(&sketch, &rows);
            let step = self.found.step(action, plan.step);
            if self.may_end(&sketch) {
                self.found.ends.push((value, step));
            }
            if !sketch.is_out() {
                next.push(PartialTurn {
                    step: Some(step),
                    last: place.or(plan.last),
                    fitted,
                    sketch,
                    rows,
                    value,
                });
            }
        });
    }

    /// The rows after a step, of which only the one that it changed is judged anew.
    ///
    /// So the first lay of `free-opening` is judged by its own row alone, although it opens all.
    fn rows_after(&self, plan: &PartialTurn<J::Row>, sketch: &Sketch, place: Option<Place>) -> [J::Row; 4] {
        let mut rows = plan.rows;
        if let Some(place) = place {
            let row = place.colour().index();
            rows[row] = self.judge.row(sketch, row);
        }
        rows
    }

    /// Returns whether the turn may end here (E13, E18).
    fn may_end(&self, sketch: &Sketch) -> bool {
        sketch.is_out() || sketch.laid > 0 || !(sketch.owes_a_lay() || self.duty)
    }
}

/// Returns whether the step could not have been taken before the last one, or comes after it by place.
///
/// Of the orders in which a turn lays the same cards only one is followed.
fn in_order<R>(plan: &PartialTurn<R>, place: Option<Place>) -> bool {
    match (plan.last, place) {
        (Some(last), Some(place)) => {
            let row = place.colour().index();
            place > last || plan.fitted[row] & (1 << place.number()) == 0
        }
        (None, _) | (_, None) => true,
    }
}

/// Tells each sensible step, with the place that it fills.
pub(super) fn for_each_step(sketch: &Sketch, mut step: impl FnMut(Action, Option<Place>)) {
    for row in 0..4 {
        for place in places(row, sketch.mine[row] & sketch.wild[row]) {
            step(Action::Swap(place), Some(place));
        }
    }
    if sketch.slots == 0 {
        return;
    }
    for row in 0..4 {
        let fits = sketch.fits(row);
        lays(row, sketch.mine[row] & fits, Piece::Number, &mut step);
        if sketch.jokers > 0 {
            lays(row, fits, Piece::Joker, &mut step);
        }
        if sketch.bridges > 0 {
            bridges(sketch, row, &mut step);
        }
    }
    if sketch.jokers > 0 && sketch.late && !sketch.owes_a_lay() {
        step(Action::Discard, None);
    }
}

fn lays(row: usize, lane: u32, piece: Piece, step: &mut impl FnMut(Action, Option<Place>)) {
    for place in places(row, lane) {
        step(Action::Lay { place, piece }, Some(place));
    }
}

fn bridges(sketch: &Sketch, row: usize, step: &mut impl FnMut(Action, Option<Place>)) {
    for (from, reach) in sketch.bridged(row) {
        let from = Colour::ALL[from];
        let mut lay = |piece, lane| {
            for place in places(row, lane) {
                step(Action::Bridge { from, place, piece }, Some(place));
            }
        };
        lay(Piece::Number, reach & sketch.mine[row]);
        if sketch.jokers > 0 {
            // A joker so far out helps only what I hold beside it.
            lay(Piece::Joker, reach & !sketch.mine[row] & beside(sketch.mine[row]));
        }
    }
}
