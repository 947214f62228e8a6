//! A table at a server: what is asked of somebody who opens one without saying how it is to be.

use super::super::dialog::User;
use super::super::preferences::Preferences;
use super::super::profile::Profile;
use super::super::prompt::Prompt;
use super::super::request::Leave;
use super::new_game::{ask_opponents, listed};
use crate::locale::args;
use crate::meaning::{Access, StandIn, TableOptions};
use crate::rules::rows::Variant;
use crate::rules::{Game, Plan};
use std::ops::RangeInclusive;

/// The most rounds of a match at a table.
pub const MOST_ROUNDS: u32 = 20;

/// The game that Enter alone stands for.
const USUAL: Game = Game::Rows(Variant::Elevens);

/// The number of people that a table is usually for.
const PEOPLE: usize = 2;

/// The highest number that is looked for in words.
const MOST_NUMBER: usize = 60;

/// Times after which a computer plays for somebody who is gone, as they are offered.
const STAND_INS: [(&str, StandIn); 3] = [
    ("ask-stand-in-soon", StandIn::After(2)),
    ("ask-stand-in-late", StandIn::After(10)),
    ("ask-stand-in-never", StandIn::Never),
];

/// Asks how a table is to be, as far as there is anything to choose; nothing for back.
///
/// # Errors
/// Why it was not answered.
pub async fn open_table(user: User) -> Result<Option<TableOptions>, Leave> {
    let Some(game) = ask_game(&user).await? else { return Ok(None) };
    let (low, high) = game.seats().into_inner();
    let asks = NumberQuestion { id: "ask-people", numbers: 1..=high, usual: PEOPLE };
    let Some(people) = ask_number(&user, asks).await? else { return Ok(None) };
    let (fewest, most) = (low.saturating_sub(people), high.saturating_sub(people));
    let computers = if fewest == most {
        Some(fewest)
    } else {
        ask_number(&user, NumberQuestion { id: "ask-computers", numbers: fewest..=most, usual: fewest })
            .await?
    };
    let Some(computers) = computers else { return Ok(None) };
    let level = if computers > 0 {
        let Some(kinds) = ask_opponents(&user).await? else { return Ok(None) };
        kinds.first().copied()
    } else {
        None
    };
    let usual = Plan::new(game, people.saturating_add(computers)).rounds as usize;
    let asks = NumberQuestion { id: "ask-rounds", numbers: 1..=MOST_ROUNDS as usize, usual };
    let Some(rounds) = ask_number(&user, asks).await? else { return Ok(None) };
    let number = |number: usize| u32::try_from(number).ok();
    let options = TableOptions {
        game: Some(game),
        people: number(people),
        computers: number(computers),
        level,
        rounds: number(rounds),
        ..TableOptions::default()
    };
    // Nobody else can sit down where one person plays.
    if people == 1 { Ok(Some(options)) } else { ask_others(&user, options).await }
}

/// Asks who else may sit down, and what happens when somebody is gone.
async fn ask_others(user: &User, options: TableOptions) -> Result<Option<TableOptions>, Leave> {
    let accesses = [("ask-open-all", Access::Everybody), ("ask-open-invited", Access::Invited)];
    let Some(access) = ask_which(user, "ask-open", &accesses).await? else { return Ok(None) };
    let Some(stand_in) = ask_which(user, "ask-stand-in", &STAND_INS).await? else { return Ok(None) };
    Ok(Some(TableOptions { access: Some(access), stand_in: Some(stand_in), ..options }))
}

async fn ask_game(user: &User) -> Result<Option<Game>, Leave> {
    let usual = Game::ALL.iter().position(|game| *game == USUAL).unwrap_or_default();
    let name = user.text(&format!("short-{}", USUAL.id()));
    let title = user.profile().locale().format("ask-game", &args!("usual" => name));
    let chosen = user.choose(Prompt::list_or(title, listed(&user.profile()), usual)).await?;
    Ok(chosen.and_then(|chosen| Game::ALL.get(chosen).copied()))
}

/// Asks for one of some things by the messages that name them; Enter alone is the first.
async fn ask_which<T: Copy>(user: &User, title: &str, items: &[(&str, T)]) -> Result<Option<T>, Leave> {
    let names = items.iter().map(|(id, _)| user.text(id)).collect();
    let chosen = user.choose(Prompt::list_or(user.text(title), names, 0)).await?;
    Ok(chosen.and_then(|chosen| items.get(chosen)).map(|(_, item)| *item))
}

/// A question for a number.
struct NumberQuestion {
    id: &'static str,
    numbers: RangeInclusive<usize>,
    /// The number that Enter alone stands for.
    usual: usize,
}

async fn ask_number(user: &User, asks: NumberQuestion) -> Result<Option<usize>, Leave> {
    let NumberQuestion { id, numbers, usual } = asks;
    let args = args!("low" => *numbers.start(), "high" => *numbers.end(), "usual" => usual);
    let question = user.profile().locale().format(id, &args);
    let wrong = format!("{} {question}", user.text("ask-again"));
    let read = |profile: &Profile, line: &str| {
        let number = if line.is_empty() { Some(usual) } else { number_in(&profile.preferences, line) };
        number.filter(|number| numbers.contains(number))
    };
    user.ask(Prompt::number(question, wrong, *numbers.end()), read).await
}

/// The number that a line says, in digits or in words of the language.
fn number_in(preferences: &Preferences, line: &str) -> Option<usize> {
    // None of these is ever named, so that the number alone counts.
    let nameless = vec![String::new(); MOST_NUMBER];
    let in_words = || preferences.understanding().choice(line, &nameless)?.checked_add(1);
    line.parse().ok().or_else(in_words)
}
