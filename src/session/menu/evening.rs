//! From one game to the next, until the player quits: the main menu, and what comes after a match.

use super::super::dialog::{Choice, User};
use super::super::prompt::Prompt;
use super::super::reading::{section, sections};
use super::super::request::{
    Answer, Begin, Family, GamesRequest, Leave, NewGame, Newest, Played, Request, SavedGame, Service, Tries,
};
use super::next::{Ended, Next};
use super::settings::{change_width, settings};
use super::{learn, new_game, playing, referee, saved};
use crate::locale::args;
use crate::meaning::{Command, Depth, Evenings, MenuItem, Section};
use crate::rules::{DayDeal, Game};
use std::path::PathBuf;

/// Goes on from the menu to a match and back until the player quits.
pub async fn evening(user: User, first: Result<Next, Leave>) -> Ended {
    let mut next = first.map_err(Ended::Left);
    loop {
        next = match next {
            Ok(Next::Menu) => main_menu(&user).await,
            Ok(Next::NewGame) => ask_new(&user, KeyboardSeating::Alone).await,
            Ok(Next::Play(new)) => play_new(&user, new).await,
            Ok(Next::Today(deal)) => today(&user, deal).await,
            Ok(Next::Resume(file)) => match playing::resume(&user, file).await {
                Ok(next) => next,
                Err(fault) => Err(Ended::CannotResume(fault)),
            },
            Ok(Next::Referee(new)) => referee::keep(&user, &new).await,
            Ok(Next::Learn(family)) => {
                learn::ask(&user, family).await.map(|()| Next::Menu).map_err(Ended::Left)
            }
            Ok(Next::Played(played)) => after(&user, played).await,
            Err(Ended::Left(Leave::Menu)) => Ok(Next::Menu),
            Err(Ended::Left(Leave::NewGame)) => Ok(Next::NewGame),
            Err(ended) => return ended,
        }
    }
}

/// Returns whether somebody is there who never began a game.
fn is_first(user: &User) -> bool {
    !user.profile().settings.welcomed
}

/// An item of the main menu.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MainMenuItem {
    Continue,
    New,
    Learn,
    Together,
    Today,
    Evenings,
    Saved,
    Rules,
    Settings,
    Quit,
}

impl MainMenuItem {
    /// The message that says it.
    const fn message(self) -> &'static str {
        match self {
            MainMenuItem::Continue => "menu-continue",
            MainMenuItem::New => "menu-new",
            MainMenuItem::Learn => "menu-learn",
            MainMenuItem::Together => "menu-together",
            MainMenuItem::Today => "menu-today",
            MainMenuItem::Evenings => "menu-evenings",
            MainMenuItem::Saved => "menu-saved",
            MainMenuItem::Rules => "menu-rules",
            MainMenuItem::Settings => "menu-settings",
            MainMenuItem::Quit => "menu-quit",
        }
    }
}

/// The items, where there is a game to go on with, and where one was played to its end.
fn items(newest: &Newest) -> Vec<MainMenuItem> {
    let of_saved = |item: MainMenuItem| newest.saved.is_some().then_some(item);
    let first = of_saved(MainMenuItem::Continue).into_iter().chain([
        MainMenuItem::New,
        MainMenuItem::Learn,
        MainMenuItem::Together,
        MainMenuItem::Today,
    ]);
    let kept = of_saved(MainMenuItem::Saved)
        .into_iter()
        .chain(newest.has_finished.then_some(MainMenuItem::Evenings));
    first.chain(kept).chain([MainMenuItem::Rules, MainMenuItem::Settings, MainMenuItem::Quit]).collect()
}

