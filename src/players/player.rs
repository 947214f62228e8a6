use super::noticed::Noticed;
use super::{Effort, Memory, Skill, Strength, TurnPlan, nimm, rows, think};
use crate::rules::{Action, Event, View};
use rand::{Rng, RngExt};
use std::collections::VecDeque;

/// A computer player at its seat: it remembers what it saw of a round, and what it is about to do.
#[derive(Clone, Debug)]
pub struct Player {
    kind: Strength,
    /// Another skill than that of the kind.
    skill: Option<Skill>,
    memory: Memory,
    noticed: Noticed,
    /// True if it plans the turn that it is in.
    plans: bool,
    planned: VecDeque<Action>,
}

impl Player {
    /// A player at the deal of a round.
    #[must_use]
    pub fn new(kind: Strength) -> Player {
        Player {
            kind,
            skill: None,
            memory: Memory::default(),
            noticed: Noticed::default(),
            plans: true,
            planned: VecDeque::new(),
        }
    }

    /// A player of another skill than that of a kind, at the deal of a round.
    #[must_use]
    pub fn of(skill: Skill) -> Player {
        Player { skill: Some(skill), ..Player::new(Strength::Hard) }
    }

    /// A player who searches with another effort than that of a kind, at the deal of a round.
    #[must_use]
    pub fn with(effort: Effort) -> Player {
        Player::of(Skill { planned: 100, effort: Some(effort) })
    }

    /// Returns whether it searches for its turn so that it may take a while.
    #[must_use]
    pub fn searches(&self) -> bool {
        self.skill.map_or_else(|| Effort::of(self.kind), |skill| skill.effort).is_some()
    }

    /// Takes note of what happened, as far as its seat may know it ([`Event::seen_by`]), and of what it sees afterwards.
    pub fn see(&mut self, after: &View, events: &[Event]) {
        self.noticed.see(after.seat(), events);
        self.memory.see(after, events);
    }

    /// The next action, chosen from what its seat knows alone; `None` when it is not its turn.
    ///
    /// Those that search plan a whole turn at once and then carry it out.
    #[must_use]
    pub fn choose(&mut self, view: &View, rng: &mut impl Rng) -> Option<Action> {
        let skill = self.skill.unwrap_or_else(|| Skill::of(self.kind, view));
        if view.is_untouched() {
            self.plans = plans(skill, rng);
        }
        let look = if self.plans { Strength::Medium } else { Strength::Easy };
        let Some(effort) = skill.effort.filter(|_| self.plans) else {
            return quick(look, view, &self.noticed, rng);
        };
        if let Some(next) = self.planned.pop_front().filter(|next| view.allows(*next)) {
            return Some(next);
        }
        let best = think(view, &self.memory, effort, rng).plans.into_iter().next();
        self.planned = best.map(to_carry_out).unwrap_or_default();
        self.planned
            .pop_front()
            .filter(|next| view.allows(*next))
            .or_else(|| quick(look, view, &self.noticed, rng))
    }
}

/// Returns whether a turn is planned: by lot, where some are.
fn plans(skill: Skill, rng: &mut impl Rng) -> bool {
    match skill.planned {
        0 => false,
        100.. => true,
        some => rng.random_range(0..100) < some,
    }
}

fn quick(look: Strength, view: &View, noticed: &Noticed, rng: &mut impl Rng) -> Option<Action> {
    match view {
        View::Rows(view) => rows::choose(look, view, noticed).map(Action::Rows),
        View::Nimm(view) => nimm::choose(look, view, noticed, rng).map(Action::Nimm),
    }
}

/// Returns what is carried out of a plan without a further thought: all of it, or the first action where a quick look
/// had to do.
fn to_carry_out(mut plan: TurnPlan) -> VecDeque<Action> {
    if plan.tried == 0 && plan.certain.is_none() {
        plan.actions.truncate(1);
    }
    plan.actions.into()
}
