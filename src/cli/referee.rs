use crate::locale::{Locale, args};
use crate::rules::rows::Start;
use crate::rules::{Game, Plan, Referee, RefereeFault};
use crate::session::{NewGame, menu};

/// A table that is ready for its referee.
#[derive(Debug)]
pub struct Opened {
    /// The match as it is told.
    pub referee: Referee,
    /// The names by seat.
    pub names: Vec<String>,
}

/// Settles who sits at the table, and what they play.
///
/// # Errors
/// A sentence that says what can't be.
pub fn open(locale: &Locale, new: &NewGame) -> Result<Opened, String> {
    let seats = new.choices.players.unwrap_or(new.people.len().max(2));
    menu::too_many(locale, new.people.len(), seats)?;
    let mut people = new.people.clone();
    if people.is_empty() {
        // Nobody is "you" at this table.
        people.push(locale.format("name-player", &args!("n" => 1)));
    }
    let mut names = menu::people(locale, &people, seats)?;
    names.extend(menu::nameless(locale, names.len()..seats));
    let first = match &new.first {
        None => None,
        Some(first) => Some(menu::first_seat(locale, first, &names)?),
    };
    let plan: Plan = menu::plan(locale, &new.choices, seats, first.unwrap_or(crate::cards::Seat::at(0)))?;
    if first.is_some() && is_begun_by_holder(plan.game) {
        let game = format!("--game {}", plan.game);
        return Err(locale.format("error-conflict", &args!("option" => "--first", "other" => game)));
    }
    let referee = Referee::new(plan, first).map_err(|fault| match fault {
        RefereeFault::NotARowGame => locale.text("error-referee-nimm"),
        RefereeFault::Plan(fault) => fault.to_string(),
    })?;
    Ok(Opened { referee, names })
}

/// Whether the cards settle who begins.
fn is_begun_by_holder(game: Game) -> bool {
    match game {
        Game::Rows(variant) => variant.rules().start == Start::HolderOfEleven,
        Game::Nimm => false,
    }
}
