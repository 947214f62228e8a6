//! A new game from the menu: which, who plays, how many, how well.

use super::evening::{End, Evening, Next};
use super::new_game;
use super::request::{Choices, NewGame};
use crate::dialogue::Leave;
use crate::keyboard::{Voice, ask as ask_line, choose};
use crate::locale::args;
use crate::players::Kind;
use crate::rules::Game;
use crate::rules::rows::RowOrder;

/// Who sits at the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seated {
    /// One person.
    Alone,
    /// Several, who are asked for their names.
    Together,
}

/// Asks about a new game; back leads to the menu.
///
/// # Errors
/// How the evening ends instead.
pub fn ask(evening: &mut Evening<'_>, seated: Seated) -> Result<Next, End> {
    let chosen = ask_all(&mut evening.voice, seated)?;
    Ok(chosen.map_or(Next::Menu, Next::Play))
}

fn ask_all(voice: &mut Voice, seated: Seated) -> Result<Option<NewGame>, Leave> {
    let Some(game) = ask_game(voice)? else { return Ok(None) };
    let people = match seated {
        Seated::Alone => Some(Vec::new()),
        Seated::Together => ask_people(voice, game)?,
    };
    let Some(people) = people else { return Ok(None) };
    let Some(players) = ask_players(voice, game, people.len())? else { return Ok(None) };
    let opponents = if people.len() < players { ask_opponents(voice)? } else { Some(Vec::new()) };
    let Some(opponents) = opponents else { return Ok(None) };
    let choices = Choices {
        game,
        players: Some(players),
        opponents,
        rounds: None,
        rows: RowOrder::default(),
        without: None,
        seed: None,
    };
    Ok(Some(NewGame { choices, people, first: None, pause: false }))
}

/// Asks which game; `None` for back.
///
/// # Errors
/// Why none was chosen.
pub fn ask_game(voice: &mut Voice) -> Result<Option<Game>, Leave> {
    let locale = voice.locale();
    let names: Vec<String> =
        Game::ALL.iter().map(|game| locale.text(&format!("list-{}", game.id()))).collect();
    let title = locale.text("menu-game");
    let chosen = choose(voice, &title, &names)?;
    Ok(chosen.and_then(|chosen| Game::ALL.get(chosen).copied()))
}

/// Asks for the names of those who share the keyboard: two, or more.
fn ask_people(voice: &mut Voice, game: Game) -> Result<Option<Vec<String>>, Leave> {
    let most = *game.seats().end();
    let locale = voice.locale();
    let question = locale.format("menu-people", &args!("high" => most));
    let wrong = locale.format("menu-people-wrong", &args!("high" => most));
    ask_line(voice, &question, &wrong, |voice, line| {
        let names: Vec<String> = line.split(',').map(|name| name.trim().to_owned()).collect();
        let fits = (2..=most).contains(&names.len());
        (fits && new_game::people(voice.locale(), &names, most).is_ok()).then_some(names)
    })
}

/// Asks how many play in all; not where no number is left to choose from.
fn ask_players(voice: &mut Voice, game: Game, people: usize) -> Result<Option<usize>, Leave> {
    let (low, high) = game.seats().into_inner();
    let low = low.max(people);
    if low == high {
        return Ok(Some(low));
    }
    let locale = voice.locale();
    let question = locale.format("menu-players", &args!("low" => low, "high" => high));
    let name = locale.text(&format!("game-{}", game.id()));
    let wrong = locale.format("error-players", &args!("game" => name, "low" => low, "high" => high));
    let numbers: Vec<String> = (1..=high).map(|number| number.to_string()).collect();
    ask_line(voice, &question, &wrong, |voice, line| match line {
        "" => Some(low),
        line => {
            let number = voice.manner.understanding().choice(line, &numbers)? + 1;
            (low..=high).contains(&number).then_some(number)
        }
    })
}

fn ask_opponents(voice: &mut Voice) -> Result<Option<Vec<Kind>>, Leave> {
    let locale = voice.locale();
    let title = locale.text("menu-opponents");
    let kinds: Vec<String> =
        Kind::ALL.iter().map(|kind| locale.text(&format!("kind-{}", kind.id()))).collect();
    let chosen = choose(voice, &title, &kinds)?;
    Ok(chosen.and_then(|chosen| Kind::ALL.get(chosen)).map(|kind| vec![*kind]))
}
