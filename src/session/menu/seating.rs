//! From choices to a match with people and computers at the table.

use super::super::names::{is_name, name_computers};
use super::super::request::{Choices, NewGame};
use crate::cards::Seat;
use crate::locale::{Locale, args};
use crate::narration::{capitalised, shortened};
use crate::players::{PlayerKind, Strength};
use crate::rules::{Match, Plan, PlanFault};
use crate::store::Settings;
use unicode_normalization::UnicodeNormalization;

/// A match that is ready to be played.
#[derive(Debug)]
pub struct Seated {
    /// The match.
    pub game: Match,
    /// The names by seat.
    pub names: Vec<String>,
    /// The players of the seats.
    pub players: Vec<PlayerKind>,
}

/// The name that was kept, where it can be one at a table of this language.
pub fn kept_name(locale: &Locale, settings: &Settings) -> Option<String> {
    let name = settings.name.clone()?;
    let seats = crate::cards::MAX_SEATS;
    people(locale, &[name], seats).ok()?.pop()
}

/// The plan of a match for so many seats.
///
/// # Errors
/// A sentence that says what is wrong with it.
pub fn plan(locale: &Locale, choices: &Choices, seats: usize, first: Seat) -> Result<Plan, String> {
    let usual = Plan::new(choices.game, seats);
    let rounds = choices.rounds.unwrap_or(usual.rounds);
    let plan = Plan { rounds, rows: choices.rows, without: choices.without, first, ..usual };
    let allowed = choices.game.seats();
    let name = locale.text(&format!("game-{}", choices.game.id()));
    let fault = |fault| plan_fault(locale, &name, (*allowed.start(), *allowed.end()), fault);
    plan.check().map_err(fault)?;
    Ok(plan)
}

/// Seats people first, then computers, and settles who begins.
///
/// # Errors
/// A sentence that says what can't be.
pub fn seat(locale: &Locale, new: &NewGame) -> Result<Seated, String> {
    let seated = new.people.len().max(1);
    let named = seated + new.choices.opponents.len();
    let seats = new.choices.players.unwrap_or(named.max(2));
    too_many(locale, named, seats)?;
    let mut names = people(locale, &new.people, seats)?;
    let kinds =
        if new.choices.opponents.is_empty() { vec![Strength::Easy] } else { new.choices.opponents.clone() };
    let kinds: Vec<Strength> = kinds.into_iter().cycle().take(seats.saturating_sub(seated)).collect();
    names.extend(name_computers(locale, &names, &kinds));
    let first = match &new.first {
        None => Seat::at(0),
        Some(first) => first_seat(locale, first, &names)?,
    };
    let plan = plan(locale, &new.choices, seats, first)?;
    let computers = kinds.into_iter().map(PlayerKind::Computer);
    let players = std::iter::repeat_n(PlayerKind::Person, seated).chain(computers).collect();
    let game = Match::new(plan).map_err(|fault| fault.to_string())?;
    Ok(Seated { game, names, players })
}

/// Refuses more people and computers than seats.
pub fn too_many(locale: &Locale, named: usize, seats: usize) -> Result<(), String> {
    if named > seats {
        Err(locale.format("error-too-many", &args!("n" => named, "seats" => seats)))
    } else {
        Ok(())
    }
}

/// The names of the people, who are not called as a seat of the table is.
///
/// # Errors
/// A sentence about the first name that can't be.
pub(super) fn people(locale: &Locale, people: &[String], seats: usize) -> Result<Vec<String>, String> {
    let nameless = nameless(locale, people.len().max(1)..seats);
    let mut names: Vec<String> = Vec::new();
    for name in people {
        // An accent may be typed as a sign of its own.
        let name: &String = &name.nfc().collect();
        let same = |other: &String| other.to_lowercase() == name.to_lowercase();
        if names.iter().chain(&nameless).any(same) {
            return Err(locale.format("error-name-twice", &args!("name" => shortened(name))));
        }
        if !is_name(name) || name.to_lowercase() == locale.text("name-you") {
            return Err(locale.format("error-name", &args!("name" => shortened(name))));
        }
        names.push(name.clone());
    }
    if names.is_empty() {
        names.push(capitalised(&locale.text("name-you")));
    }
    Ok(names)
}

/// Returns what seats are called where nobody was named.
pub(super) fn nameless(locale: &Locale, seats: std::ops::Range<usize>) -> Vec<String> {
    seats.map(|seat| locale.format("name-player", &args!("n" => seat + 1))).collect()
}

/// The seat of a number from 1, or of a name.
///
/// # Errors
/// A sentence when nobody sits there.
pub(super) fn first_seat(locale: &Locale, first: &str, names: &[String]) -> Result<Seat, String> {
    let first: &String = &first.nfc().collect();
    let numbered = first.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let named = names.iter().position(|name| name.to_lowercase() == first.to_lowercase());
    let seat = named.or(numbered).filter(|seat| *seat < names.len()).and_then(Seat::new);
    seat.ok_or_else(|| {
        let allowed = locale.format("allowed-seat", &args!("seats" => names.len()));
        locale.format(
            "error-value",
            &args!("value" => shortened(first), "option" => "--first", "allowed" => allowed),
        )
    })
}

/// The sentence that says why a match can't be played so, about the options that chose it.
fn plan_fault(locale: &Locale, game: &str, seats: (usize, usize), fault: PlanFault) -> String {
    let allowed = |id: &str| locale.text(id);
    match fault {
        PlanFault::Seats(_) => {
            locale.format("error-players", &args!("game" => game, "low" => seats.0, "high" => seats.1))
        }
        PlanFault::NoRounds => {
            let allowed = locale.format("allowed-number-from", &args!("low" => 1));
            locale.format("error-value", &args!("value" => "0", "option" => "--rounds", "allowed" => allowed))
        }
        PlanFault::First(seat) => {
            let allowed = locale.format("allowed-seat", &args!("seats" => seats.1));
            locale.format(
                "error-value",
                &args!("value" => seat + 1, "option" => "--first", "allowed" => allowed),
            )
        }
        PlanFault::Without => allowed("error-without"),
    }
}
