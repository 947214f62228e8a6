//! The cards in reach of a top.

use crate::cards::{Cow, CowSet};
use crate::rules::nimm::REACH;

/// The cards in the window of each card, by its number (N2).
const WINDOWS: [CowSet; Cow::HIGHEST as usize + 1] = {
    let mut windows = [CowSet::EMPTY; _];
    let mut number = 1;
    while number <= Cow::HIGHEST {
        let mut steps = 1;
        while steps <= REACH {
            let card = CowSet::one(Cow::at(number).up(steps));
            windows[number as usize] = windows[number as usize].union(card);
            steps += 1;
        }
        number += 1;
    }
    windows
};

/// The cards up to ten above this one.
pub(super) const fn window(top: Cow) -> CowSet {
    WINDOWS[top.number() as usize]
}

/// The cards of a set, the one just above `top` first, round after a hundred.
pub(super) fn rising(cards: CowSet, top: Cow) -> impl Iterator<Item = Cow> {
    let above = cards.iter().filter(move |card| *card > top);
    above.chain(cards.iter().take_while(move |card| *card <= top))
}
