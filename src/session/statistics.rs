//! Statistics of matches, as sentences, what matters most first.

use super::called;
use crate::locale::{Locale, args};
use crate::meaning::{Depth, Evenings, Person};
use crate::narration::{Utterance, capitalised, listed, shortened};
use crate::players::{PlayerKind, model_points};
use crate::record::Attempt;
use crate::rules::{Day, DayDeal, Game, Ranking};
use crate::store::{DayResult, Me, PlayedMatch, Statistics, WinCount, against};
use std::cmp::Ordering;

/// Answers a question about matches that were played, asked on some day.
#[must_use]
pub fn tell_statistics(
    locale: &Locale,
    played: &[PlayedMatch],
    me: &Me,
    asked: &Evenings,
    today: Day,
) -> Vec<Utterance> {
    if *asked == Evenings::Today {
        return answers(results_of(locale, played, today));
    }
    if let Evenings::Against(person) = asked {
        let name = match person {
            Person::Me => locale.text("say-me"),
            Person::Name(name) => name.clone(),
            Person::Number(number) => locale.format("name-player", &args!("n" => *number)),
        };
        let (count, written) = against(played, me, &name);
        return answers([told_against(locale, written.unwrap_or(&capitalised(&name)), count)]);
    }
    let sum = Statistics::of(played, me);
    if sum.all.matches == 0 {
        return answers([none(locale, me)]);
    }
    let lines = match asked {
        Evenings::All(Depth::Short) => short(locale, &sum),
        Evenings::All(Depth::Full) => full(locale, &sum),
        Evenings::Won => won(locale, &sum),
        Evenings::Streak => vec![streak(locale, &sum)],
        Evenings::Best => best(locale, &sum).into_iter().collect(),
        Evenings::Longest => longest(locale, &sum).into_iter().collect(),
        Evenings::Left => left(locale, &sum).into_iter().collect(),
        Evenings::Against(_) | Evenings::Today => Vec::new(),
    };
    // Of matches that were given up there may be nothing to tell.
    answers(if lines.is_empty() { vec![none(locale, me)] } else { lines })
}

/// Tells the rest behind the short answer.
#[must_use]
pub fn tell_more_statistics(locale: &Locale, played: &[PlayedMatch], me: &Me) -> Vec<Utterance> {
    let rest = rest(locale, &Statistics::of(played, me));
    answers(if rest.is_empty() { vec![none(locale, me)] } else { rest })
}

/// Tells the result of the deal of a day, by the try that counts, as a line to send to a friend; `None` before that try is
/// over.
#[must_use]
pub fn tell_day_result(locale: &Locale, played: &[PlayedMatch], deal: DayDeal) -> Option<String> {
    let result = played.iter().filter_map(DayResult::of).find(|one| one.deal == deal)?;
    day_line(locale, &result)
}

/// Tells that a try at the deal of a day begins.
#[must_use]
pub(crate) fn tell_day_begins(locale: &Locale, attempt: Attempt) -> String {
    let id = if attempt.counts() { "today-begins" } else { "today-begins-again" };
    locale.format(id, &args!("date" => told_day(locale, attempt.deal.day), "n" => attempt.number))
}

/// Tells that a try at the deal of a day is over, with its points unless it was given up.
#[must_use]
pub(crate) fn tell_day_over(
    locale: &Locale,
    played: &[PlayedMatch],
    attempt: Attempt,
    made: Option<i32>,
) -> Vec<String> {
    let deal = attempt.deal;
    if attempt.counts() {
        return day_line(locale, &DayResult { deal, points: made }).into_iter().collect();
    }
    let args = args!("n" => attempt.number, "points" => points(locale, made));
    let now = locale.format("today-ends-again", &args);
    std::iter::once(now).chain(tell_day_result(locale, played, deal)).collect()
}

/// The results of the deals of a day, a line each.
fn results_of(locale: &Locale, played: &[PlayedMatch], day: Day) -> Vec<String> {
    let results = played.iter().filter_map(DayResult::of).filter(|one| one.deal.day == day);
    let lines: Vec<String> = results.filter_map(|one| day_line(locale, &one)).collect();
    if lines.is_empty() { vec![locale.text("today-none")] } else { lines }
}

