use super::Piece;
use crate::cards::{Card, Colour, Place, Seat};
use crate::rules::End;

/// One half of a row: 1 to 11 or 11 to 21.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Half {
    /// 1 to 11.
    Low,
    /// 11 to 21.
    High,
}

/// An event of a row game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A card was laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// The place.
        place: Place,
        /// The piece.
        piece: Piece,
        /// The row from which a bridge led there, if one did.
        bridge: Option<Colour>,
    },
    /// A half row was completed, and a bonus card earned (E26).
    Bonus {
        /// By whom.
        seat: Seat,
        /// The row.
        colour: Colour,
        /// The half of the row.
        half: Half,
        /// Bonus cards left in the supply.
        left: u8,
    },
    /// A half row was completed, and no bonus card was left (E27).
    NoBonusLeft {
        /// By whom.
        seat: Seat,
        /// The row.
        colour: Colour,
        /// The half of the row.
        half: Half,
    },
    /// A number was put in the place of a joker, which was taken in hand.
    Swapped {
        /// By whom.
        seat: Seat,
        /// The place.
        place: Place,
    },
    /// A joker was put out of the game.
    Discarded {
        /// By whom.
        seat: Seat,
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// The card; `None` for everybody else.
        card: Option<Card>,
    },
    /// A turn was ended without having done anything.
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// A turn is over that was not a pass.
    TurnOver {
        /// The seat whose it is.
        seat: Seat,
    },
    /// The round is over.
    RoundOver(End),
}

impl Event {
    /// Returns whose doing it is; that of nobody for the end of a round.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Laid { seat, .. }
            | Event::Bonus { seat, .. }
            | Event::NoBonusLeft { seat, .. }
            | Event::Swapped { seat, .. }
            | Event::Discarded { seat }
            | Event::Drew { seat, .. }
            | Event::Passed { seat }
            | Event::TurnOver { seat } => Some(seat),
            Event::RoundOver(_) => None,
        }
    }

    /// Returns whether a turn ends with it.
    #[must_use]
    pub const fn ends_turn(&self) -> bool {
        match self {
            Event::Passed { .. } | Event::TurnOver { .. } | Event::RoundOver(_) => true,
            Event::Laid { .. }
            | Event::Bonus { .. }
            | Event::NoBonusLeft { .. }
            | Event::Swapped { .. }
            | Event::Discarded { .. }
            | Event::Drew { .. } => false,
        }
    }

    /// Returns what `viewer` may know of this event: the card that somebody else draws is hidden.
    #[must_use]
    pub fn seen_by(self, viewer: Seat) -> Event {
        match self {
            Event::Drew { seat, card: _ } if seat != viewer => Event::Drew { seat, card: None },
            Event::Laid { .. }
            | Event::Bonus { .. }
            | Event::NoBonusLeft { .. }
            | Event::Swapped { .. }
            | Event::Discarded { .. }
            | Event::Drew { .. }
            | Event::Passed { .. }
            | Event::TurnOver { .. }
            | Event::RoundOver(_) => self,
        }
    }
}
