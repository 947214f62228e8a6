//! Saved games: with whom and when, to go on with or to delete.

use super::super::dialog::User;
use super::super::prompt::Prompt;
use super::super::request::{Answer, GamesRequest, Leave, Newest, Request, SavedGame, Setting, Tries};
use crate::locale::{Locale, args};
use crate::narration::listed;
use crate::rules::DayDeal;
use jiff::civil::Date;
use std::path::PathBuf;

/// A saved game in a message: the game, with whom, how far, and when.
pub(super) fn told(locale: &Locale, id: &str, saved: &SavedGame, when: &str) -> String {
    let name = locale.text(&format!("game-{}", saved.game.id()));
    let names = listed(locale, &saved.company);
    let (round, rounds) = (saved.round, saved.rounds);
    let args = args!("game" => name, "names" => names, "round" => round, "rounds" => rounds, "when" => when);
    locale.format(id, &args)
}

/// The newest saved game; records that can't be read are named once.
pub(super) async fn newest(user: &User) -> Result<Newest, Leave> {
    let read = |answer| if let Answer::Newest(newest) = answer { Some(newest) } else { None };
    let newest = user.request(Request::Games(GamesRequest::Newest), read).await?;
    for (name, sentence) in &newest.faults {
        if !user.profile().settings.named.contains(name) {
            user.notice(sentence);
            user.set(Setting::Named(name.clone())).await?;
        }
    }
    Ok(newest)
}

/// The tries at the deal of a day.
pub(super) async fn tries(user: &User, deal: DayDeal) -> Result<Tries, Leave> {
    let read = |answer| if let Answer::Tries(tries) = answer { Some(tries) } else { None };
    user.request(Request::Games(GamesRequest::Tries(deal)), read).await
}

/// Lists all saved games; gives back the file of one to go on with, or nothing for the menu.
pub(super) async fn ask(user: &User) -> Result<Option<PathBuf>, Leave> {
    loop {
        let read =
            |answer| if let Answer::Saved(games, today) = answer { Some((games, today)) } else { None };
        let (games, today) = user.request(Request::Games(GamesRequest::List), read).await?;
        if games.is_empty() {
            user.notice(&user.text("saved-none"));
            return Ok(None);
        }
        let profile = user.profile();
        let locale = profile.locale();
        let line = |saved: &SavedGame| {
            told(
                locale,
                "saved-line",
                saved,
                &saved.when.map(|date| when(locale, date, today)).unwrap_or_default(),
            )
        };
        let names: Vec<String> = games.iter().map(line).collect();
        let title = locale.format("saved-title", &args!("n" => names.len()));
        let Some(chosen) = user.choose(Prompt::list(title, names.clone())).await? else { return Ok(None) };
        let (Some(name), Some(saved)) = (names.get(chosen), games.get(chosen)) else { return Ok(None) };
        let items = user.texts(&["saved-go-on", "saved-delete", "settings-back"]);
        match user.choose(Prompt::list(format!("{name}."), items)).await? {
            Some(0) => return Ok(Some(saved.file.clone())),
            Some(1) => delete(user, saved.file.clone()).await?,
            Some(_) | None => {}
        }
    }
}

async fn delete(user: &User, file: PathBuf) -> Result<(), Leave> {
    if !user.confirm(user.text("saved-delete-ask")).await? {
        user.notice(&user.text("nothing-done"));
        return Ok(());
    }
    let read = |answer| if let Answer::Deleted(deleted) = answer { Some(deleted) } else { None };
    match user.request(Request::Games(GamesRequest::Delete(file)), read).await? {
        Ok(()) => user.notice(&user.text("saved-deleted")),
        Err(fault) => user.refuse(&fault),
    }
    Ok(())
}

/// The most days that are counted back; before that the date is told.
const MOST_COUNTED: i32 = 6;

/// A date as it is told on a day.
fn when(locale: &Locale, date: Date, today: Date) -> String {
    let days = today.since(date).map_or(i32::MAX, |span| span.get_days());
    match days {
        0 => locale.text("when-today"),
        1 => locale.text("when-yesterday"),
        2..=MOST_COUNTED => locale.format("when-days", &args!("n" => days)),
        _ => {
            let id = if date.year() == today.year() { "when-date" } else { "when-date-year" };
            let args = args!("day" => date.day(), "month" => date.month(), "year" => date.year().to_string());
            locale.format(id, &args)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::LANGUAGES;
    use jiff::civil::date;

    #[test]
    fn days_are_counted_back_for_a_week_and_dated_before() {
        let locale = Locale::load(&LANGUAGES[0]);
        let on = |day| when(&locale, day, date(2026, 3, 2));
        assert_eq!(on(date(2026, 3, 2)), "today");
        assert_eq!(on(date(2026, 3, 1)), "yesterday");
        assert_eq!(on(date(2026, 2, 24)), "6 days ago");
        assert_eq!(on(date(2026, 2, 23)), "23 February");
        assert_eq!(on(date(2025, 12, 31)), "31 December 2025");
        // A clock that was set back has games of tomorrow.
        assert_eq!(on(date(2026, 3, 3)), "3 March");
    }
}
