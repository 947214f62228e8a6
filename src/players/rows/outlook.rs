//! What a seat knows of the others.

use crate::cards::Seat;
use crate::rules::rows::Table;

/// What is the same for all plans of a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// The most bonus cards that any of the others has.
    pub most_bonuses: u8,
    /// Cards of the smallest other hand.
    pub fewest: u8,
    pub bonuses_in_play: bool,
}

impl Outlook {
    /// What a seat knows.
    pub(super) fn of(table: &Table, me: Seat) -> Outlook {
        let others = || Seat::all(table.seats()).filter(|seat| *seat != me);
        Outlook {
            most_bonuses: others().map(|seat| table.bonuses(seat)).max().unwrap_or(0),
            fewest: others().map(|seat| table.held(seat)).min().unwrap_or(0),
            bonuses_in_play: table.rules().bonus > 0,
        }
    }
}
