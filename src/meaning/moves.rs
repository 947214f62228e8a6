use super::Person;
use crate::cards::{Colour, Place};
use crate::rules::rows::Piece;

/// A number, of a colour that was said or that the table has to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// The colour, if it was said.
    pub colour: Option<Colour>,
    /// The number as it was said, which need not be one of the game.
    pub number: u8,
}

/// One card of a move, as it was said.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Lay a number or a joker.
    Lay {
        /// Where.
        spot: Spot,
        /// What.
        piece: Piece,
    },
    /// Lay a number or a joker over a bridge.
    Bridge {
        /// The row from which the bridge leads, if it was said.
        from: Option<Colour>,
        /// Where.
        spot: Spot,
        /// What.
        piece: Piece,
    },
    /// Put the number in the place of a joker.
    Swap(Spot),
    /// Put a joker out of the game.
    Discard,
    /// Lay a card on the pile that has another on top before the command.
    Stack {
        /// The card.
        card: u8,
        /// The top of the pile.
        on: u8,
    },
    /// Take a pile in hand.
    Take {
        /// The top of the pile, if it was said.
        top: Option<u8>,
        /// From whom a buffalo is claimed, if it was said.
        from: Option<Person>,
    },
}

impl Move {
    /// Whether it names a card that there is, whole, with its colour, or the pile it goes on.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        match self {
            Move::Lay { spot, .. } | Move::Bridge { spot, .. } | Move::Swap(spot) => {
                spot.colour.is_some() && spot.number >= 1 && spot.number <= Place::HIGHEST
            }
            Move::Stack { .. } => true,
            Move::Discard | Move::Take { .. } => false,
        }
    }
}
