//! The turn that wins for certain, where two play, the pile is empty and the end can be seen.

use super::ending::{Ending, LOSS, NumbersEnding, Value, WIN, WholeRound};
use super::solver::{Exhausted, Solver};
use crate::cards::Seat;
use crate::players::{Certain, Effort};
use crate::rules::Position;
use crate::rules::rows::{Action, Round};

/// The number of positions of numbers alone take the time of one with jokers and bridges.
const WHOLE: u64 = 4;

/// The result of a search for the end of a round.
pub(super) enum Sight {
    /// This turn, its end among its actions, keeps what the round is worth, whatever the other does.
    Kept { certain: Certain, actions: Vec<Action>, nodes: u64 },
    /// The other wins if it does not err.
    Lost { nodes: u64 },
    /// Too much is open.
    Unseen { nodes: u64 },
}

/// Returns how many cards in both hands are too many to see the end of the round, for so many nodes.
///
/// Jokers and bridges multiply what can be done.
fn is_in_sight(round: &Round, nodes: u64) -> bool {
    let held = || Seat::all(2).map(|seat| round.hand(seat).len());
    if round.table().rules().jokers > 0 {
        let fewest = held().min().unwrap_or(0);
        return fewest <= 8;
    }
    held().sum::<u32>() <= if nodes >= 500_000 { 60 } else { 50 }
}

/// Returns what the round is worth if neither errs, as far as such an effort can tell.
pub(super) fn best(round: &Round, effort: Effort) -> Sight {
    if !is_in_sight(round, effort.nodes) {
        return Sight::Unseen { nodes: 0 };
    }
    let seat = round.to_act();
    match NumbersEnding::of(round, seat) {
        Some(plain) => searched(&plain, effort),
        None => {
            let effort = Effort { nodes: effort.nodes / WHOLE, ..effort };
            searched(&WholeRound { round: round.clone(), seat }, effort)
        }
    }
}

fn searched(position: &impl Ending, effort: Effort) -> Sight {
    let mut solver = Solver::new(effort.room, effort.nodes);
    let found = solver.solve(position, LOSS, WIN).and_then(|value| {
        let certain = match value {
            WIN => Certain::Won,
            LOSS => return Ok(None),
            _ => Certain::Shared,
        };
        Ok(Some((certain, turn(&mut solver, position, value)?)))
    });
    let nodes = solver.nodes();
    match found {
        Ok(Some((certain, actions))) => Sight::Kept { certain, actions, nodes },
        Ok(None) => Sight::Lost { nodes },
        Err(Exhausted) => Sight::Unseen { nodes },
    }
}

/// The actions of the turn that keep what the round is worth.
fn turn(solver: &mut Solver, position: &impl Ending, value: Value) -> Result<Vec<Action>, Exhausted> {
    let mut actions = Vec::new();
    let mut next = keeping(solver, position, value)?;
    while let Some((action, after)) = next {
        actions.push(action);
        let goes_on = after.value().is_none() && after.is_mine();
        next = if goes_on { keeping(solver, &after, value)? } else { None };
    }
    Ok(actions)
}

/// An action that keeps what the round is worth, and the position after it.
fn keeping<E: Ending>(
    solver: &mut Solver,
    position: &E,
    value: Value,
) -> Result<Option<(Action, E)>, Exhausted> {
    let mut actions = Vec::new();
    position.each(|action| actions.push(action));
    for action in actions {
        let after = position.after(action);
        if solver.solve(&after, value - 1, value)? >= value {
            return Ok(Some((action, after)));
        }
    }
    Ok(None)
}
