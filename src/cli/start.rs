//! What goes with every start: language, settings, the voice, and games that begin or go on.

use super::outcome::Outcome;
use super::referee;
use super::request::Common;
use crate::cards::Seat;
use crate::locale::{Locale, args as values};
use crate::meaning::Verbosities;
use crate::output::{Layout, Letters, Lines, Width};
use crate::record::Attempt;
use crate::rules::DayDeal;
use crate::session::fault::{cannot_open, reason_at, unusable};
use crate::session::{
    Begin, Choices, Desk, Leave, Lookback, Manner, MatchSession, NewGame, Table, is_name, menu,
    tell_day_begins, tell_day_over,
};
use crate::store::{
    self, Archive, FaultyRecord, Folders, Saved, Saver, Saving, Settings, SpeechSettings, StoredSettings,
    generator, today,
};
use crate::terminal::{Driver, Voice, Wanted, complain, keep, patience};
use std::path::Path;

/// What a start has at hand.
#[derive(Debug)]
pub struct Start {
    pub locale: Locale,
    pub common: Common,
    pub settings: Settings,
    pub folders: Folders,
}

impl Start {
    pub fn print(&self, lines: impl IntoIterator<Item = String>) -> Outcome {
        self.written(Lines::new(std::io::stdout(), self.layout()).write(lines))
    }

    /// What came of writing to the output; that it is closed is said.
    pub fn written(&self, written: std::io::Result<()>) -> Outcome {
        match written {
            Ok(()) => Outcome::Well,
            Err(_) => {
                complain(&self.locale.text("error-output-plain"));
                Outcome::Badly
            }
        }
    }

    pub fn layout(&self) -> Layout {
        Layout {
            width: Width::of_cells(self.common.width.or(self.settings.width)),
            braille: self.common.braille || self.settings.braille,
            letters: self.common.table.map_or_else(Letters::default, |table| Letters::of(table.letters())),
        }
    }

    pub fn tellings(&self) -> Verbosities {
        let mut tellings = self.settings.tellings();
        if let Some(verbosity) = self.common.verbosity {
            tellings.set_all(verbosity);
        }
        tellings
    }

    /// A voice in the language of the start.
    pub fn voice(&self) -> Voice {
        let mut manner = Manner::new(self.locale.language());
        manner.tellings = self.tellings();
        manner.confirm = self.common.confirm.unwrap_or(self.settings.confirm);
        manner.pause = self.common.pause || self.settings.pause;
        let kept = StoredSettings::new(self.settings.clone(), self.folders.settings().map(Path::to_owned));
        let mut voice = Voice::new(manner, kept, self.layout());
        voice.archive = Archive::of(&self.folders);
        voice.set_echo(self.common.echo);
        voice.set_prompt_reply(self.settings.prompt_reply);
        voice.set_prompts(self.common.prompts.or(self.settings.prompts));
        voice.sounds.switch(self.settings.sounds);
        let speech = SpeechSettings {
            on: self.common.speech.or(self.settings.speech.on),
            ..self.settings.speech.clone()
        };
        voice.start_speech(&speech);
        voice.set_headphones(self.common.headphones || self.settings.headphones);
        self.open_channels(&mut voice);
        voice
    }

    /// Holds the braille display and hears a recognizer, where that was asked for.
    fn open_channels(&self, voice: &mut Voice) {
        if self.common.display || self.settings.display {
            voice.hold_display();
        }
        let (common, settings) = (&self.common, &self.settings);
        voice.gate.set(common.talk.unwrap_or(settings.talk));
        let wanted = Wanted {
            itself: common.voice || settings.voice,
            command: common.listen.clone().or_else(|| settings.listen.clone()),
            model: common.model.clone().or_else(|| settings.model.clone()),
            language: Some(self.locale.language()),
        };
        for fault in voice.want_ears(wanted) {
            complain(&fault);
        }
    }

    /// Plays a new game, to its end or until it is left.
    pub fn begin(&self, voice: &mut Voice, new: &NewGame, begin: Begin) -> Played {
        let mut seated_new = new.clone();
        if seated_new.people.is_empty() {
            seated_new.people.extend(menu::kept_name(voice.locale(), voice.kept.settings()));
        }
        let seated = match menu::seat(voice.locale(), &seated_new) {
            Ok(seated) => seated,
            Err(fault) => {
                complain(&fault);
                return Played::never(new);
            }
        };
        let saver = self.saver(voice);
        let attempt = new.daily.map(|deal| self.attempt(deal));
        let seed = || new.daily.map(|deal| deal.fate().seed());
        let rng = generator(new.choices.seed.or_else(seed));
        let table = Table::new(seated.game, seated.names, seated.sitters, rng).attempting(attempt);
        let header = table.header(new.choices.seed).dated(&today());
        voice.manner.pause |= new.pause;
        let again = new.again();
        let mut session = MatchSession::at_keyboard(table, &voice.manner, begin, patience());
        let mut driver = Driver::new(voice, &mut session, saver);
        let told = driver.save(&[header]);
        finish(driver, again, told)
    }

