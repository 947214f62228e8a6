use super::noticed::Noticed;
use super::{Effort, Kind, Memory, TurnPlan, nimm, rows, think};
use crate::rules::{Action, Event, View};
use rand::Rng;
use std::collections::VecDeque;

/// A computer player at its seat: it remembers what it saw of a round, and what it is about to do.
#[derive(Clone, Debug)]
pub struct Player {
    kind: Kind,
    effort: Option<Effort>,
    memory: Memory,
    noticed: Noticed,
    planned: VecDeque<Action>,
}

impl Player {
    /// A player at the deal of a round.
    #[must_use]
    pub fn new(kind: Kind) -> Player {
        Player {
            kind,
            effort: Effort::of(kind),
            memory: Memory::default(),
            noticed: Noticed::default(),
            planned: VecDeque::new(),
        }
    }

    /// A player who searches with another effort than that of a kind, at the deal of a round.
    #[must_use]
    pub fn with(effort: Effort) -> Player {
        Player { effort: Some(effort), ..Player::new(Kind::Hard) }
    }

    /// Returns whether it makes use of what it saw; those that do not need not be told.
    #[must_use]
    pub const fn remembers(&self) -> bool {
        match self.kind {
            Kind::Easy | Kind::Hard | Kind::Expert => true,
            Kind::Medium => false,
        }
    }

    /// Returns whether it searches for its turn, which may take a while.
    #[must_use]
    pub const fn searches(&self) -> bool {
        self.effort.is_some()
    }

    /// Takes note of what happened, as far as its seat may know it ([`Event::seen_by`]), and of what it sees afterwards.
    pub fn see(&mut self, after: &View, events: &[Event]) {
        match self.kind {
            Kind::Easy => self.noticed.see(after.seat(), events),
            Kind::Medium => {}
            Kind::Hard | Kind::Expert => self.memory.see(after, events),
        }
    }

    /// The next action, chosen from what its seat knows alone; `None` when it is not its turn.
    ///
    /// Those that search plan a whole turn at once and then carry it out.
    #[must_use]
    pub fn choose(&mut self, view: &View, rng: &mut impl Rng) -> Option<Action> {
        let Some(effort) = self.effort else {
            return quick(self.kind, view, &self.noticed, rng);
        };
        if let Some(next) = self.planned.pop_front().filter(|next| view.allows(*next)) {
            return Some(next);
        }
        let best = think(view, &self.memory, effort, rng).plans.into_iter().next();
        self.planned = best.map(to_carry_out).unwrap_or_default();
        self.planned
            .pop_front()
            .filter(|next| view.allows(*next))
            .or_else(|| quick(self.kind, view, &self.noticed, rng))
    }
}

fn quick(kind: Kind, view: &View, noticed: &Noticed, rng: &mut impl Rng) -> Option<Action> {
    match view {
        View::Rows(view) => rows::choose(kind, view, noticed).map(Action::Rows),
        View::Nimm(view) => nimm::choose(kind, view, noticed, rng).map(Action::Nimm),
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
