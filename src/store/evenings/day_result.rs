use super::played::Played;
use super::told::game_name;
use crate::locale::{Locale, args};
use crate::players::model_points;
use crate::record::Attempt;
use crate::rules::{Day, DayDeal, Ranking};
use std::cmp::Ordering;

/// What somebody made of the deal of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayResult {
    /// The deal.
    pub deal: DayDeal,
    /// The points; none where it was given up.
    pub points: Option<i32>,
}

impl DayResult {
    /// That of a match that is over, where it is the try that counts.
    #[must_use]
    pub fn of(played: &Played) -> Option<DayResult> {
        let attempt = played.header.attempt().filter(|attempt| attempt.counts())?;
        let seat = played.people().next()?;
        let points = played.totals.totals.get(seat).copied();
        Some(DayResult {
            deal: attempt.deal,
            points: points.filter(|_| played.totals.resigned != Some(seat)),
        })
    }

    /// It as a line that can be sent to a friend: against what the strong player makes of the same cards.
    #[must_use]
    pub fn line(&self, locale: &Locale) -> Option<String> {
        let strong = model_points(self.deal).ok()?;
        let (date, game) = (told_day(locale, self.deal.day), game_name(locale, self.deal.game));
        let Some(mine) = self.points else {
            let args = args!("date" => date, "game" => game, "strong" => signed(locale, strong));
            return Some(locale.format("today-line-given-up", &args));
        };
        let order = match self.deal.game.ranking() {
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
}

/// That the deal of a day begins.
#[must_use]
pub fn day_begins(locale: &Locale, attempt: Attempt) -> String {
    let id = if attempt.counts() { "today-begins" } else { "today-begins-again" };
    locale.format(id, &args!("date" => told_day(locale, attempt.deal.day), "n" => attempt.number))
}

/// That a try is over whose result does not count.
#[must_use]
pub fn try_ends(locale: &Locale, attempt: Attempt, made: Option<i32>) -> String {
    locale.format("today-ends-again", &args!("n" => attempt.number, "points" => points(locale, made)))
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
