use crate::cards::{Colour, Place, PlaceSet};
use crate::meaning::Move;
use crate::rules::rows::Feature;
use crate::rules::{Action, Refusal};

/// The outcome of resolving a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Resolved {
    /// It is this action, legal or not.
    Action(Action),
    /// It is none: it only says how the turn goes on.
    Nothing,
    /// It may be any of these.
    Choice(Vec<Move>),
    /// It can be none.
    Refused(Unresolved),
}

/// The reason why a move can be no action at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unresolved {
    /// The rules refuse every action that it could be, all for this.
    Rules(Refusal),
    /// An earlier move of the line ended the turn.
    TurnOver,
    /// No card of the game has this colour and number.
    NoSuchCard(Colour, u8),
    /// The hand has no card of this number.
    NoSuchNumber(u8),
    /// None of the cards of this number in the hand fits.
    NoNumberFits(u8, PlaceSet),
    /// No bridge leads to this place.
    NoBridgeLeads(Place),
    /// A row game has no piles.
    NoPiles,
    /// 11 nimm! has no colours.
    NoColours,
    /// 11 nimm! lacks this.
    NotInNimm(Feature),
    /// This cow card is not in the hand.
    CowNotHeld(u8),
    /// This cow card fits on no pile.
    CowFitsNowhere(u8),
    /// No pile has this card on top.
    NoSuchPile(u8),
    /// Nobody of this name or number could give a buffalo.
    NoSuchGiver(String),
}
