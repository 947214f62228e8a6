//! One turn, judged beside the best.

use super::moment::{Chance, ReviewedDecision, Verdict};
use crate::players::pair::{Pair, share_of_win};
use crate::players::reasons::{in_a_hundred, of_nimm, of_rows, sighted};
use crate::players::think::{WholeTurn, whole_turn, world};
use crate::players::{Certain, Effort, Memory, TurnPlan, hint, nimm, rows, think};
use crate::rules::{self, Action, Position, Round, View};
use rand::Rng;

/// The number of standard errors two turns have to be apart.
const APART: f32 = 2.0;

/// The number of points better a quick look has to hold a turn for before it is told.
const DOUBT: f32 = 8.0;

/// The part of the effort of a first look that goes to holding the best turn against the one that was played.
const SCREENED: u64 = 3;

/// The weight of a doubtful turn at most, in hundredths of a win: less than that of any that is known to cost
/// something.
const DOUBTFUL: f32 = 1.0;

/// Something that the seat decided on.
pub(super) struct Decision {
    pub turn: usize,
    pub view: View,
    pub memory: Memory,
    pub played: Vec<Action>,
}

impl Decision {
    /// Returns whether there was something to choose.
    pub(super) fn is_open(&self) -> bool {
        self.view.legal_actions().len() > 1
    }

    /// Returns whether both hands are known. Then all sampled rounds are one, and playing it out tells nothing: there
    /// is the exact end, or nothing.
    pub(super) const fn is_known(&self) -> bool {
        self.view.knows_all()
    }

    /// Two turns in the same sampled rounds.
    fn compare(&self, best: &[Action], other: &[Action], budget: u64, rng: &mut impl Rng) -> Pair {
        match &self.view {
            View::Rows(view) => {
                let (best, other) = (of_rows(best), of_rows(other));
                rows::compare(view, self.memory.rows(), [&best, &other], budget, rng)
            }
            View::Nimm(view) => {
                let (best, other) = (of_nimm(best), of_nimm(other));
                nimm::compare(view, self.memory.nimm(), [&best, &other], budget, rng)
            }
        }
    }

    /// A round that the seat could not tell from the real one.
    fn world(&self, rng: &mut impl Rng) -> Round {
        world(&self.view, &self.memory, rng)
    }

    /// Returns whether a hint would have advised what was played.
    fn is_advised(&self, rng: &mut impl Rng) -> bool {
        let here = self.world(rng);
        hint(&self.view, &self.memory)
            .is_some_and(|advice| comes_to_the_same(&here, &advice.turn, &self.played))
    }

    /// Returns how much better a quick look holds a turn for than the one that was played, in points; nothing where
    /// sampled rounds tell it better.
    fn at_a_glance(&self, best: &[Action]) -> Option<f32> {
        let View::Rows(view) = &self.view else { return None };
        let [best, own] = [best, &self.played].map(|turn| rows::quick(view, &of_rows(turn)));
        (!rows::pays(view)).then_some(best - own)
    }
}

/// The chance to win that a seat has before a turn, in a hundred, had all played quickly from there on.
pub(super) fn chance(decision: &Decision, budget: u64, rng: &mut impl Rng) -> u8 {
    in_a_hundred(decision.compare(&[], &[], budget, rng).best)
}

/// A turn, and what was found beside it.
pub(super) struct JudgedTurn<'a> {
    decision: &'a Decision,
    best: Vec<Action>,
    found: Comparison,
}

/// The comparison of the best turn with the one that was played.
enum Comparison {
    /// Nothing better is to be had.
    Nothing,
    /// The best is certain of this; how the other ends if nobody errs, where that is seen, or what it was measured at.
    Certain(Certain, Result<Certain, Pair>),
    /// Measured in the same sampled rounds.
    Measured(Pair),
    /// A quick look holds the best for so many points better, and no more is known yet.
    Glanced(f32),
}

