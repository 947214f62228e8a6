//! All words and options of the command line: the parser, the help, the manual and the completions read them here.

use super::emboss;
use super::grammar_format::GrammarFormat;
use super::shell::SHELLS;
use super::values;
use crate::locale::{LANGUAGES, Language, Locale, args};
use crate::meaning::{RoutineMove, Verbosity};
use crate::output::Width;
use crate::players::Strength;
use crate::rules::Game;
use crate::session::Family;
use crate::store::{LogLevel, VoiceActivation};
use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Command, ValueHint};
use std::ffi::OsStr;
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// The game whose rules are embossed.
pub(super) const EMBOSSED_GAME: &str = "EMBOSSED";

/// The number of servers of NATS that may keep a copy; NATS allows no more.
pub(super) const REPLICAS: RangeInclusive<usize> = 1..=5;

/// The values that can be given to an option.
pub(super) enum Allowed {
    /// One of these, or several with commas between.
    Words(Vec<&'static str>),
    /// The same, and what they are called in the player's language.
    Values(Vec<&'static str>, fn(&Locale) -> String),
    Number(RangeInclusive<usize>),
    Width,
    From(usize),
    Colours,
    Seat,
    Table,
    Port,
    Address,
    /// Two files: a certificate and its key.
    Certificate,
    Folder,
    File,
    Date,
    Host,
    Text,
}

impl Allowed {
    /// Returns what can be given to an option of this name.
    pub(super) fn of(option: &str) -> Allowed {
        match option {
            "lang" => Allowed::Words(LANGUAGES.iter().map(Language::code).collect()),
            "verbosity" => Allowed::Values(Verbosity::ALL.map(Verbosity::id).to_vec(), |locale| {
                values::levels(locale).list()
            }),
            "braille" => {
                let tables = LANGUAGES.iter().map(Language::code);
                let words = ["lines", "brlapi"].into_iter().chain(tables).collect();
                Allowed::Values(words, |locale| values::braille(locale).list())
            }
            "confirm" => Allowed::Values(vec!["always", "final", "unsure", "never"], |locale| {
                values::confirms(locale).list()
            }),
            "forced" => Allowed::Values(ids(RoutineMove::Forced), |locale| {
                values::modes(locale, RoutineMove::Forced).list()
            }),
            "turn-end" => Allowed::Values(ids(RoutineMove::TurnEnd), |locale| {
                values::modes(locale, RoutineMove::TurnEnd).list()
            }),
            "talk" => Allowed::Values(VoiceActivation::ALL.map(VoiceActivation::id).to_vec(), |locale| {
                values::talks(locale).list()
            }),
            "prompt" | "prompt-speech" | "prompt-braille" => {
                Allowed::Values(vec!["sign", "nothing", "word"], |locale| values::prompts(locale).list())
            }
            "speech" => Allowed::Values(vec!["on", "off"], |locale| values::switches(locale).list()),
            "width" => Allowed::Width,
            "cells" => Allowed::Number(emboss::CELLS),
            "lines" => Allowed::Number(emboss::LINES),
            "line" | "ssh" | "web" => Allowed::Port,
            "address" | "proxy" => Allowed::Address,
            "log" => Allowed::Words(LogLevel::ALL.map(LogLevel::id).to_vec()),
            "tls" => Allowed::Certificate,
            "table" => Allowed::Table,
            "format" => Allowed::Words(GrammarFormat::ALL.map(GrammarFormat::id).to_vec()),
            "game" | "GAME" | EMBOSSED_GAME => {
                let words = Game::ALL.iter().map(|game| game.id()).collect();
                Allowed::Values(words, |locale| values::games(locale).list())
            }
            "replicas" => Allowed::Number(REPLICAS),
            "players" => Allowed::Number(2..=7),
            "opponents" => Allowed::Values(Strength::ALL.map(Strength::id).to_vec(), |locale| {
                values::kinds(locale).list()
            }),
            "rounds" | "matches" | "each" => Allowed::From(1),
            "seed" => Allowed::From(0),
            "rows" => Allowed::Colours,
            "without" => Allowed::Values(vec!["red", "yellow", "green", "blue"], |locale| {
                values::colours(locale).list()
            }),
            "first" => Allowed::Seat,
            "FAMILY" => Allowed::Values(Family::ALL.map(Family::id).to_vec(), |locale| {
                values::families(locale).list()
            }),
            "SHELL" => Allowed::Words(SHELLS.map(|(name, _)| name).to_vec()),
            "data" | "model" | "export" => Allowed::Folder,
            "date" => Allowed::Date,
            "HOST" => Allowed::Host,
            "resume" | "records" | "output" | "ca" | "listen-report" | "FILE" => Allowed::File,
            _ => Allowed::Text,
        }
    }

    /// The same as a part of a sentence.
    pub(super) fn told(&self, locale: &Locale) -> String {
        match self {
            Allowed::Words(words) => words.join(", "),
            Allowed::Values(_, list) => list(locale),
            Allowed::Number(numbers) => between(locale, "allowed-number", numbers),
            Allowed::Width => between(locale, "allowed-width", &Width::CELLS),
            Allowed::From(low) => locale.format("allowed-number-from", &args!("low" => *low)),
            Allowed::Colours => locale.text("allowed-colours"),
            Allowed::Seat => locale.format("allowed-seat", &args!("seats" => 7)),
            Allowed::Table => locale.text("allowed-table"),
            Allowed::Port => locale.text("allowed-port"),
            Allowed::Address => locale.text("allowed-address"),
            Allowed::Certificate => locale.text("allowed-certificate"),
            Allowed::Folder => locale.text("allowed-folder"),
            Allowed::Date => locale.text("allowed-date"),
            Allowed::Host => locale.text("allowed-host"),
            Allowed::File | Allowed::Text => locale.text("allowed-text"),
        }
    }

    /// Returns what a shell completes.
    fn hint(&self) -> ValueHint {
        match self {
            Allowed::Folder => ValueHint::DirPath,
            Allowed::File | Allowed::Certificate => ValueHint::FilePath,
            Allowed::Host => ValueHint::Hostname,
            Allowed::Words(_)
            | Allowed::Values(..)
            | Allowed::Number(_)
            | Allowed::Width
            | Allowed::From(_)
            | Allowed::Colours
            | Allowed::Seat
            | Allowed::Table
            | Allowed::Date
            | Allowed::Port
            | Allowed::Address
            | Allowed::Text => ValueHint::Other,
        }
    }
}

/// The least and the most, as a part of a sentence.
fn between(locale: &Locale, id: &str, numbers: &RangeInclusive<usize>) -> String {
    locale.format(id, &args!("low" => *numbers.start(), "high" => *numbers.end()))
}

/// Any text, with the words that shells offer: what is allowed is looked at later, and told in the player's language.
#[derive(Clone)]
struct Offered(Vec<&'static str>);

impl TypedValueParser for Offered {
    type Value = String;

    fn parse_ref(&self, command: &Command, _: Option<&Arg>, value: &OsStr) -> Result<String, clap::Error> {
        let text = value.to_str().map(str::to_owned);
        text.ok_or_else(|| clap::Error::new(ErrorKind::InvalidUtf8).with_cmd(command))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.0.iter().map(PossibleValue::new)))
    }
}

/// The headings that options stand under.
#[derive(Clone, Copy)]
pub(super) enum Heading {
    New,
    Common,
    Other,
}

impl Heading {
    /// All, in the order in which they are told.
    pub(super) const ALL: [Heading; 3] = [Heading::New, Heading::Common, Heading::Other];

