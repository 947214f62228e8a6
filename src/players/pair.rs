//! Two turns in the same sampled rounds.

use crate::cards::Seat;
use crate::rules::Position;

/// The outcome of comparing a turn with the best one that was found.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Pair {
    /// The share of the win with the best turn, from 0 to 1.
    pub best: f32,
    /// The difference by which the other is worth less.
    pub behind: f32,
    /// The standard error of that.
    pub error: f32,
}

/// The number of rounds that are sampled at least.
const FEWEST: u32 = 24;

/// More rounds than anybody has time for, so that a count can't run away.
const MOST: u32 = 1 << 20;

/// Plays both turns in the same sampled rounds for as long as the budget lasts.
///
/// `sample` gives a round in which the turn begins, `play` carries a turn out in it, plays it to its end and tells what
/// that costs of the budget.
pub(super) fn pair<P: Position>(
    turns: [&[P::Action]; 2],
    budget: u64,
    mut sample: impl FnMut() -> P,
    play: impl Fn(&mut P, &[P::Action]) -> u64,
) -> Pair {
    let (mut spent, mut tried, mut sum) = (0, 0_u32, 0.0_f64);
    let (mut differences, mut squares) = (0.0_f64, 0.0_f64);
    while tried < FEWEST || (spent < budget && tried < MOST) {
        let here = sample();
        let mut won = |turn: &[P::Action]| {
            let mut round = here.clone();
            spent += play(&mut round, turn);
            f64::from(share_of_win(&round, here.to_act()))
        };
        let best = won(turns[0]);
        let other = if turns[0] == turns[1] { best } else { won(turns[1]) };
        tried += 1;
        sum += best;
        differences += best - other;
        squares += (best - other).powi(2);
    }
    let count = f64::from(tried);
    let behind = differences / count;
    let variance = (squares / count - behind.powi(2)).max(0.0);
    Pair { best: (sum / count) as f32, behind: behind as f32, error: (variance / count).sqrt() as f32 }
}

/// The part of the win that a seat has as a round stands, from 0 to 1.
pub(super) fn share_of_win<P: Position>(round: &P, seat: Seat) -> f32 {
    let scores = round.scores();
    let (count, won) = scores
        .winners(round.ranking())
        .fold((0_u8, false), |(count, won), winner| (count + 1, won || winner == seat));
    if won { 1.0 / f32::from(count) } else { 0.0 }
}