    /// The next try at the deal of a day.
    fn attempt(&self, deal: DayDeal) -> Attempt {
        let before = u32::try_from(store::attempts(self.folders.games(), deal).len()).unwrap_or(u32::MAX);
        Attempt { deal, number: before.saturating_add(1) }
    }

    /// Keeps a table with real cards; gives back how it was left.
    ///
    /// # Errors
    /// When it can't be kept, which was said.
    pub fn referee(&self, voice: &mut Voice, new: &NewGame) -> Result<Result<(), Leave>, Outcome> {
        match referee::open(voice.locale(), new) {
            Ok(opened) => Ok(keep(voice, Desk::new(opened.referee), &opened.names)),
            Err(fault) => {
                complain(&fault);
                Err(Outcome::Misused)
            }
        }
    }

    /// A place to save a new game to; without one it is played all the same, and that is said.
    fn saver(&self, voice: &Voice) -> Saver {
        let locale = voice.locale();
        let Some(folder) = self.folders.games() else {
            complain(&locale.text("error-no-folder"));
            return Saver::nowhere();
        };
        match Saver::create(folder) {
            Ok(saver) => saver,
            Err(error) => {
                let args = values!("path" => folder.display().to_string(), "reason" => reason_at(locale, folder, &error));
                complain(&locale.format("error-cannot-save", &args));
                Saver::nowhere()
            }
        }
    }

    /// The saved game of a file, or the newest.
    ///
    /// # Errors
    /// A sentence when there is none that can go on.
    pub fn saved(&self, path: Option<&Path>) -> Result<Saved, String> {
        let Some(path) = path else {
            let (saved, faults) = store::newest(self.folders.games());
            let told = |faulty: &FaultyRecord| unusable(&self.locale, &faulty.path, &faulty.fault);
            if saved.is_some() {
                faults.iter().for_each(|fault| complain(&told(fault)));
            }
            let none = || {
                let first = faults.first().map(told);
                first.unwrap_or_else(|| self.locale.text("error-no-saved"))
            };
            return saved.ok_or_else(none);
        };
        store::open(path).map_err(|fault| unusable(&self.locale, path, &fault))
    }
}

/// How a game was left, and what would be the same again.
#[derive(Debug)]
pub struct Played {
    /// How it was left; `Ok` at the end of the match.
    pub left: Result<(), Leave>,
    /// What came of it, said already where the player leaves the program.
    pub outcome: Outcome,
    /// Whether some of it could not be saved.
    pub behind: bool,
    /// The same again.
    pub again: NewGame,
}

impl Played {
    /// A game that can't be played, which was said.
    fn never(new: &NewGame) -> Played {
        Played { left: Err(Leave::Quit), outcome: Outcome::Misused, behind: false, again: new.clone() }
    }
}

/// Asks once, at the first start at a terminal, whether the game is to speak by itself.
pub fn settle_speech(voice: &mut Voice, common: &Common) -> Result<(), Leave> {
    let settled = common.speech.is_some() || voice.kept.settings().speech.on.is_some();
    if settled || !voice.is_at_terminal() { Ok(()) } else { voice.run(menu::ask_for_speech) }
}

/// Goes on with a saved game; or says why that can't be.
///
/// # Errors
/// A sentence when another program plays it, or it can't be written to.
pub fn go_on(voice: &mut Voice, saved: Saved) -> Result<Played, String> {
    let torn = saved.is_torn();
    let path = saved.path().to_owned();
    let opened = saved.go_on();
    let (stored, mut saver) = opened.map_err(|error| cannot_open(voice.locale(), &path, &error))?;
    let (table, owed) = Table::of_stored(stored);
    let saving = if owed.is_empty() { Saving::Done } else { saver.save(&owed) };
    let text = voice.locale().text("torn-line");
    let told = if torn { voice.notice(&text) } else { Ok(()) };
    let again = again(voice.locale(), &table);
    let mut session = MatchSession::at_keyboard(table, &voice.manner, Begin::Resumed, patience());
    let mut driver = Driver::new(voice, &mut session, saver);
    let told = told.and_then(|()| driver.tell_saving(saving));
    Ok(finish(driver, again, told))
}

/// The same game again as at a table.
fn again(locale: &Locale, table: &Table) -> NewGame {
    let plan = *table.plan();
    let daily = table.attempt().map(|attempt| attempt.deal);
    let called_you = |name: &str| name.to_lowercase() == locale.text("name-you");
    let people = table.people().into_iter().filter_map(|seat| table.names().get(seat.index()).cloned());
    let choices = Choices {
        game: plan.game,
        players: Some(plan.seats),
        opponents: table.sitters().iter().filter_map(|sitter| sitter.kind()).collect(),
        rounds: Some(plan.rounds),
        rows: plan.rows,
        without: plan.without,
        seed: None,
    };
    let people = people.filter(|name| is_name(name) && !called_you(name)).collect();
    NewGame { choices, people, first: None, pause: false, daily }
}

