use super::reason::{Open, Reason};
use super::sighted::sighted;
use crate::players::think::{WholeTurn, whole_turn};
use crate::players::{Certain, Effort, Memory, TurnPlan};
use crate::rules::{Action, View};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// The effort of a hint: it has to be there at once.
const HINT: Effort = Effort { actions: 200_000, nodes: 200_000, room: 18 };

/// The number of standard errors two turns have to be apart before their difference is told.
const APART: f32 = 2.0;

/// The difference between two turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compared {
    /// There is no other to speak of.
    Alone,
    /// Their chances to win the round, in a hundred, measured in the same sampled rounds and apart by more than the
    /// error of that.
    Measured {
        /// Of the turn advised.
        best: u8,
        /// Of the next best.
        other: u8,
    },
    /// The difference is smaller than what could be measured.
    Alike,
    /// Only a quick look told which is better.
    Unmeasured,
}

/// A turn that is advised, and why: what a hint tells.
///
/// It comes from what the seat may know alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The actions of the turn, in order, up to a card that is drawn or a pile that is taken; at least one. The end of
    /// the turn is among them where more could be done.
    pub turn: Vec<Action>,
    /// The next best turn that does something else.
    pub other: Option<Vec<Action>>,
    /// The difference between the two.
    pub compared: Compared,
    /// The end of the round if nobody errs, where that is known.
    pub certain: Option<Certain>,
    /// The reasons for the turn, the weightiest first: against the next best, unless the two are alike and something speaks
    /// for the turn by itself.
    pub reasons: Vec<Reason>,
    /// The cards that others can lay on after it.
    pub open: Open,
}

/// Advises the seat of a view on its turn; `None` when it is not its turn.
///
/// # Examples
/// ```
/// use elevens::players::{Effort, Strength, Memory, advise};
/// use elevens::rules::{Game, Match, Plan, Position, rows::Variant};
/// use rand::{SeedableRng, rngs::ChaCha8Rng};
///
/// let mut rng = ChaCha8Rng::seed_from_u64(2);
/// let mut game = Match::new(Plan::new(Game::Rows(Variant::Extremes), 2)).unwrap();
/// let round = game.deal_round(&mut rng).unwrap();
/// let view = round.view(round.to_act());
/// let effort = Effort { actions: 5_000, ..Effort::of(Strength::Hard).unwrap() };
/// let advice = advise(&view, &Memory::default(), effort, &mut rng).unwrap();
/// println!("{:?}: {:?}, {:?}", advice.turn, advice.reasons, advice.compared);
/// assert_eq!(advise(&round.view(round.to_act().next(2)), &Memory::default(), effort, &mut rng), None);
/// ```
#[must_use]
pub fn advise(view: &View, memory: &Memory, effort: Effort, rng: &mut impl Rng) -> Option<Advice> {
    let plans = match whole_turn(view, memory, effort, rng)? {
        WholeTurn::Forced(turn) => return Some(nothing_else(view, turn, rng)),
        WholeTurn::Chosen(plans) => plans,
    };
    let mut plans = plans.into_iter();
    let best = plans.next()?;
    let other = plans.find(|plan| !plan.does_the_same(&best));
    let mut compared = other.as_ref().map_or(Compared::Alone, |other| compared(&best, other));
    if view.knows_all() && matches!(compared, Compared::Measured { .. }) {
        // All sampled rounds are one: playing it out time and again is no measure of a chance.
        compared = Compared::Unmeasured;
    }
    let against = match compared {
        Compared::Alone | Compared::Alike => None,
        Compared::Measured { .. } | Compared::Unmeasured => other.as_ref(),
    };
    let (mut reasons, open) = sighted(view, &best.actions, against.map(|plan| plan.actions.as_slice()), rng);
    match best.certain {
        Some(Certain::Won) => reasons.insert(0, Reason::Wins),
        Some(Certain::Shared) => reasons.insert(0, Reason::Shares),
        Some(Certain::Lost) | None => {}
    }
    if reasons.is_empty() && !matches!(compared, Compared::Measured { .. }) {
        // Where nothing tells the two apart in play, something may still be seen in which they differ.
        let other = other.as_ref().map(|plan| plan.actions.as_slice());
        reasons = sighted(view, &best.actions, other, rng).0;
        if reasons.is_empty() {
            reasons.push(Reason::TooClose);
        }
    }
    let turn = best.actions;
    Some(Advice {
        turn,
        other: other.map(|plan| plan.actions),
        compared,
        certain: best.certain,
        reasons,
        open,
    })
}

/// The number of chances in a hundred two turns have to be apart, so that it is worth a word.
const WORTH_TELLING: u8 = 2;

/// There is nothing to think about.
fn nothing_else(view: &View, turn: Vec<Action>, rng: &mut impl Rng) -> Advice {
    let (_, open) = sighted(view, &turn, None, rng);
    let (compared, reasons) = (Compared::Alone, vec![Reason::OnlyTurn]);
    Advice { turn, other: None, compared, certain: None, reasons, open }
}

/// Advises the seat of a view as a hint does, and all that judges its turns beside it: the same view and memory give the
/// same advice, however often it is asked for. `None` when it is not its turn.
#[must_use]
pub fn hint(view: &View, memory: &Memory) -> Option<Advice> {
    advise(view, memory, HINT, &mut ChaCha8Rng::seed_from_u64(0))
}

impl Advice {
    /// The rest of the advice behind one of its actions; `None` where something else was done.
    #[must_use]
    pub fn behind(mut self, done: Action) -> Option<Advice> {
        let at = self.turn.iter().position(|action| *action == done)?;
        self.turn.remove(at);
        self.reasons.retain(|reason| reason.is_of_what_is_kept());
        (self.other, self.compared) = (None, Compared::Alone);
        Some(self)
    }
}

fn compared(best: &TurnPlan, other: &TurnPlan) -> Compared {
    if best.tried == 0 || other.tried == 0 {
        return Compared::Unmeasured;
    }
    let [one, two] = [best.value, best.value - other.behind].map(in_a_hundred);
    if other.behind > APART * other.error && one >= two.saturating_add(WORTH_TELLING) {
        Compared::Measured { best: one, other: two }
    } else {
        Compared::Alike
    }
}

/// A chance that was measured is never said to be none, nor to be certain.
pub(in crate::players) fn in_a_hundred(value: f32) -> u8 {
    (value * 100.0).round().clamp(1.0, 99.0) as u8
}
