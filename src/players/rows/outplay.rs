//! Both hands known, and the end itself not to be seen, or lost: turns held against each other by how the round ends
//! with somebody who plays by habit, as `medium` does, and errs now and then.

use super::glance::follow;
use super::medium;
use crate::cards::Seat;
use crate::players::weigh::worth;
use crate::players::{Thought, TurnPlan};
use crate::rules::rows::{Action, Round};
use crate::rules::{self, Position};

/// The number of turns that are tried at each further turn of a line.
const TURNS: usize = 6;

/// The worth from which on a round counts as won.
const WON: f32 = 0.99;

/// The cost of looking at a turn besides its steps.
const SETTING_UP: u64 = 10;

/// Turns held against each other.
struct Trials {
    seat: Seat,
    budget: u64,
    spent: u64,
    played_out: u64,
}

/// Follows each turn to the end of the round with both playing by habit, then for as long as the budget lasts with better
/// turns of the own seat further on; tells the turns with the best first.
pub(super) fn outplay(here: &Round, turns: &[Vec<Action>], budget: u64) -> Thought {
    let mut search = Trials { seat: here.to_act(), budget, spent: 0, played_out: 0 };
    let mut found: Vec<(f32, &Vec<Action>, Round)> = Vec::with_capacity(turns.len());
    for turn in turns {
        let next = search.after(here, turn);
        found.push((search.by_habit(next.clone()), turn, next));
    }
    let best_first = |found: &mut Vec<(f32, &Vec<Action>, Round)>| found.sort_by(|a, b| b.0.total_cmp(&a.0));
    best_first(&mut found);
    for at in 0..found.len() {
        if search.is_over() || found.iter().any(|(worth, ..)| *worth >= WON) {
            break;
        }
        if let Some((worth, _, next)) = found.get_mut(at) {
            *worth = worth.max(search.line(next.clone()));
        }
    }
    best_first(&mut found);
    let best = found.first().map_or(0.0, |(worth, ..)| *worth);
    let plan = |(worth, turn, _): &(f32, &Vec<Action>, Round)| TurnPlan {
        actions: turn.iter().copied().map(rules::Action::Rows).collect(),
        value: *worth,
        behind: best - worth,
        tried: 1,
        ..TurnPlan::default()
    };
    Thought { plans: found.iter().map(plan).collect(), played_out: search.played_out, nodes: 0 }
}

impl Trials {
    const fn is_over(&self) -> bool {
        self.spent >= self.budget
    }

    /// The round after a turn, once the seat is to act again, or at its end.
    fn after(&mut self, round: &Round, turn: &[Action]) -> Round {
        let mut next = round.clone();
        follow(&mut next, turn.iter().copied());
        while next.end().is_none() && next.to_act() != self.seat {
            self.habit(&mut next);
        }
        next
    }

    /// The turn of whoever is to act, as a quick look has it.
    fn habit(&mut self, round: &mut Round) {
        let legal = round.legal();
        let (turn, steps) = if legal.len() == 1 {
            (legal.nth(0).into_iter().collect(), 1)
        } else {
            medium::best_turn(round.table(), round.hand(round.to_act()), &legal)
        };
        self.spent += steps + SETTING_UP;
        follow(round, turn);
    }

    /// Returns what the round is worth when both play by habit.
    fn by_habit(&mut self, mut round: Round) -> f32 {
        self.played_out += 1;
        while round.end().is_none() {
            self.habit(&mut round);
        }
        worth(&round, self.seat)
    }

    /// Returns what the round is worth when at each turn the best of those is taken that a quick look finds.
    fn line(&mut self, mut round: Round) -> f32 {
        let mut most = f32::NEG_INFINITY;
        while round.end().is_none() {
            let legal = round.legal();
            let turns = if legal.len() == 1 {
                legal.nth(0).into_iter().map(|only| vec![only]).collect()
            } else {
                let turns = medium::quick_turns(&round.view(self.seat), &legal, TURNS);
                turns.into_iter().map(|(_, turn)| turn).collect::<Vec<_>>()
            };
            let mut best: Option<(f32, Round)> = None;
            for turn in &turns {
                let next = self.after(&round, turn);
                let worth = self.by_habit(next.clone());
                if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                    best = Some((worth, next));
                }
                if worth >= WON || self.is_over() {
                    return most.max(worth);
                }
            }
            let Some((worth, next)) = best else { break };
            most = most.max(worth);
            round = next;
        }
        most.max(if round.end().is_some() { worth(&round, self.seat) } else { most })
    }
}