    /// The message that says it.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Heading::New => "help-new",
            Heading::Common => "help-common",
            Heading::Other => "help-other",
        }
    }
}

/// An option that takes a value.
fn value(name: &'static str) -> Arg {
    behind(name).long(name).allow_negative_numbers(true)
}

/// An option without a value.
fn flag(name: &'static str) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue)
}

/// Returns what stands behind a word without an option.
fn behind(name: &'static str) -> Arg {
    let allowed = Allowed::of(name);
    let arg = Arg::new(name).num_args(1).value_hint(allowed.hint());
    match allowed {
        Allowed::Words(words) | Allowed::Values(words, _) => arg.value_parser(Offered(words)),
        Allowed::File | Allowed::Certificate => arg.value_parser(clap::value_parser!(PathBuf)),
        Allowed::Number(_)
        | Allowed::Width
        | Allowed::From(_)
        | Allowed::Colours
        | Allowed::Seat
        | Allowed::Table
        | Allowed::Port
        | Allowed::Address
        | Allowed::Folder
        | Allowed::Date
        | Allowed::Host
        | Allowed::Text => arg,
    }
}

/// Blue is left out unless another colour is named (D2).
fn without() -> Arg {
    value("without").num_args(0..=1).default_missing_value("blue")
}

fn choices() -> impl Iterator<Item = Arg> {
    let named = ["game", "players", "opponents", "rounds", "rows", "seed"].map(value);
    named.into_iter().chain([without()])
}

/// The names of the ways in which a routine move can be made.
fn ids(routine: RoutineMove) -> Vec<&'static str> {
    routine.modes().iter().map(|mode| mode.id()).collect()
}

