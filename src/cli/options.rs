//! All words and options of the command line: the parser, the help, the manual and the completions read them here.

use super::emboss;
use super::grammar::GrammarFormat;
use super::shell::SHELLS;
use super::values;
use crate::dialogue::Family;
use crate::locale::{LANGUAGES, Language, Locale, args};
use crate::meaning::Verbosity;
use crate::players::Kind;
use crate::rules::Game;
use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Command, ValueHint};
use std::ffi::OsStr;
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// The widths that lines can be folded at.
pub const WIDTHS: RangeInclusive<usize> = 12..=200;

/// Whether lines can be folded so, or left whole.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "it filters")]
pub fn is_width(cells: &usize) -> bool {
    *cells == 0 || WIDTHS.contains(cells)
}

/// The game whose rules are embossed.
pub const EMBOSSED_GAME: &str = "EMBOSSED";

/// What can be given to an option.
pub enum Allowed {
    /// One of these, or several with commas between.
    Words(Vec<&'static str>),
    Number(RangeInclusive<usize>),
    From(usize),
    Colours,
    Seat,
    Table,
    Folder,
    File,
    Text,
}

impl Allowed {
    /// What can be given to an option of this name.
    pub fn of(option: &str) -> Allowed {
        match option {
            "lang" => Allowed::Words(LANGUAGES.iter().map(Language::code).collect()),
            "verbosity" => Allowed::Words(Verbosity::ALL.map(Verbosity::id).to_vec()),
            "braille" => {
                let tables = LANGUAGES.iter().map(Language::code);
                Allowed::Words(["lines", "brlapi"].into_iter().chain(tables).collect())
            }
            "confirm" => Allowed::Words(vec!["always", "unsure", "never"]),
            "speech" => Allowed::Words(vec!["on", "off"]),
            "width" => Allowed::Number(WIDTHS),
            "cells" => Allowed::Number(emboss::CELLS),
            "lines" => Allowed::Number(emboss::LINES),
            "table" => Allowed::Table,
            "format" => Allowed::Words(GrammarFormat::ALL.map(GrammarFormat::id).to_vec()),
            "game" | "GAME" | EMBOSSED_GAME => {
                Allowed::Words(Game::ALL.iter().map(|game| game.id()).collect())
            }
            "players" => Allowed::Number(2..=7),
            "opponents" => Allowed::Words(Kind::ALL.map(Kind::id).to_vec()),
            "rounds" | "matches" => Allowed::From(1),
            "seed" => Allowed::From(0),
            "rows" => Allowed::Colours,
            "without" => Allowed::Words(vec!["red", "yellow", "green", "blue"]),
            "first" => Allowed::Seat,
            "FAMILY" => Allowed::Words(Family::ALL.map(Family::id).to_vec()),
            "SHELL" => Allowed::Words(SHELLS.map(|(name, _)| name).to_vec()),
            "data" => Allowed::Folder,
            "resume" | "records" | "output" | "FILE" => Allowed::File,
            _ => Allowed::Text,
        }
    }

    /// The same as a part of a sentence.
    pub fn told(&self, locale: &Locale) -> String {
        match self {
            Allowed::Words(words) => words.join(", "),
            Allowed::Number(numbers) => {
                let args = args!("low" => *numbers.start(), "high" => *numbers.end());
                locale.format("allowed-number", &args)
            }
            Allowed::From(low) => locale.format("allowed-number-from", &args!("low" => *low)),
            Allowed::Colours => locale.text("allowed-colours"),
            Allowed::Seat => locale.format("allowed-seat", &args!("seats" => 7)),
            Allowed::Table => locale.text("allowed-table"),
            Allowed::Folder => locale.text("allowed-folder"),
            Allowed::File | Allowed::Text => locale.text("allowed-text"),
        }
    }

    /// What a shell completes.
    fn hint(&self) -> ValueHint {
        match self {
            Allowed::Folder => ValueHint::DirPath,
            Allowed::File => ValueHint::FilePath,
            Allowed::Words(_)
            | Allowed::Number(_)
            | Allowed::From(_)
            | Allowed::Colours
            | Allowed::Seat
            | Allowed::Table
            | Allowed::Text => ValueHint::Other,
        }
    }
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
pub enum Heading {
    New,
    Common,
    Other,
}

impl Heading {
    /// All, in the order in which they are told.
    pub const ALL: [Heading; 3] = [Heading::New, Heading::Common, Heading::Other];

    /// The message that says it.
    pub const fn id(self) -> &'static str {
        match self {
            Heading::New => "help-new",
            Heading::Common => "help-common",
            Heading::Other => "help-other",
        }
    }
}

/// Makes the parts of the definition in a language.
struct Maker<'a>(&'a Locale);

