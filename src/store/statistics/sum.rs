//! What many matches come to for one player.

use super::played::PlayedMatch;
use crate::players::PlayerKind;
use crate::rules::{Game, Ranking};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

/// Who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Me {
    /// The player whose computer it is, under a name that was kept: where nobody is called so, the only person at the
    /// table.
    Owner(Option<String>),
    /// Whoever is called so.
    Called(String),
}

impl Me {
    /// The seat that is meant, where one is.
    #[must_use]
    pub fn seat(&self, played: &PlayedMatch) -> Option<usize> {
        let people: Vec<usize> = played.people().collect();
        let called = |name: &String| played.seat_of(name).filter(|seat| people.contains(seat));
        match self {
            Me::Called(name) => called(name),
            Me::Owner(name) => name.as_ref().and_then(called).or(match people.as_slice() {
                [only] => Some(*only),
                _ => None,
            }),
        }
    }
}

/// How many matches, and how many of them were won, alone or with others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Those that were won.
    pub won: u32,
    /// All.
    pub matches: u32,
}

impl Count {
    fn add(&mut self, won: bool) {
        self.matches = self.matches.saturating_add(1);
        self.won = self.won.saturating_add(u32::from(won));
    }
}

/// What many matches come to for one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sum<'a> {
    /// All.
    pub all: Count,
    /// By game, in the order of the menu.
    pub games: Vec<(Game, Count)>,
    /// By the strongest computer at the table, the weakest first; before them those of people alone.
    pub strengths: Vec<(PlayerKind, Count)>,
    /// By the number of players.
    pub seats: BTreeMap<usize, Count>,
    /// The last that were won in a row, and the most that ever were.
    pub streak: (u32, u32),
    /// The best result in each game.
    pub best: Vec<(Game, i32)>,
    /// The match with most turns, with the seat in it.
    pub longest: Option<(&'a PlayedMatch, usize)>,
    /// Cards left at the ends of rounds, and how many rounds ended.
    pub left: (u64, u64),
    /// The days on which they began, as far as that is known.
    pub days: BTreeSet<&'a str>,
}

impl<'a> Sum<'a> {
    /// That of some matches, in the order in which they were begun; those without a seat of this player are left out.
    #[must_use]
    pub fn of(played: &'a [PlayedMatch], me: &Me) -> Sum<'a> {
        let games = Game::ALL.map(|game| (game, Count::default())).to_vec();
        let strengths = PlayerKind::ALL.map(|sitter| (sitter, Count::default())).to_vec();
        let mut sum = Sum { games, strengths, ..Sum::default() };
        for one in counted(played) {
            if let (Some(seat), Some(game)) = (me.seat(one), one.game()) {
                sum.add(one, seat, game);
            }
        }
        sum.games.retain(|(_, count)| count.matches > 0);
        sum.strengths.retain(|(_, count)| count.matches > 0);
        sum.best.sort_by_key(|(game, _)| Game::ALL.iter().position(|other| other == game));
        sum
    }

    fn add(&mut self, one: &'a PlayedMatch, seat: usize, game: Game) {
        let won = one.is_won_by(seat);
        self.all.add(won);
        add_to(&mut self.games, &game, won);
        add_to(&mut self.strengths, &one.strength(), won);
        self.seats.entry(one.seats()).or_default().add(won);
        let now = if won { self.streak.0.saturating_add(1) } else { 0 };
        self.streak = (now, self.streak.1.max(now));
        if one.totals.resigned.is_none() {
            self.see_result(one, seat, game);
        }
        if self.longest.is_none_or(|(longest, _)| one.turns > longest.turns) {
            self.longest = Some((one, seat));
        }
        let left = one.left.get(seat).copied().unwrap_or_default();
        self.left.0 = self.left.0.saturating_add(u64::from(left));
        self.left.1 = self.left.1.saturating_add(u64::from(one.rounds));
        self.days.extend(one.header.date.as_deref());
    }

    /// A match of which the points are all counted may be the best of its game.
    fn see_result(&mut self, one: &PlayedMatch, seat: usize, game: Game) {
        let Some(points) = one.totals.totals.get(seat).copied() else { return };
        match self.best.iter_mut().find(|(other, _)| *other == game) {
            None => self.best.push((game, points)),
            Some((_, best)) => {
                *best = match game.ranking() {
                    Ranking::HighestWins => points.max(*best),
                    Ranking::LowestWins => points.min(*best),
                }
            }
        }
    }
}

/// The matches that count: whoever tries the deal of a day again knows the cards.
fn counted(played: &[PlayedMatch]) -> impl Iterator<Item = &PlayedMatch> {
    played.iter().filter(|one| one.header.attempt().is_none_or(|attempt| attempt.counts()))
}

/// How often one was better than somebody, of how many matches with both; and the name as it was last written.
#[must_use]
pub fn against<'a>(played: &'a [PlayedMatch], me: &Me, name: &str) -> (Count, Option<&'a str>) {
    let (mut count, mut written) = (Count::default(), None);
    for one in counted(played) {
        let seats = me.seat(one).zip(one.seat_of(name));
        if let Some((seat, other)) = seats.filter(|(seat, other)| seat != other) {
            count.add(one.compare(seat, other) == Ordering::Greater);
            written = one.header.players.get(other).map(String::as_str);
        }
    }
    (count, written)
}

/// Adds a match to the count of what it belongs to.
fn add_to<K: PartialEq>(counts: &mut [(K, Count)], key: &K, won: bool) {
    if let Some((_, count)) = counts.iter_mut().find(|(other, _)| other == key) {
        count.add(won);
    }
}