fn me() -> Arg {
    value("me").action(ArgAction::Append)
}

fn new_game() -> Vec<Arg> {
    let first = [value("game"), value("players"), me(), value("opponents")];
    let rest = ["rounds", "first", "rows"].map(value);
    first.into_iter().chain(rest).chain([without(), value("seed"), flag("pause")]).collect()
}

fn common() -> Vec<Arg> {
    let named = ["lang", "data", "verbosity", "forced", "turn-end", "width"].map(value);
    let braille = value("braille").num_args(0..=1).default_missing_value("lines");
    let heard = [
        value("listen"),
        flag("voice"),
        value("model"),
        value("listen-report"),
        value("confirm"),
        value("talk"),
        flag("headphones"),
    ];
    let prompts = ["prompt", "prompt-speech", "prompt-braille"].map(value);
    let rest = [value("speech"), flag("echo"), flag("help").short('h')];
    let all = named.into_iter().chain([braille]).chain(heard).chain(prompts).chain(rest);
    all.map(|arg| arg.global(true)).collect()
}

fn other() -> Vec<Arg> {
    vec![value("resume").num_args(0..=1), flag("version").short('V')]
}

fn words() -> [Command; 15] {
    [
        word("learn").arg(behind("FAMILY")),
        word("today").args(["game", "date"].map(value)),
        word("score").arg(behind("WHO")),
        word("host")
            .args(
                ["web", "line", "ssh", "address", "proxy", "each", "log", "nats", "replicas", "export"]
                    .map(value),
            )
            .arg(value("tls").num_args(2)),
        word("join").arg(behind("HOST")).arg(value("as")).arg(value("ca").alias("cacert")),
        word("replay").arg(behind("FILE")).arg(flag("legal")),
        word("review").arg(behind("FILE")).arg(flag("json")),
        word("simulate")
            .args(choices())
            .args(["matches", "records"].map(value))
            .args(["json", "elo"].map(flag)),
        referee(),
        word("understand"),
        grammar(),
        word("rules").arg(behind("GAME")),
        emboss(),
        word("completions").arg(behind("SHELL")),
        word("man"),
    ]
}

fn grammar() -> Command {
    let begins = ["game", "players", "seed"].map(value);
    let goes_on = value("resume").num_args(0..=1);
    word("grammar").arg(value("format")).arg(flag("moment")).args(begins).arg(goes_on)
}

fn referee() -> Command {
    let choices = ["game", "players", "rounds", "rows", "first"].map(value);
    word("referee").args(choices).arg(without()).arg(me())
}

fn emboss() -> Command {
    let paper = ["output", "cells", "lines", "table"].map(|name| value(name).global(true));
    word("emboss")
        .args(paper)
        .arg(flag("contracted").global(true))
        .subcommand(word("rules").arg(behind(EMBOSSED_GAME)))
        .subcommand(word("record").arg(behind("FILE")))
}

/// A word without anything that the parser would add in English.
fn word(name: &'static str) -> Command {
    Command::new(name).disable_help_flag(true).disable_version_flag(true).disable_help_subcommand(true)
}

/// The command line, without what is said of its parts: a start needs no more.
pub(super) fn definition() -> Command {
    let under = |heading: Heading, args: Vec<Arg>| {
        args.into_iter().map(move |arg| arg.help_heading(heading.id())).collect::<Vec<_>>()
    };
    word("elevens")
        .args(under(Heading::New, new_game()))
        .args(under(Heading::Common, common()))
        .args(under(Heading::Other, other()))
        .subcommands(words())
}

/// The command line, with what is said of each part of it in a language.
pub(super) fn told(locale: &Locale) -> Command {
    let games = values::games(locale).list();
    let said = |id: &str| locale.format(id, &args!("games" => games.as_str()));
    told_in(definition(), &said).about(locale.text("program-purpose"))
}

/// The same for one word and all that stands behind it.
fn told_in(command: Command, said: &dyn Fn(&str) -> String) -> Command {
    let arg = |arg: Arg| {
        let name = match arg.get_id().as_str() {
            EMBOSSED_GAME => "GAME".to_owned(),
            name => name.to_owned(),
        };
        let takes = arg.get_action().takes_values();
        let arg = arg.help(said(&format!("option-{name}")));
        if takes { arg.value_name(said(&format!("value-{name}"))) } else { arg }
    };
    let word = |word: Command| {
        let name = word.get_name();
        let about = said(&format!("word-{name}"));
        told_in(word, said).about(about)
    };
    command.mut_args(arg).mut_subcommands(word)
}
