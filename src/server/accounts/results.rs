//! Results of guests: their last matches, and ratings by the method of Weng and Lin, which is for tables of any number.

use crate::players::Strength;
use crate::rules::{DayDeal, Game, Ranking};
use crate::server::accounts::names::Id;
use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::collections::BTreeMap;

/// The most matches of a guest that are told again.
const MOST_LAST: usize = 10;

/// The rating before the first match, and how unsure that is.
const START: WengLinRating = WengLinRating { rating: 1_500.0, uncertainty: 500.0 };

/// The step in strength that shows in a match as much as luck does.
const STEP: f64 = 250.0;

/// The rating of easy computers, and of each level above more: a step is won by some 64 of a hundred.
const EASY: f64 = 1_300.0;
const LEVEL: f64 = 200.0;

/// The uncertainty of the rating of a computer, which never changes.
const SURE: f64 = 50.0;

/// In how many parts of a point ratings are stored.
const PARTS: f64 = 1_000.0;

/// Those against whom a rating holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Opponents {
    /// People.
    People,
    /// Computers.
    Computers,
}

impl Opponents {
    /// Both.
    pub const ALL: [Opponents; 2] = [Opponents::People, Opponents::Computers];
}

/// The matches that a rating is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rated {
    /// The game.
    pub game: Game,
    /// The number of players; none where that does not matter.
    pub players: Option<u32>,
    /// The opponents.
    pub opponents: Opponents,
}

/// Somebody who played a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Participant {
    /// A guest, by name.
    Guest(String),
    /// A computer, by how well it plays.
    Computer(String),
    /// A guest who was forgotten since.
    Gone,
}

impl Participant {
    /// The guest, if it is one.
    fn guest(&self) -> Option<Id> {
        match self {
            Participant::Guest(name) => Some(Id::of(name)),
            Participant::Computer(_) | Participant::Gone => None,
        }
    }
}

/// A match that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchResult {
    /// The time of its end, in milliseconds since 1970.
    pub ended: u64,
    /// The game, by its id.
    pub game: String,
    /// Those who played, with their points.
    pub scores: Vec<(Participant, i32)>,
}

/// A rating as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredRating {
    /// The game, by its id.
    game: String,
    /// The number of players; none where that does not matter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    players: Option<u32>,
    opponents: Opponents,
    /// The rating and how unsure it is, in thousandths.
    rating: i32,
    unsure: u32,
    /// The number of matches.
    pub matches: u32,
    /// The number of those that were won.
    pub won: u32,
}

impl StoredRating {
    fn first(rated: Rated) -> StoredRating {
        let zero = StoredRating {
            game: rated.game.id().to_owned(),
            players: rated.players,
            opponents: rated.opponents,
            rating: 0,
            unsure: 0,
            matches: 0,
            won: 0,
        };
        zero.at(START)
    }

    fn at(self, rating: WengLinRating) -> StoredRating {
        // A cast of what has no such number gives the nearest that there is.
        let stored = |value: f64| (value * PARTS).round() as i32;
        StoredRating {
            rating: stored(rating.rating),
            unsure: stored(rating.uncertainty).unsigned_abs(),
            ..self
        }
    }

    fn rating(&self) -> WengLinRating {
        WengLinRating { rating: f64::from(self.rating) / PARTS, uncertainty: f64::from(self.unsure) / PARTS }
    }

    fn is_of(&self, rated: Rated) -> bool {
        self.game == rated.game.id() && self.players == rated.players && self.opponents == rated.opponents
    }

    /// The matches that it is about; nothing where nobody plays that game any more.
    #[must_use]
    pub fn rated(&self) -> Option<Rated> {
        let game = self.game.parse().ok()?;
        Some(Rated { game, players: self.players, opponents: self.opponents })
    }

