use crate::players::{Certain, Reason};
use crate::rules::{Action, View};

/// The result of a turn, as a chance to win or as points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// It ends so if nobody errs from there on.
    Certain(Certain),
    /// The chance to win the round, in a hundred, measured against quick players.
    Measured(u8),
}

impl Chance {
    /// The share of the win, in a hundredth.
    #[must_use]
    pub fn in_a_hundred(self) -> u8 {
        match self {
            Chance::Certain(certain) => (certain.value() * 100.0) as u8,
            Chance::Measured(chance) => chance,
        }
    }
}

/// The value of a turn beside the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// None that is better was found, or none by more than the error of what was measured.
    Sound,
    /// It cost a part of the win.
    Costs {
        /// With the better turn.
        before: Chance,
        /// With the turn that was played.
        after: Chance,
    },
    /// A quick look holds the other turn for better, which is all that is known.
    Doubtful,
}

/// Something that the seat decided on, and that it could have decided otherwise.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedDecision {
    /// The number of the seat's turn in this round, from 1. Actions behind a card drawn or a pile taken are a moment of
    /// their own in the same turn.
    pub turn: usize,
    /// The view that the seat had before it.
    pub view: View,
    /// The actions of the seat, up to a card that was drawn or a pile that was taken.
    pub played: Vec<Action>,
    /// The best turn that was found, where it is another.
    pub better: Option<Vec<Action>>,
    /// The value of the turn beside it.
    pub verdict: Verdict,
    /// The reasons for the better turn and against the one that was played, the weightiest first.
    pub reasons: Vec<Reason>,
    /// The cost beside other moments, for ranking; 0 for a sound turn.
    pub(super) weight: f32,
}

impl ReviewedDecision {
    /// Returns what it cost, in a hundredth of a win; `None` where that is not known.
    #[must_use]
    pub fn cost(&self) -> Option<u8> {
        match self.verdict {
            Verdict::Sound => Some(0),
            Verdict::Costs { before, after } => {
                Some(before.in_a_hundred().saturating_sub(after.in_a_hundred()))
            }
            Verdict::Doubtful => None,
        }
    }

    /// Returns how much it cost beside other moments: what is not known weighs less than all that is.
    #[must_use]
    pub const fn weight(&self) -> f32 {
        self.weight
    }
}
