//! A match from its first deal, or from where it was left, to the last word behind it.

use super::super::dialog::User;
use super::super::lookback::Lookback;
use super::super::matches::MatchSession;
use super::super::names::is_name;
use super::super::request::{
    Answer, Begin, Choices, Closed, Created, GamesRequest, Leave, NewGame, Opened, Played, Request, Setting,
};
use super::super::statistics::{tell_day_begins, tell_day_over};
use super::super::table::MatchTable;
use super::next::{Ended, IsSaved, Next};
use super::seating::{kept_name, seat};
use crate::cards::Seat;
use crate::locale::Locale;
use crate::record::Attempt;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use std::path::PathBuf;

/// Plays a new match until it is over or left.
pub(super) async fn play(user: &User, new: NewGame, begin: Begin) -> Result<Next, Ended> {
    let profile = user.profile();
    let mut named = new.clone();
    if named.people.is_empty() {
        named.people.extend(kept_name(profile.locale(), &profile.settings));
    }
    let seated = seat(profile.locale(), &named).map_err(Ended::NoSuchMatch)?;
    let created = create(user, &new).await?;
    let attempt = new.daily.map(|deal| {
        let number = u32::try_from(created.tries).unwrap_or(u32::MAX).saturating_add(1);
        Attempt { deal, number }
    });
    // A seed that stands for all matches is not that of the day's.
    let chosen = new.choices.seed.or(created.seed.filter(|_| new.daily.is_none()));
    let seed = chosen.or_else(|| new.daily.map(|deal| deal.fate().seed())).unwrap_or(created.chance);
    let rng = ChaCha8Rng::seed_from_u64(seed);
    let table = MatchTable::new(seated.game, seated.names, seated.players, rng).attempting(attempt);
    user.save(vec![table.header(chosen).dated(&created.today)]);
    if begin == Begin::First {
        user.set(Setting::Welcomed).await?;
    }
    let again = NewGame { choices: Choices { seed: chosen, ..new.choices.clone() }, ..new }.again();
    run(user, table, begin, again).await
}

/// Goes on with the saved match of a file until it is over or left.
///
/// # Errors
/// A sentence that says why it can't go on.
pub(super) async fn resume(user: &User, file: PathBuf) -> Result<Result<Next, Ended>, String> {
    let read = |answer| if let Answer::Opened(opened) = answer { Some(*opened) } else { None };
    let opened = match user.request(Request::Games(GamesRequest::Open(file)), read).await {
        Ok(opened) => opened?,
        Err(leave) => return Ok(Err(Ended::Left(leave))),
    };
    let Opened { stored, is_torn, chance } = opened;
    let (table, owed) = MatchTable::of_stored(stored, chance);
    if !owed.is_empty() {
        user.save(owed);
    }
    if is_torn {
        user.notice(&user.text("torn-line"));
    }
    let again = again(user.profile().locale(), &table);
    Ok(run(user, table, Begin::Resumed, again).await)
}

/// Has the record of a new match created, and gets its chance.
async fn create(user: &User, new: &NewGame) -> Result<Created, Leave> {
    let read = |answer| if let Answer::Created(created) = answer { Some(created) } else { None };
    user.request(Request::Games(GamesRequest::Create(new.daily)), read).await
}

/// The same game again as at a table.
fn again(locale: &Locale, table: &MatchTable) -> NewGame {
    let plan = *table.plan();
    let daily = table.attempt().map(|attempt| attempt.deal);
    let called_you = |name: &str| name.to_lowercase() == locale.text("name-you");
    let people = table.people().into_iter().filter_map(|seat| table.names().get(seat.index()).cloned());
    let choices = Choices {
        game: plan.game,
        players: Some(plan.seats),
        opponents: table.player_kinds().iter().filter_map(|player| player.kind()).collect(),
        rounds: Some(plan.rounds),
        rows: plan.rows,
        without: plan.without,
        seed: None,
    };
    let people = people.filter(|name| is_name(name) && !called_you(name)).collect();
    NewGame { choices, people, first: None, pause: false, daily }
}