async fn main_menu(user: &User) -> Result<Next, Ended> {
    let newest = saved::newest(user).await?;
    let items = items(&newest);
    let profile = user.profile();
    let name = |item: &MainMenuItem| match (item, &newest.saved) {
        (MainMenuItem::Continue, Some(saved)) => saved::told(profile.locale(), "menu-continue", saved, ""),
        (item, _) => user.text(item.message()),
    };
    let names: Vec<String> = items.iter().map(name).collect();
    // Enter stands for no item of the list: whoever comes for the first time is asked nothing more.
    let (list, first) = if is_first(user) {
        (Prompt::list_or(first_title(user), names, items.len()).in_short(), Some(items.len()))
    } else {
        (Prompt::list(user.text("menu-title"), names), None)
    };
    let chosen = match user.choose_or_say(list.or_sentence()).await? {
        Choice::Item(chosen) if Some(chosen) == first => return Ok(Next::Play(new_game::first())),
        Choice::Item(chosen) => chosen,
        Choice::Sentence(command) => return dispatch(user, command).await,
        Choice::Back => return Ok(Next::Menu),
    };
    match (items.get(chosen), newest.saved) {
        (Some(MainMenuItem::Continue), Some(SavedGame { file, .. })) => resume(user, file).await,
        (Some(MainMenuItem::New), _) => Ok(Next::NewGame),
        (Some(MainMenuItem::Learn), _) => Ok(Next::Learn(None)),
        (Some(MainMenuItem::Together), _) => ask_new(user, KeyboardSeating::Together).await,
        (Some(MainMenuItem::Today), _) => ask_day(user).await,
        (Some(MainMenuItem::Saved), _) => match saved::ask(user).await? {
            Some(file) => resume(user, file).await,
            None => Ok(Next::Menu),
        },
        (Some(MainMenuItem::Evenings), _) => {
            user.serve(Service::Evenings(Evenings::All(Depth::Full), None)).await?;
            Ok(Next::Menu)
        }
        (Some(MainMenuItem::Rules), _) => read_rules(user).await,
        (Some(MainMenuItem::Settings), _) => Ok(settings(user.clone()).await.map(|()| Next::Menu)?),
        (Some(MainMenuItem::Quit | MainMenuItem::Continue) | None, _) => Err(Ended::Left(Leave::Quit)),
    }
}

/// The title of the menu for whoever comes for the first time: what Enter begins.
fn first_title(user: &User) -> String {
    let game = user.text(&format!("game-{}", new_game::FIRST.id()));
    user.profile().locale().format("menu-title-first", &args!("game" => game))
}

/// Does what a whole sentence says; what it leaves open of a new game is asked.
async fn dispatch(user: &User, command: Command) -> Result<Next, Ended> {
    let Command::Item(item) = command else {
        if let Command::Width(cells) = command {
            change_width(user, cells).await?;
        } else {
            settings(user.clone()).await?;
        }
        return Ok(Next::Menu);
    };
    match item {
        MenuItem::Resume => match saved::newest(user).await?.saved {
            Some(SavedGame { file, .. }) => return resume(user, file).await,
            None => user.notice(&user.text("saved-none")),
        },
        MenuItem::Play(options) => {
            let described = new_game::described(user, options).await?;
            return Ok(described.map_or(Next::Menu, Next::Play));
        }
        MenuItem::Lessons(game) => return Ok(Next::Learn(game.map(Family::of))),
        MenuItem::Together => return ask_new(user, KeyboardSeating::Together).await,
        MenuItem::DealOfTheDay(None) => return ask_day(user).await,
        MenuItem::DealOfTheDay(Some(game)) => return day(user, game).await,
        MenuItem::SavedGames => {
            if let Some(file) = saved::ask(user).await? {
                return resume(user, file).await;
            }
        }
    }
    Ok(Next::Menu)
}

/// The people at one keyboard.
#[derive(Clone, Copy, PartialEq, Eq)]
enum KeyboardSeating {
    /// One person.
    Alone,
    /// Several, who are asked for their names.
    Together,
}

/// Asks about a new game; back leads to the menu.
async fn ask_new(user: &User, seating: KeyboardSeating) -> Result<Next, Ended> {
    let game = match is_first(user) {
        true => new_game::ask_first_game(user).await?,
        false => new_game::ask_game(user).await?,
    };
    let Some(game) = game else { return Ok(Next::Menu) };
    let people = match seating {
        KeyboardSeating::Alone => Some(Vec::new()),
        KeyboardSeating::Together => new_game::ask_people(user, game).await?,
    };
    let Some(people) = people else { return Ok(Next::Menu) };
    let chosen = new_game::ask_others(user, game, people).await?;
    Ok(chosen.map_or(Next::Menu, Next::Play))
}

