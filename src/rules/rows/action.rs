use crate::cards::{Card, Colour, Place};

/// A piece that is put into a place: the number itself, or a joker that becomes it (E6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// The number card of the place.
    Number,
    /// A joker standing for it.
    Joker,
}

impl Piece {
    /// The card of the hand that this is at `place`.
    #[must_use]
    pub const fn card(self, place: Place) -> Card {
        match self {
            Piece::Number => Card::Number(place),
            Piece::Joker => Card::Joker,
        }
    }
}

/// An action of a seat in a row game.
///
/// Its code is that of records: `r7` lays, `*r7` lays a joker, `y>b9` and `y>*b9` bridge from yellow, `=r9` swaps,
/// `-*` discards, `+` draws, `.` ends the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lays a card where it fits.
    Lay {
        /// The place.
        place: Place,
        /// The piece.
        piece: Piece,
    },
    /// Lays a bridge from a row above or below, and at once the same number beside it (E5).
    Bridge {
        /// The row from which the bridge leads.
        from: Colour,
        /// The place on which the card is laid.
        place: Place,
        /// The piece that is laid.
        piece: Piece,
    },
    /// Puts the number in the place of the joker that lies there, and takes the joker in hand.
    Swap(Place),
    /// Puts a joker out of the game.
    Discard,
    /// Draws one card.
    Draw,
    /// Ends the turn, or passes.
    End,
}

impl Action {
    /// Lays a number card in its place.
    pub(super) const fn lay_number(place: Place) -> Action {
        Action::Lay { place, piece: Piece::Number }
    }
}
