//! A tournament as it is stored: its players and rounds, and the standings that follow from them.

use super::draw::draw;
use crate::record::TotalsLine;
use crate::rules::{Game, Ranking};
use crate::server::accounts::names::Id;
use crate::server::storage::stored::{StoredSeat, StoredTable};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// The most players of a tournament.
pub(crate) const MOST_PLAYERS: u32 = 64;

/// The fewest players of a tournament.
pub(crate) const FEWEST_PLAYERS: usize = 2;

/// Points in the standings for each opponent at a table who did worse, and for each who did as well.
const BETTER: u32 = 2;
const EQUAL: u32 = 1;

/// The stage of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum TournamentStage {
    /// Guests join.
    Gathering,
    /// Rounds are played.
    Playing,
    /// All rounds were played.
    Over,
}

/// Somebody who plays in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TournamentPlayer {
    /// The name; none where the account is deleted.
    pub name: Option<String>,
    /// True if the guest plays in it no more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_left: bool,
}

impl TournamentPlayer {
    /// The guest.
    #[must_use]
    pub(crate) fn id(&self) -> Option<Id> {
        self.name.as_deref().map(Id::of)
    }
}

/// The outcome of a table of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum TableOutcome {
    /// It is played.
    Running,
    /// It ended by a fault, and counts for nobody.
    Void,
    /// It was played, with these points by seat; who gave it up has the worst.
    Played(Vec<i32>),
}

/// A table of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RoundTable {
    /// The number of the table.
    pub place: usize,
    /// The players at its first seats, by their places in the list of all; computers have the others.
    pub players: Vec<usize>,
    /// The outcome.
    pub outcome: TableOutcome,
}

/// A tournament as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct StoredTournament {
    /// The guest who opened it; none where the administrator did.
    pub opener: Option<String>,
    /// The number of players for which it is full.
    pub most: usize,
    /// The number of rounds.
    pub rounds: usize,
    /// A table of it, at which nobody sits yet.
    pub table: StoredTable,
    /// Those who play in it, in the order in which they came.
    pub players: Vec<TournamentPlayer>,
    /// The rounds that were drawn.
    pub drawn: Vec<Vec<RoundTable>>,
    /// The stage.
    pub stage: TournamentStage,
}

/// A player's place in the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlayerStanding {
    /// The player, by its place in the list of all.
    pub player: usize,
    /// The place, which equals share.
    pub place: usize,
    /// The points.
    pub points: u32,
}

impl StoredTournament {
    /// The game.
    #[must_use]
    pub(crate) fn game(&self) -> Option<Game> {
        self.table.game.parse().ok()
    }

    fn ranking(&self) -> Ranking {
        self.game().map_or(Ranking::HighestWins, Game::ranking)
    }

    /// Finds a guest among the players; whoever has left is one still.
    #[must_use]
    pub(crate) fn player(&self, id: &Id) -> Option<usize> {
        self.players.iter().position(|player| player.id().as_ref() == Some(id))
    }

    /// Those who play in it now.
    pub(crate) fn playing(&self) -> impl Iterator<Item = Id> {
        self.players.iter().filter(|player| !player.has_left).filter_map(TournamentPlayer::id)
    }

    /// The tables of the last round that was drawn.
    #[must_use]
    pub(crate) fn round(&self) -> &[RoundTable] {
        self.drawn.last().map(Vec::as_slice).unwrap_or_default()
    }

    /// The table of the round at a place, as long as it is played.
    #[must_use]
    pub(crate) fn running_at(&self, place: usize) -> Option<&RoundTable> {
        self.round().iter().find(|table| table.place == place && table.outcome == TableOutcome::Running)
    }

    /// Returns how many rounds are over.
    #[must_use]
    pub(crate) fn played(&self) -> usize {
        let is_running = self.round().iter().any(|table| table.outcome == TableOutcome::Running);
        self.drawn.len().saturating_sub(usize::from(is_running))
    }

    /// The outcome of a table whose match has ended: whoever gave it up comes last.
    #[must_use]
    pub(crate) fn outcome_of(&self, ended: &TotalsLine) -> TableOutcome {
        let mut points = ended.totals.clone();
        let last = match self.ranking() {
            Ranking::HighestWins => points.iter().min().map(|worst| worst.saturating_sub(1)),
            Ranking::LowestWins => points.iter().max().map(|worst| worst.saturating_add(1)),
        };
        let resigned = ended.resigned.and_then(|seat| points.get_mut(seat));
        if let (Some(seat), Some(last)) = (resigned, last) {
            *seat = last;
        }
        TableOutcome::Played(points)
    }

