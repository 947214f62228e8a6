use crate::cards::Hand;
use crate::rules::Ranking;

/// The points of a bonus card, and those that a joker in hand costs.
const ELEVEN: i32 = 11;

/// The parts of a seat's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The cards left in the hand.
    pub hand: Hand,
    /// Bonus cards earned.
    pub bonuses: u8,
    /// The order of scores: the highest wins, or the lowest.
    pub ranking: Ranking,
}

impl Tally {
    /// The numbers in hand, added up.
    #[must_use]
    pub fn numbers(&self) -> i32 {
        self.hand.numbers.sum() as i32
    }

    /// Returns what the jokers in hand cost, 11 each.
    #[must_use]
    pub fn jokers(&self) -> i32 {
        i32::from(self.hand.jokers) * ELEVEN
    }

    /// Returns what the bonus cards earn, 11 each.
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
