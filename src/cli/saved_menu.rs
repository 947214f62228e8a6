//! Saved games: with whom and when, to go on with or to delete.

use super::evening::{End, Evening, Next};
use super::start::go_on;
use super::when::when;
use crate::locale::{Locale, args};
use crate::narration::listed;
use crate::session::company;
use crate::session::fault::cannot_open;
use crate::store::{self, Saved};
use crate::terminal::{choose, confirm};

/// A saved game as an item of the menu: the game, with whom, how far.
pub fn told_to_go_on(locale: &Locale, saved: &Saved) -> String {
    told(locale, "menu-continue", saved, "")
}

fn told(locale: &Locale, id: &str, saved: &Saved, when: &str) -> String {
    let game = &saved.stored().game;
    let name = locale.text(&format!("game-{}", game.plan().game.id()));
    let (round, rounds) = (game.round_number().max(1), game.plan().rounds);
    let names = listed(locale, &company(locale, saved.stored()));
    let args = args!("game" => name, "names" => names, "round" => round, "rounds" => rounds, "when" => when);
    locale.format(id, &args)
}

/// Lists all saved games; one can go on, or be deleted.
///
/// # Errors
/// How the evening ends instead.
pub fn ask(evening: &mut Evening<'_>) -> Result<Next, End> {
    loop {
        let locale = evening.voice.locale();
        let mut saved = store::unfinished(evening.start.folders.games());
        let line = |saved: &Saved| {
            told(
                locale,
                "saved-line",
                saved,
                &saved.when().map(|time| when(locale, time)).unwrap_or_default(),
            )
        };
        let names: Vec<String> = saved.iter().map(line).collect();
        if names.is_empty() {
            let none = locale.text("saved-none");
            evening.voice.notice(&none)?;
            return Ok(Next::Menu);
        }
        let title = locale.format("saved-title", &args!("n" => names.len()));
        let Some(chosen) = choose(&mut evening.voice, &title, &names)? else { return Ok(Next::Menu) };
        if chosen >= saved.len() {
            return Ok(Next::Menu);
        }
        let (name, one) = (names.get(chosen).cloned().unwrap_or_default(), saved.swap_remove(chosen));
        let locale = evening.voice.locale();
        let deeds = ["saved-go-on", "saved-delete", "settings-back"].map(|id| locale.text(id));
        match choose(&mut evening.voice, &format!("{name}."), &deeds)? {
            Some(0) => return go_on_with(evening, one),
            Some(1) => delete(evening, one)?,
            Some(_) | None => {}
        }
    }
}

/// Goes on with a saved game.
///
/// # Errors
/// How the evening ends with it.
pub fn go_on_with(evening: &mut Evening<'_>, saved: Saved) -> Result<Next, End> {
    match go_on(&mut evening.voice, saved) {
        Ok(played) => evening.played(played),
        // Another window plays it: everything else can still be chosen.
        Err(fault) => {
            evening.voice.refuse(&fault)?;
            Ok(Next::Menu)
        }
    }
}

fn delete(evening: &mut Evening<'_>, saved: Saved) -> Result<(), End> {
    let question = evening.voice.locale().text("saved-delete-ask");
    let said = if confirm(&mut evening.voice, &question)? {
        let path = saved.path().to_owned();
        match saved.delete() {
            Ok(()) => evening.voice.locale().text("saved-deleted"),
            Err(error) => {
                let fault = cannot_open(evening.voice.locale(), &path, &error);
                return Ok(evening.voice.refuse(&fault)?);
            }
        }
    } else {
        evening.voice.locale().text("nothing-done")
    };
    Ok(evening.voice.notice(&said)?)
}
