//! A player that plays rounds out in its head: the same sampled rounds for each of its best turns.

use super::going_out::going_out;
use super::medium;
use super::policy::play_out;
use crate::players::weigh::{weigh, worth};
use crate::players::{Certain, Effort, Thought, TurnPlan};
use crate::rules::nimm::{Action, Memory, Round, View};
use crate::rules::{self, Position};
use rand::Rng;

/// The number of turns that are held against each other.
const MOST_TURNS: usize = 16;

/// The cost of an action, in the budget of the row games.
const ACTION: u64 = 3;

/// The cost of sampling and copying a round.
const SETTING_UP: u64 = 18;

/// Returns what comes of a thought about a turn; nothing when it is not the seat's turn.
pub(super) fn think(view: &View, memory: &Memory, effort: Effort, rng: &mut impl Rng) -> Thought {
    let legal = view.legal();
    if legal.is_empty() {
        return Thought::default();
    }
    if let Some(out) = going_out(view) {
        let actions = out.into_iter().map(rules::Action::Nimm).collect();
        let certain = Certain::Won;
        let plan =
            TurnPlan { actions, value: certain.value(), certain: Some(certain), ..TurnPlan::default() };
        return Thought { plans: vec![plan], ..Thought::default() };
    }
    let turns = medium::turns(view, &legal, MOST_TURNS, rng);
    let mut turns: Vec<Vec<Action>> = turns.into_iter().map(|(_, turn)| turn).collect();
    let here = view.world(memory, rng);
    turns.iter_mut().for_each(|turn| finish(&here, turn));
    let play = |round: &mut Round, actions: &[Action], _: usize| {
        let seat = round.to_act();
        actions.iter().for_each(|action| round.play_legal(*action, &mut ()));
        let cost = ACTION * play_out(round) + SETTING_UP;
        (worth(round, seat), cost)
    };
    let sample = || view.world(memory, rng);
    weigh(&turns, effort.sampled(view.table().seats()), sample, play, rules::Action::Nimm)
}

/// Adds the end of the turn to its actions, where it does not end by itself.
fn finish(here: &Round, actions: &mut Vec<Action>) {
    let mut round = here.clone();
    let seat = round.to_act();
    for action in &*actions {
        round.play_legal(*action, &mut ());
    }
    if round.end().is_none() && round.to_act() == seat && round.legal().end {
        actions.push(Action::End);
    }
}
