//! From the command line to what was asked for, and to an exit status.

use super::args;
use super::fault::{reason, told};
use super::folders::Folders;
use super::interrupt::{INTERRUPTED, catch, say_on_interrupt};
use super::menu::Menu;
use super::new_game::{self, generator};
use super::play::Begin;
use super::request::{Common, NewGame, Request};
use super::saved::{self, Saved};
use super::saver::{Saver, Saving};
use super::settings::{Settings, Spoken};
use super::sitting::Sitting;
use super::table::Table;
use super::tellings::Tellings;
use super::voice::{Leave, Voice};
use super::wish::Change;
use super::{emboss, grammar, reading, referee, replay, simulate, understand};
use crate::locale::{Locale, args as values};
use crate::meaning::Channel;
use crate::output::{Layout, Lines, printable};
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

/// The exit status of a command line that makes no sense.
const USAGE: u8 = 2;

/// What came of a start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// All went well.
    Well,
    /// Something did not, and was said.
    Badly,
    /// The command line makes no sense, and that was said.
    Misused,
    /// The player interrupted it.
    Interrupted,
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> ExitCode {
        match outcome {
            Outcome::Well => ExitCode::SUCCESS,
            Outcome::Badly => ExitCode::FAILURE,
            Outcome::Misused => ExitCode::from(USAGE),
            Outcome::Interrupted => ExitCode::from(INTERRUPTED),
        }
    }
}

/// Does what the arguments ask for; the first is the program's name.
pub fn main(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let folders = Folders::of_user();
    let loaded = Settings::load(folders.settings());
    let settings = loaded.as_ref().cloned().unwrap_or_default();
    let language = args::named_language(&arguments).unwrap_or_else(|| settings.language());
    let locale = Locale::load(language);
    let (request, common) = match args::parse(&arguments, &locale) {
        Ok(parsed) => parsed,
        Err(fault) => {
            complain(&fault);
            return ExitCode::from(USAGE);
        }
    };
    if let (Err(error), Some(path)) = (loaded, folders.settings()) {
        let args = values!("path" => told(path), "reason" => reason(&locale, &error));
        complain(&locale.format("error-settings", &args));
    }
    catch();
    say_on_interrupt(&locale.text("interrupted"));
    let mut start = Start { locale, common, settings, folders };
    let outcome = start.run(request);
    // A keyboard that is heard on a thread of its own may still be waiting for a key.
    super::interrupt::terminal::restore();
    outcome.into()
}

/// Says what went wrong, where a pipe of the output does not carry it away.
pub fn complain(text: &str) {
    use std::io::Write;
    let _ = writeln!(std::io::stderr(), "{}", printable(text));
}

/// Keeps ready what is said when the game is interrupted.
pub(super) fn set_interruption(voice: &Voice, sitting: &Sitting) {
    let saved = sitting.saver().path().is_some() && !sitting.saver().is_behind();
    say_on_interrupt(&voice.locale().text(if saved { "interrupted-saved" } else { "interrupted" }));
}

/// What a start has at hand.
#[derive(Debug)]
pub struct Start {
    pub(super) locale: Locale,
    pub(super) common: Common,
    pub(super) settings: Settings,
    pub(super) folders: Folders,
}

impl Start {
    fn run(&mut self, request: Request) -> Outcome {
        match request {
            Request::Help => {
                let games = reading::game_ids(&self.locale);
                let text = self.locale.format("usage", &values!("games" => games));
                self.print(text.lines().map(str::to_owned))
            }
            Request::Version => {
                let version = values!("version" => env!("CARGO_PKG_VERSION"));
                self.print([self.locale.format("version", &version)])
            }
            Request::Rules(game) => self.print(reading::rules(&self.locale, game)),
            Request::Replay { path, legal } => replay::run(
                &self.locale,
                &path,
                legal,
                self.tellings().general(Channel::Print),
                self.layout(),
            ),
            Request::Emboss(emboss) => {
                emboss::run(&self.locale, &emboss, self.tellings().general(Channel::Print))
            }
            Request::Simulate(simulate) => simulate::run(&self.locale, &simulate, self.layout()),
            Request::New(new) => {
                let mut voice = self.voice();
                match self.settle_speech(&mut voice) {
                    Ok(()) => self.begin(&mut voice, &new),
                    Err(left) => leave(&mut voice, Err(left), false),
                }
            }
            Request::Referee(new) => self.referee(&new),
            Request::Resume(path) => self.resume(path.as_deref()),
            Request::Understand => understand::run(&self.locale, std::io::stdin().lock(), std::io::stdout()),
            Request::Grammar(game, format) => grammar::run(&self.locale, game, format, std::io::stdout()),
            Request::Menu => Menu::new(self).run(),
        }
    }