/// Lines as answers.
fn answers(lines: impl IntoIterator<Item = String>) -> Vec<Utterance> {
    lines.into_iter().map(|line| Utterance::answer(capitalised(&line))).collect()
}

/// That there is nothing to tell.
fn none(locale: &Locale, me: &Me) -> String {
    match me {
        Me::Owner(_) => locale.text("evenings-none"),
        Me::Called(name) => locale.format("evenings-none-of", &args!("name" => shortened(name))),
    }
}

/// Returns what matters most, and the word for the rest.
fn short(locale: &Locale, sum: &Statistics<'_>) -> Vec<String> {
    let more = locale.format("evenings-more", &args!("word" => locale.text("say-more")));
    let streak = (sum.streak.1 > 1).then(|| streak(locale, sum));
    std::iter::once(all(locale, sum.all)).chain(streak).chain([more]).collect()
}

/// All of it.
fn full(locale: &Locale, sum: &Statistics<'_>) -> Vec<String> {
    let first = format!("{} {}", all(locale, sum.all), days(locale, sum));
    let streak = (sum.streak.1 > 1).then(|| streak(locale, sum));
    std::iter::once(first).chain(streak).chain(rest(locale, sum)).collect()
}

/// Returns what `short` leaves out.
fn rest(locale: &Locale, sum: &Statistics<'_>) -> Vec<String> {
    let seats = sum.seats.iter().map(|(seats, count)| {
        let what = locale.format("evenings-seats", &args!("n" => *seats));
        (what, *count)
    });
    let strengths = sum.strengths.iter().map(|(kind, count)| (strength(locale, *kind), *count));
    let ends = longest(locale, sum).into_iter().chain(left(locale, sum)).collect::<Vec<_>>().join(" ");
    let lines = [
        games(locale, sum),
        counts(locale, "evenings-by-strength", strengths),
        counts(locale, "evenings-by-seats", seats),
        best(locale, sum).unwrap_or_default(),
        ends,
    ];
    lines.into_iter().filter(|line| !line.is_empty()).collect()
}

/// Returns how many were won, by game.
fn won(locale: &Locale, sum: &Statistics<'_>) -> Vec<String> {
    let games = (sum.games.len() > 1).then(|| games(locale, sum));
    std::iter::once(all(locale, sum.all)).chain(games).collect()
}

/// "12 of 30 matches won."
fn all(locale: &Locale, count: WinCount) -> String {
    locale.format("evenings-all", &args!("won" => count.won, "matches" => count.matches))
}

fn days(locale: &Locale, sum: &Statistics<'_>) -> String {
    if sum.days.is_empty() {
        String::new()
    } else {
        locale.format("evenings-days", &args!("n" => sum.days.len()))
    }
}

fn games(locale: &Locale, sum: &Statistics<'_>) -> String {
    let each = sum.games.iter().map(|(game, count)| (game_name(locale, *game), *count));
    counts(locale, "evenings-by-game", each)
}

/// The name of a game as it is said in a list.
fn game_name(locale: &Locale, game: Game) -> String {
    locale.text(&format!("short-{}", game.id()))
}

fn strength(locale: &Locale, kind: PlayerKind) -> String {
    match kind {
        PlayerKind::Person => locale.text("evenings-people"),
        PlayerKind::Computer(_) => locale.text(&format!("kind-{}", kind.id())),
    }
}

/// "By game: Elevens 8 of 20 and Nimm 4 of 10." Nothing of no match.
fn counts(locale: &Locale, id: &str, counts: impl Iterator<Item = (String, WinCount)>) -> String {
    let item = |(what, count): (String, WinCount)| {
        let args = args!("what" => what, "won" => count.won, "matches" => count.matches);
        locale.format("evenings-item", &args)
    };
    let items: Vec<String> = counts.map(item).collect();
    if items.is_empty() {
        return String::new();
    }
    locale.format(id, &args!("list" => listed(locale, &items)))
}

