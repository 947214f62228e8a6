//! The desk of the referee, from who sits at the table to the last word.

use super::super::conversation::{Conversation, Listener};
use super::super::dialog::User;
use super::super::matches::Solo;
use super::super::referee::Desk;
use super::super::request::{Leave, NewGame};
use super::next::{Ended, IsSaved, Next};
use super::playing::farewell;
use super::seating::{first_seat, nameless, people, plan, too_many};
use crate::cards::Seat;
use crate::locale::{Locale, args};
use crate::rules::rows::Start;
use crate::rules::{Game, Plan, Referee, RefereeFault};

/// Keeps a table with real cards until its match is over or left; who wants the menu behind it gets it.
pub(super) async fn keep(user: &User, new: &NewGame) -> Result<Next, Ended> {
    let profile = user.profile();
    let opened = open(profile.locale(), new).map_err(Ended::NoSuchMatch)?;
    let talk = Conversation::new(profile.preferences.clone(), Listener::Referee, &opened.names);
    let (_, left) = user.enter(Solo::new(talk, Desk::new(opened.referee))).await;
    match left {
        Ok(()) => Err(Ended::BehindMatch),
        Err(leave @ (Leave::Menu | Leave::NewGame)) => Err(Ended::Left(leave)),
        Err(
            leave @ (Leave::Quit
            | Leave::Resigned
            | Leave::InputEnded
            | Leave::Interrupted
            | Leave::OutputClosed),
        ) => {
            farewell(user, leave, IsSaved::Unsaved);
            Err(Ended::AtMatch(leave, IsSaved::Unsaved))
        }
    }
}

/// A table that is ready for its referee.
struct RefereeTable {
    /// The match as it is told.
    referee: Referee,
    /// The names by seat.
    names: Vec<String>,
}

/// Settles who sits at the table, and what they play; or says what can't be.
fn open(locale: &Locale, new: &NewGame) -> Result<RefereeTable, String> {
    let seats = new.choices.players.unwrap_or(new.people.len().max(2));
    too_many(locale, new.people.len(), seats)?;
    let mut named = new.people.clone();
    if named.is_empty() {
        // Nobody is "you" at this table.
        named.push(locale.format("name-player", &args!("n" => 1)));
    }
    let mut names = people(locale, &named, seats)?;
    names.extend(nameless(locale, names.len()..seats));
    let first = match &new.first {
        None => None,
        Some(first) => Some(first_seat(locale, first, &names)?),
    };
    let plan: Plan = plan(locale, &new.choices, seats, first.unwrap_or(Seat::at(0)))?;
    if first.is_some() && is_begun_by_holder(plan.game) {
        let game = format!("--game {}", plan.game);
        return Err(locale.format("error-conflict", &args!("option" => "--first", "other" => game)));
    }
    let referee = Referee::new(plan, first).map_err(|fault| match fault {
        RefereeFault::NotARowGame => locale.text("error-referee-nimm"),
        RefereeFault::Plan(fault) => fault.to_string(),
    })?;
    Ok(RefereeTable { referee, names })
}

/// Returns whether the cards settle who begins.
fn is_begun_by_holder(game: Game) -> bool {
    match game {
        Game::Rows(variant) => variant.rules().start == Start::HolderOfEleven,
        Game::Nimm => false,
    }
}