impl Maker<'_> {
    fn said(&self, id: &str) -> String {
        self.0.format(id, &args!("games" => values::games(self.0).list()))
    }

    /// An option that takes a value.
    fn value(&self, name: &'static str) -> Arg {
        self.valued(Arg::new(name).long(name), name, name).allow_negative_numbers(true)
    }

    fn valued(&self, arg: Arg, name: &str, told: &str) -> Arg {
        let allowed = Allowed::of(name);
        let arg = arg.num_args(1).value_hint(allowed.hint()).help(self.said(&format!("option-{told}")));
        let arg = arg.value_name(self.0.text(&format!("value-{told}")));
        match allowed {
            Allowed::Words(words) => arg.value_parser(Offered(words)),
            Allowed::File => arg.value_parser(clap::value_parser!(PathBuf)),
            Allowed::Number(_)
            | Allowed::From(_)
            | Allowed::Colours
            | Allowed::Seat
            | Allowed::Table
            | Allowed::Folder
            | Allowed::Text => arg,
        }
    }

    /// An option without a value.
    fn flag(&self, name: &'static str) -> Arg {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(self.said(&format!("option-{name}")))
    }

    /// What stands behind a word without an option.
    fn behind(&self, name: &'static str, told: &str) -> Arg {
        self.valued(Arg::new(name), name, told)
    }

    fn word(&self, name: &'static str) -> Command {
        bare(name).about(self.said(&format!("word-{name}")))
    }

    /// Blue is left out unless another colour is named (D2).
    fn without(&self) -> Arg {
        self.value("without").num_args(0..=1).default_missing_value("blue")
    }

    fn choices(&self) -> impl Iterator<Item = Arg> {
        let named = ["game", "players", "opponents", "rounds", "rows", "seed"].map(|name| self.value(name));
        named.into_iter().chain([self.without()])
    }

    fn me(&self) -> Arg {
        self.value("me").action(ArgAction::Append)
    }

    fn new_game(&self) -> Vec<Arg> {
        let first = [self.value("game"), self.value("players"), self.me(), self.value("opponents")];
        let rest = ["rounds", "first", "rows"].map(|name| self.value(name));
        let last = [self.without(), self.value("seed"), self.flag("pause")];
        first.into_iter().chain(rest).chain(last).collect()
    }

    fn common(&self) -> Vec<Arg> {
        let named = ["lang", "data", "verbosity", "width"].map(|name| self.value(name));
        let braille = self.value("braille").num_args(0..=1).default_missing_value("lines");
        let heard = [self.value("listen"), self.value("confirm"), self.flag("headphones")];
        let rest = [self.value("speech"), self.flag("echo"), self.flag("help").short('h')];
        let all = named.into_iter().chain([braille]).chain(heard).chain(rest);
        all.map(|arg| arg.global(true)).collect()
    }

    fn other(&self) -> [Arg; 2] {
        [self.value("resume").num_args(0..=1), self.flag("version").short('V')]
    }

    fn words(&self) -> Vec<Command> {
        vec![
            self.word("learn").arg(self.behind("FAMILY", "FAMILY")),
            self.word("replay").arg(self.behind("FILE", "FILE")).arg(self.flag("legal")),
            self.word("simulate")
                .args(self.choices())
                .args(["matches", "records"].map(|name| self.value(name)))
                .arg(self.flag("json")),
            self.referee(),
            self.word("understand"),
            self.word("grammar").args(["format", "game"].map(|name| self.value(name))),
            self.word("rules").arg(self.behind("GAME", "GAME")),
            self.emboss(),
            self.word("completions").arg(self.behind("SHELL", "SHELL")),
            self.word("man"),
        ]
    }

    fn referee(&self) -> Command {
        let choices = ["game", "players", "rounds", "rows", "first"].map(|name| self.value(name));
        self.word("referee").args(choices).arg(self.without()).arg(self.me())
    }

    fn emboss(&self) -> Command {
        let paper = ["output", "cells", "lines", "table"].map(|name| self.value(name).global(true));
        self.word("emboss")
            .args(paper)
            .arg(self.flag("contracted").global(true))
            .subcommand(bare("rules").about(self.said("word-rules")).arg(self.behind(EMBOSSED_GAME, "GAME")))
            .subcommand(bare("record").about(self.said("word-record")).arg(self.behind("FILE", "FILE")))
    }
}

/// A word without anything that the parser would add in English.
fn bare(name: &'static str) -> Command {
    Command::new(name).disable_help_flag(true).disable_version_flag(true).disable_help_subcommand(true)
}

/// The command line, with what is said of each part of it in a language.
pub fn definition(locale: &Locale) -> Command {
    let maker = Maker(locale);
    let under = |heading: Heading, args: Vec<Arg>| {
        args.into_iter().map(move |arg| arg.help_heading(heading.id())).collect::<Vec<_>>()
    };
    bare("elevens")
        .about(locale.text("program-purpose"))
        .args(under(Heading::New, maker.new_game()))
        .args(under(Heading::Common, maker.common()))
        .args(under(Heading::Other, maker.other().to_vec()))
        .subcommands(maker.words())
}
