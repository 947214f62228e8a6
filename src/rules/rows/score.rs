use crate::cards::Hand;
use crate::rules::Ranking;

/// What a bonus card earns, and what a joker in hand costs.
const ELEVEN: i32 = 11;

/// How the points of a seat are made up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// What is left in the hand.
    pub hand: Hand,
    /// Bonus cards earned.
    pub bonuses: u8,
    /// Which end of the scores wins.
    pub ranking: Ranking,
}

impl Tally {
    /// The numbers in hand, added up.
    #[must_use]
    pub fn numbers(&self) -> i32 {
        self.hand.numbers.sum() as i32
    }

    /// What the jokers in hand cost, 11 each.
    #[must_use]
    pub fn jokers(&self) -> i32 {
        i32::from(self.hand.jokers) * ELEVEN
    }

    /// What the bonus cards earn, 11 each.
    #[must_use]
    pub fn bonus(&self) -> i32 {
        i32::from(self.bonuses) * ELEVEN
    }

    /// The points: net where the highest wins, penalty where the lowest does.
    #[must_use]
    pub fn points(&self) -> i32 {
        match self.ranking {
            Ranking::HighestWins => self.bonus() - self.numbers() - self.jokers(),
            Ranking::LowestWins => self.numbers(),
        }
    }
}
