//! 11 nimm!: cow cards, piles known by their top, buffalos. What lies under a top card is never told (N11).

mod answers;
mod happened;
mod refusals;

pub(super) use happened::seat_of;

use super::Narrator;
use super::list::glued;
use crate::cards::{Cow, CowSet};
use crate::locale::args;

impl Narrator<'_> {
    /// "3, 23 to 25 and 46".
    pub(super) fn cows(&self, cards: CowSet) -> String {
        self.list(&self.cow_ranges(cards))
    }

    fn cow_ranges(&self, cards: CowSet) -> Vec<String> {
        let numbers: Vec<u8> = cards.iter().map(Cow::number).collect();
        self.ranges(&numbers)
    }

    /// "36 to 38 on 31", "36 and 38 on 31".
    fn on_pile(&self, cards: &[Cow], pile: Cow) -> String {
        let numbers: Vec<u8> = cards.iter().map(|card| card.number()).collect();
        let cards = self.list(&self.ranges(&numbers));
        glued(&self.locale.format("nimm-on", &args!("cards" => cards, "pile" => pile.number())))
    }
}
