use super::Person;
use crate::cards::Colour;
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
        /// The card or joker.
        piece: Piece,
    },
    /// Lay a number or a joker over a bridge.
    Bridge {
        /// The row from which the bridge leads, if it was said.
        from: Option<Colour>,
        /// Where.
        spot: Spot,
        /// The card or joker.
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
    /// End the turn behind the moves before it.
    End,
    /// Do not end the turn behind the moves before it.
    Wait,
}

impl Move {
    /// The place and the card or joker of a move that lays one without a bridge; `None` for every other.
    pub(crate) const fn as_lay(&self) -> Option<(Spot, Piece)> {
        match self {
            Move::Lay { spot, piece } => Some((*spot, *piece)),
            Move::Bridge { .. }
            | Move::Swap(_)
            | Move::Discard
            | Move::Stack { .. }
            | Move::Take { .. }
            | Move::End
            | Move::Wait => None,
        }
    }

    /// The colour that was said of the row in which a card is put.
    pub(crate) const fn colour(&self) -> Option<Colour> {
        match self {
            Move::Lay { spot, .. } | Move::Bridge { spot, .. } | Move::Swap(spot) => spot.colour,
            Move::Discard | Move::Stack { .. } | Move::Take { .. } | Move::End | Move::Wait => None,
        }
    }
}
