//! The command line. The parser's own words are never shown: each fault is said in the player's language.

use super::emboss;
use super::grammar_format::GrammarFormat;
use super::options::{Allowed, EMBOSSED_GAME, REPLICAS, definition};
use super::request::{
    CommandLine, Common, Emboss, EmbossedText, Hosting, JoinTarget, Port, SayableScope, Simulate,
};
use super::shell::shell;
use super::values::{self, BrailleKind};
use crate::locale::{Language, Locale, args};
use crate::meaning::{MoveMode, RoutineMove};
use crate::narration::shortened;
use crate::output::Width;
use crate::output::brf::Paper;
use crate::rules::rows::{RowOrder, Variant};
use crate::rules::{DayDeal, Game};
use crate::session::{Choices, Family, NewGame, is_name};
use crate::store::{LogLevel, PromptSign, Prompts, today};
use clap::ArgMatches;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use std::ffi::OsString;
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// The options with a value that begin a new game.
const GAME_OPTIONS: [&str; 8] =
    ["game", "players", "opponents", "rounds", "rows", "without", "seed", "first"];

/// The number of connections that a host grants one address.
const EACH: usize = 30;

/// A sentence that says what is wrong with the command line.
pub(super) type UsageFault = String;

/// The language that the arguments name, before anything else is understood.
pub(super) fn named_language(arguments: &[OsString]) -> Option<&'static Language> {
    named(arguments, "--lang")?.parse().ok()
}

/// The folder of settings and games that the arguments name: the settings are needed before anything else is understood.
pub(super) fn named_folder(arguments: &[OsString]) -> Option<PathBuf> {
    named(arguments, "--data").map(PathBuf::from)
}

/// The value of an option wherever it stands.
fn named<'a>(arguments: &'a [OsString], option: &str) -> Option<&'a str> {
    let texts: Vec<&str> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
    let joined = texts.iter().find_map(|text| text.strip_prefix(option)?.strip_prefix('='));
    joined.or_else(|| texts.iter().skip_while(|text| **text != option).nth(1).copied())
}

/// Returns what the arguments ask for.
///
/// # Errors
/// A sentence for the first fault.
pub(super) fn parse(arguments: &[OsString], locale: &Locale) -> Result<(CommandLine, Common), UsageFault> {
    let matches = definition().try_get_matches_from(arguments).map_err(|error| clap_fault(locale, &error))?;
    let reader = ValueReader { locale, matches: &matches };
    if let Some((word, _)) = matches.subcommand() {
        reader.goes_with(word)?;
    }
    let innermost = innermost(&matches);
    let common = ValueReader { locale, matches: innermost }.common()?;
    if innermost.get_flag("help") {
        return Ok((CommandLine::Help(words(&matches)), common));
    }
    let request = match matches.subcommand() {
        Some(("host", inner)) => ValueReader { locale, matches: inner }.host(),
        Some(("join", inner)) => ValueReader { locale, matches: inner }.joining(),
        Some(("review", inner)) => Ok(ValueReader { locale, matches: inner }.review()),
        Some(("replay", inner)) => ValueReader { locale, matches: inner }.replay(),
        Some(("referee", inner)) => ValueReader { locale, matches: inner }.referee(),
        Some(("simulate", inner)) => ValueReader { locale, matches: inner }.simulate(),
        Some(("understand", _)) => Ok(CommandLine::Understand),
        Some(("grammar", inner)) => ValueReader { locale, matches: inner }.grammar(),
        Some(("emboss", inner)) => ValueReader { locale, matches: inner }.emboss(),
        Some(("learn", inner)) => ValueReader { locale, matches: inner }.learn(),
        Some(("score", inner)) => {
            Ok(CommandLine::Score(ValueReader { locale, matches: inner }.text("WHO").cloned()))
        }
        Some(("today", inner)) => ValueReader { locale, matches: inner }.today(),
        Some(("rules", inner)) => ValueReader { locale, matches: inner }.rules(),
        Some(("completions", inner)) => ValueReader { locale, matches: inner }.completions(),
        Some(("man", _)) => Ok(CommandLine::Manual),
        Some(_) | None => reader.play(),
    };
    Ok((request?, common))
}

