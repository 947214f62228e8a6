//! A player that plans its turn: it tries sequences of lays and keeps those that end best.

use super::lanes::{beside, places};
use super::outlook::Outlook;
use super::sketch::Sketch;
use super::tables;
use super::value::{Judge, RowValue};
use crate::cards::{Colour, Place};
use crate::rules::rows::{Action, Legal, Piece, View};

/// How many unfinished plans are followed at each step.
const WIDTH: usize = 8;

/// A turn as far as it is planned.
#[derive(Clone, Copy)]
struct Plan {
    /// `None` before any step.
    first: Option<Action>,
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
    best: Option<(f32, Action)>,
}

/// The first action of the turn that ends best.
pub(super) fn choose(view: &View, legal: &Legal) -> Action {
    let outlook = Outlook::of(view);
    let weights = tables::weights(view);
    let sketch = Sketch::of(view);
    let mut planner =
        Planner { judge: Judge::new(weights, outlook), duty: !legal.end && outlook.pile_empty, best: None };
    let rows = planner.judge.rows(&sketch);
    if legal.end {
        planner.offer(planner.judge.end(&sketch, &rows), Action::End);
    }
    if legal.draw {
        planner.offer(planner.judge.draw(&sketch, &rows), Action::Draw);
    }
    planner.search(sketch, rows);
    let chosen = planner.best.map(|(_, action)| action);
    debug_assert!(chosen.is_some_and(|action| legal.contains(action)));
    // A plan that the rules would refuse is a fault of ours, but must not stop the game.
    chosen.filter(|action| legal.contains(*action)).or_else(|| legal.nth(0)).unwrap_or(Action::End)
}

impl Planner {
    fn offer(&mut self, value: f32, first: Action) {
        if self.best.is_none_or(|(best, _)| value > best) {
            self.best = Some((value, first));
        }
    }

    /// Follows the most promising plans until no step is left.
    fn search(&mut self, sketch: Sketch, rows: [RowValue; 4]) {
        let root = Plan { first: None, last: None, before: sketch, sketch, rows, value: 0.0 };
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
            let first = plan.first.unwrap_or(action);
            if self.may_end(&sketch) {
                self.offer(value, first);
            }
            if !sketch.is_out() {
                next.push(Plan {
                    first: Some(first),
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

    /// Whether the turn may end here (E13, E18).
    fn may_end(&self, sketch: &Sketch) -> bool {
        sketch.is_out() || sketch.laid > 0 || !(sketch.owes_a_lay() || self.duty)
    }
}

/// Whether the step could not have been taken before the last one, or comes after it by place.
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
