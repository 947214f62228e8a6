use crate::cards::{Cow, Seat};

/// An action of a seat in `nimm`.
///
/// Its code is that of records: `36>31` lays 36 on 31, `<46` takes a pile, `<46@2` claims a buffalo from seat 2 with it,
/// `.` ends the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lays a card of the hand on a pile (N2).
    Lay {
        /// The card, pile or place.
        card: Cow,
        /// The card that is on top of the pile now.
        on: Cow,
    },
    /// Takes a pile in hand, which ends the turn (N7).
    Take {
        /// The card that is on top of the pile.
        top: Cow,
        /// The seat from which a buffalo is claimed, where the supply has none left (N8).
        claim: Option<Seat>,
    },
    /// Ends a turn in which something was laid.
    End,
}
