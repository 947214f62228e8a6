//! The turn that wins for certain, where two play, the pile is empty and the end can be seen.

use super::solver::{Exhausted, LOSS, Solver, Value, WIN};
use crate::cards::Seat;
use crate::players::{Certain, Effort};
use crate::rules::Position;
use crate::rules::rows::{Action, Round};

/// What could be seen of the end of a round.
pub(super) enum Ending {
    /// This turn, its end among its actions, keeps what the round is worth, whatever the other does.
    Kept { certain: Certain, actions: Vec<Action>, nodes: u64 },
    /// The other wins if it does not err.
    Lost { nodes: u64 },
    /// Too much is open.
    Unseen { nodes: u64 },
}

/// How many cards in both hands are too many to see the end of the round, for so many nodes.
///
/// Jokers and bridges multiply what can be done.
fn is_in_sight(round: &Round, nodes: u64) -> bool {
    let held = || Seat::all(2).map(|seat| round.hand(seat).len());
    if round.table().rules().jokers > 0 {
        let fewest = held().min().unwrap_or(0);
        return fewest <= 8;
    }
    held().sum::<u32>() <= if nodes >= 1_000_000 { 60 } else { 50 }
}

/// What the round is worth if neither errs, as far as such an effort can tell.
pub(super) fn best(round: &Round, effort: Effort) -> Ending {
    if !is_in_sight(round, effort.nodes) {
        return Ending::Unseen { nodes: 0 };
    }
    let mut solver = Solver::new(effort.room, effort.nodes);
    let seat = round.to_act();
    let found = solver.solve(round, seat, LOSS, WIN).and_then(|value| {
        let certain = match value {
            WIN => Certain::Won,
            LOSS => return Ok(None),
            _ => Certain::Shared,
        };
        Ok(Some((certain, turn(&mut solver, round, seat, value)?)))
    });
    let nodes = solver.nodes();
    match found {
        Ok(Some((certain, actions))) => Ending::Kept { certain, actions, nodes },
        Ok(None) => Ending::Lost { nodes },
        Err(Exhausted) => Ending::Unseen { nodes },
    }
}

/// The actions of the turn that keep what the round is worth.
fn turn(solver: &mut Solver, round: &Round, seat: Seat, value: Value) -> Result<Vec<Action>, Exhausted> {
    let mut actions = Vec::new();
    let mut now = round.clone();
    while now.end().is_none() && now.to_act() == seat {
        let mut kept = None;
        for action in now.legal().actions() {
            let mut next = now.clone();
            next.play_legal(action, &mut ());
            if solver.solve(&next, seat, value - 1, value)? >= value {
                kept = Some((action, next));
                break;
            }
        }
        let Some((action, next)) = kept else { break };
        actions.push(action);
        now = next;
    }
    Ok(actions)
}
