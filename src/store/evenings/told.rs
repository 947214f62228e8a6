//! What matches come to, as sentences, what matters most first.

use super::sum::{Count, Me, Sum};
use crate::locale::{Locale, args};
use crate::narration::{Utterance, capitalised, listed, shortened};
use crate::rules::Game;
use crate::session::{Sitter, called};

/// Lines as answers.
pub fn answers(lines: impl IntoIterator<Item = String>) -> Vec<Utterance> {
    lines.into_iter().map(|line| Utterance::answer(capitalised(&line))).collect()
}

/// That there is nothing to tell.
pub fn none(locale: &Locale, me: &Me) -> String {
    match me {
        Me::Owner(_) => locale.text("evenings-none"),
        Me::Called(name) => locale.format("evenings-none-of", &args!("name" => shortened(name))),
    }
}

/// What matters most, and the word for the rest.
pub fn short(locale: &Locale, sum: &Sum<'_>) -> Vec<String> {
    let more = locale.format("evenings-more", &args!("word" => locale.text("say-more")));
    let streak = (sum.streak.1 > 1).then(|| streak(locale, sum));
    std::iter::once(all(locale, sum.all)).chain(streak).chain([more]).collect()
}

/// All of it.
pub fn full(locale: &Locale, sum: &Sum<'_>) -> Vec<String> {
    let first = format!("{} {}", all(locale, sum.all), days(locale, sum));
    let streak = (sum.streak.1 > 1).then(|| streak(locale, sum));
    std::iter::once(first).chain(streak).chain(rest(locale, sum)).collect()
}

/// What `short` leaves out.
pub fn rest(locale: &Locale, sum: &Sum<'_>) -> Vec<String> {
    let seats = sum.seats.iter().map(|(seats, count)| {
        let what = locale.format("evenings-seats", &args!("n" => *seats));
        (what, *count)
    });
    let strengths = sum.strengths.iter().map(|(sitter, count)| (strength(locale, *sitter), *count));
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

/// How many were won, by game.
pub fn won(locale: &Locale, sum: &Sum<'_>) -> Vec<String> {
    let games = (sum.games.len() > 1).then(|| games(locale, sum));
    std::iter::once(all(locale, sum.all)).chain(games).collect()
}

/// "12 of 30 matches won."
fn all(locale: &Locale, count: Count) -> String {
    locale.format("evenings-all", &args!("won" => count.won, "matches" => count.matches))
}

fn days(locale: &Locale, sum: &Sum<'_>) -> String {
    if sum.days.is_empty() {
        String::new()
    } else {
        locale.format("evenings-days", &args!("n" => sum.days.len()))
    }
}

fn games(locale: &Locale, sum: &Sum<'_>) -> String {
    let each = sum.games.iter().map(|(game, count)| (game_name(locale, *game), *count));
    counts(locale, "evenings-by-game", each)
}

/// The name of a game as it is said in a list.
pub fn game_name(locale: &Locale, game: Game) -> String {
    locale.text(&format!("short-{}", game.id()))
}

fn strength(locale: &Locale, sitter: Sitter) -> String {
    match sitter {
        Sitter::Person => locale.text("evenings-people"),
        Sitter::Computer(_) => locale.text(&format!("kind-{}", sitter.id())),
    }
}

/// "By game: Elevens 8 of 20 and Nimm 4 of 10."
fn counts(locale: &Locale, id: &str, counts: impl Iterator<Item = (String, Count)>) -> String {
    let item = |(what, count): (String, Count)| {
        let args = args!("what" => what, "won" => count.won, "matches" => count.matches);
        locale.format("evenings-item", &args)
    };
    locale.format(id, &args!("list" => listed(locale, &counts.map(item).collect::<Vec<_>>())))
}

/// How many in a row.
pub fn streak(locale: &Locale, sum: &Sum<'_>) -> String {
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
pub fn best(locale: &Locale, sum: &Sum<'_>) -> Option<String> {
    let item = |(game, points): &(Game, i32)| {
        let game = game_name(locale, *game);
        let id = if *points < 0 { "evenings-points-minus" } else { "evenings-points" };
        locale.format(id, &args!("n" => points.unsigned_abs(), "game" => game))
    };
    let items: Vec<String> = sum.best.iter().map(item).collect();
    (!items.is_empty()).then(|| locale.format("evenings-best", &args!("list" => listed(locale, &items))))
}

/// The match with most turns.
pub fn longest(locale: &Locale, sum: &Sum<'_>) -> Option<String> {
    let (longest, seat) = sum.longest.filter(|(longest, _)| longest.turns > 0)?;
    let sitters: Vec<Sitter> = longest.sitters().collect();
    let mut names = called(locale, &sitters, &longest.header.players);
    if seat < names.len() {
        names.remove(seat);
    }
    let names: Vec<String> = names.iter().map(|name| shortened(name)).collect();
    let game = game_name(locale, longest.game()?);
    let args = args!("game" => game, "names" => listed(locale, &names), "n" => longest.turns);
    Some(locale.format("evenings-longest", &args))
}

/// How many cards are left at the end of a round, on average.
pub fn left(locale: &Locale, sum: &Sum<'_>) -> Option<String> {
    let (cards, rounds) = sum.left;
    let tenths = cards.saturating_mul(10).saturating_add(rounds / 2).checked_div(rounds)?;
    let number = format!("{}{}{}", tenths / 10, locale.text("decimal-sign"), tenths % 10);
    Some(locale.format("evenings-left", &args!("n" => number)))
}

/// How often one was better than somebody.
pub fn against(locale: &Locale, name: &str, count: Count) -> String {
    let args = args!("name" => shortened(name), "won" => count.won, "matches" => count.matches);
    locale.format(if count.matches == 0 { "evenings-never-with" } else { "evenings-against" }, &args)
}