/// The words that ask for something, from the first to the last.
fn words(matches: &ArgMatches) -> Vec<String> {
    let Some((word, inner)) = matches.subcommand() else { return Vec::new() };
    [word.to_owned()].into_iter().chain(words(inner)).collect()
}

/// The matches of the last word that asks for something.
fn innermost(matches: &ArgMatches) -> &ArgMatches {
    matches.subcommand().map_or(matches, |(_, inner)| innermost(inner))
}

/// Returns what the parser found wrong, said in the player's language.
#[expect(clippy::wildcard_enum_match_arm, reason = "the parser's kinds are not ours, and may become more")]
fn clap_fault(locale: &Locale, error: &clap::Error) -> UsageFault {
    let named = error.get(ContextKind::InvalidArg).or_else(|| error.get(ContextKind::InvalidSubcommand));
    let argument = match named {
        Some(ContextValue::String(argument)) => argument.clone(),
        Some(ContextValue::Strings(arguments)) => arguments.first().cloned().unwrap_or_default(),
        _ => String::new(),
    };
    let option = argument.split(' ').next().unwrap_or_default();
    let option = shortened(option.trim_matches(['<', '>']));
    match error.kind() {
        ErrorKind::ArgumentConflict => locale.format("error-twice", &args!("option" => option)),
        ErrorKind::UnknownArgument if option.starts_with('-') => {
            locale.format("error-option", &args!("option" => option))
        }
        ErrorKind::UnknownArgument | ErrorKind::InvalidSubcommand => {
            locale.format("error-argument", &args!("argument" => option))
        }
        ErrorKind::InvalidUtf8 => locale.text("error-not-text"),
        ErrorKind::TooManyValues => locale.format("error-no-value", &args!("option" => option)),
        _ => {
            let allowed = Allowed::of(option.trim_start_matches('-')).told(locale);
            locale.format("error-value-missing", &args!("option" => option, "allowed" => allowed))
        }
    }
}

/// Reads the values of one level of the command line.
struct ValueReader<'a> {
    locale: &'a Locale,
    matches: &'a ArgMatches,
}

