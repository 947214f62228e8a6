//! A new game: which, who plays, how many, how well.

use super::super::dialog::User;
use super::super::profile::Profile;
use super::super::prompt::Prompt;
use super::super::request::{Choices, Leave, NewGame};
use super::seating::{people, plan};
use crate::cards::Seat;
use crate::locale::args;
use crate::meaning::TableOptions;
use crate::narration::{capitalised, shortened};
use crate::players::Strength;
use crate::rules::Game;

/// Asks which game; nothing for back.
pub(super) async fn ask_game(user: &User) -> Result<Option<Game>, Leave> {
    let list = Prompt::list(user.text("menu-game"), listed(&user.profile()));
    let chosen = user.choose(list).await?;
    Ok(chosen.and_then(|chosen| Game::ALL.get(chosen).copied()))
}

/// The game with which a stranger begins: of all the one with most to decide in a minute, and soon over
/// (docs/performance.md).
pub(super) const FIRST: Game = Game::Nimm;

/// A first game: one round with as many as make it liveliest, all of them easy.
pub(super) fn first() -> NewGame {
    let choices =
        Choices { players: Some(2), opponents: vec![Strength::Easy], rounds: Some(1), ..Choices::of(FIRST) };
    NewGame::of(choices, Vec::new())
}

/// Asks somebody who never played which game; Enter is the usual first one.
pub(super) async fn ask_first_game(user: &User) -> Result<Option<Game>, Leave> {
    let usual = Game::ALL.iter().position(|game| *game == FIRST).unwrap_or_default();
    let profile = user.profile();
    let name = user.text(&format!("game-{}", FIRST.id()));
    let title = profile.locale().format("menu-game-first", &args!("usual" => name));
    let chosen = user.choose(Prompt::list_or(title, listed(&profile), usual)).await?;
    Ok(chosen.and_then(|chosen| Game::ALL.get(chosen).copied()))
}

/// The games as the menu lists them.
pub(super) fn listed(profile: &Profile) -> Vec<String> {
    Game::ALL.iter().map(|game| profile.locale().text(&format!("list-{}", game.id()))).collect()
}

/// Asks for the names of those who share the keyboard: two, or more.
pub(super) async fn ask_people(user: &User, game: Game) -> Result<Option<Vec<String>>, Leave> {
    let most = *game.seats().end();
    let profile = user.profile();
    let question = profile.locale().format("menu-people", &args!("high" => most));
    let wrong = profile.locale().format("menu-people-wrong", &args!("high" => most));
    let read = |profile: &Profile, line: &str| {
        let names = numbered(profile, line, most)
            .unwrap_or_else(|| line.split(',').map(|name| name.trim().to_owned()).collect());
        let fits = (2..=most).contains(&names.len());
        (fits && people(profile.locale(), &names, most).is_ok()).then_some(names)
    };
    user.ask(Prompt::number(question, wrong, most), read).await
}

/// So many people called by numbers: names that nobody has to spell, as by voice.
fn numbered(profile: &Profile, line: &str, most: usize) -> Option<Vec<String>> {
    let counts: Vec<String> = (1..=most).map(|number| number.to_string()).collect();
    let count = profile.preferences.understanding().choice(line, &counts)? + 1;
    let name = |number| capitalised(&profile.locale().format("say-player-number", &args!("n" => number)));
    Some((1..=count).map(name).collect())
}

/// The new game that a sentence describes; what it leaves open is asked. Nothing for back, or where there is no such game.
pub(super) async fn described(user: &User, options: TableOptions) -> Result<Option<NewGame>, Leave> {
    let profile = user.profile();
    let locale = profile.locale();
    if let Some(word) = &options.unknown {
        user.refuse(&locale.format("unknown-words", &args!("words" => shortened(word))));
        return Ok(None);
    }
    let game = match options.game {
        Some(game) => Some(game),
        None => ask_game(user).await?,
    };
    let Some(game) = game else { return Ok(None) };
    let people = match options.people {
        Some(2..) => ask_people(user, game).await?,
        Some(0 | 1) | None => Some(Vec::new()),
    };
    let Some(people) = people else { return Ok(None) };
    let number = |number: Option<u32>| number.and_then(|number| usize::try_from(number).ok());
    let seated = people.len().max(1);
    let with = number(options.computers).map(|computers| computers.saturating_add(seated));
    let players = number(options.players).or(with).or((people.len() > 1).then_some(seated));
    let players = match players.filter(|players| (seated..=*game.seats().end()).contains(players)) {
        Some(players) => Some(players),
        None => ask_players(user, game, seated).await?,
    };
    let Some(players) = players else { return Ok(None) };
    let opponents = match options.level {
        Some(kind) => Some(vec![kind]),
        None if seated < players => ask_opponents(user).await?,
        None => Some(Vec::new()),
    };
    let Some(opponents) = opponents.map(|kinds| if seated < players { kinds } else { Vec::new() }) else {
        return Ok(None);
    };
    let choices = Choices { players: Some(players), opponents, rounds: options.rounds, ..Choices::of(game) };
    if let Err(fault) = plan(locale, &choices, players, Seat::at(0)) {
        user.refuse(&fault);
        return Ok(None);
    }
    Ok(Some(NewGame::of(choices, people)))
}

/// Asks who plays beside some people; nothing for back.
pub(super) async fn ask_others(
    user: &User,
    game: Game,
    people: Vec<String>,
) -> Result<Option<NewGame>, Leave> {
    let Some(players) = ask_players(user, game, people.len()).await? else { return Ok(None) };
    let opponents = if people.len() < players { ask_opponents(user).await? } else { Some(Vec::new()) };
    let Some(opponents) = opponents else { return Ok(None) };
    let choices = Choices { players: Some(players), opponents, ..Choices::of(game) };
    Ok(Some(NewGame::of(choices, people)))
}

/// Asks how many play in all; not where no number is left to choose from.
async fn ask_players(user: &User, game: Game, people: usize) -> Result<Option<usize>, Leave> {
    let (low, high) = game.seats().into_inner();
    let low = low.max(people);
    if low == high {
        return Ok(Some(low));
    }
    let profile = user.profile();
    let question = profile.locale().format("menu-players", &args!("low" => low, "high" => high));
    let name = user.text(&format!("game-{}", game.id()));
    let wrong =
        profile.locale().format("error-players", &args!("game" => name, "low" => low, "high" => high));
    let numbers: Vec<String> = (1..=high).map(|number| number.to_string()).collect();
    let read = |profile: &Profile, line: &str| match line {
        "" => Some(low),
        line => {
            let number = profile.preferences.understanding().choice(line, &numbers)? + 1;
            (low..=high).contains(&number).then_some(number)
        }
    };
    user.ask(Prompt::number(question, wrong, high), read).await
}

/// Asks how well the computers play.
pub(super) async fn ask_opponents(user: &User) -> Result<Option<Vec<Strength>>, Leave> {
    let kinds: Vec<String> =
        Strength::ALL.iter().map(|kind| user.text(&format!("kind-{}", kind.id()))).collect();
    let usual = user.text(&format!("kind-{}", Strength::Easy.id()));
    let title = user.profile().locale().format("menu-opponents", &args!("usual" => usual));
    let easiest = Strength::ALL.iter().position(|kind| *kind == Strength::Easy).unwrap_or_default();
    let chosen = user.choose(Prompt::list_or(title, kinds, easiest)).await?;
    Ok(chosen.and_then(|chosen| Strength::ALL.get(chosen)).map(|kind| vec![*kind]))
}
