use crate::rules::{Action, Round};

/// A round as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The round as it was dealt.
    pub start: Round,
    /// What was done, in order; what was taken back is not among it.
    pub actions: Vec<Action>,
}

impl Played {
    /// A round of which nothing was played yet.
    #[must_use]
    pub const fn new(start: Round) -> Played {
        Played { start, actions: Vec::new() }
    }
}