    /// Notes the outcome of a table that is played; returns whether there is one.
    pub(crate) fn end(&mut self, place: usize, outcome: TableOutcome) -> bool {
        let round = self.drawn.last_mut().into_iter().flatten();
        let mut running = round.filter(|table| table.outcome == TableOutcome::Running);
        let Some(table) = running.find(|table| table.place == place) else { return false };
        table.outcome = outcome;
        true
    }

    /// The points of a seat at a table beside those of the others, and those in the game, more being better.
    fn earned(&self, points: &[i32], seat: usize) -> (u32, i64) {
        let ranking = self.ranking();
        let good = |points: i32| match ranking {
            Ranking::HighestWins => i64::from(points),
            Ranking::LowestWins => i64::from(points).saturating_neg(),
        };
        let Some(own) = points.get(seat).map(|points| good(*points)) else { return (0, 0) };
        let others = points.iter().enumerate().filter(|(other, _)| *other != seat);
        let earned = others.map(|(_, points)| match good(*points).cmp(&own) {
            Ordering::Less => BETTER,
            Ordering::Equal => EQUAL,
            Ordering::Greater => 0,
        });
        (earned.sum(), own)
    }

    /// The standings, the best first: by the points for opponents who did worse, and among equals by those in the game.
    #[must_use]
    pub(crate) fn standings(&self) -> Vec<PlayerStanding> {
        let mut sums = vec![(0_u32, 0_i64); self.players.len()];
        for table in self.drawn.iter().flatten() {
            let TableOutcome::Played(points) = &table.outcome else { continue };
            for (seat, player) in table.players.iter().enumerate() {
                let (earned, own) = self.earned(points, seat);
                if let Some(sum) = sums.get_mut(*player) {
                    *sum = (sum.0.saturating_add(earned), sum.1.saturating_add(own));
                }
            }
        }
        let mut order: Vec<(usize, (u32, i64))> = sums.iter().copied().enumerate().collect();
        order.sort_by(|(_, one), (_, other)| other.cmp(one));
        let better = |sum: (u32, i64)| sums.iter().filter(|other| **other > sum).count();
        let standing = |(player, sum): (usize, (u32, i64))| PlayerStanding {
            player,
            place: better(sum).saturating_add(1),
            points: sum.0,
        };
        order.into_iter().map(standing).collect()
    }

    /// Returns how often a player has met another, or computers.
    fn met(&self, one: usize, other: Option<usize>) -> u32 {
        let tables = self.drawn.iter().flatten().filter(|table| table.players.contains(&one));
        let meetings = tables.map(|table| match other {
            Some(other) => usize::from(table.players.contains(&other)),
            None => self.table.chairs.len().saturating_sub(table.players.len()),
        });
        u32::try_from(meetings.sum::<usize>()).unwrap_or(u32::MAX)
    }

    /// Draws the next round: the players of each table, among those who play.
    #[must_use]
    pub(crate) fn draw(&self) -> Vec<Vec<usize>> {
        let is_playing = |one: &PlayerStanding| self.players.get(one.player).is_some_and(|one| !one.has_left);
        let order: Vec<usize> =
            self.standings().into_iter().filter(is_playing).map(|one| one.player).collect();
        let named = |at: usize| order.get(at).copied().unwrap_or(usize::MAX);
        let met = |one: usize, other: Option<usize>| self.met(named(one), other.map(named));
        let tables = draw(order.len(), self.table.chairs.len(), met);
        tables.into_iter().map(|table| table.into_iter().map(named).collect()).collect()
    }

    /// Begins a round that was drawn.
    pub(crate) fn begin(&mut self, round: Vec<RoundTable>) {
        self.drawn.push(round);
        self.stage = TournamentStage::Playing;
    }

