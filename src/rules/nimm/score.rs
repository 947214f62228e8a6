use crate::cards::{Cow, CowSet};

/// Returns the number of cows that are on a card: the table of this engine (N1).
#[must_use]
pub const fn cows(card: Cow) -> u8 {
    match card.number() {
        55 => 7,
        number if number % 11 == 0 => 5,
        number if number % 10 == 0 => 3,
        _ => 1,
    }
}

/// The parts of a seat's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The cards left in the hand.
    pub hand: CowSet,
}

impl Tally {
    /// The cards of the hand that have so many cows on them (N1).
    #[must_use]
    pub fn with(&self, number: u8) -> CowSet {
        let cards = self.hand.iter();
        cards.filter(|card| cows(*card) == number).collect()
    }

    /// The penalty points: the cows on all cards of the hand.
    #[must_use]
    pub fn points(&self) -> i32 {
        self.hand.iter().map(|card| i32::from(cows(card))).sum()
    }
}
