use crate::cards::{Place, Seat};

/// What the referee has to be told next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Which seat begins the round.
    First,
    /// Which seat holds this 11, if one does (C2).
    Holder(Place),
    /// What this seat does.
    Action(Seat),
    /// What this seat still holds.
    Hand(Seat),
    /// That the next round is dealt.
    Round,
    /// Nothing: the match is over.
    Nothing,
}
