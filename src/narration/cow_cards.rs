//! Cow cards as phrases.

use super::text::glued;
use super::{Narrator, list};
use crate::cards::{Cow, CowSet};
use crate::locale::args;
use crate::rules::nimm::{REACH, View};

/// "3, 23 to 25 and 46".
pub(super) fn cows(teller: &Narrator<'_>, cards: CowSet) -> String {
    list::joined(teller, &cow_ranges(teller, cards))
}

pub(super) fn cow_ranges(teller: &Narrator<'_>, cards: CowSet) -> Vec<String> {
    let numbers: Vec<u8> = cards.iter().map(Cow::number).collect();
    list::ranges(teller, &numbers)
}

/// "36 to 38 on 31", "36 and 38 on 31".
pub(super) fn on_pile(teller: &Narrator<'_>, cards: &[Cow], pile: Cow) -> String {
    on_piles(teller, cards, &[pile])
}

/// "35 and 38 on 28 to 31": cards that go on each of some piles.
pub(super) fn on_piles(teller: &Narrator<'_>, cards: &[Cow], piles: &[Cow]) -> String {
    let listed = |cards: &[Cow]| {
        let numbers: Vec<u8> = cards.iter().map(|card| card.number()).collect();
        let told = if teller.locale.is_compact() {
            // As it would be typed: each card by its number.
            numbers.iter().map(u8::to_string).collect()
        } else {
            list::ranges(teller, &numbers)
        };
        list::joined(teller, &told)
    };
    let mut piles = piles.to_vec();
    piles.sort();
    let on = teller.locale.format("nimm-on", &args!("cards" => listed(cards), "pile" => listed(&piles)));
    if piles.len() == 1 { glued(&on) } else { on }
}

/// "Piles: 5, 23 and 46."
pub(super) fn pile_list(teller: &Narrator<'_>, view: &View) -> String {
    let piles: Vec<String> = view.table().tops().iter().map(|top| top.number().to_string()).collect();
    teller.locale.format("nimm-piles", &args!("n" => piles.len(), "piles" => list::joined(teller, &piles)))
}

/// "46 takes 47 to 56."
pub(super) fn pile_takes(teller: &Narrator<'_>, top: Cow) -> String {
    let (from, to) = (top.up(1).number(), top.up(REACH).number());
    teller.locale.format("nimm-takes", &args!("pile" => top.number(), "from" => from, "to" => to))
}
