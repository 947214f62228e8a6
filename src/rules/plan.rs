use super::rows::{Deal, DealFault, RowOrder};
use super::{Game, nimm};
use crate::cards::{Colour, Seat};

/// The plan of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The game.
    pub game: Game,
    /// The number of players.
    pub seats: usize,
    /// The number of rounds that are played, at least 1.
    pub rounds: u32,
    /// The seat that begins the first round, where it is a chosen one.
    pub first: Seat,
    /// The order of the rows (E3).
    pub rows: RowOrder,
    /// The colour that is left out (D1).
    pub without: Option<Colour>,
}

/// The reason why a match can't be played so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanFault {
    /// The game is not for so many.
    #[error("the game is not for {0} players")]
    Seats(usize),
    /// There is no round.
    #[error("a match has at least one round")]
    NoRounds,
    /// The seat that should begin is not at the table.
    #[error("no seat {0} is at the table")]
    First(usize),
    /// No colour can be left out here (D1).
    #[error("a colour is left out only by two players of classic or a variant of it")]
    Without,
}

impl Plan {
    /// The usual match of a game: as many rounds as players, seat 0 begins.
    #[must_use]
    pub fn new(game: Game, seats: usize) -> Plan {
        Plan {
            game,
            seats,
            rounds: seats as u32,
            first: Seat::at(0),
            rows: RowOrder::default(),
            without: None,
        }
    }

    /// Checks what the types can't.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), PlanFault> {
        if !self.game.seats().contains(&self.seats) {
            return Err(PlanFault::Seats(self.seats));
        }
        if self.rounds == 0 {
            return Err(PlanFault::NoRounds);
        }
        if self.first.index() >= self.seats {
            return Err(PlanFault::First(self.first.index()));
        }
        match self.game {
            Game::Rows(variant) => {
                match Deal::new(variant, self.seats).and_then(|deal| deal.without(self.without)) {
                    Ok(_) => Ok(()),
                    Err(DealFault::Seats(seats)) => Err(PlanFault::Seats(seats)),
                    Err(DealFault::Without) => Err(PlanFault::Without),
                    Err(DealFault::First(seat)) => Err(PlanFault::First(seat.index())),
                }
            }
            Game::Nimm if self.without.is_some() => Err(PlanFault::Without),
            Game::Nimm => match nimm::Deal::new(self.seats) {
                Ok(_) => Ok(()),
                Err(nimm::DealFault::Seats(seats)) => Err(PlanFault::Seats(seats)),
                Err(nimm::DealFault::First(seat)) => Err(PlanFault::First(seat.index())),
            },
        }
    }
}
