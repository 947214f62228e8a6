//! The knowledge that a seat has of the others.

use super::judge::OUT;
use crate::cards::Seat;
use crate::rules::rows::Table;

/// The points of a bonus card.
const BONUS: f32 = 11.0;

/// The usual cost of a card of another hand at the end.
const USUAL: f32 = 8.0;

/// The part that is the same for all plans of a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// The most bonus cards that any of the others has.
    pub most_bonuses: u8,
    /// Cards of the smallest other hand.
    pub fewest: u8,
    pub bonuses_in_play: bool,
}

impl Outlook {
    /// Returns what a seat knows.
    pub(super) fn of(table: &Table, me: Seat) -> Outlook {
        let others = || Seat::all(table.seats()).filter(|seat| *seat != me);
        Outlook {
            most_bonuses: others().map(|seat| table.bonuses(seat)).max().unwrap_or(0),
            fewest: others().map(|seat| table.held(seat)).min().unwrap_or(0),
            bonuses_in_play: table.rules().bonus > 0,
        }
    }

    /// By how many points a seat with so many bonus cards is in front of the others.
    pub(super) fn ahead(&self, bonuses: u8) -> f32 {
        BONUS * (f32::from(bonuses) - f32::from(self.most_bonuses))
    }

    /// Returns what it is worth to go out with so many bonus cards: the best there is, except where another has more of
    /// them; then `behind` where the others may well have worse hands, and as much the other way where not.
    pub(super) fn out(&self, bonuses: u8, behind: f32) -> f32 {
        let ahead = self.ahead(bonuses);
        if !self.bonuses_in_play || ahead >= 0.0 {
            // All others have cards left, which count against them.
            return OUT;
        }
        // Who goes out behind in the count ends the round that might still be won.
        if ahead + f32::from(self.fewest) * USUAL >= 0.0 { behind } else { -behind }
    }
}
