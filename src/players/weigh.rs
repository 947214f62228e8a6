//! Whole turns, held against each other in the same sampled rounds.

use super::race::{BATCH, Runner, race};
use super::{Thought, TurnPlan};
use crate::cards::Seat;
use crate::rules::{Action, Position, Ranking};

/// The worth of a point more than the others, beside that of the win.
const POINT: f32 = 0.0005;

/// Plays each turn in sampled rounds for as long as the budget lasts; tells the plans with the best first.
///
/// `sample` gives a round in which the turn begins, `play` carries a turn out in it, plays on and tells what it is worth
/// then and what that costs of the budget, for the sample of that number; `any` makes an action one of any game.
pub(super) fn weigh<P: Position>(
    turns: &[Vec<P::Action>],
    budget: u64,
    mut sample: impl FnMut() -> P,
    play: impl Fn(&mut P, &[P::Action], usize) -> (f32, u64),
    any: impl Fn(P::Action) -> Action,
) -> Thought {
    // All turns are tried in the rounds of a batch before the next is asked for.
    let (mut rounds, mut first): (Vec<P>, usize) = (Vec::with_capacity(BATCH), 0);
    let runners = race(turns.len(), budget, |turn, at| {
        if at >= first + BATCH {
            rounds.clear();
            first = at;
        }
        while rounds.len() <= at - first {
            rounds.push(sample());
        }
        let Some((round, actions)) = rounds.get(at - first).zip(turns.get(turn)) else { return (0.0, 1) };
        let mut round = round.clone();
        play(&mut round, actions, at)
    });
    let best = runners.first().cloned();
    let plan = |runner: &Runner| {
        let (behind, error) = best.as_ref().map_or((0.0, 0.0), |best| runner.behind(best));
        let actions = turns.get(runner.choice).map(|actions| actions.iter().copied().map(&any).collect());
        TurnPlan {
            actions: actions.unwrap_or_default(),
            value: runner.mean(),
            behind,
            error,
            tried: runner.tried(),
            certain: None,
        }
    };
    let played_out = runners.iter().map(|runner| runner.tried() as u64).sum();
    Thought { plans: runners.iter().map(plan).collect(), played_out, nodes: 0 }
}

/// The share of the win, and a little for each point.
pub(super) fn worth<P: Position>(round: &P, seat: Seat) -> f32 {
    let ranking = round.ranking();
    let scores = round.scores();
    let winners = scores.winners(ranking);
    let (count, won) = winners.fold((0, false), |(count, won), winner| (count + 1, won || winner == seat));
    let others = Seat::all(round.seats()).filter(|other| *other != seat).map(|other| scores.get(other));
    let margin = match ranking {
        Ranking::HighestWins => scores.get(seat) - others.max().unwrap_or(0),
        Ranking::LowestWins => others.min().unwrap_or(0) - scores.get(seat),
    };
    let share = if won { 1.0 / count as f32 } else { 0.0 };
    share + POINT * margin as f32
}
