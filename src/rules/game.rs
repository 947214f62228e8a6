use super::rows::{self, Variant};
use super::{Ranking, nimm};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// One of the games of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Game {
    /// A game of four rows.
    Rows(Variant),
    /// The game of cows and piles.
    Nimm,
}

impl Game {
    /// Every game, in the order in which they are offered.
    pub const ALL: [Game; 8] = [
        Game::Rows(Variant::Elevens),
        Game::Rows(Variant::Beginner),
        Game::Rows(Variant::Junior),
        Game::Rows(Variant::Classic),
        Game::Rows(Variant::Extremes),
        Game::Rows(Variant::ThreeOpenings),
        Game::Rows(Variant::FreeOpening),
        Game::Nimm,
    ];

    /// The language-neutral name that records and flags use.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Game::Rows(variant) => variant.id(),
            Game::Nimm => "nimm",
        }
    }

    /// Returns how many can play.
    #[must_use]
    pub const fn seats(self) -> RangeInclusive<usize> {
        match self {
            Game::Rows(_) => 2..=rows::MOST_SEATS,
            Game::Nimm => 2..=nimm::MOST_SEATS,
        }
    }

    /// Returns whether the highest or the lowest score wins.
    #[must_use]
    pub fn ranking(self) -> Ranking {
        match self {
            Game::Rows(variant) => variant.rules().ranking,
            Game::Nimm => Ranking::LowestWins,
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// No game has this id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no game is called {0:?}")]
pub struct UnknownGame(pub String);

impl From<Game> for String {
    fn from(game: Game) -> String {
        game.id().to_owned()
    }
}

impl TryFrom<String> for Game {
    type Error = UnknownGame;

    fn try_from(id: String) -> Result<Game, UnknownGame> {
        id.parse()
    }
}

impl FromStr for Game {
    type Err = UnknownGame;

    fn from_str(id: &str) -> Result<Game, UnknownGame> {
        Game::ALL.into_iter().find(|game| game.id() == id).ok_or_else(|| UnknownGame(id.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_are_the_variants_and_nimm() {
        let games: Vec<Game> = Variant::ALL.into_iter().map(Game::Rows).chain([Game::Nimm]).collect();
        assert_eq!(games, Game::ALL);
        assert!(games.iter().all(|game| game.id().parse() == Ok(*game)));
    }
}
