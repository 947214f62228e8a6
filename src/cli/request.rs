use super::grammar_format::GrammarFormat;
use crate::locale::Language;
use crate::meaning::{MoveMode, RoutineMove, Verbosity};
use crate::output::brf::Paper;
use crate::rules::{DayDeal, Game};
use crate::session::{Choices, Family, NewGame};
use crate::store::{Confirm, LogLevel, Prompts, VoiceActivation};
use clap_complete::Shell;
use std::net::IpAddr;
use std::path::PathBuf;

/// The request of a command line.
#[derive(Debug)]
pub(super) enum CommandLine {
    /// The options, in words; behind some words of the command line, those of the words.
    Help(Vec<String>),
    /// The manual page.
    Manual,
    /// The completions of a shell.
    Completions(Shell),
    /// The version.
    Version,
    /// The menu.
    Menu,
    /// A new game.
    New(NewGame),
    /// The last saved game, or that of a file.
    Resume(Option<PathBuf>),
    /// A table with real cards, kept from what is told.
    Referee(NewGame),
    /// Tables for people far away.
    Host(Hosting),
    /// A table of a host elsewhere.
    Join(JoinTarget),
    /// A record, told again.
    Replay {
        /// Its file, or `-`.
        path: PathBuf,
        /// True if the legal moves are listed instead.
        legal: bool,
    },
    /// A record, looked at again.
    Review {
        /// Its file, or `-`; the newest of the saved games where none is named.
        path: Option<PathBuf>,
        /// True if it is told as JSON.
        json: bool,
    },
    /// A text in braille, for an embosser.
    Emboss(Emboss),
    /// Matches of computer players.
    Simulate(Simulate),
    /// The lessons of a family of games, or of one that is asked for.
    Learn(Option<Family>),
    /// The results of all matches of somebody; of the player if nobody is named.
    Score(Option<String>),
    /// The deal of a day.
    Today(DayDeal),
    /// The rules of a game.
    Rules(Game),
    /// Utterances to meanings, a line each.
    Understand,
    /// The grammar of all that can be said, for recognizers.
    Grammar(SayableScope, GrammarFormat),
}

/// The host that is joined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct JoinTarget {
    /// Where it is, as it was named.
    pub host: String,
    /// The name of the guest there, where it was said.
    pub name: Option<String>,
    /// The file of those who are trusted instead of those whom the system trusts.
    pub ca: Option<PathBuf>,
    /// The sentence that is said where that names no host.
    pub wrong: String,
}

/// The part of all that can be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum SayableScope {
    /// All that can be said in a game; `None` for every game.
    In(Option<Game>),
    /// All that can be said at the moment of the last saved game, or of that of a file.
    Saved(Option<PathBuf>),
    /// All that can be said first in a new game.
    New(Choices),
}

/// Where a host is reached; what is not said is as usual.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Hosting {
    /// The port of the web page.
    pub web: Port,
    /// The port for line clients.
    pub line: Port,
    /// The port for ssh.
    pub ssh: Port,
    /// The address that is listened at.
    pub address: Option<IpAddr>,
    /// Where a proxy stands that says where guests come from.
    pub proxy: Option<IpAddr>,
    /// The number of connections that one address may have.
    pub each: usize,
    /// The amount that is logged, where it is said.
    pub noted: Option<LogLevel>,
    /// The files of certificate and key.
    pub tls: Option<(PathBuf, PathBuf)>,
    /// Where other nodes share guests and tables.
    pub nats: Option<String>,
    /// The number of servers of NATS that keep that, where it is said.
    pub replicas: Option<usize>,
    /// Where the records that they share are to be written, instead of being a host.
    pub export: Option<PathBuf>,
}

/// A port that may be opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Port {
    /// That which is known.
    #[default]
    Usual,
    /// This one; 0 is any.
    At(u16),
    /// None.
    Off,
}

/// Matches of computer players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Simulate {
    /// The match.
    pub choices: Choices,
    /// The number of matches.
    pub matches: u32,
    /// Where all records go, or `-`.
    pub records: Option<PathBuf>,
    /// True if the summary is JSON.
    pub json: bool,
    /// True if the levels are rated against each other.
    pub elo: bool,
}

/// A text in braille, for an embosser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Emboss {
    /// The text.
    pub text: EmbossedText,
    /// The table that translates it, as liblouis knows it.
    pub table: String,
    /// The paper.
    pub paper: Paper,
    /// Where the pages go; to the standard output if nowhere else, or with `-`.
    pub output: Option<PathBuf>,
}

/// The text that can be embossed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum EmbossedText {
    /// The rules of a game.
    Rules(Game),
    /// A recorded game: its file, or `-`.
    Record(PathBuf),
}

/// The options that go with everything, the language aside: it is needed before all else.
#[derive(Clone, Debug, Default)]
pub(super) struct Common {
    /// The amount that is told unasked.
    pub verbosity: Option<Verbosity>,
    /// Cells in a line; zero leaves lines whole.
    pub width: Option<usize>,
    /// True if lines are in the compact form for braille.
    pub braille: bool,
    /// The language whose table the braille display uses.
    pub table: Option<&'static Language>,
    /// True if the braille display is held through BrlAPI.
    pub display: bool,
    /// A command that prints what it hears, an utterance a line.
    pub listen: Option<String>,
    /// True if the game hears by itself.
    pub voice: bool,
    /// The folder of its model.
    pub model: Option<PathBuf>,
    /// The file to which it reports each utterance.
    pub listen_report: Option<PathBuf>,
    /// When somebody who speaks is heard.
    pub talk: Option<VoiceActivation>,
    /// When what was understood by voice is asked back.
    pub confirm: Option<Confirm>,
    /// The routine moves that are to be made in another way than the settings say.
    pub automated: Vec<(RoutineMove, MoveMode)>,
    /// The sign that a line can be typed.
    pub prompts: Prompts,
    /// True if the player wears headphones.
    pub headphones: bool,
    /// True if each line of input is written too.
    pub echo: bool,
    /// True if the game speaks by itself.
    pub speech: Option<bool>,
    /// True if a match that goes on waits for Enter after each computer's turn; a new one says so itself.
    pub pause: bool,
}
