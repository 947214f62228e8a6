//! Cow cards as phrases.

use super::Narrator;
use super::text::glued;
use crate::cards::{Cow, CowSet};
use crate::locale::args;

impl Narrator<'_> {
    /// "3, 23 to 25 and 46".
    pub(super) fn cows(&self, cards: CowSet) -> String {
        self.list(&self.cow_ranges(cards))
    }

    pub(super) fn cow_ranges(&self, cards: CowSet) -> Vec<String> {
        let numbers: Vec<u8> = cards.iter().map(Cow::number).collect();
        self.ranges(&numbers)
    }

    /// "36 to 38 on 31", "36 and 38 on 31".
    pub(super) fn on_pile(&self, cards: &[Cow], pile: Cow) -> String {
        let numbers: Vec<u8> = cards.iter().map(|card| card.number()).collect();
        let cards = self.list(&self.ranges(&numbers));
        glued(&self.locale.format("nimm-on", &args!("cards" => cards, "pile" => pile.number())))
    }
}
