//! Matches that are over, and the statistics of many of them for one player.

use crate::players::PlayerKind;
use crate::record::{Header, TotalsLine};
use crate::rules::{DayDeal, Game, Ranking};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

/// A match that was played to its end, or given up, as its record has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedMatch {
    /// Its first line.
    pub header: Header,
    /// Its last line.
    pub totals: TotalsLine,
    /// The number of rounds that were played to their end.
    pub rounds: u32,
    /// The number of turns.
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

    /// Returns the number of players.
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

    /// Returns whether a seat won, alone or with others.
    #[must_use]
    pub fn is_won_by(&self, seat: usize) -> bool {
        self.totals.winners.contains(&seat)
    }

    /// Returns how a seat stood against another at the end: [`Ordering::Greater`] is better. Who gave up is behind.
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

/// A result in the deal of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DayResult {
    /// The deal.
    pub deal: DayDeal,
    /// The points; none where it was given up.
    pub points: Option<i32>,
}

impl DayResult {
    /// Returns the result of a match that is over, if it is the try that counts.
    #[must_use]
    pub(crate) fn of(played: &PlayedMatch) -> Option<DayResult> {
        let attempt = played.header.attempt().filter(|attempt| attempt.counts())?;
        let seat = played.people().next()?;
        let points = played.totals.totals.get(seat).copied();
        Some(DayResult {
            deal: attempt.deal,
            points: points.filter(|_| played.totals.resigned != Some(seat)),
        })
    }
}

/// The player whose statistics are asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Me {
    /// The player whose computer it is, under a name that was kept: where nobody is called so, the only person at the
    /// table.
    Owner(Option<String>),
    /// The player with this name.
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

/// The number of matches, and of those that were won, alone or with others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct WinCount {
    /// Those that were won.
    pub won: u32,
    /// All.
    pub matches: u32,
}

impl WinCount {
    fn add(&mut self, won: bool) {
        self.matches = self.matches.saturating_add(1);
        self.won = self.won.saturating_add(u32::from(won));
    }
}

/// The statistics of many matches for one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Statistics<'a> {
    /// All.
    pub all: WinCount,
    /// By game, in the order of the menu.
    pub games: Vec<(Game, WinCount)>,
    /// By the strongest computer at the table, the weakest first; before them those of people alone.
    pub strengths: Vec<(PlayerKind, WinCount)>,
    /// By the number of players.
    pub seats: BTreeMap<usize, WinCount>,
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

impl<'a> Statistics<'a> {
    /// Adds up matches in the order in which they were begun; those without a seat of this player are left out.
    #[must_use]
    pub(crate) fn of(played: &'a [PlayedMatch], me: &Me) -> Statistics<'a> {
        let games = Game::ALL.map(|game| (game, WinCount::default())).to_vec();
        let strengths = PlayerKind::ALL.map(|player| (player, WinCount::default())).to_vec();
        let mut sum = Statistics { games, strengths, ..Statistics::default() };
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

/// Returns how often one was better than somebody, of how many matches with both; and the name as it was last written.
#[must_use]
pub(crate) fn against<'a>(played: &'a [PlayedMatch], me: &Me, name: &str) -> (WinCount, Option<&'a str>) {
    let (mut count, mut written) = (WinCount::default(), None);
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
fn add_to<K: PartialEq>(counts: &mut [(K, WinCount)], key: &K, won: bool) {
    if let Some((_, count)) = counts.iter_mut().find(|(other, _)| other == key) {
        count.add(won);
    }
}
