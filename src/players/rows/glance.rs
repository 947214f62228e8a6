//! A quick look at a turn: what `medium` goes by, followed one step at a time, for rounds played out in the head.

use super::medium::for_each_step;
use super::outlook::Outlook;
use super::plain_glance::{self, FURTHER, Glance, MOST};
use super::sketch::Sketch;
use super::tables;
use super::value::{Judge, RowValue};
use crate::cards::Hand;
use crate::rules::Position;
use crate::rules::rows::{Action, Round, Table};

/// No round comes near so many actions.
const MOST_ACTIONS: u64 = 2000;

/// The best turn that is found by taking the best step, and the best one after that.
fn turn(table: &Table, hand: &Hand, end: bool, draw: bool) -> Glance {
    let judge = Judge::new(tables::weights(table), Outlook::of(table));
    let mut sketch = Sketch::of(table, hand);
    let mut rows = judge.rows(&sketch);
    let mut glance = Glance { actions: [Action::End; MOST], len: 0, judged: 4 };
    let mut best = f32::NEG_INFINITY;
    let mut alone = None;
    if end {
        best = judge.end(&sketch, &rows);
    }
    if draw {
        let value = judge.draw(&sketch, &rows);
        if value > best {
            (best, alone) = (value, Some(Action::Draw));
        }
    }
    let duty = !end && table.pile() == 0;
    let mut len = 0;
    while len < MOST && len <= glance.len + FURTHER {
        let mut step: Option<(f32, Action, Sketch, [RowValue; 4])> = None;
        for_each_step(&sketch, |action, place| {
            let next = sketch.after(action);
            let mut changed = rows;
            if let Some(place) = place {
                let row = place.colour().index();
                changed[row] = judge.row(&next, row);
            }
            glance.judged += 1;
            let value = judge.end(&next, &changed);
            if step.as_ref().is_none_or(|(most, ..)| value > *most) {
                step = Some((value, action, next, changed));
            }
        });
        let Some((value, action, next, changed)) = step else { break };
        glance.actions[len] = action;
        len += 1;
        (sketch, rows) = (next, changed);
        if value > best && (sketch.is_out() || sketch.laid > 0 || !(sketch.owes_a_lay() || duty)) {
            (best, glance.len, alone) = (value, len, None);
        }
        if sketch.is_out() {
            break;
        }
    }
    if let Some(action) = alone {
        (glance.actions[0], glance.len) = (action, 1);
    }
    glance
}

/// Plays the turn of the seat to act, or a part of it; tells what that costs, in steps that are judged.
fn play_turn(round: &mut Round) -> u64 {
    let seat = round.to_act();
    let legal = round.legal();
    if legal.len() == 1 {
        if let Some(only) = legal.nth(0) {
            round.play_legal(only, &mut ());
        }
        return 1;
    }
    let look = if round.table().rules().jokers == 0 { plain_glance::turn } else { turn };
    let glance = look(round.table(), round.hand(seat), legal.end, legal.draw);
    follow(round, glance.actions.iter().take(glance.len).copied());
    glance.judged
}

/// Carries out what was planned of a turn as far as it goes, and ends it, or does the first thing that is legal where
/// nothing was planned.
pub(super) fn follow(round: &mut Round, planned: impl IntoIterator<Item = Action>) {
    let seat = round.to_act();
    let mut did = false;
    for action in planned {
        if round.end().is_some() || round.to_act() != seat || !round.legal().contains(action) {
            break;
        }
        round.play_legal(action, &mut ());
        did = true;
    }
    if round.end().is_none() && round.to_act() == seat {
        let legal = round.legal();
        let way = if legal.end { Some(Action::End) } else { legal.nth(0).filter(|_| !did) };
        if let Some(action) = way {
            round.play_legal(action, &mut ());
        }
    }
}

/// Plays a round to its end, if it comes to one; tells what that cost, in steps that were judged.
pub(super) fn play_out(round: &mut Round) -> u64 {
    let mut judged = 0;
    for _ in 0..MOST_ACTIONS {
        if round.end().is_some() {
            break;
        }
        judged += play_turn(round);
    }
    judged
}
