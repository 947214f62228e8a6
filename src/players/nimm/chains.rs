//! Chains: the order in which a hand could be laid if nobody else did anything.

use super::reach::rising;
use super::sketch::Sketch;
use crate::cards::Cow;
use crate::rules::nimm::REACH;

/// The windows that a hand has to go through, one above the other or on different piles.
#[derive(Clone, Copy, Default)]
pub(super) struct Chains {
    /// The number of windows hold all cards that are in reach by and by.
    pub(super) windows: u8,
    /// The most windows that follow each other on one pile.
    pub(super) depth: u8,
    /// The cards that are in reach of nothing.
    pub(super) stuck: u8,
}

/// A walk up the numbers, once around.
#[derive(Default)]
struct Walk {
    found: Chains,
    /// The last top that was passed.
    top: u8,
    /// The last card of the hand that could be laid, if any could.
    laid: Option<u8>,
    /// The last card of the last window.
    end: u8,
    depth: u8,
}

impl Chains {
    pub(super) fn of(sketch: &Sketch) -> Chains {
        let Some(start) = sketch.tops.nth(0) else {
            return Chains { stuck: sketch.hand.len() as u8, ..Chains::default() };
        };
        let mut walk = Walk::default();
        for card in rising(sketch.hand | sketch.tops, start).filter(|card| *card != start) {
            walk.pass(card, card.above(start), sketch);
        }
        walk.found
    }
}

impl Walk {
    fn pass(&mut self, card: Cow, at: u8, sketch: &Sketch) {
        if sketch.tops.contains(card) {
            self.top = at;
        } else if at <= self.end {
            self.laid = Some(at);
        } else if at - self.top <= REACH {
            self.open(self.top, 1, at);
        } else if let Some(laid) = self.laid.filter(|laid| at - laid <= REACH) {
            self.open(laid, self.depth + 1, at);
        } else {
            self.found.stuck += 1;
        }
    }

    /// A window begins above `anchor`, of which `at` is the first card.
    fn open(&mut self, anchor: u8, depth: u8, at: u8) {
        self.end = anchor + REACH;
        self.depth = depth;
        self.laid = Some(at);
        self.found.windows += 1;
        self.found.depth = self.found.depth.max(depth);
    }
}
