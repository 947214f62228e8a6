//! A new game from the menu: which, who plays, how many, how well.

use super::evening::{End, Evening, Next};
use super::new_game;
use super::request::{Choices, NewGame};
use crate::locale::args;
use crate::narration::capitalised;
use crate::players::Kind;
use crate::rules::Game;
use crate::rules::rows::{RowOrder, Variant};
use crate::session::Leave;
use crate::terminal::{Voice, ask as ask_line, choose, choose_or};

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
    let is_first = evening.is_first();
    let chosen = ask_all(&mut evening.voice, seated, is_first)?;
    Ok(chosen.map_or(Next::Menu, Next::Play))
}

fn ask_all(voice: &mut Voice, seated: Seated, is_first: bool) -> Result<Option<NewGame>, Leave> {
    let game = if is_first { ask_first_game(voice)? } else { ask_game(voice)? };
    let Some(game) = game else { return Ok(None) };
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
    Ok(Some(NewGame { choices, people, first: None, pause: false, daily: None }))
}

/// Asks which game; `None` for back.
///
/// # Errors
/// Why none was chosen.
pub fn ask_game(voice: &mut Voice) -> Result<Option<Game>, Leave> {
    let title = voice.locale().text("menu-game");
    let names = games_listed(voice);
    let chosen = choose(voice, &title, &names)?;
    Ok(chosen.and_then(|chosen| Game::ALL.get(chosen).copied()))
}

/// The same of somebody who never played, for whom Enter is the game of numbers alone.
fn ask_first_game(voice: &mut Voice) -> Result<Option<Game>, Leave> {
    let easiest = Game::Rows(Variant::Beginner);
    let usual = Game::ALL.iter().position(|game| *game == easiest).unwrap_or_default();
    let locale = voice.locale();
    let name = locale.text(&format!("game-{}", easiest.id()));
    let title = locale.format("menu-game-first", &args!("usual" => name));
    let names = games_listed(voice);
    let chosen = choose_or(voice, &title, &names, usual)?;
    Ok(chosen.and_then(|chosen| Game::ALL.get(chosen).copied()))
}

/// The games as the menu lists them.
fn games_listed(voice: &Voice) -> Vec<String> {
    Game::ALL.iter().map(|game| voice.locale().text(&format!("list-{}", game.id()))).collect()
}

/// Asks for the names of those who share the keyboard: two, or more.
fn ask_people(voice: &mut Voice, game: Game) -> Result<Option<Vec<String>>, Leave> {
    let most = *game.seats().end();
    let locale = voice.locale();
    let question = locale.format("menu-people", &args!("high" => most));
    let wrong = locale.format("menu-people-wrong", &args!("high" => most));
    ask_line(voice, &question, &wrong, |voice, line| {
        let names = numbered(voice, line, most)
            .unwrap_or_else(|| line.split(',').map(|name| name.trim().to_owned()).collect());
        let fits = (2..=most).contains(&names.len());
        (fits && new_game::people(voice.locale(), &names, most).is_ok()).then_some(names)
    })
}

/// So many people called by numbers: names that nobody has to spell, as by voice.
fn numbered(voice: &Voice, line: &str, most: usize) -> Option<Vec<String>> {
    let counts: Vec<String> = (1..=most).map(|number| number.to_string()).collect();
    let count = voice.manner.understanding().choice(line, &counts)? + 1;
    let name = |number| capitalised(&voice.locale().format("say-player-number", &args!("n" => number)));
    Some((1..=count).map(name).collect())
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
    let kinds: Vec<String> =
        Kind::ALL.iter().map(|kind| locale.text(&format!("kind-{}", kind.id()))).collect();
    let usual = locale.text(&format!("kind-{}", Kind::Easy.id()));
    let title = locale.format("menu-opponents", &args!("usual" => usual));
    let easiest = Kind::ALL.iter().position(|kind| *kind == Kind::Easy).unwrap_or_default();
    let chosen = choose_or(voice, &title, &kinds, easiest)?;
    Ok(chosen.and_then(|chosen| Kind::ALL.get(chosen)).map(|kind| vec![*kind]))
}
