use crate::cards::{Cow, CowSet, Seat};
use crate::rules::End;

/// An event of `nimm`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A card was laid on a pile.
    Laid {
        /// By whom.
        seat: Seat,
        /// The card, pile or place.
        card: Cow,
        /// The card that was on top of the pile.
        on: Cow,
    },
    /// A pile was taken in hand (N7).
    Took {
        /// By whom.
        seat: Seat,
        /// The card that was on top of the pile.
        top: Cow,
        /// The number of cards the pile had.
        count: u8,
        /// The cards, the top among them; `None` for everybody else (N11).
        cards: Option<CowSet>,
    },
    /// The pile taken had three cards or more, and earned a buffalo (N3).
    BuffaloEarned {
        /// By whom.
        seat: Seat,
        /// The seat that had to give it; `None` for the supply (N8).
        from: Option<Seat>,
        /// Buffalos left in the supply.
        left: u8,
    },
    /// A buffalo was earned and could have been claimed from another seat, but was not (N8).
    BuffaloForgone {
        /// By whom.
        seat: Seat,
    },
    /// A buffalo was earned, but the supply has none left and nobody has one to give (N8).
    NoBuffaloLeft {
        /// By whom.
        seat: Seat,
    },
    /// A card of the stock opened a new pile (N9).
    PileOpened {
        /// The card, pile or place.
        card: Cow,
        /// Cards left in the stock.
        left: u8,
    },
    /// A turn is over.
    TurnOver {
        /// The seat whose it is.
        seat: Seat,
    },
    /// The round is over.
    RoundOver(End),
}

impl Event {
    /// Returns whose doing it is; that of nobody for a pile that opens, and for the end of a round.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Laid { seat, .. }
            | Event::Took { seat, .. }
            | Event::BuffaloEarned { seat, .. }
            | Event::BuffaloForgone { seat }
            | Event::NoBuffaloLeft { seat }
            | Event::TurnOver { seat } => Some(seat),
            Event::PileOpened { .. } | Event::RoundOver(_) => None,
        }
    }

    /// Returns whether a turn ends with it.
    #[must_use]
    pub const fn ends_turn(&self) -> bool {
        match self {
            Event::TurnOver { .. } | Event::RoundOver(_) => true,
            Event::Laid { .. }
            | Event::Took { .. }
            | Event::BuffaloEarned { .. }
            | Event::BuffaloForgone { .. }
            | Event::NoBuffaloLeft { .. }
            | Event::PileOpened { .. } => false,
        }
    }

    /// Returns what `viewer` may know of this event: the cards of a pile that somebody else takes are hidden (N11).
    #[must_use]
    pub fn seen_by(self, viewer: Seat) -> Event {
        match self {
            Event::Took { seat, top, count, cards: _ } if seat != viewer => {
                Event::Took { seat, top, count, cards: None }
            }
            Event::Laid { .. }
            | Event::Took { .. }
            | Event::BuffaloEarned { .. }
            | Event::BuffaloForgone { .. }
            | Event::NoBuffaloLeft { .. }
            | Event::PileOpened { .. }
            | Event::TurnOver { .. }
            | Event::RoundOver(_) => self,
        }
    }
}
