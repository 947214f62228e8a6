//! Sketches: the changes that a plan makes to the table and to the own hand.

use crate::cards::{Cow, CowSet};
use crate::rules::nimm::View;

/// The own hand and the piles, as they are or as they would be.
#[derive(Clone, Copy)]
pub(super) struct Sketch {
    pub(super) hand: CowSet,
    pub(super) tops: CowSet,
    pub(super) buffalos: u8,
}

impl Sketch {
    pub(super) fn of(view: &View) -> Sketch {
        Sketch { hand: view.hand(), tops: view.table().tops(), buffalos: view.table().buffalos(view.seat()) }
    }

    /// A card of the hand is laid on a pile.
    pub(super) fn lay(&mut self, card: Cow, on: Cow) {
        self.hand.remove(card);
        self.tops.remove(on);
        self.tops.insert(card);
    }
}
