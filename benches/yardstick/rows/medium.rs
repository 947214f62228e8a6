//! A player that plans its turn: it tries sequences of lays and keeps those that end best.

use super::lanes::{beside, places};
use super::outlook::Outlook;
use super::sketch::Sketch;
use super::tables;
use super::value::{Judge, RowValue};
use elevens::cards::{Colour, Place};
use elevens::rules::rows::{Action, Legal, Piece, View};

/// The number of unfinished plans that are followed at each step.
const WIDTH: usize = 8;

/// A step of a plan, and the step before it by its place among all steps that were thought of.
#[derive(Clone, Copy)]
struct Step {
    action: Action,
    before: Option<usize>,
}

/// A turn as far as it is planned.
#[derive(Clone, Copy)]
struct Plan {
    /// `None` before any step.
    step: Option<usize>,
    last: Option<Place>,
    before: Sketch,
    sketch: Sketch,
    rows: [RowValue; 4],
    value: f32,
}

/// The plans of one turn.
struct Planner {
    judge: Judge,
    duty: bool,
    steps: Vec<Step>,
    /// The turns that may end so: how well, and their last steps.
    ends: Vec<(f32, usize)>,
}

/// The first action of the turn that ends best.
pub(super) fn choose(view: &View, legal: &Legal) -> Action {
    let planner = planned(view, legal);
    let chosen =
        planner.best().map(|last| planner.actions(last)).and_then(|actions| actions.first().copied());
    debug_assert!(chosen.is_some_and(|action| legal.contains(action)));
    // A plan that the rules would refuse is a fault of ours, but must not stop the game.
    chosen.filter(|action| legal.contains(*action)).or_else(|| legal.nth(0)).unwrap_or(Action::End)
}

fn planned(view: &View, legal: &Legal) -> Planner {
    let outlook = Outlook::of(view);
    let weights = tables::weights(view);
    let sketch = Sketch::of(view);
    let mut planner = Planner {
        judge: Judge::new(weights, outlook),
        duty: !legal.end && outlook.pile_empty,
        steps: Vec::new(),
        ends: Vec::new(),
    };
    let rows = planner.judge.rows(&sketch);
    if legal.end {
        planner.offer_alone(planner.judge.end(&sketch, &rows), Action::End);
    }
    if legal.draw {
        planner.offer_alone(planner.judge.draw(&sketch, &rows), Action::Draw);
    }
    planner.search(sketch, rows);
    planner
}

impl Planner {
    /// A turn of one action.
    fn offer_alone(&mut self, value: f32, action: Action) {
        let step = self.step(action, None);
        self.ends.push((value, step));
    }

    fn step(&mut self, action: Action, before: Option<usize>) -> usize {
        self.steps.push(Step { action, before });
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

    /// Follows the most promising plans until no step is left.
    fn search(&mut self, sketch: Sketch, rows: [RowValue; 4]) {
        let root = Plan { step: None, last: None, before: sketch, sketch, rows, value: 0.0 };
        let mut next = Vec::new();
        self.expand(&root, &mut next);
        while !next.is_empty() {
            next.sort_by(|a, b| b.value.total_cmp(&a.value));
            next.truncate(WIDTH);
            let plans = std::mem::take(&mut next);
            for plan in &plans {
                self.expand(plan, &mut next);
            }
        }
    }

    fn expand(&mut self, plan: &Plan, next: &mut Vec<Plan>) {
        for_each_step(&plan.sketch, |action, place| {
            if !in_order(plan, place) {
                return;
            }
            let sketch = plan.sketch.after(action);
            let rows = self.rows_after(plan, &sketch, place);
            let value = self.judge.end(&sketch, &rows);
            let step = self.step(action, plan.step);
            if self.may_end(&sketch) {
                self.ends.push((value, step));
            }
            if !sketch.is_out() {
                next.push(Plan {
                    step: Some(step),
                    last: place.or(plan.last),
                    before: plan.sketch,
                    sketch,
                    rows,
                    value,
                });
            }
        });
    }

    /// The rows after a step, of which only the one that it changed is judged anew.
    ///
    /// So the first lay of `free-opening` is judged by its own row alone, although it opens all:
    /// by play that chose better openings than a look at all rows.
    fn rows_after(&self, plan: &Plan, sketch: &Sketch, place: Option<Place>) -> [RowValue; 4] {
        let mut rows = plan.rows;
        if let Some(place) = place {
            let row = place.colour().index();
            rows[row] = self.judge.row(sketch, row);
        }
        rows
    }

    /// True where the turn may end here (E13, E18).
    fn may_end(&self, sketch: &Sketch) -> bool {
        sketch.is_out() || sketch.laid > 0 || !(sketch.owes_a_lay() || self.duty)
    }
}

/// True where the step could not have been taken before the last one, or comes after it by place.
///
/// Of the orders in which a turn lays the same cards only one is followed.
fn in_order(plan: &Plan, place: Option<Place>) -> bool {
    match (plan.last, place) {
        (Some(last), Some(place)) => {
            let row = place.colour().index();
            place > last || plan.before.fits(row) & (1 << place.number()) == 0
        }
        (None, _) | (_, None) => true,
    }
}

/// Tells each sensible step, with the place that it fills.
fn for_each_step(sketch: &Sketch, mut step: impl FnMut(Action, Option<Place>)) {
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
    if sketch.jokers > 0 && !sketch.owes_a_lay() {
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