/// Plays at a table until the match is over or left, and says the last word where the player leaves the program with it.
async fn run(user: &User, table: MatchTable, begin: Begin, again: NewGame) -> Result<Next, Ended> {
    let profile = user.profile();
    let attempt = table.attempt();
    if let Some(attempt) = attempt {
        user.notice(&tell_day_begins(profile.locale(), attempt));
    }
    let mut preferences = profile.preferences.clone();
    preferences.pause |= again.pause;
    let session = MatchSession::at_keyboard(table, &preferences, begin, profile.thinking_notice);
    let (session, left) = user.enter(session).await;
    if let (Ok(()) | Err(Leave::Resigned), Some(table)) = (left, session.table()) {
        let points = left.is_ok().then(|| table.game().totals().get(Seat::at(0)));
        tell_day_ends(user, attempt, points).await?;
        user.look_back_at(Lookback::after(table));
    }
    let closed = close(user).await?;
    user.tell_saving(&closed.saving);
    Ok(Next::Played(Played { left: last_word(user, left, &closed)?, again }))
}

/// Tells what came of the deal of a day, with its points; without where it was given up.
async fn tell_day_ends(user: &User, attempt: Option<Attempt>, points: Option<i32>) -> Result<(), Leave> {
    let Some(attempt) = attempt else { return Ok(()) };
    let read = |answer| if let Answer::Matches(matches) = answer { Some(matches) } else { None };
    let matches = user.request(Request::Games(GamesRequest::Matches), read).await?;
    let lines = tell_day_over(user.profile().locale(), &matches, attempt, points);
    lines.iter().for_each(|line| user.notice(line));
    Ok(())
}

async fn close(user: &User) -> Result<Closed, Leave> {
    let read = |answer| if let Answer::Closed(closed) = answer { Some(closed) } else { None };
    user.request(Request::Games(GamesRequest::Close), read).await
}

/// Says how a match was left, and whether it is saved; gives back how it was left for what comes behind it.
///
/// # Errors
/// That nothing comes behind it.
fn last_word(user: &User, left: Result<(), Leave>, closed: &Closed) -> Result<Result<(), Leave>, Ended> {
    let is_saved = if closed.is_saved { IsSaved::Saved } else { IsSaved::Unsaved };
    match left {
        Ok(()) | Err(Leave::Resigned) => Ok(left),
        Err(Leave::Menu | Leave::NewGame) => {
            if closed.is_saved {
                user.notice(&user.text("left-saved"));
            }
            Ok(left)
        }
        Err(leave) => {
            farewell(user, leave, is_saved);
            if leave == Leave::Quit && closed.stays {
                return Ok(Err(Leave::Menu));
            }
            Err(Ended::AtMatch(leave, is_saved))
        }
    }
}

/// Says that the program is left, and whether the match is saved.
pub(super) fn farewell(user: &User, leave: Leave, is_saved: IsSaved) {
    if let Some(id) = farewell_id(leave, is_saved) {
        user.notice(&user.text(id));
    }
}

/// The message of the last word where the program is left; `None` where nobody can hear it.
#[must_use]
pub const fn farewell_id(leave: Leave, is_saved: IsSaved) -> Option<&'static str> {
    Some(match (leave, is_saved) {
        (Leave::Quit | Leave::Menu | Leave::NewGame | Leave::Resigned, IsSaved::Saved) => "goodbye-saved",
        (Leave::Quit | Leave::Menu | Leave::NewGame | Leave::Resigned, IsSaved::Unsaved) => "goodbye",
        (Leave::InputEnded, IsSaved::Saved) => "input-ended-saved",
        (Leave::InputEnded, IsSaved::Unsaved) => "input-ended",
        (Leave::Interrupted, IsSaved::Saved) => "interrupted-saved",
        (Leave::Interrupted, IsSaved::Unsaved) => "interrupted",
        (Leave::OutputClosed, _) => return None,
    })
}
