use crate::cards::{Place, Seat};

/// The most lays and discards in a turn of `elevens` and `beginner`.
pub const MOST_LAYS: u8 = 4;

/// The turn that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The seat whose turn it is.
    pub seat: Seat,
    /// Cards laid.
    pub laid: u8,
    /// Jokers discarded.
    pub discarded: u8,
    /// Cards drawn.
    pub drawn: u8,
    /// Jokers recovered by a swap.
    pub swapped: u8,
    /// The card just drawn that has to be laid (J2, C5).
    pub must_lay: Option<Place>,
    /// The first turn of a round that is opened by a special one (C2, T2, F1).
    pub opening: bool,
}

impl Turn {
    /// A turn in which nothing was done.
    pub(crate) const fn of(seat: Seat) -> Turn {
        Turn { seat, laid: 0, discarded: 0, drawn: 0, swapped: 0, must_lay: None, opening: false }
    }

    /// Lays and discards so far, of which [`MOST_LAYS`] are allowed where there is a limit.
    #[must_use]
    pub const fn used(&self) -> u8 {
        self.laid.saturating_add(self.discarded)
    }

    /// Returns how many lays and discards are left where there is a limit.
    pub(crate) const fn left(&self) -> u8 {
        // A turn of a round does not come near the highest number, and this is asked for at every action.
        MOST_LAYS.saturating_sub(self.laid + self.discarded)
    }

    /// Returns whether nothing was done yet.
    #[must_use]
    pub const fn is_untouched(&self) -> bool {
        self.laid | self.discarded | self.drawn | self.swapped == 0
    }

    /// Returns whether a joker was recovered before anything was laid, so that a card has to be laid (E13).
    #[must_use]
    pub const fn owes_a_lay(&self) -> bool {
        self.swapped > 0 && self.laid == 0
    }
}
