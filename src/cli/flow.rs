//! From one game to the next, until the player quits: nobody is left at the shell who did not ask for it.

use super::evening::{End, Evening, Next};
use super::outcome::Outcome;
use super::request::NewGame;
use super::start::settle_speech;
use super::{learn, menu, new_menu, today};
use crate::meaning::Depth;
use crate::session::{Begin, Leave};
use crate::store;
use crate::terminal::{Voice, choose, pick};

/// Asks whether a screen reader is used, where nobody was asked yet, and goes on until the player quits.
pub fn begin(mut evening: Evening<'_>, first: Next) -> Outcome {
    evening.is_bare = matches!(first, Next::Menu);
    let settled = settle_speech(&mut evening.voice, &evening.start.common);
    go_on(evening, settled.map(|()| first).map_err(End::Left))
}

/// Goes on until the player quits.
pub fn go_on(mut evening: Evening<'_>, first: Result<Next, End>) -> Outcome {
    let mut next = first;
    loop {
        next = match next {
            Ok(Next::Menu) => menu::ask(&mut evening),
            Ok(Next::NewGame) => new_menu::ask(&mut evening, new_menu::Seated::Alone),
            Ok(Next::Play(new)) => play(&mut evening, new),
            Ok(Next::Today(deal)) => today::ask(&mut evening, deal),
            Ok(Next::Learn(family)) => learn::run(&mut evening.voice, family),
            Ok(Next::After(again)) => after(&mut evening, again),
            Err(End::Left(Leave::Menu)) => Ok(Next::Menu),
            Err(End::Left(Leave::NewGame)) => Ok(Next::NewGame),
            Err(End::Left(leave)) => return evening.leave(leave),
            Err(End::Out(outcome)) => return evening.out(outcome),
        }
    }
}

fn play(evening: &mut Evening<'_>, mut new: NewGame) -> Result<Next, End> {
    if new.daily.is_none() {
        new.choices.seed = new.choices.seed.or_else(store::seed_of_environment);
    }
    let is_first = evening.is_first();
    let begin = if is_first { Begin::First } else { Begin::New };
    if is_first {
        evening.voice.keep(|settings| settings.welcomed = true);
    }
    let played = evening.start.begin(&mut evening.voice, &new, begin);
    evening.played(played)
}

/// The place of the review in the list of what comes next.
const REVIEW: usize = 4;

/// What a player may want after a match.
fn after(evening: &mut Evening<'_>, again: NewGame) -> Result<Next, End> {
    let locale = evening.voice.locale();
    let title = locale.text("after-title");
    let items = ["after-again", "after-other", "after-menu", "menu-quit", "after-review"];
    let items = items.map(|id| locale.text(id));
    let mut chosen = choose(&mut evening.voice, &title, &items);
    // Behind the review the list is not read again: what was found stays under the fingers.
    while let Ok(Some(REVIEW)) = chosen {
        let told = tell_review(&mut evening.voice);
        chosen = told.and_then(|()| pick(&mut evening.voice, &title, &items));
    }
    match chosen {
        Ok(Some(0)) => Ok(Next::Play(again)),
        Ok(Some(1)) => Ok(Next::NewGame),
        Ok(Some(2) | None) => Ok(Next::Menu),
        Ok(Some(_)) => Err(End::Left(Leave::Quit)),
        // The match is over and told: who only played this one has nothing more to hear.
        Err(Leave::InputEnded) => Err(End::Out(Outcome::Well)),
        Err(leave) => Err(End::Left(leave)),
    }
}

/// Looks back at the match.
fn tell_review(voice: &mut Voice) -> Result<(), Leave> {
    let said = voice.lookback.tell(voice.manner.locale(), Depth::Short);
    voice.say(&said)
}