/// Returns how many in a row.
fn streak(locale: &Locale, sum: &Statistics<'_>) -> String {
    let (now, most) = sum.streak;
    let id = match (now, most) {
        (_, 0 | 1) => return locale.text("evenings-streak-none"),
        (0 | 1, _) => "evenings-streak-most",
        (now, most) if now == most => "evenings-streak-now",
        (_, _) => "evenings-streak-both",
    };
    locale.format(id, &args!("now" => now, "most" => most))
}

/// The best result in each game.
fn best(locale: &Locale, sum: &Statistics<'_>) -> Option<String> {
    let item = |(game, points): &(Game, i32)| {
        let game = game_name(locale, *game);
        let id = if *points < 0 { "evenings-points-minus" } else { "evenings-points" };
        locale.format(id, &args!("n" => points.unsigned_abs(), "game" => game))
    };
    let items: Vec<String> = sum.best.iter().map(item).collect();
    (!items.is_empty()).then(|| locale.format("evenings-best", &args!("list" => listed(locale, &items))))
}

/// The match with most turns.
fn longest(locale: &Locale, sum: &Statistics<'_>) -> Option<String> {
    let (longest, seat) = sum.longest.filter(|(longest, _)| longest.turns > 0)?;
    let kinds: Vec<PlayerKind> = longest.kinds().collect();
    let mut names = called(locale, &kinds, &longest.header.players);
    if seat < names.len() {
        names.remove(seat);
    }
    let names: Vec<String> = names.iter().map(|name| shortened(name)).collect();
    let game = game_name(locale, longest.game()?);
    let args = args!("game" => game, "names" => listed(locale, &names), "n" => longest.turns);
    Some(locale.format("evenings-longest", &args))
}

/// Returns how many cards are left at the end of a round, on average.
fn left(locale: &Locale, sum: &Statistics<'_>) -> Option<String> {
    let (cards, rounds) = sum.left;
    let tenths = cards.saturating_mul(10).saturating_add(rounds / 2).checked_div(rounds)?;
    let number = format!("{}{}{}", tenths / 10, locale.text("decimal-sign"), tenths % 10);
    Some(locale.format("evenings-left", &args!("n" => number)))
}

/// Returns how often one was better than somebody.
fn told_against(locale: &Locale, name: &str, count: WinCount) -> String {
    let args = args!("name" => shortened(name), "won" => count.won, "matches" => count.matches);
    locale.format(if count.matches == 0 { "evenings-never-with" } else { "evenings-against" }, &args)
}

/// A result as a line that can be sent to a friend: beside what the strong player makes of the same cards.
fn day_line(locale: &Locale, result: &DayResult) -> Option<String> {
    let strong = model_points(result.deal).ok()?;
    let (date, game) = (told_day(locale, result.deal.day), game_name(locale, result.deal.game));
    let Some(mine) = result.points else {
        let args = args!("date" => date, "game" => game, "strong" => signed(locale, strong));
        return Some(locale.format("today-line-given-up", &args));
    };
    let order = match result.deal.game.ranking() {
        Ranking::HighestWins => mine.cmp(&strong),
        Ranking::LowestWins => strong.cmp(&mine),
    };
    let outcome = match order {
        Ordering::Greater => "better",
        Ordering::Less => "worse",
        Ordering::Equal => "even",
    };
    let args = args!(
        "date" => date, "game" => game, "points" => points(locale, Some(mine)),
        "strong" => signed(locale, strong), "outcome" => outcome, "by" => mine.abs_diff(strong)
    );
    Some(locale.format("today-line", &args))
}

fn told_day(locale: &Locale, day: Day) -> String {
    let args = args!("day" => day.day(), "month" => day.month(), "year" => day.year().to_string());
    locale.format("when-date-year", &args)
}

fn points(locale: &Locale, points: Option<i32>) -> String {
    match points {
        None => locale.text("today-given-up"),
        Some(points) => {
            let id = if points < 0 { "today-points-minus" } else { "today-points" };
            locale.format(id, &args!("n" => points.unsigned_abs()))
        }
    }
}

fn signed(locale: &Locale, points: i32) -> String {
    let sign = if points < 0 { "minus" } else { "plus" };
    locale.format("today-signed", &args!("sign" => sign, "n" => points.unsigned_abs()))
}
