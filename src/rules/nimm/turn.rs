use super::{BUFFALOS, REACH};
use crate::cards::{Cow, Seat};

/// The cards that were laid on one pile in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Climb {
    /// The card that was on top when the turn began, from which the window is counted (N5).
    pub anchor: Cow,
    /// The card on top now, above which the next has to be (N6).
    pub top: Cow,
}

impl Climb {
    /// Returns how far above the top the next card may be: what the climb has left of the window, 0 to 9.
    #[must_use]
    pub const fn reach(&self) -> u8 {
        REACH.saturating_sub(self.top.above(self.anchor))
    }
}

/// The turn that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The seat whose turn it is.
    pub seat: Seat,
    /// Cards laid.
    pub laid: u8,
    climbs: [Climb; BUFFALOS as usize],
    climbs_len: u8,
}

impl Turn {
    /// A turn in which nothing was done.
    pub(super) const fn of(seat: Seat) -> Turn {
        let none = Climb { anchor: Cow::at(1), top: Cow::at(1) };
        Turn { seat, laid: 0, climbs: [none; _], climbs_len: 0 }
    }

    /// The piles on which cards were laid, in the order in which they were begun.
    #[must_use]
    pub fn climbs(&self) -> &[Climb] {
        &self.climbs[..usize::from(self.climbs_len)]
    }

    /// Returns what was laid on the pile that has this top now, if anything was.
    #[must_use]
    pub fn climb(&self, top: Cow) -> Option<&Climb> {
        self.climbs().iter().find(|climb| climb.top == top)
    }

    /// A card was laid on the pile that had `on` on top.
    pub(super) fn lay(&mut self, card: Cow, on: Cow) {
        self.laid += 1;
        let len = usize::from(self.climbs_len);
        match self.climbs[..len].iter_mut().find(|climb| climb.top == on) {
            Some(climb) => climb.top = card,
            None => {
                self.climbs[len] = Climb { anchor: on, top: card };
                self.climbs_len += 1;
            }
        }
    }
}