    /// The rating as it is told, to tens, and how much more or less it may be: in 19 of 20 cases.
    #[must_use]
    pub fn told(&self) -> (i32, i32) {
        let WengLinRating { rating, uncertainty } = self.rating();
        let tens = |value: f64| ((value / 10.0).round() as i32).saturating_mul(10);
        (tens(rating), tens(2.0 * uncertainty).max(10))
    }

    /// The rating that somebody surely has, by which rankings go.
    #[must_use]
    pub fn sure(&self) -> i32 {
        self.rating.saturating_sub_unsigned(self.unsure.saturating_mul(2))
    }
}

/// A guest's tries at the deal of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayTries {
    /// The day.
    pub day: String,
    /// The game, by its id.
    pub game: String,
    /// The number of tries.
    pub tries: u32,
    /// The points of the first, once it was played to its end; of no other.
    pub points: Option<i32>,
}

/// The results of a guest.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Results {
    /// The ratings.
    pub ratings: Vec<StoredRating>,
    /// The last matches, the latest first.
    pub last: Vec<MatchResult>,
    /// The tries at the deals of the last day on which there was one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tries: Vec<DayTries>,
}

impl Results {
    /// Returns whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Results::default()
    }

    /// Returns when the last match ended.
    #[must_use]
    pub fn latest(&self) -> Option<u64> {
        self.last.first().map(|one| one.ended)
    }

    /// Finds the tries at a deal of a day.
    #[must_use]
    pub fn tries_at(&self, deal: DayDeal) -> Option<&DayTries> {
        let (day, game) = (deal.day.to_string(), deal.game.id());
        self.tries.iter().find(|one| one.day == day && one.game == game)
    }

    /// Counts one more try at a deal of a day; those of other days are forgotten.
    pub fn try_at(&mut self, deal: DayDeal) {
        let (day, game) = (deal.day.to_string(), deal.game.id().to_owned());
        self.tries.retain(|one| one.day == day);
        match self.tries.iter_mut().find(|one| one.game == game) {
            Some(one) => one.tries = one.tries.saturating_add(1),
            None => self.tries.push(DayTries { day, game, tries: 1, points: None }),
        }
    }

    /// Notes the points of the first try at a deal of a day.
    pub fn score(&mut self, deal: DayDeal, points: i32) {
        let (day, game) = (deal.day.to_string(), deal.game.id());
        let tries = self.tries.iter_mut().find(|one| one.day == day && one.game == game && one.tries == 1);
        if let Some(one) = tries {
            one.points = Some(points);
        }
    }

    /// Finds a rating.
    #[must_use]
    pub fn of(&self, rated: Rated) -> Option<&StoredRating> {
        self.ratings.iter().find(|one| one.is_of(rated))
    }

    fn rating(&self, rated: Rated) -> WengLinRating {
        self.of(rated).map_or(START, StoredRating::rating)
    }

    fn rate(&mut self, rated: Rated, new: WengLinRating, has_won: bool) {
        let old = self.of(rated).cloned().unwrap_or_else(|| StoredRating::first(rated));
        let (matches, won) = (old.matches.saturating_add(1), old.won.saturating_add(u32::from(has_won)));
        self.ratings.retain(|one| !one.is_of(rated));
        self.ratings.push(StoredRating { matches, won, ..old.at(new) });
    }

    fn add(&mut self, played: MatchResult) {
        self.last.insert(0, played);
        self.last.truncate(MOST_LAST);
    }

    /// Takes the name of a guest out of the matches that are told.
    pub fn forget(&mut self, id: &Id) {
        let seats = self.last.iter_mut().flat_map(|one| &mut one.scores).map(|(seat, _)| seat);
        seats.filter(|seat| seat.guest().as_ref() == Some(id)).for_each(|seat| *seat = Participant::Gone);
    }

    /// Looks whether a guest is named in the matches that are told.
    #[must_use]
    pub fn names(&self, id: &Id) -> bool {
        let mut seats = self.last.iter().flat_map(|one| &one.scores);
        seats.any(|(seat, _)| seat.guest().as_ref() == Some(id))
    }
}

