use super::{Effort, Memory, Thought, TurnPlan, nimm, rows};
use crate::rules::{Action, Position, Round, View, nimm as piles, rows as cards};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// Thinks about the turn of the view's seat: its best whole turns, held against each other in rounds that it can't tell
/// from the real one, and the exact end of the round where it can be seen.
///
/// The same view, memory and effort with the same random generator give the same thought.
///
/// # Examples
/// ```
/// use elevens::players::{Effort, Memory, Strength, think};
/// use elevens::rules::{Game, Match, Plan, Position, rows::Variant};
/// use rand::{SeedableRng, rngs::ChaCha8Rng};
///
/// let mut rng = ChaCha8Rng::seed_from_u64(2);
/// let mut game = Match::new(Plan::new(Game::Rows(Variant::FreeOpening), 2)).unwrap();
/// let round = game.deal_round(&mut rng).unwrap();
/// let view = round.view(round.to_act());
/// let effort = Effort { actions: 5_000, ..Effort::of(Strength::Hard).unwrap() };
/// let thought = think(&view, &Memory::default(), effort, &mut rng);
/// let [best, next, ..] = &thought.plans[..] else { panic!("any card may be laid") };
/// println!("{:?}, better than {:?} by {} ± {}", best.actions, next.actions, next.behind, next.error);
/// ```
#[must_use]
pub fn think(view: &View, memory: &Memory, effort: Effort, rng: &mut impl Rng) -> Thought {
    // Deals are sampled by the thousand: the generator that is handed in seeds a quicker one.
    let mut rng = Xoshiro256PlusPlus::from_rng(rng);
    match view {
        View::Rows(view) => rows::think(view, memory.rows(), effort, &mut rng),
        View::Nimm(view) => nimm::think(view, memory.nimm(), effort, &mut rng),
    }
}

/// A round that the seat of a view can't tell from the real one.
pub(in crate::players) fn world(view: &View, memory: &Memory, rng: &mut impl Rng) -> Round {
    match view {
        View::Rows(view) => Round::Rows(view.world(memory.rows(), rng)),
        View::Nimm(view) => Round::Nimm(view.world(memory.nimm(), rng)),
    }
}

/// The whole turn of a seat, as far as it can be told before it is played.
pub(in crate::players) enum WholeTurn {
    /// Nothing in it is a choice.
    Forced(Vec<Action>),
    /// The best turns, the best first.
    Chosen(Vec<TurnPlan>),
}

/// Thinks about the turn of the view's seat as [`think`] does, and tells each turn from its first action to its last: with
/// what has to be done before anything can be chosen, and with its end where more could be done. `None` when it is not its
/// turn.
pub(in crate::players) fn whole_turn(
    view: &View,
    memory: &Memory,
    effort: Effort,
    rng: &mut impl Rng,
) -> Option<WholeTurn> {
    let legal = view.legal_actions();
    if legal.is_empty() {
        return None;
    }
    let here = world(view, memory, rng);
    let (mut behind, mut forced) = (here.clone(), Vec::new());
    while let Some(action) = forced_and_known(&behind, view) {
        behind.play_legal(action, &mut ());
        forced.push(action);
    }
    if !acts(&behind, view) || behind.legal_actions().len() < 2 {
        return Some(WholeTurn::Forced(if forced.is_empty() { legal } else { forced }));
    }
    let plans = think(&behind.view(view.seat()), memory, effort, rng).plans.into_iter().map(|plan| {
        let actions = to_its_end(&here, view, forced.iter().chain(&plan.actions));
        TurnPlan { actions, ..plan }
    });
    Some(WholeTurn::Chosen(plans.collect()))
}

/// Returns whether it is still the turn of the view's seat.
fn acts(round: &Round, view: &View) -> bool {
    round.end().is_none() && round.to_act() == view.seat()
}

/// The action of the view's seat that alone is legal, where it turns nothing up and does not end the turn.
fn forced_and_known(round: &Round, view: &View) -> Option<Action> {
    let legal = if acts(round, view) { round.legal_actions() } else { Vec::new() };
    let [only] = legal[..] else { return None };
    goes_on(only).then_some(only)
}

/// Returns whether the turn goes on behind an action, and nothing is turned up by it.
const fn goes_on(action: Action) -> bool {
    match action {
        Action::Rows(
            cards::Action::Lay { .. }
            | cards::Action::Bridge { .. }
            | cards::Action::Swap(_)
            | cards::Action::Discard,
        )
        | Action::Nimm(piles::Action::Lay { .. }) => true,
        Action::Rows(cards::Action::Draw | cards::Action::End)
        | Action::Nimm(piles::Action::Take { .. } | piles::Action::End) => false,
    }
}

/// The actions of a turn, with what follows of itself behind them, and with the end where more could be done.
fn to_its_end<'a>(here: &Round, view: &View, planned: impl Iterator<Item = &'a Action>) -> Vec<Action> {
    let (mut round, mut actions) = (here.clone(), Vec::new());
    for action in planned {
        actions.push(*action);
        if round.play(*action, &mut ()).is_err() || !goes_on(*action) {
            return actions;
        }
    }
    while let Some(action) = forced_and_known(&round, view) {
        round.play_legal(action, &mut ());
        actions.push(action);
    }
    let legal = if acts(&round, view) { round.legal_actions() } else { Vec::new() };
    let end = legal
        .iter()
        .find(|action| matches!(action, Action::Rows(cards::Action::End) | Action::Nimm(piles::Action::End)));
    actions.extend(end.filter(|_| legal.len() > 1));
    actions
}
