//! The requests of sessions to their driver, and its answers: plain data, so that any driver can bring them.

use super::loudness::Loudness;
use super::names::company;
use crate::cards::Colour;
use crate::locale::{Language, Locale};
use crate::meaning::{Channel, Command, Depth, Evenings, MoveMode, RoutineMove, Switch, Tune, Verbosities};
use crate::narration::Utterance;
use crate::players::{DAY_OPPONENT, Strength};
use crate::rules::rows::RowOrder;
use crate::rules::{Day, DayDeal, Game};
use crate::store::{PlayedMatch, PromptOutput, PromptSign, Saving, Settings, StoredMatch, VoiceActivation};
use jiff::civil::Date;
use std::fmt;
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// Why a conversation is over before the match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leave {
    /// The player said so.
    Quit,
    /// The player wants the menu.
    Menu,
    /// The player wants a new game.
    NewGame,
    /// The player gave the match up.
    Resigned,
    /// No more lines will come.
    InputEnded,
    /// The player pressed Ctrl-C.
    Interrupted,
    /// Nobody can hear what is said.
    OutputClosed,
}

/// A setting that was changed in mid-game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The language.
    Language(&'static Language),
    /// The amount that is told, of what and where.
    Verbosities(Verbosities),
    /// The setting to wait after each computer's turn.
    Pause(bool),
    /// The way in which a routine move is made.
    Automate(RoutineMove, MoveMode),
    /// The setting to tell lines in their form for braille.
    Braille(bool),
}

impl Change {
    /// Makes the change in the settings that a driver keeps.
    pub fn keep_in(&self, settings: &mut Settings) {
        match self {
            Change::Language(language) => settings.language = Some(language.code().to_owned()),
            Change::Verbosities(tellings) => {
                settings.verbosity = Some(tellings.general(Channel::Print).id().to_owned());
                settings.tellings = *tellings;
            }
            Change::Pause(pause) => settings.pause = *pause,
            Change::Automate(routine, mode) => settings.automation.set(*routine, *mode),
            Change::Braille(braille) => settings.braille = *braille,
        }
    }
}

/// A request that only the driver of a session can answer or do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Where the game is saved.
    WhereSaved,
    /// Playing by single keys from now on.
    Keys,
    /// A service of the host, wherever it is asked for.
    Service(Service),
    /// A request of the settings to a device.
    Device(DeviceRequest),
    /// A request of menus to those who keep games.
    Games(GamesRequest),
    /// A request that only a login makes of those who keep accounts.
    Login(LoginRequest),
}

/// A request of a login to those who keep accounts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoginRequest {
    /// A name is looked up.
    Find(String),
    /// An account is created and stored by a name that nobody has.
    Create(String),
    /// A key is held against that of the account by a name.
    Verify(String, String),
    /// An account that could not be stored is waited for.
    Wait,
}

/// A name, as those who keep accounts know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FoundName {
    /// Nobody has it.
    Free,
    /// Somebody has it, who wrote it so.
    Known(String),
    /// Somebody has it who may not come in.
    Banned(String),
    /// Nobody can be called so, as this message says.
    Unfit(&'static str),
    /// Nobody has it, and nobody new comes in, as this message says.
    Closed(&'static str),
}

/// The answer to a login that was requested.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoginAnswer {
    /// The guest of this name is in, and comes back by this where it has not been told before.
    Entered(String, Option<Means>),
    /// Somebody has the name meanwhile.
    Known(String),
    /// The key is another one.
    Wrong,
    /// The account could not be stored yet, as this message says.
    Unsaved {
        /// The message.
        message: &'static str,
        /// The name of the guest.
        name: String,
        /// The reason why not.
        reason: String,
    },
}

/// Something by which a guest comes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Means {
    /// A key.
    Key(String),
    /// The key of ssh by which the guest came.
    Ssh,
}