    fn print(&self, lines: impl IntoIterator<Item = String>) -> Outcome {
        match Lines::new(std::io::stdout(), self.layout()).write(lines) {
            Ok(()) => Outcome::Well,
            Err(_) => {
                complain(&self.locale.text("error-output-plain"));
                Outcome::Badly
            }
        }
    }

    fn layout(&self) -> Layout {
        Layout {
            width: self.common.width.or(self.settings.width),
            braille: self.common.braille || self.settings.braille,
        }
    }

    fn tellings(&self) -> Tellings {
        let mut tellings = self.settings.tellings();
        if let Some(verbosity) = self.common.verbosity {
            tellings.set_all(verbosity);
        }
        tellings
    }

    /// A voice in the language of the start.
    pub(super) fn voice(&self) -> Voice {
        let mut voice = Voice::new(self.locale.language(), self.tellings(), self.layout());
        voice.set_echo(self.common.echo);
        voice.set_prompt_reply(self.settings.prompt_reply);
        voice.sounds.switch(self.settings.sounds);
        let speech =
            Spoken { on: self.common.speech.or(self.settings.speech.on), ..self.settings.speech.clone() };
        voice.start_speech(&speech);
        voice.confirm = self.common.confirm.unwrap_or(self.settings.confirm);
        voice.set_headphones(self.common.headphones || self.settings.headphones);
        self.open_channels(&mut voice);
        voice
    }

    /// Holds the braille display and hears a recognizer, where that was asked for.
    fn open_channels(&self, voice: &mut Voice) {
        if self.common.display || self.settings.display {
            voice.hold_display();
        }
        if let Some(command) = &self.common.listen
            && let Err(error) = voice.listen(command)
        {
            let args = values!("reason" => reason(&self.locale, &error));
            complain(&self.locale.format("listen-failed", &args));
        }
    }

    /// Asks once, at the first start at a terminal, whether the game is to speak by itself.
    pub(super) fn settle_speech(&mut self, voice: &mut Voice) -> Result<(), Leave> {
        if self.common.speech.is_some() || self.settings.speech.on.is_some() || !voice.is_at_terminal() {
            return Ok(());
        }
        let asked = voice.ask_for_speech();
        let changes = std::mem::take(&mut voice.changed);
        self.keep(&changes);
        asked
    }

    /// Begins a new game.
    pub(super) fn begin(&mut self, voice: &mut Voice, new: &NewGame) -> Outcome {
        let mut new = new.clone();
        if new.people.is_empty() {
            new.people.extend(self.settings.name.clone().filter(|name| new_game::is_name(name)));
        }
        let seated = match new_game::seat(voice.locale(), &new) {
            Ok(seated) => seated,
            Err(fault) => {
                complain(&fault);
                return Outcome::Misused;
            }
        };
        let saver = self.saver(voice);
        let rng = generator(new.choices.seed);
        let mut sitting = Sitting::new(seated.game, seated.names, seated.sitters, rng, saver);
        let saving = sitting.save_header(new.choices.seed);
        let mut table = Table::new(voice, sitting, new.pause || self.settings.pause);
        let told = table.tell_saving(saving);
        self.play(table, told.and(Ok(Begin::New)))
    }

    /// Keeps a table with real cards.
    fn referee(&mut self, new: &NewGame) -> Outcome {
        let mut voice = self.voice();
        let table = match referee::open(voice.locale(), new) {
            Ok(table) => table,
            Err(fault) => {
                complain(&fault);
                return Outcome::Misused;
            }
        };
        let mut desk = referee::Desk::new(&mut voice, table);
        let left = desk.keep();
        let changes = std::mem::take(&mut desk.voice.changed);
        self.keep(&changes);
        leave(&mut voice, left, false)
    }

