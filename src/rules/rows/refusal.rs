use super::Half;
use crate::cards::{Card, Colour, Place};
use std::fmt;

/// Something that a game may be without.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feature {
    /// Jokers, and with them swaps and discards.
    Jokers,
    /// Bridges.
    Bridges,
}

impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Feature::Jokers => "jokers",
            Feature::Bridges => "bridges",
        })
    }
}

/// The reason why an action was not accepted.
///
/// The numbers and places that would work instead are in the [`super::View`] of the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Refusal {
    /// The round is over.
    #[error("the round is over")]
    RoundOver,
    /// The game has no such cards.
    #[error("this game has no {0}")]
    NotInThisGame(Feature),
    /// The game has no such place: its rows are shorter, or the colour was left out.
    #[error("there is no place {0} in this game")]
    NoSuchPlace(Place),
    /// The card is not in the hand.
    #[error("{0} is not in the hand")]
    NotInHand(Card),
    /// The place has a card already.
    #[error("{0} is filled")]
    Filled(Place),
    /// No place beside it is filled.
    #[error("{0} does not fit")]
    DoesNotFit(Place),
    /// The row is not open yet, and this is not the card to open it (C3, T1, F2).
    #[error("the row of {0} is not open")]
    RowNotOpen(Place),
    /// The opening turn asks for another card (C2, T2).
    #[error("{0} does not open the round")]
    NotTheOpening(Place),
    /// Four lays and discards are the most (E11).
    #[error("four cards were laid or discarded")]
    FourUsed,
    /// The seat has no bridge left.
    #[error("no bridge is left")]
    NoBridge,
    /// The two rows do not lie side by side (E4).
    #[error("the rows {from} and {to} are not neighbours")]
    NotNeighbours {
        /// The row from which the bridge would lead.
        from: Colour,
        /// The row to which it would lead.
        to: Colour,
    },
    /// The place from which the bridge would lead has no card.
    #[error("the bridge would start at {0}, which is empty")]
    NothingToBridgeFrom(Place),
    /// The card fits without a bridge (E8).
    #[error("{0} fits without a bridge")]
    FitsWithoutBridge(Place),
    /// No joker lies there.
    #[error("no joker lies at {0}")]
    NoJokerThere(Place),
    /// After this swap nothing could be laid, and a turn with a swap needs a lay (E13).
    #[error("nothing could be laid after this swap")]
    SwapCouldNotBePaid,
    /// A joker was recovered, and a card must be laid before anything else (E13).
    #[error("a card must be laid after the swap")]
    OwesALay,
    /// The pile is empty and a card fits: one must be laid this turn (E18).
    #[error("the pile is empty and a card fits, so one must be laid")]
    MustLay,
    /// A card drawn that fits must be laid at once (J2, C5).
    #[error("the drawn {0} must be laid")]
    MustLayDrawn(Place),
    /// Something was done this turn already, so no card can be drawn (E17, E21).
    #[error("no draw after another action")]
    DrawComesAlone,
    /// A card fits, so none is drawn (J2, C4).
    #[error("a card fits, so none is drawn")]
    CanLay,
    /// The pile is empty.
    #[error("the pile is empty")]
    PileEmpty,
    /// Nothing was done yet, and while the pile has cards nobody passes (E21).
    #[error("nobody passes while the pile has cards")]
    LayOrDraw,
}

impl Half {
    /// The lowest and the highest number of the half.
    #[must_use]
    pub const fn ends(self) -> (u8, u8) {
        match self {
            Half::Low => (1, 11),
            Half::High => (11, Place::HIGHEST),
        }
    }
}
