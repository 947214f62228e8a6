//! The deal of a day: begun, gone on with, or, where its result stands, tried again.

use super::evening::{End, Evening, Next};
use super::request::NewGame;
use super::saved_menu::go_on_with;
use crate::rules::DayDeal;
use crate::session::{Leave, tell_day_result};
use crate::store;
use crate::terminal::choose;

/// What comes next for somebody who wants to play the deal of a day.
///
/// # Errors
/// How the evening ends instead.
pub fn ask(evening: &mut Evening<'_>, deal: DayDeal) -> Result<Next, End> {
    let tries = store::attempts(evening.start.folders.games(), deal);
    let Some(last) = tries.last() else { return Ok(Next::Play(NewGame::of_day(deal))) };
    if let Ok(saved) = store::open(last) {
        return go_on_with(evening, saved);
    }
    let played = evening.voice.archive.matches();
    if let Some(line) = tell_day_result(evening.voice.locale(), &played, deal) {
        evening.voice.notice(&line)?;
    }
    let locale = evening.voice.locale();
    let title = locale.text("today-played");
    let items = ["today-again", "after-menu", "menu-quit"].map(|id| locale.text(id));
    match choose(&mut evening.voice, &title, &items) {
        Ok(Some(0)) => Ok(Next::Play(NewGame::of_day(deal))),
        Ok(Some(1) | None) => Ok(Next::Menu),
        Ok(Some(_)) => Err(End::Left(Leave::Quit)),
        Err(leave) => Err(End::Left(leave)),
    }
}
