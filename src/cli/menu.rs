//! The menu of a bare start.

use super::evening::{End, Evening, Next};
use super::{new_menu, saved_menu, settings_menu};
use crate::meaning::{Depth, Evenings, Section};
use crate::rules::DayDeal;
use crate::session::fault::unusable;
use crate::session::{Leave, section, sections, tell_statistics};
use crate::store::{self, FaultyRecord, today};
use crate::terminal::{Voice, choose, pick};

/// What the menu offers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Item {
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

impl Item {
    /// The message that says it.
    const fn message(self) -> &'static str {
        match self {
            Item::Continue => "menu-continue",
            Item::New => "menu-new",
            Item::Learn => "menu-learn",
            Item::Together => "menu-together",
            Item::Today => "menu-today",
            Item::Evenings => "menu-evenings",
            Item::Saved => "menu-saved",
            Item::Rules => "menu-rules",
            Item::Settings => "menu-settings",
            Item::Quit => "menu-quit",
        }
    }
}

/// Asks what comes next.
///
/// # Errors
/// How the evening ends instead.
pub fn ask(evening: &mut Evening<'_>) -> Result<Next, End> {
    let folder = evening.start.folders.games();
    let (saved, faults) = store::newest(folder);
    name_faults(&mut evening.voice, faults)?;
    let items = offered(saved.is_some(), store::has_finished(folder));
    let locale = evening.voice.locale();
    let name = |item: &Item| match (item, &saved) {
        (Item::Continue, Some(saved)) => saved_menu::told_to_go_on(locale, saved),
        (item, _) => locale.text(item.message()),
    };
    let names: Vec<String> = items.iter().map(name).collect();
    let title = locale.text("menu-title");
    let Some(chosen) = choose(&mut evening.voice, &title, &names)? else { return Ok(Next::Menu) };
    match (items.get(chosen), saved) {
        (Some(Item::Continue), Some(saved)) => saved_menu::go_on_with(evening, saved),
        (Some(Item::New), _) => Ok(Next::NewGame),
        (Some(Item::Learn), _) => Ok(Next::Learn(None)),
        (Some(Item::Together), _) => new_menu::ask(evening, new_menu::Seated::Together),
        (Some(Item::Today), _) => ask_today(&mut evening.voice),
        (Some(Item::Saved), _) => saved_menu::ask(evening),
        (Some(Item::Evenings), _) => tell_evenings(&mut evening.voice),
        (Some(Item::Rules), _) => read_rules(&mut evening.voice),
        (Some(Item::Settings), _) => {
            settings_menu::run(&mut evening.voice).map(|()| Next::Menu).map_err(End::from)
        }
        (Some(Item::Quit | Item::Continue) | None, _) => Err(End::Left(Leave::Quit)),
    }
}

/// What is offered, where there is a game to go on with, and where one was played to its end.
fn offered(has_saved: bool, has_finished: bool) -> Vec<Item> {
    let of_saved = |item: Item| has_saved.then_some(item);
    let first =
        of_saved(Item::Continue).into_iter().chain([Item::New, Item::Learn, Item::Together, Item::Today]);
    let kept = of_saved(Item::Saved).into_iter().chain(has_finished.then_some(Item::Evenings));
    first.chain(kept).chain([Item::Rules, Item::Settings, Item::Quit]).collect()
}

/// Tells what became of all matches.
fn tell_evenings(voice: &mut Voice) -> Result<Next, End> {
    let asked = Evenings::All(Depth::Full);
    let said = tell_statistics(voice.locale(), &voice.archive.matches(), &voice.me(None), &asked, today());
    voice.say(&said)?;
    Ok(Next::Menu)
}

/// Asks in which game the deal of the day is wanted.
fn ask_today(voice: &mut Voice) -> Result<Next, End> {
    let game = new_menu::ask_game(voice)?;
    Ok(game.map_or(Next::Menu, |game| Next::Today(DayDeal { day: today(), game })))
}

/// Says what is wrong with records that were not named before.
fn name_faults(voice: &mut Voice, faults: Vec<FaultyRecord>) -> Result<(), Leave> {
    for FaultyRecord { path, fault } in faults {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !voice.kept.settings().named.contains(&name) {
            let sentence = unusable(voice.locale(), &path, &fault);
            voice.notice(&sentence)?;
            voice.keep(|settings| settings.named.push(name));
        }
    }
    Ok(())
}

fn read_rules(voice: &mut Voice) -> Result<Next, End> {
    let Some(game) = new_menu::ask_game(voice)? else { return Ok(Next::Menu) };
    let headings = sections(voice.locale(), game).into_iter().map(|(heading, _)| heading);
    let headings: Vec<String> = headings.collect();
    let title = voice.locale().text("rules-title");
    let mut chosen = choose(voice, &title, &headings)?;
    while let Some(part) = chosen.and_then(|chosen| Section::ALL.get(chosen).copied()) {
        let mut lines = section(voice.locale(), game, part);
        lines.push(voice.locale().text("rules-another"));
        voice.recite(&lines)?;
        chosen = pick(voice, &title, &headings)?;
    }
    Ok(Next::Menu)
}
