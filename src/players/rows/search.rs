//! A player that plays rounds out in its head: the same sampled rounds for each of its best turns.

use super::ends::{self, Sight};
use super::glance::play_on;
use super::going_out::going_out;
use super::judge::OUT;
use super::medium;
use super::nets::{self, Others};
use super::outplay::outplay;
use crate::players::weigh::weigh;
use crate::players::{Certain, Effort, Thought, TurnPlan};
use crate::rules::rows::{Action, Legal, Memory, Round, Variant, View};
use crate::rules::{self, Position};
use rand::Rng;

/// The number of turns that are held against each other.
const MOST_TURNS: usize = 14;

/// The number of more turns of the seat a sampled round is played on before a net judges it, where more than two play:
/// by play that told more than its end, which hangs on too much chance.
const TURNS: u32 = 4;

/// The cost of sampling and copying a round, in rows judged at a glance.
const SETTING_UP: u64 = 40;

/// The cost of looking at a position of the end, in rows judged at a glance.
const POSITION: u64 = 1;

/// The same where there are jokers.
const WILD_POSITION: u64 = 8;

/// The part of the budget for turns that are followed with more care, each step of which takes longer than it counts.
const FOLLOWED: [u64; 2] = [2, 3];

/// Returns what comes of a thought about a turn; nothing when it is not the seat's turn.
pub(super) fn think(view: &View, memory: &Memory, effort: Effort, rng: &mut impl Rng) -> Thought {
    let legal = view.legal();
    if legal.is_empty() {
        return Thought::default();
    }
    if let Some(only) = legal.nth(0).filter(|_| legal.len() == 1) {
        return untried(&[vec![only]]);
    }
    let here = view.world(memory, rng);
    if let Some(out) = sure_way_out(view, &legal) {
        return known(Certain::Won, out, 0);
    }
    let end = if view.knows_all() { ends::best(&here, effort) } else { Sight::Unseen { nodes: 0 } };
    let mut thought = match end {
        Sight::Kept { certain, actions, nodes } => return known(certain, actions, nodes),
        // Against somebody who never errs nothing helps: against others there may be a way.
        Sight::Lost { nodes } => outplayed(view, effort, nodes, &here),
        Sight::Unseen { nodes } if view.knows_all() => outplayed(view, effort, nodes, &here),
        Sight::Unseen { .. } => weighed(view, memory, effort, &here, rng),
    };
    if let Sight::Lost { .. } = end {
        thought.plans.iter_mut().for_each(|plan| plan.certain = Some(Certain::Lost));
    }
    thought
}

/// The turn that goes out, where that wins the round for certain.
fn sure_way_out(view: &View, legal: &Legal) -> Option<Vec<Action>> {
    if let Some(turn) = going_out(view.table(), view.hand()) {
        return Some(turn);
    }
    let (worth, best) = medium::turns(view, legal, 1).into_iter().next()?;
    (worth >= OUT).then_some(best)
}

fn known(certain: Certain, actions: Vec<Action>, nodes: u64) -> Thought {
    let mut thought = Thought { nodes, ..untried(&[actions]) };
    for plan in &mut thought.plans {
        plan.certain = Some(certain);
        plan.value = certain.value();
    }
    thought
}

/// Turns in the order in which they are.
fn untried(turns: &[Vec<Action>]) -> Thought {
    let plan = |actions: &Vec<Action>| TurnPlan {
        actions: actions.iter().copied().map(rules::Action::Rows).collect(),
        ..TurnPlan::default()
    };
    Thought { plans: turns.iter().map(plan).collect(), ..Thought::default() }
}

/// The turns of a quick look, the best first.
fn finished(view: &View, here: &Round) -> Vec<Vec<Action>> {
    let turns = medium::turns(view, &view.legal(), MOST_TURNS);
    let mut turns: Vec<Vec<Action>> = turns.into_iter().map(|(_, turn)| turn).collect();
    turns.iter_mut().for_each(|turn| finish(here, turn));
    turns
}

/// Returns whether playing rounds out tells more of a turn than the quick look does.
///
/// In `elevens`, and in `beginner` with two, so much is still drawn while the pile lasts that it did not by play.
pub(in crate::players) fn pays(view: &View) -> bool {
    let table = view.table();
    match table.variant() {
        Variant::Elevens => table.pile() == 0,
        Variant::Beginner => table.pile() == 0 || table.seats() > 2,
        Variant::Junior
        | Variant::Classic
        | Variant::Extremes
        | Variant::ThreeOpenings
        | Variant::FreeOpening => true,
    }
}

/// Returns how the others are taken to play in a sampled round: now this way, now that, for nobody knows who sits
/// there.
const fn others(sample: usize) -> Others {
    if sample.is_multiple_of(2) { Others::Untaught } else { Others::Alike }
}

/// The turns of a quick look, held against each other where that pays.
fn weighed(view: &View, memory: &Memory, effort: Effort, here: &Round, rng: &mut impl Rng) -> Thought {
    let turns = finished(view, here);
    if !pays(view) {
        return untried(&turns);
    }
    let variant = view.table().variant();
    let most = if view.table().seats() == 2 || nets::knows_both(variant) { u32::MAX } else { TURNS };
    let play = |round: &mut Round, actions: &[Action], sample: usize| {
        let seat = round.to_act();
        actions.iter().for_each(|action| round.play_legal(*action, &mut ()));
        let (worth, cost) = play_on(round, seat, others(sample), most);
        (worth, cost + SETTING_UP)
    };
    weigh(&turns, effort.sampled(view.table().seats()), || view.world(memory, rng), play, rules::Action::Rows)
}

/// The turns of a quick look, held against each other in the round that is known; `nodes` of its end were looked at.
fn outplayed(view: &View, effort: Effort, nodes: u64, here: &Round) -> Thought {
    let position = if view.table().rules().jokers > 0 { WILD_POSITION } else { POSITION };
    let actions = effort.actions * FOLLOWED[0] / FOLLOWED[1];
    let budget = actions.saturating_sub(nodes * position).max(actions / 4);
    Thought { nodes, ..outplay(here, &finished(view, here), budget) }
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
