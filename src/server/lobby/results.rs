//! Results of matches: stored with the accounts of those who played, and told with ratings and rankings.

use super::answers::{answer_with, refuse};
use super::handover::goal_of;
use crate::locale::{Locale, args};
use crate::meaning::TableOptions;
use crate::narration::signed;
use crate::rules::{DayDeal, Game, Ranking};
use crate::server::ServerState;
use crate::server::accounts::names::Id;
use crate::server::accounts::results::{
    MatchResult, Opponents, Participant, Rated, StoredRating, results_with,
};
use crate::server::storage::stored::{Account, StoredSeat};
use std::cmp::Reverse;

/// The most matches, ratings and places that are told at once.
const MOST_TOLD: usize = 7;
const MOST_MATCHES: usize = 5;

/// Stores the result of a match that has ended, of which these are the totals.
pub(crate) fn store(state: &mut ServerState, place: usize, totals: &[i32]) {
    let Some(table) = state.tables.get(&place).map(|hosted| hosted.stored.clone()) else { return };
    let Some(game) = table.plan().map(|plan| plan.game) else { return };
    if let Some(deal) = table.deal() {
        // Whoever knows the cards is not compared with anybody.
        let played =
            table.chairs.iter().zip(totals).find_map(|(seat, points)| Some((seat.guest()?, *points)));
        if let Some((id, points)) = played {
            state.change_any_account(&id, |account| account.results.score(deal, points));
        }
        return;
    }
    let played = MatchResult {
        ended: ServerState::clock(),
        game: game.id().to_owned(),
        scores: table.chairs.into_iter().map(participant).zip(totals.iter().copied()).collect(),
    };
    for (id, results) in
        results_with(&played, game, |id| state.store.guest(id).map(|account| account.results.clone()))
    {
        state.change_any_account(&id, |account| account.results = results);
    }
}

fn participant(seat: StoredSeat) -> Participant {
    match seat {
        StoredSeat::Guest(name) => Participant::Guest(name),
        StoredSeat::Computer(kind) => Participant::Computer(kind),
        StoredSeat::Free => Participant::Gone,
    }
}

/// A match, in a language: the game, and who made how many points, the best first.
fn match_told(locale: &Locale, played: &MatchResult) -> String {
    let mut scores: Vec<&(Participant, i32)> = played.scores.iter().collect();
    let game = played.game.parse().ok();
    match game.map(Game::ranking) {
        Some(Ranking::LowestWins) => scores.sort_by_key(|(_, points)| *points),
        Some(Ranking::HighestWins) | None => scores.sort_by_key(|(_, points)| Reverse(*points)),
    }
    let score = |(seat, points): &(Participant, i32)| {
        let name = match seat {
            Participant::Guest(name) => name.clone(),
            Participant::Computer(_) => locale.text("result-computer"),
            Participant::Gone => locale.text("result-nobody"),
        };
        format!("{name} {}", signed(locale, *points))
    };
    let scores: Vec<String> = scores.into_iter().map(score).collect();
    let game = locale.text(&format!("short-{}", played.game));
    locale.format("result-line", &args!("game" => game, "scores" => scores.join(", ")))
}

/// Tells the last matches of all guests.
pub(crate) fn last(state: &mut ServerState, id: &Id) {
    let mut latest: Vec<MatchResult> = Vec::new();
    for played in state.store.accounts().iter().flat_map(|account| &account.results.last) {
        // Whoever played it has it, too.
        if !latest.contains(played) {
            latest.push(played.clone());
            latest.sort_by_key(|one| Reverse(one.ended));
            latest.truncate(MOST_MATCHES);
        }
    }
    answer_with(state, id, |locale| {
        if latest.is_empty() {
            return vec![locale.text("results-none")];
        }
        let title = locale.format("results-last", &args!("n" => latest.len()));
        std::iter::once(title).chain(latest.iter().map(|played| match_told(locale, played))).collect()
    });
}

/// Tells a guest its own ratings and last matches.
pub(crate) fn own(state: &mut ServerState, id: &Id) {
    let results = state.guests.get(id).map(|guest| guest.account.results.clone()).unwrap_or_default();
    let mut ratings: Vec<(Rated, &StoredRating)> = results
        .ratings
        .iter()
        .filter_map(|one| Some((one.rated()?, one)))
        .filter(|(rated, _)| rated.players.is_none())
        .collect();
    ratings.sort_by_key(|(_, one)| Reverse(one.matches));
    answer_with(state, id, |locale| {
        if results.is_empty() {
            return vec![locale.text("results-own-none")];
        }
        let told = ratings.iter().take(MOST_TOLD).map(|(rated, one)| rating_told(locale, *rated, one));
        let title = locale.format("results-last", &args!("n" => results.last.len().min(MOST_MATCHES)));
        let last = results.last.iter().take(MOST_MATCHES).map(|played| match_told(locale, played));
        told.chain(std::iter::once(title)).chain(last).collect()
    });
}