    /// A table of the round as it is opened.
    #[must_use]
    pub(crate) fn opened(&self, table: &RoundTable) -> StoredTable {
        let mut stored = self.table.clone();
        let seats = stored.chairs.len();
        let computer = stored.computer();
        let people = table.players.iter().map(|player| {
            let player = self.players.get(*player).filter(|player| !player.has_left);
            player.and_then(|player| player.name.clone()).map_or_else(|| computer.clone(), StoredSeat::Guest)
        });
        stored.chairs = people.chain(std::iter::repeat(computer.clone())).take(seats).collect();
        stored
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::meaning::TableOptions;
    use crate::players::Strength;
    use crate::server::lobby::opening::described;

    fn tournament(names: &[&str], seats: usize, game: &str) -> StoredTournament {
        let player = |name: &&str| TournamentPlayer { name: Some((*name).to_owned()), has_left: false };
        let options =
            TableOptions { game: Some(Game::Nimm), level: Some(Strength::Hard), ..TableOptions::default() };
        StoredTournament {
            opener: None,
            most: 8,
            rounds: 3,
            table: StoredTable {
                game: game.to_owned(),
                chairs: vec![StoredSeat::Free; seats],
                closed: true,
                ..described(&options, "").unwrap()
            },
            players: names.iter().map(player).collect(),
            drawn: Vec::new(),
            stage: TournamentStage::Gathering,
        }
    }

    /// Begins the next round, at tables with numbers from this one on.
    fn begin(tournament: &mut StoredTournament, from: usize) {
        let table = |(place, players)| RoundTable { place, players, outcome: TableOutcome::Running };
        let round = (from..).zip(tournament.draw()).map(table).collect();
        tournament.begin(round);
    }

    fn told(tournament: &StoredTournament) -> Vec<(usize, usize, u32)> {
        tournament.standings().iter().map(|one| (one.player, one.place, one.points)).collect()
    }

    #[test]
    fn who_does_better_than_more_opponents_stands_better() {
        // In the games of rows the fewest points win.
        let mut three = tournament(&["Ann", "Ben", "Cleo"], 3, "elevens");
        begin(&mut three, 7);
        assert_eq!(three.round()[0].players, [0, 1, 2]);
        assert!(three.running_at(7).is_some() && three.played() == 0);
        assert!(three.end(7, TableOutcome::Played(vec![20, 5, 20])) && !three.end(7, TableOutcome::Void));
        let best_first = if three.ranking() == Ranking::LowestWins {
            vec![(1, 1, 4), (0, 2, 1), (2, 2, 1)]
        } else {
            vec![(0, 1, 3), (2, 1, 3), (1, 3, 0)]
        };
        assert_eq!((told(&three), three.played()), (best_first, 1));
        // What ended by a fault counts for nobody.
        begin(&mut three, 8);
        three.end(8, TableOutcome::Void);
        assert_eq!(three.standings().iter().map(|one| one.points).sum::<u32>(), 6);
    }

    #[test]
    fn who_gives_a_match_up_comes_last() {
        for (game, points) in [("nimm", [31, 30]), ("nimm", [6, 5])] {
            let two = tournament(&["Ann", "Ben"], 2, game);
            let ended =
                TotalsLine { totals: vec![points[1] - 4, points[1]], winners: vec![1], resigned: Some(0) };
            assert_eq!(two.outcome_of(&ended), TableOutcome::Played(points.to_vec()));
        }
    }

    #[test]
    fn the_next_round_is_drawn_by_standings_among_those_who_play() {
        let mut four = tournament(&["Ann", "Ben", "Cleo", "Dora"], 2, "nimm");
        begin(&mut four, 1);
        four.end(1, TableOutcome::Played(vec![30, 10]));
        four.end(2, TableOutcome::Played(vec![5, 40]));
        // Cleo won with fewer cows than Ben, who has met Ann.
        assert_eq!(told(&four), [(2, 1, 2), (1, 2, 2), (0, 3, 0), (3, 4, 0)]);
        four.players[0].has_left = true;
        assert_eq!(four.draw(), [vec![2, 1], vec![3]]);
        begin(&mut four, 3);
        let chairs = four.opened(&four.round()[1]).chairs;
        assert_eq!(chairs, [StoredSeat::Guest("Dora".to_owned()), StoredSeat::Computer("hard".to_owned())]);
        let stored = serde_json::to_string(&four).unwrap();
        assert_eq!(serde_json::from_str::<StoredTournament>(&stored).unwrap(), four);
    }
}