/// A service of the host for a listener at any table and in any menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Service {
    /// The results of all matches of this name, or of whose computer it is; of `Against` somebody always by name.
    Evenings(Evenings, Option<String>),
    /// The rest of how all of them went.
    MoreOfEvenings(Option<String>),
    /// The good and the bad turns of the last round, or after a match of all of it.
    Review(Depth),
    /// The next turn of that.
    MoreOfReview,
    /// The standings of the tournament of a server, behind so many places.
    Standings(usize),
    /// The host's own voice on or off; `None` asks.
    Speech(Option<Switch>),
    /// A step on a scale of the voice.
    Tune(Tune),
    /// The next voice, or the one with this number from 1.
    Voice(Option<usize>),
    /// The setting for the compact form for braille; `None` asks.
    Braille(Option<Switch>),
    /// The setting for the last line of a reply before the prompt; `None` asks.
    PromptReply(Option<Switch>),
    /// Short sounds beside some lines on or off; `None` asks.
    Sounds(Option<Switch>),
}

impl Service {
    /// The service that a command asks for and that changes how the host speaks, prints or sounds; nothing else does that.
    #[must_use]
    pub const fn of(command: Option<&Command>) -> Option<Service> {
        Some(match command {
            Some(Command::Speech(switch)) => Service::Speech(*switch),
            Some(Command::Tune(tune)) => Service::Tune(*tune),
            Some(Command::Voice(number)) => Service::Voice(*number),
            Some(Command::Braille(switch)) => Service::Braille(*switch),
            Some(Command::PromptReply(switch)) => Service::PromptReply(*switch),
            Some(Command::Sounds(switch)) => Service::Sounds(*switch),
            Some(_) | None => return None,
        })
    }
}

/// A setting with its new value. What a match can change too is a [`Change`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The cells of a line: 0 for no limit; those of the terminal when there is none.
    Width(Option<usize>),
    /// The name of the player, if it has one.
    Name(Option<String>),
    /// The compact form of lines for braille.
    Braille(Switch),
    /// The last line of each reply before the prompt.
    PromptReply(Switch),
    /// The sign that tells somewhere that a line can be typed.
    Prompt(PromptOutput, PromptSign),
    /// Short sounds beside some lines.
    Sounds(Switch),
    /// The game on the braille display.
    Display(Switch),
    /// The game's own voice.
    Speech(Switch),
    /// The recognizer that hears the player.
    Listen(Listen),
    /// The folder of the model of who hears; looked for when there is none.
    Model(Option<PathBuf>),
    /// When the player is heard.
    Talk(VoiceActivation),
    /// Headphones, with which the player is heard while the game speaks.
    Headphones(Switch),
    /// The microphone was tried.
    MicrophoneTried,
    /// A game was begun from the menu, so that the next is not welcomed.
    Welcomed,
    /// A damaged record of this name was named.
    Named(String),
    /// The lesson of a family with this number, from 1, was done.
    LessonDone(Family, usize),
}

/// A request of the settings to the device of the listener.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeviceRequest {
    /// A change is made and kept.
    Change(Change),
    /// A setting is made and kept.
    Set(Setting),
    /// The device is described.
    Describe,
    /// A folder is looked for.
    FindFolder(PathBuf),
    /// The game speaks until it is known whether it is to.
    TrySpeech,
    /// This is to be said, and heard by the game itself.
    TryMicrophone(String),
}

/// The outcome of trying the microphone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trial {
    /// Nobody wanted to say it, or the game does not hear by itself.
    Skipped,
    /// So loud it was, and these words were made out of it, if any.
    Heard(Loudness, Option<String>),
}

/// The recognizer that hears the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Listen {
    /// Nobody.
    Nobody,
    /// The game itself.
    Itself,
    /// A recognizer that is known by this name.
    Recognizer(String),
}

/// The device of a listener, as far as its settings depend on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// True if it can play sounds.
    pub has_sounds: bool,
    /// The terminal that the listener plays at; a page in a browser is none, and has no settings of one.
    pub terminal: Option<TerminalDevice>,
}

/// A terminal, as far as its settings depend on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TerminalDevice {
    /// The prompts at the terminal, by voice and on the braille display.
    pub prompts: [PromptSign; 3],
    /// The recognizers that are known by their names.
    pub recognizers: Vec<String>,
    /// True if the game itself hears the player.
    pub hears: bool,
    /// The numbers of cells that lines may be folded at.
    pub cells: RangeInclusive<usize>,
}