/// Plays, and says how it was left where the player leaves the program with it.
fn finish(mut driver: Driver<'_>, again: NewGame, told: Result<(), Leave>) -> Played {
    driver.set_interruption();
    let told = told.and_then(|()| tell_day(&mut driver));
    let left = told.and_then(|()| driver.run());
    let told = match left {
        Ok(()) => {
            let points = driver.session.table().map(|table| table.game().totals().get(Seat::at(0)));
            tell_day_ends(&mut driver, points)
        }
        Err(Leave::Resigned) => tell_day_ends(&mut driver, None),
        Err(
            Leave::Quit
            | Leave::Menu
            | Leave::NewGame
            | Leave::InputEnded
            | Leave::Interrupted
            | Leave::OutputClosed,
        ) => Ok(()),
    };
    let left = driver.catch_up().and(told).and(left);
    if matches!(left, Ok(()) | Err(Leave::Resigned))
        && let Some(rounds) = driver.session.table().map(Lookback::after)
    {
        driver.look_back_at(rounds);
    }
    let (behind, has_place) = (driver.saver.is_behind(), driver.saver.path().is_some());
    let saved = has_place && !behind;
    let mut outcome = match left {
        Ok(()) | Err(Leave::Resigned) => Outcome::Well,
        Err(Leave::Menu | Leave::NewGame) if saved => said(farewell(driver.voice, "left-saved")),
        Err(Leave::Menu | Leave::NewGame) => Outcome::Well,
        Err(Leave::Quit | Leave::InputEnded | Leave::Interrupted | Leave::OutputClosed) => {
            let outcome = leave(driver.voice, left, saved);
            if driver.voice.let_go().is_err() { Outcome::Badly } else { outcome }
        }
    };
    if behind && has_place {
        complain(&driver.voice.locale().text("error-left-behind"));
    }
    // What nobody could save is no success, with or without a place for it.
    if behind && outcome == Outcome::Well {
        outcome = Outcome::Badly;
    }
    Played { left, outcome, behind, again }
}

/// The try at the deal of a day that is played, if it is one.
fn attempt(driver: &Driver<'_>) -> Option<Attempt> {
    driver.session.table().and_then(Table::attempt)
}

/// Tells which day's deal it is, where it is one.
fn tell_day(driver: &mut Driver<'_>) -> Result<(), Leave> {
    let Some(attempt) = attempt(driver) else { return Ok(()) };
    let text = tell_day_begins(driver.voice.locale(), attempt);
    driver.voice.notice(&text)
}

/// Tells what came of the deal of a day, with its points; without where it was given up.
fn tell_day_ends(driver: &mut Driver<'_>, points: Option<i32>) -> Result<(), Leave> {
    let Some(attempt) = attempt(driver) else { return Ok(()) };
    let lines = tell_day_over(driver.voice.locale(), &driver.voice.archive.matches(), attempt, points);
    lines.iter().try_for_each(|line| driver.notice(line))
}

/// Says a last word; `false` when nobody can hear it.
pub fn farewell(voice: &mut Voice, id: &str) -> bool {
    let text = voice.locale().text(id);
    voice.notice(&text).is_ok()
}

const fn said(heard: bool) -> Outcome {
    if heard { Outcome::Well } else { Outcome::Badly }
}

/// Says how a game was left, and whether it is saved.
pub fn leave(voice: &mut Voice, left: Result<(), Leave>, saved: bool) -> Outcome {
    let pick = |with: &'static str, without: &'static str| if saved { with } else { without };
    let (id, outcome) = match left {
        Ok(()) => return Outcome::Well,
        Err(Leave::Quit | Leave::Menu | Leave::NewGame | Leave::Resigned) => {
            (pick("goodbye-saved", "goodbye"), Outcome::Well)
        }
        Err(Leave::InputEnded) => (pick("input-ended-saved", "input-ended"), Outcome::Badly),
        Err(Leave::Interrupted) => (pick("interrupted-saved", "interrupted"), Outcome::Interrupted),
        Err(Leave::OutputClosed) => return output_closed(voice, saved),
    };
    let text = voice.locale().text(id);
    match voice.notice(&text) {
        Ok(()) => outcome,
        Err(_) => output_closed(voice, saved),
    }
}

fn output_closed(voice: &Voice, saved: bool) -> Outcome {
    complain(&voice.locale().text(if saved { "error-output" } else { "error-output-plain" }));
    Outcome::Badly
}
