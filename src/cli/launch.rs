//! From the command line to what was asked for, and to an exit status.

use super::args;
use super::game_ids::game_ids;
use super::menu::Menu;
use super::new_game;
use super::outcome::{Outcome, USAGE};
use super::request::{Common, NewGame, Request};
use super::{emboss, grammar, referee, replay, simulate, understand};
use crate::dialogue::{Begin, Desk, Leave, Manner, Table, Tellings, rules};
use crate::files::fault::{reason, told};
use crate::files::{self, Folders, Kept, Opened, Saved, Saver, Settings, Spoken, generator};
use crate::keyboard::{Play, Voice, ask_for_speech, catch, complain, keep, say_on_interrupt, terminal};
use crate::locale::{Locale, args as values};
use crate::meaning::Channel;
use crate::output::{Layout, Lines};
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

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
    let start = Start { locale, common, settings, folders };
    let outcome = start.run(request);
    // A keyboard that is heard on a thread of its own may still be waiting for a key.
    terminal::restore();
    outcome.into()
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
    fn run(&self, request: Request) -> Outcome {
        match request {
            Request::Help => {
                let games = game_ids(&self.locale);
                let text = self.locale.format("usage", &values!("games" => games));
                self.print(text.lines().map(str::to_owned))
            }
            Request::Version => {
                let version = values!("version" => env!("CARGO_PKG_VERSION"));
                self.print([self.locale.format("version", &version)])
            }
            Request::Rules(game) => self.print(rules(&self.locale, game)),
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
                match settle_speech(&mut voice, &self.common) {
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
        let mut manner = Manner::new(self.locale.language());
        manner.tellings = self.tellings();
        manner.confirm = self.common.confirm.unwrap_or(self.settings.confirm);
        manner.pause = self.common.pause || self.settings.pause;
        let kept = Kept::new(self.settings.clone(), self.folders.settings().map(Path::to_owned));
        let mut voice = Voice::new(manner, kept, self.layout());
        voice.set_echo(self.common.echo);
        voice.set_prompt_reply(self.settings.prompt_reply);
        voice.sounds.switch(self.settings.sounds);
        let speech =
            Spoken { on: self.common.speech.or(self.settings.speech.on), ..self.settings.speech.clone() };
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
        if let Some(command) = &self.common.listen
            && let Err(error) = voice.listen(command)
        {
            let args = values!("reason" => reason(&self.locale, &error));
            complain(&self.locale.format("listen-failed", &args));
        }
    }

    /// Begins a new game.
    pub(super) fn begin(&self, voice: &mut Voice, new: &NewGame) -> Outcome {
        let mut new = new.clone();
        if new.people.is_empty() {
            new.people.extend(new_game::kept_name(voice.locale(), voice.kept.settings()));
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
        let table = Table::new(seated.game, seated.names, seated.sitters, rng);
        let header = table.header(new.choices.seed);
        voice.manner.pause |= new.pause;
        let mut play = Play::new(voice, table, saver);
        let told = play.save(&[header]);
        finish(play, told.and(Ok(Begin::New)))
    }

    /// Keeps a table with real cards.
    fn referee(&self, new: &NewGame) -> Outcome {
        let mut voice = self.voice();
        let opened = match referee::open(voice.locale(), new) {
            Ok(opened) => opened,
            Err(fault) => {
                complain(&fault);
                return Outcome::Misused;
            }
        };
        let left = keep(&mut voice, &mut Desk::new(opened.referee), &opened.names);
        leave(&mut voice, left, false)
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
                let args = values!("path" => told(folder), "reason" => reason(locale, &error));
                complain(&locale.format("error-cannot-save", &args));
                Saver::nowhere()
            }
        }
    }

    fn resume(&self, path: Option<&Path>) -> Outcome {
        let found = match path {
            Some(path) => {
                files::open(&self.locale, path).map_err(|unusable| unusable.sentence(&self.locale, path))
            }
            None => {
                let (saved, faults) = files::newest(&self.locale, self.folders.games());
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
                go_on(&mut voice, saved).unwrap_or_else(|fault| {
                    complain(&fault);
                    Outcome::Badly
                })
            }
            Err(fault) => {
                complain(&fault);
                Outcome::Badly
            }
        }
    }
}

/// Asks once, at the first start at a terminal, whether the game is to speak by itself.
pub fn settle_speech(voice: &mut Voice, common: &Common) -> Result<(), Leave> {
    let settled = common.speech.is_some() || voice.kept.settings().speech.on.is_some();
    if settled || !voice.is_at_terminal() { Ok(()) } else { ask_for_speech(voice) }
}

/// Goes on with a saved game; or says why that can't be.
///
/// # Errors
/// A sentence when another program plays it, or it can't be written to.
pub fn go_on(voice: &mut Voice, saved: Saved) -> Result<Outcome, String> {
    let torn = saved.is_torn();
    let Opened { table, saver, saving } = saved.go_on(voice.locale())?;
    let text = voice.locale().text("torn-line");
    let told = if torn { voice.notice(&text) } else { Ok(()) };
    let mut play = Play::new(voice, table, saver);
    let told = told.and_then(|()| play.tell_saving(saving));
    Ok(finish(play, told.and(Ok(Begin::Resumed))))
}

/// Plays, and says how it was left.
fn finish(mut play: Play<'_>, begin: Result<Begin, Leave>) -> Outcome {
    play.set_interruption();
    let left = begin.and_then(|begin| play.play(begin));
    let left = play.catch_up().and(left);
    let (behind, has_place) = (play.saver.is_behind(), play.saver.path().is_some());
    let outcome = leave(play.voice, left, has_place && !behind);
    let outcome = if play.voice.let_go().is_err() { Outcome::Badly } else { outcome };
    if behind && has_place {
        complain(&play.voice.locale().text("error-left-behind"));
    }
    if behind && outcome == Outcome::Well { Outcome::Badly } else { outcome }
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
