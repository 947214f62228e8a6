use crate::cards::{Place, Seat};

/// The next entry that the referee has to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The seat that begins the round.
    First,
    /// The seat that holds this 11, if one does (C2).
    Holder(Place),
    /// The action of this seat.
    Action(Seat),
    /// The cards that this seat still holds.
    Hand(Seat),
    /// That the next round is dealt.
    Round,
    /// Nothing: the match is over.
    Nothing,
}
