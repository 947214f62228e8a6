use crate::rules::Action;

/// The end of a round for a seat if nobody errs, where that is known for certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certain {
    /// It wins.
    Won,
    /// It shares the win.
    Shared,
    /// It loses.
    Lost,
}

impl Certain {
    /// The share of the win.
    #[must_use]
    pub const fn value(self) -> f32 {
        match self {
            Certain::Won => 1.0,
            Certain::Shared => 0.5,
            Certain::Lost => 0.0,
        }
    }
}

/// A whole turn, and how well it does.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TurnPlan {
    /// The actions of the turn, in order; at least one. An action behind a draw is not planned, nor one that
    /// comes behind an action beside which none is legal.
    pub actions: Vec<Action>,
    /// The chance to win the round, from 0 to 1; a shared win counts in part.
    ///
    /// It is measured against quick players in the other seats, so that it is good for holding plans against each other.
    pub value: f32,
    /// The difference by which the best plan is worth more, in the rounds that both were tried on.
    pub behind: f32,
    /// The standard error of `behind`.
    pub error: f32,
    /// In how many rounds it was tried; 0 where it is known for certain.
    pub tried: usize,
    /// The end that is known for certain.
    pub certain: Option<Certain>,
}

impl TurnPlan {
    /// Returns whether the same is done in the turn, in whatever order.
    #[must_use]
    pub fn does_the_same(&self, other: &TurnPlan) -> bool {
        let times = |actions: &[Action], one| actions.iter().filter(|action| *action == one).count();
        self.actions.len() == other.actions.len()
            && self.actions.iter().all(|one| times(&self.actions, one) == times(&other.actions, one))
    }
}

/// The outcome of thinking about a turn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Thought {
    /// The turns that are worth a thought, the best first; none when it is not the seat's turn.
    pub plans: Vec<TurnPlan>,
    /// The number of sampled rounds were played out.
    pub played_out: u64,
    /// The number of positions that were looked at to see the end of the round.
    pub nodes: u64,
}
