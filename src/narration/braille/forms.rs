//! What has another shape in braille, and not only shorter messages.

use super::facts;
use crate::locale::args;
use crate::narration::Narrator;
use crate::narration::list::glued;
use crate::rules::rows::{Bridge, Piece};

impl Narrator<'_> {
    /// In braille, holds a text together at line ends.
    pub(in crate::narration) fn held(&self, text: String) -> String {
        if self.locale.is_compact() { glued(&text) } else { text }
    }

    /// A hand, from its colours and jokers: a sentence each, or in braille one fact that parts between them.
    pub(in crate::narration) fn hand_parts(&self, parts: Vec<String>) -> Vec<String> {
        if self.locale.is_compact() {
            return vec![self.commas(&parts)];
        }
        let told = |cards: String| self.locale.format("hand-line", &args!("cards" => cards));
        parts.into_iter().map(told).collect()
    }

    /// Cards by the pile that they go on, which in braille are a fact each.
    pub(in crate::narration) fn by_pile(&self, piles: &[String]) -> String {
        if self.locale.is_compact() { facts(piles.to_vec()) } else { self.commas(piles) }
    }

    /// A bridge on the table; in braille as it would be typed.
    pub(in crate::narration) fn built_bridge(&self, bridge: Bridge) -> String {
        if self.locale.is_compact() {
            return self.bridged(bridge.to, Piece::Number, bridge.from);
        }
        let from = self.place(bridge.to.in_row(bridge.from));
        self.locale.format("bridge-built", &args!("from" => from, "to" => self.colour(bridge.to.colour())))
    }
}
