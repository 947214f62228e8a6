use crate::rules::DayDeal;

/// A try at the deal of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The deal.
    pub deal: DayDeal,
    /// The number of the try, from 1.
    pub number: u32,
}

impl Attempt {
    /// Returns whether its result counts: the first alone, as whoever tries again knows the cards.
    #[must_use]
    pub const fn counts(self) -> bool {
        self.number == 1
    }
}