impl<'a> JudgedTurn<'a> {
    /// A first look at a turn.
    pub(super) fn first(decision: &'a Decision, effort: Effort, rng: &mut impl Rng) -> JudgedTurn<'a> {
        let best = match whole_turn(&decision.view, &decision.memory, effort, rng) {
            Some(WholeTurn::Chosen(plans)) => plans.into_iter().next(),
            Some(WholeTurn::Forced(_)) | None => None,
        };
        let TurnPlan { actions: best, certain, .. } = best.unwrap_or_default();
        let here = decision.world(rng);
        let is_as_good = best.is_empty()
            || certain == Some(Certain::Lost)
            || comes_to_the_same(&here, &best, &decision.played);
        // In the rounds in which a turn was found best it looks better than it is: it is tried in others.
        let held = |rng| decision.compare(&best, &decision.played, effort.actions / SCREENED, rng);
        let found = match certain {
            _ if is_as_good => Comparison::Nothing,
            None if decision.is_known() => Comparison::Nothing,
            None => match decision.at_a_glance(&best) {
                Some(points) if points > DOUBT => Comparison::Glanced(points),
                Some(_) => Comparison::Nothing,
                None => Comparison::Measured(held(rng)),
            },
            Some(certain) => match certain_after(decision, effort, rng) {
                Some(left) => Comparison::Certain(certain, Ok(left)),
                None if decision.is_known() => Comparison::Nothing,
                None => Comparison::Certain(certain, Err(held(rng))),
            },
        };
        JudgedTurn { decision, best, found }
    }

    /// Returns how much the turn seems to have cost, as far as looking closer may tell more.
    pub(super) fn suspicion(&self) -> f32 {
        match self.found {
            Comparison::Nothing | Comparison::Certain(_, Ok(_)) => 0.0,
            Comparison::Certain(certain, Err(pair)) => certain.value() - (pair.best - pair.behind),
            Comparison::Measured(pair) => pair.behind,
            Comparison::Glanced(points) => DOUBTFUL / 100.0 * points / (points + DOUBT),
        }
    }

    /// Tries both turns in more rounds, and in none of those before.
    pub(super) fn look_closer(&mut self, budget: u64, rng: &mut impl Rng) {
        let mut again = || self.decision.compare(&self.best, &self.decision.played, budget, rng);
        match &mut self.found {
            Comparison::Nothing | Comparison::Certain(_, Ok(_)) => {}
            Comparison::Certain(_, Err(pair)) | Comparison::Measured(pair) => *pair = again(),
            Comparison::Glanced(_) => self.found = Comparison::Measured(again()),
        }
    }

    /// Returns what the turn was worth.
    pub(super) fn moment(self, rng: &mut impl Rng) -> ReviewedDecision {
        // Nothing is blamed that a hint advised.
        let (verdict, weight) = match self.verdict() {
            (Verdict::Costs { .. } | Verdict::Doubtful, _) if self.decision.is_advised(rng) => {
                (Verdict::Sound, 0.0)
            }
            judged => judged,
        };
        let Decision { turn, view, played, .. } = self.decision;
        let is_sound = verdict == Verdict::Sound;
        let reasons = if is_sound { Vec::new() } else { sighted(view, &self.best, Some(played), rng).0 };
        ReviewedDecision {
            turn: *turn,
            view: view.clone(),
            played: played.clone(),
            better: (!is_sound).then_some(self.best),
            verdict,
            reasons,
            weight,
        }
    }

    fn verdict(&self) -> (Verdict, f32) {
        match self.found {
            Comparison::Nothing | Comparison::Glanced(_) => (Verdict::Sound, 0.0),
            Comparison::Certain(before, Ok(after)) => {
                costs(Chance::Certain(before), Chance::Certain(after), before.value() - after.value())
            }
            // What is certain has no error: only the other was measured.
            Comparison::Certain(before, Err(pair)) => {
                let left = pair.best - pair.behind;
                let behind = before.value() - left;
                if behind > APART * pair.error {
                    costs(Chance::Certain(before), measured_at(left), behind)
                } else {
                    (Verdict::Sound, 0.0)
                }
            }
            Comparison::Measured(pair) => measured(self.decision, &self.best, pair),
        }
    }
}

/// The round after a turn; `None` where it can't be played there.
fn after(here: &Round, turn: &[Action]) -> Option<Round> {
    let mut round = here.clone();
    turn.iter().try_for_each(|action| round.play(*action, &mut ())).ok()?;
    // An end without a choice follows of itself.
    if round.end().is_none()
        && round.to_act() == here.to_act()
        && let [only @ (Action::Rows(rules::rows::Action::End) | Action::Nimm(rules::nimm::Action::End))] =
            round.legal_actions()[..]
    {
        round.play_legal(only, &mut ());
    }
    Some(round)
}

/// Returns whether two turns leave the same, as those do that lay the same cards in another order.
fn comes_to_the_same(here: &Round, one: &[Action], other: &[Action]) -> bool {
    let seat = here.to_act();
    match (after(here, one), after(here, other)) {
        (Some(one), Some(other)) => one.view(seat) == other.view(seat),
        (None, _) | (_, None) => one == other,
    }
}

fn measured_at(share: f32) -> Chance {
    Chance::Measured(in_a_hundred(share))
}

/// A part of the win is gone, if there is any left when it is rounded.
fn costs(before: Chance, after: Chance, behind: f32) -> (Verdict, f32) {
    if before.in_a_hundred() > after.in_a_hundred() {
        (Verdict::Costs { before, after }, DOUBTFUL + behind * 100.0)
    } else {
        (Verdict::Sound, 0.0)
    }
}

/// Returns how the round ends behind the turn that was played, where two play and the end can be seen.
fn certain_after(decision: &Decision, effort: Effort, rng: &mut impl Rng) -> Option<Certain> {
    let seat = decision.view.seat();
    let mut round = after(&decision.world(rng), &decision.played)?;
    let is_known = decision.is_known();
    while let [only] = round.legal_actions()[..]
        && is_known
    {
        round.play(only, &mut ()).ok()?;
    }
    if round.end().is_some() {
        return certain(share_of_win(&round, seat));
    }
    let next = round.to_act();
    let thought = is_known.then(|| think(&round.view(next), &Memory::default(), effort, rng))?;
    let found = thought.plans.first().and_then(|plan| plan.certain)?;
    Some(match (found, next == seat) {
        (Certain::Won, false) | (Certain::Lost, true) => Certain::Lost,
        (Certain::Shared, _) => Certain::Shared,
        (Certain::Lost, false) | (Certain::Won, true) => Certain::Won,
    })
}

fn certain(share: f32) -> Option<Certain> {
    [Certain::Won, Certain::Shared, Certain::Lost].into_iter().find(|certain| share >= certain.value())
}

/// Returns what two turns were measured at; where that tells too little, as a quick look holds them.
fn measured(decision: &Decision, best: &[Action], pair: Pair) -> (Verdict, f32) {
    if pair.behind <= APART * pair.error {
        return (Verdict::Sound, 0.0);
    }
    match decision.at_a_glance(best) {
        // The rounds speak for it as well, but so long before the end they don't tell by how much.
        Some(points) => (Verdict::Doubtful, DOUBTFUL * points / (points + DOUBT)),
        None => costs(measured_at(pair.best), measured_at(pair.best - pair.behind), pair.behind),
    }
}