impl TerminalDevice {
    /// The prompt somewhere.
    #[must_use]
    pub const fn prompt(&self, outlet: PromptOutput) -> PromptSign {
        let [print, speech, braille] = self.prompts;
        match outlet {
            PromptOutput::Print => print,
            PromptOutput::Speech => speech,
            PromptOutput::Braille => braille,
        }
    }
}

/// A request of the menus to those who keep games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GamesRequest {
    /// The newest saved game, and what is known of others.
    Newest,
    /// All saved games.
    List,
    /// A saved game is deleted, for good.
    Delete(PathBuf),
    /// The tries at the deal of a day.
    Tries(DayDeal),
    /// The day that is played on.
    Day,
    /// The record of a new match is created, and chance is given to it; where it is a try at the deal of a day, that.
    Create(Option<DayDeal>),
    /// A saved game is opened to go on with it.
    Open(PathBuf),
    /// The record that was created or opened is closed.
    Close,
    /// All matches that were played to their end.
    Matches,
}

/// Chance and the day, as a driver gives them to a new match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Created {
    /// The seed that stands for all matches for which no other was chosen, if one does.
    pub seed: Option<u64>,
    /// A number that nobody can foresee.
    pub chance: u64,
    /// The number of tries at the deal of the day that were begun before.
    pub tries: usize,
    /// The day.
    pub today: Day,
}

/// A saved game that goes on.
#[derive(Debug)]
pub struct Opened {
    /// The match as its record left it.
    pub stored: StoredMatch,
    /// True if its last line was torn.
    pub is_torn: bool,
    /// A number that nobody can foresee.
    pub chance: u64,
}

/// The end of a record.
#[derive(Debug)]
pub struct Closed {
    /// The outcome of saving what could not be saved before.
    pub saving: Saving,
    /// True if all of the match is saved.
    pub is_saved: bool,
    /// True if last words would go unread with the program, so that whoever leaves the match gets the menu.
    pub stays: bool,
}

/// The state of playing by single keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyMode {
    /// It began.
    Entered,
    /// It is over.
    Left,
    /// There are no keys to be had.
    Missing,
    /// A key was pressed that stands for nothing.
    UnknownKey,
}

/// The end of a match, for what comes behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The way in which it was left; `Ok` at the end of the match.
    pub left: Result<(), Leave>,
    /// The same game again.
    pub again: NewGame,
}

/// The match that is to be played; what is not said is as usual.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// The game.
    pub game: Game,
    /// The number of players.
    pub players: Option<usize>,
    /// The kinds of computer players, repeated round the table.
    pub opponents: Vec<Strength>,
    /// The number of rounds.
    pub rounds: Option<u32>,
    /// The order of the rows.
    pub rows: RowOrder,
    /// The colour left out.
    pub without: Option<Colour>,
    /// The seed of cards and players.
    pub seed: Option<u64>,
}

/// A new game for people in one room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The match.
    pub choices: Choices,
    /// The names of the people.
    pub people: Vec<String>,
    /// The one who begins: a seat from 1, or a name.
    pub first: Option<String>,
    /// True if to wait after each computer's turn.
    pub pause: bool,
    /// The deal of a day that is played, if it is one.
    pub daily: Option<DayDeal>,
}

impl Choices {
    /// A game with all as usual.
    #[must_use]
    pub fn of(game: Game) -> Choices {
        Choices {
            game,
            players: None,
            opponents: Vec::new(),
            rounds: None,
            rows: RowOrder::default(),
            without: None,
            seed: None,
        }
    }
}

impl NewGame {
    /// A match for people of these names, or for the player alone.
    #[must_use]
    pub const fn of(choices: Choices, people: Vec<String>) -> NewGame {
        NewGame { choices, people, first: None, pause: false, daily: None }
    }

    /// The deal of a day, for one person.
    #[must_use]
    pub fn of_day(deal: DayDeal) -> NewGame {
        let plan = deal.plan();
        let choices = Choices {
            game: deal.game,
            players: Some(plan.seats),
            opponents: vec![DAY_OPPONENT],
            rounds: Some(plan.rounds),
            rows: plan.rows,
            without: plan.without,
            seed: None,
        };
        NewGame { daily: Some(deal), ..NewGame::of(choices, Vec::new()) }
    }