/// Asks in which game the deal of the day is wanted.
async fn ask_day(user: &User) -> Result<Next, Ended> {
    match new_game::ask_game(user).await? {
        Some(game) => day(user, game).await,
        None => Ok(Next::Menu),
    }
}

/// The deal of the day in a game.
async fn day(user: &User, game: Game) -> Result<Next, Ended> {
    let read = |answer| if let Answer::Day(day) = answer { Some(day) } else { None };
    let day = user.request(Request::Games(GamesRequest::Day), read).await?;
    Ok(Next::Today(DayDeal { day, game }))
}

/// Goes on in the deal of a day, or asks for another try where its result stands.
async fn today(user: &User, deal: DayDeal) -> Result<Next, Ended> {
    let play = Next::Play(NewGame::of_day(deal));
    match saved::tries(user, deal).await? {
        Tries::None => return Ok(play),
        Tries::Unfinished(file) => return resume(user, file).await,
        Tries::Over(line) => line.iter().for_each(|line| user.notice(line)),
    }
    let items = user.texts(&["today-again", "after-menu", "menu-quit"]);
    match user.choose(Prompt::list(user.text("today-played"), items)).await? {
        Some(0) => Ok(play),
        Some(1) | None => Ok(Next::Menu),
        Some(_) => Err(Ended::Left(Leave::Quit)),
    }
}

/// Reads parts of the rules of a game.
async fn read_rules(user: &User) -> Result<Next, Ended> {
    let Some(game) = new_game::ask_game(user).await? else { return Ok(Next::Menu) };
    let headings =
        |user: &User| sections(user.profile().locale(), game).into_iter().map(|(heading, _)| heading);
    let list = Prompt::list(user.text("rules-title"), headings(user).collect());
    let mut chosen = user.choose(list.clone()).await?;
    while let Some(part) = chosen.and_then(|chosen| Section::ALL.get(chosen).copied()) {
        let mut lines = section(user.profile().locale(), game, part);
        lines.push(user.text("rules-another"));
        user.recite(lines);
        chosen = user.choose(list.clone().known()).await?;
    }
    Ok(Next::Menu)
}

async fn play_new(user: &User, new: NewGame) -> Result<Next, Ended> {
    let begin = if is_first(user) { Begin::First } else { Begin::New };
    playing::play(user, new, begin).await
}

/// Goes on with a saved game. Where another window plays it, everything else can still be chosen.
async fn resume(user: &User, file: PathBuf) -> Result<Next, Ended> {
    match playing::resume(user, file).await {
        Ok(next) => next,
        Err(fault) => {
            user.refuse(&fault);
            Ok(Next::Menu)
        }
    }
}

/// The place of the review in the list of what comes after a match.
const REVIEW: usize = 4;

/// Asks what comes after a match.
async fn after(user: &User, Played { left, again }: Played) -> Result<Next, Ended> {
    match left {
        Ok(()) | Err(Leave::Resigned) => {}
        Err(leave @ (Leave::Menu | Leave::NewGame)) => return Err(Ended::Left(leave)),
        // Whoever left it so has heard the last word.
        Err(leave @ (Leave::Quit | Leave::InputEnded | Leave::Interrupted | Leave::OutputClosed)) => {
            return Err(Ended::Left(leave));
        }
    }
    let items = user.texts(&["after-again", "after-other", "after-menu", "menu-quit", "after-review"]);
    let list = Prompt::list(user.text("after-title"), items);
    let mut chosen = user.choose(list.clone()).await;
    // Behind the review the list is not read again: what was found stays under the fingers.
    while let Ok(Some(REVIEW)) = chosen {
        user.serve(Service::Review(Depth::Short)).await?;
        chosen = user.choose(list.clone().known()).await;
    }
    match chosen {
        Ok(Some(0)) => Ok(Next::Play(again)),
        Ok(Some(1)) => Ok(Next::NewGame),
        Ok(Some(2) | None) => Ok(Next::Menu),
        Ok(Some(_)) => Err(Ended::Left(Leave::Quit)),
        // Who only played this match has nothing more to hear.
        Err(Leave::InputEnded) => Err(Ended::BehindMatch),
        Err(leave) => Err(Ended::Left(leave)),
    }
}