/// Somebody in a match, by rank: equals share a rank.
struct Ranked {
    id: Option<Id>,
    rating: WengLinRating,
    points: i32,
}

/// Returns the ratings behind a match, in the same order, and who has won.
fn rate(all: &[Ranked], ranking: Ranking) -> Vec<(WengLinRating, bool)> {
    let is_better = |one: i32, other: i32| match ranking {
        Ranking::HighestWins => one > other,
        Ranking::LowestWins => one < other,
    };
    let rank = |one: &Ranked| {
        all.iter().filter(|other| is_better(other.points, one.points)).count().saturating_add(1)
    };
    let teams: Vec<[WengLinRating; 1]> = all.iter().map(|one| [one.rating]).collect();
    let ranked: Vec<_> =
        teams.iter().zip(all).map(|(team, one)| (&team[..], MultiTeamOutcome::new(rank(one)))).collect();
    let config = WengLinConfig { beta: STEP, ..WengLinConfig::new() };
    let new = weng_lin_multi_team(&ranked, &config).into_iter().flatten();
    new.zip(all).map(|(rating, one)| (rating, rank(one) == 1)).collect()
}

/// Returns the results of all guests of a match, with it; people and computers are counted apart.
#[must_use]
pub(crate) fn results_with(
    played: &MatchResult,
    game: Game,
    results_of: impl Fn(&Id) -> Option<Results>,
) -> BTreeMap<Id, Results> {
    let guests = played.scores.iter().filter_map(|(seat, _)| seat.guest());
    let mut all: BTreeMap<Id, Results> =
        guests.filter_map(|id| Some((id.clone(), results_of(&id)?))).collect();
    let count = u32::try_from(played.scores.len()).unwrap_or(u32::MAX);
    for opponents in Opponents::ALL {
        for players in [None, Some(count)] {
            for (id, rating, has_won) in rated(played, Rated { game, players, opponents }, &all) {
                if let Some(results) = all.get_mut(&id) {
                    results.rate(Rated { game, players, opponents }, rating, has_won);
                }
            }
        }
    }
    all.values_mut().for_each(|results| results.add(played.clone()));
    all
}

