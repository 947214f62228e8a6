//! A quick look at a turn: what `medium` goes by, followed one step at a time, for rounds played out in the head.

use super::judge::Judge;
use super::medium::for_each_step;
use super::nets::{self, Others};
use super::plain_glance::{self, FURTHER, Glance, MOST};
use super::sketch::Sketch;
use super::taught::Taught;
use super::weighed::Weighed;
use crate::cards::{Hand, Seat};
use crate::players::weigh::worth;
use crate::rules::Position;
use crate::rules::rows::{Action, Round, Table};

/// No round comes near so many actions.
const MOST_ACTIONS: u64 = 2000;

/// The cost of a step where there are jokers, in rows judged.
const WILD: u64 = 2;

/// The best turn that is found by taking the best step, and the best one after that.
fn turn<J: Judge>(judge: &J, table: &Table, hand: &Hand, [end, draw]: [bool; 2]) -> Glance {
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
        let mut step: Option<(f32, Action, Sketch, [J::Row; 4])> = None;
        for_each_step(&sketch, |action, place| {
            let next = sketch.after(action);
            let mut changed = rows;
            if let Some(place) = place {
                let row = place.colour().index();
                changed[row] = judge.row(&next, row);
            }
            glance.judged += WILD;
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

/// The turn that is seen at a glance; whether the turn may end at once, or be a draw.
fn glance<J: Judge>(judge: J, table: &Table, hand: &Hand, ways: [bool; 2]) -> Glance {
    if table.rules().jokers == 0 {
        plain_glance::turn(judge, table, hand, ways)
    } else {
        turn(&judge, table, hand, ways)
    }
}

/// Plays the turn of the seat to act, or a part of it, in the head of a seat; tells what that costs, in steps that are
/// judged.
fn play_turn(round: &mut Round, me: Seat, others: Others) -> u64 {
    let seat = round.to_act();
    let legal = round.legal();
    if legal.len() == 1 {
        if let Some(only) = legal.nth(0) {
            round.play_legal(only, &mut ());
        }
        return 1;
    }
    let (table, hand, ways) = (round.table(), round.hand(seat), [legal.end, legal.draw]);
    let glance = match others.net(table, me) {
        Some(net) => glance(Taught::new(net, table, seat), table, hand, ways),
        None => glance(Weighed::new(table), table, hand, ways),
    };
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

/// The cost of looking at a round as a whole, in steps that are judged.
const WHOLE: u64 = 5;

/// Plays a round on until a seat has had so many turns more, and tells the chance to win that it has then, or what the
/// round is worth to it at its end; and what that cost, in steps that were judged. Where no net tells a chance, a round is
/// always played to its end.
pub(super) fn play_on(round: &mut Round, seat: Seat, others: Others, turns: u32) -> (f32, u64) {
    let Some(net) = nets::of(round.table()) else {
        let judged = play_out(round, seat, others);
        return (worth(round, seat), judged);
    };
    let (mut judged, mut left) = (0, turns);
    for _ in 0..MOST_ACTIONS {
        if round.end().is_some() {
            break;
        }
        let is_mine = round.to_act() == seat;
        judged += play_turn(round, seat, others);
        if is_mine && round.end().is_none() && round.to_act() != seat {
            left = left.saturating_sub(1);
            if left == 0 {
                let chance = Taught::chance(net, round.table(), round.hand(seat), seat);
                return (chance, judged + WHOLE);
            }
        }
    }
    (worth(round, seat), judged)
}

/// Plays a round to its end in the head of a seat, if it comes to one; tells what that cost, in steps that were judged.
pub(super) fn play_out(round: &mut Round, seat: Seat, others: Others) -> u64 {
    let mut judged = 0;
    for _ in 0..MOST_ACTIONS {
        if round.end().is_some() {
            break;
        }
        judged += play_turn(round, seat, others);
    }
    judged
}
