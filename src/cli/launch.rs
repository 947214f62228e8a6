//! From the command line to what was asked for, and to an exit status.

use super::args;
use super::evening::Evening;
use super::outcome::{Outcome, USAGE};
use super::request::CommandLine;
use super::start::StartContext;
use super::{completions, emboss, grammar, help, host, join, manual, replay, review, simulate, understand};
use crate::locale::{Locale, args as values};
use crate::meaning::{Channel, Depth, Evenings};
use crate::output::speech::serve_voices;
use crate::output::{Layout, Width};
use crate::session::fault::reason;
use crate::session::menu::Next;
use crate::session::{rules, tell_statistics};
use crate::store::{Archive, Folders, Me, Settings, today};
use crate::terminal::{catch, complain, complain_in, mode, say_on_interrupt, window};
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

/// Does what the arguments ask for; the first is the program's name. A window that was opened for it stays until its
/// last words were read.
pub fn main(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    serve_voices(|| carry_out(&arguments))
}

fn carry_out(arguments: &[OsString]) -> ExitCode {
    let ProgramEnd { code, locale, is_left } = launch(arguments);
    if !is_left && window::closes() {
        complain(&locale.text("window-closes"));
        window::linger();
    }
    code
}

/// The end of the program.
struct ProgramEnd {
    code: ExitCode,
    locale: Locale,
    /// True if the player has left, and has no last words to read.
    is_left: bool,
}

fn launch(arguments: &[OsString]) -> ProgramEnd {
    let folders = Folders::chosen(args::named_folder(arguments));
    let loaded = Settings::load(folders.settings());
    let settings = loaded.as_ref().cloned().unwrap_or_default();
    let language = args::named_language(arguments).unwrap_or_else(|| settings.language());
    let locale = Locale::load(language);
    complain_in(Layout { width: Width::of_cells(settings.width), ..Layout::default() });
    let (request, common) = match args::parse(arguments, &locale) {
        Ok(parsed) => parsed,
        Err(fault) => {
            complain(&fault);
            return ProgramEnd { code: ExitCode::from(USAGE), locale, is_left: false };
        }
    };
    if let (Err(error), Some(path)) = (loaded, folders.settings()) {
        let args = values!("path" => path.display().to_string(), "reason" => reason(&locale, &error));
        complain(&locale.format("error-settings", &args));
    }
    // A host ends by itself, with a word to its guests.
    if !matches!(request, CommandLine::Host(_)) {
        catch();
    }
    say_on_interrupt(&locale, None);
    let is_left = matches!(request, CommandLine::Menu);
    let start = StartContext { locale, common, settings, folders };
    complain_in(start.layout());
    // A keyboard that is heard on a thread of its own may still be waiting for a key at the end.
    let found = mode::SavedMode;
    let outcome = run(&start, request);
    drop(found);
    ProgramEnd { code: outcome.into(), locale: start.locale, is_left }
}

fn run(start: &StartContext, request: CommandLine) -> Outcome {
    match request {
        CommandLine::Help(words) => {
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            start.print(help::lines(&start.locale, &words))
        }
        CommandLine::Manual => start.written(manual::write(&start.locale, std::io::stdout())),
        CommandLine::Completions(shell) => {
            start.written(completions::write(&start.locale, shell, std::io::stdout()))
        }
        CommandLine::Version => {
            let version = values!("version" => env!("CARGO_PKG_VERSION"));
            start.print([start.locale.format("version", &version)])
        }
        CommandLine::Learn(family) => Evening::new(start).begin(Next::Learn(family)),
        CommandLine::Score(who) => start.print(score(start, who)),
        CommandLine::Today(deal) => Evening::new(start).begin(Next::Today(deal)),
        CommandLine::Rules(game) => start.print(rules(&start.locale, game)),
        CommandLine::Host(hosting) => host::run(start, &hosting),
        CommandLine::Join(joining) => join::run(start, &joining),
        CommandLine::Replay { path, legal } => {
            replay::run(&start.locale, &path, legal, start.tellings().general(Channel::Print), start.layout())
        }
        CommandLine::Review { path, json } => review::run(start, path, json),
        CommandLine::Emboss(emboss) => {
            emboss::run(&start.locale, &emboss, start.tellings().general(Channel::Print))
        }
        CommandLine::Simulate(simulate) => simulate::run(&start.locale, &simulate, start.layout()),
        CommandLine::New(new) => Evening::new(start).begin(Next::Play(new)),
        CommandLine::Referee(new) => Evening::new(start).begin(Next::Referee(new)),
        CommandLine::Resume(path) => resume(start, path.as_deref()),
        CommandLine::Understand => understand::run(&start.locale, std::io::stdin().lock(), std::io::stdout()),
        CommandLine::Grammar(sayable, format) => grammar::run(start, sayable, format, std::io::stdout()),
        CommandLine::Menu => Evening::new(start).begin(Next::Menu),
    }
}

/// Returns what became of all matches of somebody, or of the player.
fn score(start: &StartContext, who: Option<String>) -> impl Iterator<Item = String> {
    let me = who.map_or_else(|| Me::Owner(start.settings.name.clone()), Me::Called);
    let asked = Evenings::All(Depth::Full);
    let played = Archive::of(&start.folders).matches();
    tell_statistics(&start.locale, &played, &me, &asked, today()).into_iter().map(|said| said.text)
}

/// Goes on with the saved game of a file, or the newest.
fn resume(start: &StartContext, path: Option<&Path>) -> Outcome {
    match start.saved(path) {
        Ok(saved) => Evening::new(start).go_on(Ok(Next::Resume(saved.path().to_owned()))),
        Err(none) => {
            complain(&none);
            Outcome::Badly
        }
    }
}