/// A rating in a language, with how sure it is.
fn rating_told(locale: &Locale, rated: Rated, one: &StoredRating) -> String {
    let (rating, spread) = one.told();
    let id = match rated.opponents {
        Opponents::People => "rating-people",
        Opponents::Computers => "rating-computers",
    };
    let args = args!(
        "game" => locale.text(&format!("short-{}", rated.game.id())),
        "rating" => rating,
        "spread" => spread,
        "n" => one.matches,
        "won" => one.won
    );
    locale.format(id, &args)
}

/// Tells the ranking in matches as they are described: of a game, with so many players, against people or computers.
pub(crate) fn ranking(state: &mut ServerState, id: &Id, asked: &TableOptions) {
    let at_table = || {
        let hosted = state.tables.get(&goal_of(state.guests.at(id)?).place()?)?;
        Some(hosted.stored.plan()?.game)
    };
    let Some(game) = asked.game.or_else(at_table) else {
        return refuse(state, id, "ranking-no-game", &args!());
    };
    let opponents = if asked.computers.is_some() { Opponents::Computers } else { Opponents::People };
    let rated = Rated { game, players: asked.players.or(asked.people), opponents };
    let entry = |account: &Account| {
        let one = account.results.of(rated)?.clone();
        (!account.banned).then(|| (account.name.clone(), one))
    };
    let mut all: Vec<(String, StoredRating)> = state.store.accounts().iter().filter_map(entry).collect();
    all.sort_by_key(|(_, one)| Reverse(one.sure()));
    let own = all.iter().position(|(name, _)| Id::of(name) == *id).filter(|place| *place >= MOST_TOLD);
    answer_with(state, id, |locale| {
        let places = all.iter().zip(1_usize..);
        let told = places.clone().take(MOST_TOLD).map(|(one, place)| place_told(locale, place, one));
        let own = places.skip(own.unwrap_or(usize::MAX)).take(1);
        let own = own.map(|(one, place)| place_told(locale, place, one));
        std::iter::once(ranking_title(locale, rated, all.len())).chain(told).chain(own).collect()
    });
}

fn ranking_title(locale: &Locale, rated: Rated, n: usize) -> String {
    let id = match (rated.opponents, rated.players) {
        (Opponents::People, None) => "ranking-people",
        (Opponents::People, Some(_)) => "ranking-people-of",
        (Opponents::Computers, None) => "ranking-computers",
        (Opponents::Computers, Some(_)) => "ranking-computers-of",
    };
    let game = locale.text(&format!("short-{}", rated.game.id()));
    let players = rated.players.unwrap_or_default();
    locale.format(id, &args!("n" => n, "game" => game, "players" => players))
}

fn place_told(locale: &Locale, place: usize, (name, one): &(String, StoredRating)) -> String {
    let (rating, spread) = one.told();
    let args = args!(
        "place" => place,
        "name" => name.as_str(),
        "rating" => rating,
        "spread" => spread,
        "n" => one.matches
    );
    locale.format("ranking-line", &args)
}

/// Counts a try at the deal of the day, where a table begins one.
pub(crate) fn note_try(state: &mut ServerState, place: usize) {
    let Some(table) = state.tables.get(&place).map(|hosted| &hosted.stored) else { return };
    let guest = table.chairs.iter().find_map(StoredSeat::guest);
    if let (Some(deal), Some(id)) = (table.deal(), guest) {
        state.change_any_account(&id, |account| account.results.try_at(deal));
    }
}

/// Tells who made how many points of today's deals, a game a line.
pub(crate) fn of_the_day(state: &mut ServerState, id: &Id) {
    let Ok(day) = (state.today)().parse() else { return };
    let mut lines: Vec<MatchResult> = Vec::new();
    for game in Game::ALL {
        let score = |account: &Account| {
            let points = account.results.tries_at(DayDeal { day, game })?.points?;
            Some((Participant::Guest(account.name.clone()), points))
        };
        let scores: Vec<(Participant, i32)> = state.store.accounts().iter().filter_map(score).collect();
        if !scores.is_empty() {
            lines.push(MatchResult { ended: 0, game: game.id().to_owned(), scores });
        }
    }
    let n: usize = lines.iter().map(|one| one.scores.len()).sum();
    answer_with(state, id, |locale| {
        let title = locale.format("day-list", &args!("n" => n));
        std::iter::once(title).chain(lines.iter().map(|played| match_told(locale, played))).collect()
    });
}