impl ValueReader<'_> {
    fn text(&self, option: &str) -> Option<&String> {
        // Not every word has all options of a game.
        self.matches.try_get_one::<String>(option).ok().flatten()
    }

    /// The value of an option, or what is wrong with it.
    fn read<T>(&self, option: &str, parse: impl Fn(&str) -> Option<T>) -> Result<Option<T>, UsageFault> {
        self.text(option).map(|text| parse(text).ok_or_else(|| self.wrong(option, text))).transpose()
    }

    fn prompt(&self, option: &str) -> Result<Option<PromptSign>, UsageFault> {
        self.read(option, |text| values::prompts(self.locale).find(text))
    }

    fn path(&self, option: &str) -> Option<PathBuf> {
        self.matches.get_one::<PathBuf>(option).cloned()
    }

    /// Holds that no option of a new game stands before a word that asks for something else.
    fn goes_with(&self, word: &str) -> Result<(), UsageFault> {
        let given = |option: &&str| self.matches.value_source(option) == Some(ValueSource::CommandLine);
        let stray = GAME_OPTIONS.into_iter().chain(["me", "pause", "resume", "version"]).find(given);
        stray.map_or(Ok(()), |option| Err(self.conflict(option, word)))
    }

    fn conflict(&self, option: &str, other: &str) -> UsageFault {
        let option = format!("--{option}");
        self.locale.format("error-conflict", &args!("option" => option, "other" => other))
    }

    fn wrong(&self, option: &str, text: &str) -> UsageFault {
        let allowed = Allowed::of(option).told(self.locale);
        let value = shortened(text);
        let option = match option {
            "GAME" => "elevens rules".to_owned(),
            "FAMILY" => "elevens learn".to_owned(),
            "SHELL" => "elevens completions".to_owned(),
            "HOST" => "elevens join".to_owned(),
            EMBOSSED_GAME => "elevens emboss rules".to_owned(),
            option => format!("--{option}"),
        };
        self.locale.format("error-value", &args!("value" => value, "option" => option, "allowed" => allowed))
    }

    fn common(&self) -> Result<Common, UsageFault> {
        self.read("lang", |text| text.parse::<&Language>().ok())?;
        self.read("data", |text| (!text.is_empty()).then_some(()))?;
        let braille =
            self.read("braille", |text| values::braille(self.locale).find_all(text))?.unwrap_or_default();
        let table = braille.iter().find_map(|one| match one {
            BrailleKind::Table(language) => Some(*language),
            BrailleKind::Lines | BrailleKind::Display => None,
        });
        let display = braille.contains(&BrailleKind::Display);
        Ok(Common {
            verbosity: self.read("verbosity", |text| values::levels(self.locale).find(text))?,
            width: self.read("width", Width::said)?,
            braille: !braille.is_empty() && !display,
            table,
            display,
            listen: self.text("listen").cloned(),
            voice: self.matches.get_flag("voice"),
            model: self.text("model").map(PathBuf::from),
            listen_report: self.path("listen-report"),
            talk: self.read("talk", |text| values::talks(self.locale).find(text))?,
            confirm: self.read("confirm", |text| values::confirms(self.locale).find(text))?,
            automated: self.automated()?,
            prompts: Prompts {
                print: self.prompt("prompt")?,
                speech: self.prompt("prompt-speech")?,
                braille: self.prompt("prompt-braille")?,
            },
            headphones: self.matches.get_flag("headphones"),
            echo: self.matches.get_flag("echo"),
            speech: self.read("speech", |text| values::switches(self.locale).find(text))?,
            pause: self.matches.try_get_one::<bool>("pause").ok().flatten().copied().unwrap_or_default(),
        })
    }

    /// The routine moves that are to be made in another way than the settings say.
    fn automated(&self) -> Result<Vec<(RoutineMove, MoveMode)>, UsageFault> {
        let mut automated = Vec::new();
        for routine in RoutineMove::ALL {
            let mode = self.read(routine.id(), |text| values::modes(self.locale, routine).find(text))?;
            automated.extend(mode.map(|mode| (routine, mode)));
        }
        Ok(automated)
    }

    fn choices(&self) -> Result<Choices, UsageFault> {
        Ok(Choices {
            game: self
                .read("game", |text| values::games(self.locale).find(text))?
                .unwrap_or(Game::Rows(Variant::Elevens)),
            players: self
                .read("players", |text| text.parse().ok().filter(|players| (2..=7).contains(players)))?,
            opponents: self
                .read("opponents", |text| values::kinds(self.locale).find_all(text))?
                .unwrap_or_default(),
            rounds: self.read("rounds", |text| text.parse().ok().filter(|rounds| *rounds > 0))?,
            rows: self.read("rows", |text| rows(self.locale, text))?.unwrap_or_default(),
            without: self.read("without", |name| values::colours(self.locale).find(name))?,
            seed: self.read("seed", |text| text.parse().ok())?,
        })
    }

    fn play(&self) -> Result<CommandLine, UsageFault> {
        if self.matches.get_flag("version") {
            return Ok(CommandLine::Version);
        }
        let people = self.people();
        let game_option = GAME_OPTIONS.into_iter().find(|option| self.matches.contains_id(option));
        let game_option = game_option.or((!people.is_empty()).then_some("me"));
        if self.matches.contains_id("resume") {
            return match game_option {
                None => Ok(CommandLine::Resume(self.path("resume"))),
                Some(other) => Err(self.conflict("resume", &format!("--{other}"))),
            };
        }
        let pause = self.matches.get_flag("pause");
        if game_option.is_none() && !pause {
            return Ok(CommandLine::Menu);
        }
        let first = self.text("first").cloned();
        Ok(CommandLine::New(NewGame { choices: self.choices()?, people, first, pause, daily: None }))
    }

    fn people(&self) -> Vec<String> {
        self.matches.get_many::<String>("me").unwrap_or_default().cloned().collect()
    }

    fn referee(&self) -> Result<CommandLine, UsageFault> {
        let first = self.text("first").cloned();
        let people = self.people();
        Ok(CommandLine::Referee(NewGame {
            choices: self.choices()?,
            people,
            first,
            pause: false,
            daily: None,
        }))
    }

    fn host(&self) -> Result<CommandLine, UsageFault> {
        let port = |text: &str| match text {
            "off" => Some(Port::Off),
            text => text.parse().ok().map(Port::At),
        };
        Ok(CommandLine::Host(Hosting {
            web: self.read("web", port)?.unwrap_or_default(),
            line: self.read("line", port)?.unwrap_or_default(),
            ssh: self.read("ssh", port)?.unwrap_or_default(),
            address: self.read("address", |text| text.parse().ok())?,
            proxy: self.read("proxy", |text| text.parse().ok())?,
            each: self.read("each", |text| text.parse().ok().filter(|each| *each > 0))?.unwrap_or(EACH),
            noted: self.read("log", LogLevel::called)?,
            tls: self.two_paths("tls"),
            nats: self.text("nats").cloned(),
            replicas: self
                .read("replicas", |text| text.parse().ok().filter(|count| REPLICAS.contains(count)))?,
            export: self.text("export").map(PathBuf::from),
        }))
    }

    fn joining(&self) -> Result<CommandLine, UsageFault> {
        let Some(host) = self.text("HOST").cloned() else {
            let args = args!("option" => "elevens join", "allowed" => Allowed::Host.told(self.locale));
            return Err(self.locale.format("error-value-missing", &args));
        };
        let name = self.text("as").map(|name| name.trim().to_owned());
        if let Some(name) = name.as_ref().filter(|name| !is_name(name)) {
            return Err(self.locale.format("error-name", &args!("name" => shortened(name))));
        }
        Ok(CommandLine::Join(JoinTarget {
            wrong: self.wrong("HOST", &host),
            host,
            name,
            ca: self.path("ca"),
        }))
    }

    /// Two files, which are named one behind the other.
    fn two_paths(&self, name: &str) -> Option<(PathBuf, PathBuf)> {
        let mut paths = self.matches.get_many::<PathBuf>(name)?;
        Some((paths.next()?.clone(), paths.next()?.clone()))
    }

    fn replay(&self) -> Result<CommandLine, UsageFault> {
        let path = self.path("FILE").ok_or_else(|| self.locale.text("error-missing"))?;
        Ok(CommandLine::Replay { path, legal: self.matches.get_flag("legal") })
    }

    fn review(&self) -> CommandLine {
        CommandLine::Review { path: self.path("FILE"), json: self.matches.get_flag("json") }
    }

    fn simulate(&self) -> Result<CommandLine, UsageFault> {
        Ok(CommandLine::Simulate(Simulate {
            choices: self.choices()?,
            matches: self
                .read("matches", |text| text.parse().ok().filter(|matches| *matches > 0))?
                .unwrap_or(1),
            records: self.path("records"),
            json: self.matches.get_flag("json"),
            elo: self.matches.get_flag("elo"),
        }))
    }

    fn emboss(&self) -> Result<CommandLine, UsageFault> {
        let inner = ValueReader { locale: self.locale, matches: innermost(self.matches) };
        let text = match self.matches.subcommand() {
            Some(("rules", _)) => {
                let game = inner.read(EMBOSSED_GAME, |text| values::games(self.locale).find(text))?;
                EmbossedText::Rules(game.unwrap_or(Game::Rows(Variant::Elevens)))
            }
            Some(_) | None => match inner.matches.try_get_one::<PathBuf>("FILE").ok().flatten() {
                Some(path) => EmbossedText::Record(path.clone()),
                None => return Err(self.locale.text("error-emboss-what")),
            },
        };
        let number = |option: &str, allowed: RangeInclusive<usize>| {
            inner.read(option, |text| text.parse().ok().filter(|number| allowed.contains(number)))
        };
        let paper = Paper {
            cells: number("cells", emboss::CELLS)?.unwrap_or(emboss::PAPER.cells),
            lines: number("lines", emboss::LINES)?.unwrap_or(emboss::PAPER.lines),
        };
        Ok(CommandLine::Emboss(Emboss { text, table: inner.table()?, paper, output: inner.path("output") }))
    }

    /// The table that is named, or that of the language.
    fn table(&self) -> Result<String, UsageFault> {
        let contracted = self.matches.get_flag("contracted");
        let named = self.read("table", |text| (!text.trim().is_empty()).then(|| text.to_owned()))?;
        match named {
            Some(_) if contracted => Err(self.conflict("table", "--contracted")),
            Some(table) => Ok(table),
            None => emboss::usual_table(self.locale, contracted)
                .ok_or_else(|| self.locale.text("error-emboss-contracted")),
        }
    }

    fn grammar(&self) -> Result<CommandLine, UsageFault> {
        let game = self.read("game", |text| values::games(self.locale).find(text))?;
        let format = self.read("format", GrammarFormat::from_id)?.unwrap_or(GrammarFormat::Jsgf);
        let given =
            |options: &[&'static str]| options.iter().copied().find(|one| self.matches.contains_id(one));
        if !self.matches.get_flag("moment") {
            return match given(&["resume", "seed", "players"]) {
                Some(option) => {
                    let args = args!("option" => format!("--{option}"), "other" => "--moment");
                    Err(self.locale.format("error-only-with", &args))
                }
                None => Ok(CommandLine::Grammar(SayableScope::In(game), format)),
            };
        }
        let new = given(&["game", "seed", "players"]);
        let sayable = match (self.matches.contains_id("resume"), new) {
            (true, Some(other)) => return Err(self.conflict("resume", &format!("--{other}"))),
            (false, Some(_)) => SayableScope::New(self.choices()?),
            (_, None) => SayableScope::Saved(self.path("resume")),
        };
        Ok(CommandLine::Grammar(sayable, format))
    }

    fn completions(&self) -> Result<CommandLine, UsageFault> {
        match self.read("SHELL", shell)? {
            Some(shell) => Ok(CommandLine::Completions(shell)),
            None => {
                let allowed = Allowed::of("SHELL").told(self.locale);
                let args = args!("option" => "elevens completions", "allowed" => allowed);
                Err(self.locale.format("error-value-missing", &args))
            }
        }
    }

    fn learn(&self) -> Result<CommandLine, UsageFault> {
        // A game is taught with its family.
        let family = self.read("FAMILY", |text| values::games(self.locale).find(text).map(Family::of))?;
        Ok(CommandLine::Learn(family))
    }

    fn today(&self) -> Result<CommandLine, UsageFault> {
        let game = self.read("game", |text| values::games(self.locale).find(text))?;
        let day = self.read("date", |text| text.parse().ok())?.unwrap_or_else(today);
        Ok(CommandLine::Today(DayDeal { day, game: game.unwrap_or(Game::Rows(Variant::Elevens)) }))
    }

    fn rules(&self) -> Result<CommandLine, UsageFault> {
        let game = self.read("GAME", |text| values::games(self.locale).find(text))?;
        Ok(CommandLine::Rules(game.unwrap_or(Game::Rows(Variant::Elevens))))
    }
}

/// The rows from the top, by their colours.
fn rows(locale: &Locale, text: &str) -> Option<RowOrder> {
    RowOrder::new(values::colours(locale).find_all(text)?.try_into().ok()?)
}
