use crate::players::PlayerKind;
use crate::record::{Header, TotalsLine};
use crate::rules::{Game, Ranking};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// A match that was played to its end, or given up, as its record has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedMatch {
    /// Its first line.
    pub header: Header,
    /// Its last line.
    pub totals: TotalsLine,
    /// How many rounds were played to their end.
    pub rounds: u32,
    /// How many turns it had.
    pub turns: u32,
    /// The cards left in the hands at the ends of these rounds, added up by seat.
    pub left: Vec<u32>,
}

impl PlayedMatch {
    /// The game, if it is one of ours.
    #[must_use]
    pub fn game(&self) -> Option<Game> {
        self.header.game.parse().ok()
    }

    /// How many played.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.header.players.len()
    }

    /// Returns the kind of the player at each seat, as far as the record says it.
    pub fn kinds(&self) -> impl Iterator<Item = PlayerKind> {
        self.header.kinds.iter().flatten().map(|kind| PlayerKind::from_id(kind))
    }

    /// The strongest computer at the table; a person where there was none.
    #[must_use]
    pub fn strength(&self) -> PlayerKind {
        let seated: Vec<PlayerKind> = self.kinds().collect();
        PlayerKind::ALL.into_iter().rev().find(|kind| seated.contains(kind)).unwrap_or(PlayerKind::Person)
    }

    /// The seats of people.
    pub fn people(&self) -> impl Iterator<Item = usize> {
        self.kinds().enumerate().filter(|(_, kind)| *kind == PlayerKind::Person).map(|(seat, _)| seat)
    }

    /// The seat of somebody, whatever the capitals of the name.
    #[must_use]
    pub fn seat_of(&self, name: &str) -> Option<usize> {
        let name = name.to_lowercase();
        self.header.players.iter().position(|other| other.to_lowercase() == name)
    }

    /// Whether a seat won, alone or with others.
    #[must_use]
    pub fn is_won_by(&self, seat: usize) -> bool {
        self.totals.winners.contains(&seat)
    }

    /// How a seat stood against another at the end: [`Ordering::Greater`] is better. Who gave up is behind.
    #[must_use]
    pub fn compare(&self, seat: usize, other: usize) -> Ordering {
        match self.totals.resigned {
            Some(gone) if gone == seat => return Ordering::Less,
            Some(gone) if gone == other => return Ordering::Greater,
            Some(_) | None => {}
        }
        let points = |seat: usize| self.totals.totals.get(seat).copied().unwrap_or_default();
        let order = points(seat).cmp(&points(other));
        match self.game().map(Game::ranking) {
            Some(Ranking::LowestWins) => order.reverse(),
            Some(Ranking::HighestWins) | None => order,
        }
    }
}
