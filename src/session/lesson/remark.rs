//! The remarks of a teacher about a turn that is over.

use crate::rules::{Action, View, nimm, rows};

/// A remark, of which there is one a turn at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Remark {
    /// A card was drawn with a joker in the hand.
    DrewWithJoker,
    /// A card was drawn although one fitted.
    DrewThough,
    /// As many cards were laid as a turn allows.
    AllFour,
    /// A card that fits was kept back.
    KeptBack,
    /// A pile was taken although a card fitted.
    TookThough,
}

impl Remark {
    /// Every remark.
    #[cfg(test)]
    pub(super) const ALL: [Remark; 5] =
        [Remark::DrewWithJoker, Remark::DrewThough, Remark::AllFour, Remark::KeptBack, Remark::TookThough];

    /// The id of its message.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Remark::DrewWithJoker => "remark-drew-with-joker",
            Remark::DrewThough => "remark-drew-though",
            Remark::AllFour => "remark-all-four",
            Remark::KeptBack => "remark-kept-back",
            Remark::TookThough => "remark-took-though",
        }
    }

    /// Returns whether it blames the action that ended a turn.
    pub(super) const fn blames(self, done: Action) -> bool {
        match self {
            Remark::AllFour => false,
            Remark::DrewWithJoker | Remark::DrewThough => matches!(done, Action::Rows(rows::Action::Draw)),
            Remark::KeptBack => matches!(done, Action::Rows(rows::Action::End)),
            Remark::TookThough => matches!(done, Action::Nimm(nimm::Action::Take { .. })),
        }
    }
}

/// The remark on the last order of a turn, from what the seat saw before and after it.
pub(super) fn remark(before: &View, after: &View) -> Option<Remark> {
    match (before, after) {
        (View::Rows(before), View::Rows(after)) => on_rows(before, after),
        (View::Nimm(before), View::Nimm(after)) => on_piles(before, after),
        (View::Rows(_), View::Nimm(_)) | (View::Nimm(_), View::Rows(_)) => None,
    }
}

fn on_rows(before: &rows::View, after: &rows::View) -> Option<Remark> {
    let legal = before.legal();
    let drew = after.hand().len() > before.hand().len();
    if drew && before.hand().jokers > 0 {
        Some(Remark::DrewWithJoker)
    } else if drew && !legal.lay.is_empty() {
        Some(Remark::DrewThough)
    } else if drew {
        None
    } else if before.table().turn().left() == 0 {
        Some(Remark::AllFour)
    } else if !legal.lay.is_empty() && before.hand().len() == after.hand().len() {
        Some(Remark::KeptBack)
    } else {
        None
    }
}

fn on_piles(before: &nimm::View, after: &nimm::View) -> Option<Remark> {
    let took = after.hand().len() > before.hand().len();
    let lays = before.legal().actions().any(|action| matches!(action, nimm::Action::Lay { .. }));
    (took && lays).then_some(Remark::TookThough)
}
