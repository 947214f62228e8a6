use super::{Day, Fate, Game, Plan};

/// The deal of a day in a game: one round for two, with the same cards for everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DayDeal {
    /// The day.
    pub day: Day,
    /// The game.
    pub game: Game,
}

impl DayDeal {
    /// The number of play it.
    pub const SEATS: usize = 2;

    /// Returns what is settled before it is played; whose cards everybody gets is seat 0, which also begins where a
    /// seat is chosen.
    #[must_use]
    pub fn plan(self) -> Plan {
        Plan { rounds: 1, ..Plan::new(self.game, DayDeal::SEATS) }
    }

    /// Returns what deals it: the luck of the day, a space and the id of the game, as in `2026-11-22 junior`.
    ///
    /// # Examples
    /// ```
    /// use elevens::rules::{DayDeal, Game, Match, rows::Variant};
    ///
    /// let deal = DayDeal { day: "2026-11-22".parse().unwrap(), game: Game::Rows(Variant::Junior) };
    /// let mut game = Match::new(deal.plan()).unwrap();
    /// assert!(game.deal_round(&mut deal.fate()).is_ok());
    /// ```
    #[must_use]
    pub fn fate(self) -> Fate {
        Fate::of(&[self.day.to_string(), self.game.to_string()].join(" "))
    }
}