/// The new ratings of one sort of those who played a match.
fn rated(
    played: &MatchResult,
    rated: Rated,
    results: &BTreeMap<Id, Results>,
) -> Vec<(Id, WengLinRating, bool)> {
    let person = |(seat, points): &(Participant, i32)| {
        let id = seat.guest()?;
        Some(Ranked { rating: results.get(&id)?.rating(rated), id: Some(id), points: *points })
    };
    let computer = |(seat, points): &(Participant, i32)| {
        let Participant::Computer(kind) = seat else { return None };
        let steps = match kind.parse().unwrap_or(Strength::Easy) {
            Strength::Easy => 0.0,
            Strength::Medium => 1.0,
            Strength::Hard => 2.0,
        };
        let rating = WengLinRating { rating: EASY + steps * LEVEL, uncertainty: SURE };
        Some(Ranked { id: None, rating, points: *points })
    };
    let people: Vec<Ranked> = played.scores.iter().filter_map(person).collect();
    let ranking = rated.game.ranking();
    let of_people = |all: &[Ranked]| {
        let new = rate(all, ranking).into_iter().zip(all);
        new.filter_map(|((rating, has_won), one)| Some((one.id.clone()?, rating, has_won)))
            .collect::<Vec<_>>()
    };
    match rated.opponents {
        Opponents::People if people.len() < 2 => Vec::new(),
        Opponents::People => of_people(&people),
        Opponents::Computers => {
            let against = |one: Ranked| {
                let all: Vec<Ranked> =
                    std::iter::once(one).chain(played.scores.iter().filter_map(computer)).collect();
                if all.len() < 2 { Vec::new() } else { of_people(&all) }
            };
            people.into_iter().flat_map(against).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::rows::Variant;

    const GAME: Game = Game::Rows(Variant::Elevens);

    fn guest(name: &str) -> Participant {
        Participant::Guest(name.to_owned())
    }

    fn played(all: &mut BTreeMap<Id, Results>, scores: &[(Participant, i32)]) {
        let one = MatchResult { ended: 1, game: GAME.id().to_owned(), scores: scores.to_vec() };
        let known = |id: &Id| Some(all.get(id).cloned().unwrap_or_default());
        let new = results_with(&one, GAME, known);
        all.extend(new);
    }

    fn told(all: &BTreeMap<Id, Results>, name: &str, opponents: Opponents) -> Option<(i32, i32)> {
        let rated = Rated { game: GAME, players: None, opponents };
        all.get(&Id::of(name))?.of(rated).map(StoredRating::told)
    }

    #[test]
    fn who_wins_often_rises_and_is_known_better_with_each_match() {
        let mut all = BTreeMap::new();
        played(&mut all, &[(guest("Ann"), 20), (guest("Ben"), 10)]);
        let (first, unsure) = told(&all, "Ann", Opponents::People).unwrap();
        assert!(first > 1_500 && unsure < 1_000, "{first} {unsure}");
        for _ in 0..30 {
            played(&mut all, &[(guest("Ann"), 20), (guest("Ben"), 10)]);
        }
        let (ann, less) = told(&all, "Ann", Opponents::People).unwrap();
        let (ben, _) = told(&all, "Ben", Opponents::People).unwrap();
        assert!(ann > first && less < unsure && ben < 1_500, "{ann} {ben} {less}");
        assert_eq!(told(&all, "Ann", Opponents::Computers), None);
    }

    #[test]
    fn equals_share_a_rank_and_stay_where_they_were() {
        let mut all = BTreeMap::new();
        played(&mut all, &[(guest("Ann"), 10), (guest("Ben"), 10), (guest("Cleo"), 10)]);
        for name in ["Ann", "Ben", "Cleo"] {
            assert_eq!(told(&all, name, Opponents::People).unwrap().0, 1_500);
        }
    }

    #[test]
    fn people_and_computers_are_counted_apart() {
        let computer = |kind: &str| Participant::Computer(kind.to_owned());
        let mut all = BTreeMap::new();
        played(&mut all, &[(guest("Ann"), 10), (computer("hard"), 5), (computer("easy"), 20)]);
        assert_eq!(told(&all, "Ann", Opponents::People), None);
        let hard = told(&all, "Ann", Opponents::Computers).unwrap().0;
        let mut other = BTreeMap::new();
        played(&mut other, &[(guest("Ann"), 10), (computer("easy"), 5), (computer("easy"), 20)]);
        assert!(hard > told(&other, "Ann", Opponents::Computers).unwrap().0);
        let results = all.get(&Id::of("Ann")).unwrap();
        let of_three = Rated { game: GAME, players: Some(3), opponents: Opponents::Computers };
        assert_eq!(results.of(of_three).map(|one| (one.matches, one.won)), Some((1, 0)));
        assert!(results.of(Rated { players: Some(2), ..of_three }).is_none());
    }

    #[test]
    fn a_guest_who_is_forgotten_is_named_no_more() {
        let mut all = BTreeMap::new();
        played(&mut all, &[(guest("Ann"), 10), (guest("Ben"), 5)]);
        let ann = all.get_mut(&Id::of("Ann")).unwrap();
        assert!(ann.names(&Id::of("Ben")));
        ann.forget(&Id::of("Ben"));
        assert!(!ann.names(&Id::of("Ben")) && ann.last[0].scores[1] == (Participant::Gone, 5));
        let stored = serde_json::to_string(ann).unwrap();
        assert_eq!(&serde_json::from_str::<Results>(&stored).unwrap(), ann);
    }
}
