use crate::players::{Certain, Reason};
use crate::rules::{Action, View};

/// How well a turn does.
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

/// What a turn was worth beside the best one.
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
pub struct Moment {
    /// Which turn of the seat in this round, from 1. What is done behind a card drawn or a pile taken is a moment of its
    /// own in the same turn.
    pub turn: usize,
    /// What the seat saw before it.
    pub view: View,
    /// What it did, up to a card that was drawn or a pile that was taken.
    pub played: Vec<Action>,
    /// The best turn that was found, where it is another.
    pub better: Option<Vec<Action>>,
    /// What the turn was worth beside it.
    pub verdict: Verdict,
    /// What speaks for the better turn and against the one that was played, the weightiest first.
    pub reasons: Vec<Reason>,
    /// How much it cost beside other moments, for ranking; 0 for a sound turn.
    pub(super) weight: f32,
}

impl Moment {
    /// What it cost, in a hundredth of a win; `None` where that is not known.
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

    /// How much it cost beside other moments: what is not known weighs less than all that is.
    #[must_use]
    pub const fn weight(&self) -> f32 {
        self.weight
    }
}