    /// The same again with other cards: after a chosen seed comes the next.
    #[must_use]
    pub fn again(&self) -> NewGame {
        let seed = self.choices.seed.map(|seed| seed.wrapping_add(1));
        NewGame { choices: Choices { seed, ..self.choices.clone() }, ..self.clone() }
    }
}

/// A saved game, as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// The file by which its driver finds it.
    pub file: PathBuf,
    /// The game.
    pub game: Game,
    /// The names of those at the table, but for one who plays alone.
    pub company: Vec<String>,
    /// The round that is played, from 1.
    pub round: u32,
    /// The number of rounds that are played.
    pub rounds: u32,
    /// When it was played last, if that is known.
    pub when: Option<Date>,
}

impl SavedGame {
    /// A match as its record left it, as it is listed by whoever keeps it in this file.
    #[must_use]
    pub fn of(locale: &Locale, file: PathBuf, stored: &StoredMatch, when: Option<Date>) -> SavedGame {
        let game = &stored.game;
        SavedGame {
            file,
            game: game.plan().game,
            company: company(locale, stored),
            round: game.round_number().max(1),
            rounds: game.plan().rounds,
            when,
        }
    }
}

/// The saved game that the main menu offers first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Newest {
    /// The newest game that is not over.
    pub saved: Option<SavedGame>,
    /// True if any match was played to its end.
    pub has_finished: bool,
    /// The names of newer records that can't be read, each with a sentence that says why.
    pub faults: Vec<(String, String)>,
}

/// The tries at the deal of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tries {
    /// There is none.
    None,
    /// The last one of this file can go on.
    Unfinished(PathBuf),
    /// The last one is over, with the line that tells its result.
    Over(Option<String>),
}

/// The beginning of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begin {
    /// From its first deal.
    New,
    /// The same, for somebody who never played.
    First,
    /// Where it was left.
    Resumed,
}

/// A family of games that is taught together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// 11 Elevens, with jokers, bridges and bonus cards.
    Elevens,
    /// The classic game and Junior.
    Classic,
    /// 11 nimm!.
    Nimm,
}

impl Family {
    /// Every family, in the order of the menu.
    pub const ALL: [Family; 3] = [Family::Elevens, Family::Classic, Family::Nimm];

    /// The id, in messages and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Family::Elevens => "elevens",
            Family::Classic => "classic",
            Family::Nimm => "nimm",
        }
    }

    /// The family that a game is taught with.
    #[must_use]
    pub fn of(game: Game) -> Family {
        match game {
            Game::Rows(variant) if variant.is_elevens() => Family::Elevens,
            Game::Rows(_) => Family::Classic,
            Game::Nimm => Family::Nimm,
        }
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The answer of a driver to a request.
#[derive(Debug)]
pub enum Answer {
    /// It was done.
    Done,
    /// It was done, and this is to be said of it.
    Said(Vec<Utterance>),
    /// The device, as it is now.
    Device(Device),
    /// True if there is such a folder.
    IsFolder(bool),
    /// The microphone was tried.
    Tried(Trial),
    /// The path at which the whole game is saved, if it is.
    SavedAt(Option<PathBuf>),
    /// The state of playing by single keys.
    Keys(KeyMode),
    /// The newest saved game, and what is known of others.
    Newest(Newest),
    /// All saved games, and the day on which they are listed.
    Saved(Vec<SavedGame>, Date),
    /// A saved game was deleted, or a sentence says why not.
    Deleted(Result<(), String>),
    /// The tries at the deal of a day.
    Tries(Tries),
    /// The day that is played on.
    Day(Day),
    /// All matches that were played to their end, in the order in which they were begun.
    Matches(Vec<PlayedMatch>),
    /// A record was created, or the match is played without one, which was said.
    Created(Created),
    /// A saved game was opened, or a sentence says why not.
    Opened(Box<Result<Opened, String>>),
    /// The record was closed.
    Closed(Closed),
    /// A name was looked up.
    Found(FoundName),
    /// Something came of a login.
    Login(LoginAnswer),
}