    /// A place to save a new game to; without one it is played all the same, and that is said.
    fn saver(&self, voice: &mut Voice) -> Saver {
        let locale = voice.locale();
        let Some(folder) = self.folders.games() else {
            complain(&locale.text("error-no-folder"));
            return Saver::nowhere();
        };
        match Saver::create(folder) {
            Ok(saver) => saver,
            Err(error) => {
                let args = values!("path" => told(folder), "reason" => reason(locale, &error));
                complain(&locale.format("error-cannot-save", &args));
                Saver::nowhere()
            }
        }
    }

    fn resume(&mut self, path: Option<&Path>) -> Outcome {
        let found = match path {
            Some(path) => {
                saved::open(&self.locale, path).map_err(|unusable| unusable.sentence(&self.locale, path))
            }
            None => {
                let (saved, faults) = saved::newest(&self.locale, self.folders.games());
                if saved.is_some() {
                    faults.iter().for_each(|fault| complain(fault));
                }
                let none = || faults.first().cloned().unwrap_or_else(|| self.locale.text("error-no-saved"));
                saved.ok_or_else(none)
            }
        };
        match found {
            Ok(saved) => {
                let mut voice = self.voice();
                self.go_on(&mut voice, saved)
            }
            Err(fault) => {
                complain(&fault);
                Outcome::Badly
            }
        }
    }

    /// Goes on with a saved game.
    pub(super) fn go_on(&mut self, voice: &mut Voice, saved: Saved) -> Outcome {
        let torn = saved.is_torn();
        match saved.go_on(voice.locale()) {
            Err(fault) => {
                complain(&fault);
                Outcome::Badly
            }
            Ok((mut sitting, saving)) => {
                new_game::names_in(voice.locale(), &mut sitting.names);
                let text = voice.locale().text("torn-line");
                let told = if torn { voice.notice(&text) } else { Ok(()) };
                let mut table = Table::new(voice, sitting, self.common.pause || self.settings.pause);
                let told = told.and_then(|()| table.tell_saving(saving));
                self.play(table, told.and(Ok(Begin::Resumed)))
            }
        }
    }

    /// Plays, and says how it was left.
    fn play(&mut self, mut table: Table<'_>, begin: Result<Begin, Leave>) -> Outcome {
        set_interruption(table.voice, &table.sitting);
        let left = begin.and_then(|begin| table.play(begin));
        let caught_up = table.sitting.saver().catch_up();
        let left = if let Saving::Again = caught_up { table.tell_saving(caught_up).and(left) } else { left };
        let saver = table.sitting.saver();
        let (behind, has_place) = (saver.is_behind(), saver.path().is_some());
        let changes = std::mem::take(&mut table.voice.changed);
        let outcome = leave(table.voice, left, has_place && !behind);
        let outcome = if table.voice.let_go().is_err() { Outcome::Badly } else { outcome };
        if behind && has_place {
            complain(&table.voice.locale().text("error-left-behind"));
        }
        self.keep(&changes);
        if behind && outcome == Outcome::Well { Outcome::Badly } else { outcome }
    }

    /// Keeps what was changed in mid-game.
    pub(super) fn keep(&mut self, changes: &[Change]) {
        for change in changes {
            match change {
                Change::Language(code) => self.settings.language = Some((*code).to_owned()),
                Change::Tellings(tellings) => {
                    self.settings.verbosity = Some(tellings.general(Channel::Print).id().to_owned());
                    self.settings.tellings = *tellings;
                }
                Change::Speech(speech) => self.settings.speech = speech.clone(),
                Change::Braille(braille) => self.settings.braille = *braille,
                Change::PromptReply(prompt_reply) => self.settings.prompt_reply = *prompt_reply,
                Change::Sounds(sounds) => self.settings.sounds = *sounds,
                Change::Pause(pause) => self.settings.pause = *pause,
            }
        }
        if !changes.is_empty() {
            self.keep_settings();
        }
    }

    /// Writes the settings; says when that is not possible.
    pub(super) fn keep_settings(&self) {
        if let Err(error) = self.settings.keep(self.folders.settings()) {
            let args = values!("reason" => reason(&self.locale, &error));
            complain(&self.locale.format("error-settings-write", &args));
        }
    }
}

/// Says how a game was left, and whether it is saved.
fn leave(voice: &mut Voice, left: Result<(), Leave>, saved: bool) -> Outcome {
    let pick = |with: &'static str, without: &'static str| if saved { with } else { without };
    let (id, outcome) = match left {
        Ok(()) => return Outcome::Well,
        Err(Leave::Quit) => (pick("goodbye-saved", "goodbye"), Outcome::Well),
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
