//! Meanings written in a notation of no language, such as `lay r10 r9` or `ask row r`.

use super::{
    Access, Ask, Channel, Command, Depth, Duty, Evenings, Level, Lobby, MenuItem, Move, Person, Question,
    Reference, RulesPart, Sort, Spot, StandIn, Step, Switch, TableOptions, Telling, Topic, Tournament, Tune,
};
use crate::cards::Colour;
use crate::rules::rows::Piece;
use std::fmt::{self, Display, Formatter};

/// The highest number of a card of colour: a higher one without a colour is a card of nimm.
pub(super) const HIGHEST_OF_COLOUR: u8 = 21;

/// The sign of a colour that may not have been said.
const fn sign(colour: Option<Colour>) -> char {
    match colour {
        Some(colour) => colour.letter(),
        None => '?',
    }
}

impl Display for Spot {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", sign(self.colour), self.number)
    }
}

/// Returns whether a name can stand in the notation without quotation marks, and is no number.
pub(super) fn is_plain(name: &str) -> bool {
    !name.is_empty() && !name.contains([' ', ',', '"']) && name.parse::<u8>().is_err()
}

impl Display for Person {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Person::Me => f.write_str("me"),
            Person::Number(number) => write!(f, "{number}"),
            Person::Name(name) if is_plain(name) && name != "me" => f.write_str(name),
            Person::Name(name) => write!(f, "\"{}\"", name.replace('"', "\"\"")),
        }
    }
}

/// A card that is laid.
struct LaidCard(Spot, Piece);

impl Display for LaidCard {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.1 {
            Piece::Number => write!(f, "{}", self.0),
            Piece::Joker => write!(f, "*{}", self.0),
        }
    }
}

impl Move {
    /// Returns what is done with the card.
    const fn verb(&self) -> &'static str {
        match self {
            Move::Lay { .. } | Move::Stack { .. } => "lay",
            Move::Bridge { .. } => "bridge",
            Move::Swap(_) => "swap",
            Move::Discard => "discard",
            Move::Take { .. } => "take",
            Move::End => "end",
            Move::Wait => "wait",
        }
    }

    /// The card with which it is done; empty for a discard.
    fn object(&self) -> String {
        match self {
            Move::Lay { spot: Spot { colour: None, number }, piece: Piece::Number }
                if *number > HIGHEST_OF_COLOUR =>
            {
                format!("{number}>?")
            }
            Move::Lay { spot, piece } => LaidCard(*spot, *piece).to_string(),
            Move::Bridge { from, spot, piece } => format!("{}>{}", sign(*from), LaidCard(*spot, *piece)),
            Move::Swap(spot) => spot.to_string(),
            Move::Discard | Move::End | Move::Wait => String::new(),
            Move::Stack { card, on } => format!("{card}>{on}"),
            Move::Take { top, from } => {
                let top = top.map_or_else(|| "?".to_owned(), |top| top.to_string());
                from.as_ref().map_or_else(|| top.clone(), |from| format!("{top}@{from}"))
            }
        }
    }
}

/// Moves one after the other, those with the same verb behind it once.
pub(super) struct Moves<'a>(pub(super) &'a [Move]);

impl Display for Moves<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut before: Option<&str> = None;
        for one in self.0 {
            let (verb, object) = (one.verb(), one.object());
            if before == Some(verb) && !object.is_empty() {
                write!(f, " {object}")?;
            } else {
                f.write_str(if before.is_some() { ", " } else { "" })?;
                f.write_str(verb)?;
                write!(f, "{}{object}", if object.is_empty() { "" } else { " " })?;
            }
            before = Some(verb);
        }
        Ok(())
    }
}

impl Display for Question {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let cards = |f: &mut Formatter<'_>, what: &str, moves: &[Move]| {
            let moves = Moves(moves).to_string();
            write!(f, "ask {what} {}", moves.strip_prefix("lay ").unwrap_or(&moves))
        };
        match self {
            Question::Hand(None) => f.write_str("ask hand"),
            Question::Hand(Some(colour)) => write!(f, "ask hand {}", colour.letter()),
            Question::Row(colour) => write!(f, "ask row {}", colour.letter()),
            Question::Board => f.write_str("ask board"),
            Question::Can => f.write_str("ask can"),
            Question::CanColour(colour) => write!(f, "ask can {}", colour.letter()),
            Question::CanOn(pile) => write!(f, "ask can >{pile}"),
            Question::CanMoves(moves) => cards(f, "can", moves),
            Question::MustMoves(moves) => cards(f, "must", moves),
            Question::CanDraw => f.write_str("ask can draw"),
            Question::CanEnd => f.write_str("ask can end"),
            Question::Where(spot) => write!(f, "ask where {spot}"),
            Question::Missing(None) => f.write_str("ask missing"),
            Question::Missing(Some(colour)) => write!(f, "ask missing {}", colour.letter()),
            Question::Open => f.write_str("ask open"),
            Question::Score => f.write_str("ask score"),
            Question::Players => f.write_str("ask players"),
            Question::Pile => f.write_str("ask pile"),
            Question::Piles => f.write_str("ask piles"),
            Question::Buffalos => f.write_str("ask buffalos"),
            Question::Bridges => f.write_str("ask bridges"),
            Question::Jokers => f.write_str("ask jokers"),
            Question::Bonus => f.write_str("ask bonus"),
            Question::Turn => f.write_str("ask turn"),
            Question::Last => f.write_str("ask last"),
            Question::Since => f.write_str("ask since"),
            Question::History(lines) => write!(f, "ask history {lines}"),
            Question::Value => f.write_str("ask value"),
            Question::Round => f.write_str("ask round"),
            Question::Left => f.write_str("ask left"),
            Question::Who(spot) => write!(f, "ask who {spot}"),
            Question::Neighbours(colour) => write!(f, "ask neighbours {}", colour.letter()),
            Question::Next => f.write_str("ask next"),
            Question::JokerPlaces => f.write_str("ask joker places"),
            Question::Did(person) => write!(f, "ask player {person}"),
            Question::WhyDid(person) => write!(f, "ask why-did {person}"),
            Question::CardsOf(person) => write!(f, "ask cards {person}"),
            Question::Drawn => f.write_str("ask drawn"),
            Question::Unseen => f.write_str("ask unseen"),
            Question::Cows => f.write_str("ask cows"),
            Question::WhatIf(moves) => cards(f, "what-if", moves),
            Question::Why => f.write_str("why"),
            Question::Aim => f.write_str("aim"),
            Question::Now => f.write_str("now"),
            Question::Must(Duty::Lay) => f.write_str("ask must lay"),
            Question::Must(Duty::Draw) => f.write_str("ask must draw"),
            Question::Must(Duty::End) => f.write_str("ask must end"),
            Question::Count(None) => f.write_str("ask count"),
            Question::Count(Some(colour)) => write!(f, "ask count {}", colour.letter()),
            Question::Term(term) => write!(f, "ask term {}", term.id()),
        }
    }
}

impl Display for Evenings {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Evenings::All(Depth::Short) => f.write_str("evenings"),
            Evenings::All(Depth::Full) => f.write_str("evenings full"),
            Evenings::Won => f.write_str("evenings won"),
            Evenings::Against(person) => write!(f, "evenings against {person}"),
            Evenings::Streak => f.write_str("evenings streak"),
            Evenings::Best => f.write_str("evenings best"),
            Evenings::Longest => f.write_str("evenings longest"),
            Evenings::Left => f.write_str("evenings left"),
            Evenings::Today => f.write_str("evenings today"),
        }
    }
}

impl Display for Reference {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let cards = |f: &mut Formatter<'_>, what: &str, moves: &[Move]| {
            let moves = Moves(moves).to_string();
            write!(f, "{what} {}", moves.strip_prefix("lay ").unwrap_or(&moves))
        };
        match self {
            Reference::Likewise(colour) => write!(f, "likewise {}", colour.letter()),
            Reference::Also(moves) => cards(f, "also", moves),
            Reference::TakeBack(moves) => cards(f, "take-back", moves),
            Reference::ThenEnd(reference) => write!(f, "{reference}, end"),
            Reference::That | Reference::Both | Reference::All | Reference::Other | Reference::NotThat => {
                let plain = Reference::PLAIN.iter().find(|(_, reference)| reference == self);
                f.write_str(plain.map(|(notation, _)| *notation).unwrap_or_default())
            }
        }
    }
}

impl Display for Ask {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.depth {
            Depth::Short => write!(f, "{}", self.question),
            Depth::Full => write!(f, "{} full", self.question),
        }
    }
}

impl Display for Telling {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.sort.map_or("verbosity", Sort::id))?;
        if let Some(channel) = self.channel {
            write!(f, " {}", channel.id())?;
        }
        write!(f, " {}", self.level.id())
    }
}

/// Something that is on, off, or asked for.
struct Switched(&'static str, Option<Switch>);

impl Display for Switched {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)?;
        match self.1 {
            None => Ok(()),
            Some(Switch::On) => f.write_str(" on"),
            Some(Switch::Off) => f.write_str(" off"),
        }
    }
}

/// Each option behind a blank, so that nothing is written where nothing was said.
impl Display for TableOptions {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let TableOptions { game, players, people, computers, level, rounds, access, stand_in, .. } = self;
        let counted = [
            ("players", *players),
            ("people", *people),
            ("computers", *computers),
            ("rounds", *rounds),
            ("turn", self.turn_minutes),
        ];
        game.map_or(Ok(()), |game| write!(f, " {}", game.id()))?;
        for (what, count) in counted {
            count.map_or(Ok(()), |count| write!(f, " {what} {count}"))?;
        }
        level.map_or(Ok(()), |level| write!(f, " level {}", level.id()))?;
        match access {
            None => {}
            Some(Access::Everybody) => f.write_str(" access everybody")?,
            Some(Access::Invited) => f.write_str(" access invited")?,
        }
        match stand_in {
            None => {}
            Some(StandIn::Never) => f.write_str(" stand-in never")?,
            Some(StandIn::After(minutes)) => write!(f, " stand-in {minutes}")?,
        }
        self.guest.as_ref().map_or(Ok(()), |name| write!(f, " guest {name}"))?;
        self.unknown.as_ref().map_or(Ok(()), |word| write!(f, " unknown {word}"))
    }
}

impl Display for Lobby {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Lobby::Say(text) => write!(f, "say {text}"),
            Lobby::Tell(text) => write!(f, "tell {text}"),
            Lobby::Who => f.write_str("who"),
            Lobby::Find(name) => write!(f, "find {name}"),
            Lobby::Await(name) => write!(f, "await {name}"),
            Lobby::StopAwaiting(name) => write!(f, "stop-awaiting {name}"),
            Lobby::Tables => f.write_str("tables"),
            Lobby::Open(options) => write!(f, "open{options}"),
            Lobby::Sit(table) => write!(f, "sit {table}"),
            Lobby::Watch(table) => write!(f, "watch {table}"),
            Lobby::Invite(name) => write!(f, "invite {name}"),
            Lobby::Start => f.write_str("start"),
            Lobby::Again => f.write_str("again"),
            Lobby::Remove(name) => write!(f, "remove {name}"),
            Lobby::Mute(name) => write!(f, "mute {name}"),
            Lobby::Unmute(name) => write!(f, "unmute {name}"),
            Lobby::Silence(name) => write!(f, "silence {name}"),
            Lobby::LetSpeak(name) => write!(f, "let-speak {name}"),
            Lobby::Link => f.write_str("link"),
            Lobby::Results => f.write_str("results"),
            Lobby::OwnResults => f.write_str("own-results"),
            Lobby::DealOfTheDay(None) => f.write_str("day"),
            Lobby::DealOfTheDay(Some(game)) => write!(f, "day {}", game.id()),
            Lobby::DayList => f.write_str("day-list"),
            Lobby::Ranking(options) => write!(f, "ranking{options}"),
            Lobby::Tournament(said) => write!(f, "tournament {said}"),
            Lobby::NewKey => f.write_str("new-key"),
            Lobby::RecoveryCode => f.write_str("recovery-code"),
            Lobby::Forget => f.write_str("forget"),
            Lobby::Help => f.write_str("help"),
        }
    }
}

impl Display for Tournament {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Tournament::Open(options) => write!(f, "open{options}"),
            Tournament::Join => f.write_str("join"),
            Tournament::Leave => f.write_str("leave"),
            Tournament::Start => f.write_str("start"),
            Tournament::Cancel => f.write_str("cancel"),
            Tournament::Standings => f.write_str("standings"),
        }
    }
}

impl Display for MenuItem {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            MenuItem::Resume => f.write_str("resume"),
            MenuItem::Play(options) => write!(f, "play{options}"),
            MenuItem::Lessons(None) => f.write_str("lessons"),
            MenuItem::Lessons(Some(game)) => write!(f, "lessons {}", game.id()),
            MenuItem::Together => f.write_str("together"),
            MenuItem::DealOfTheDay(None) => f.write_str("deal-of-the-day"),
            MenuItem::DealOfTheDay(Some(game)) => write!(f, "deal-of-the-day {}", game.id()),
            MenuItem::SavedGames => f.write_str("saved-games"),
        }
    }
}

impl From<Command> for String {
    fn from(command: Command) -> String {
        command.to_string()
    }
}

impl Display for Command {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Command::Play(moves) => write!(f, "{}", Moves(moves)),
            Command::Draw => f.write_str("draw"),
            Command::End => f.write_str("end"),
            Command::Undo => f.write_str("undo"),
            Command::Refer(reference) => write!(f, "{reference}"),
            Command::Ask(ask) => write!(f, "{ask}"),
            Command::Evenings(evenings) => write!(f, "{evenings}"),
            Command::Review(Depth::Short) => f.write_str("review"),
            Command::Review(Depth::Full) => f.write_str("review full"),
            Command::Help(None) => f.write_str("help"),
            Command::Help(Some(topic)) => write!(f, "help {}", topic.id()),
            Command::Rules(RulesPart::ThisGame) => f.write_str("rules"),
            Command::Rules(RulesPart::Game(game)) => write!(f, "rules {}", game.id()),
            Command::Rules(RulesPart::Section(section)) => write!(f, "rules {}", section.id()),
            Command::Hint => f.write_str("hint"),
            Command::Repeat(None) => f.write_str("repeat"),
            Command::Repeat(Some(lines)) => write!(f, "repeat {lines}"),
            Command::Step(Step::Back) => f.write_str("back"),
            Command::Step(Step::Forward) => f.write_str("forward"),
            Command::Stop => f.write_str("stop"),
            Command::Wait => f.write_str("wait"),
            Command::Save => f.write_str("save"),
            Command::Quit => f.write_str("quit"),
            Command::ReadOn => f.write_str("read on"),
            Command::More => f.write_str("more"),
            Command::Menu => f.write_str("menu"),
            Command::NewGame => f.write_str("new game"),
            Command::Resign => f.write_str("resign"),
            Command::Language(None) => f.write_str("language"),
            Command::Language(Some(code)) => write!(f, "language {code}"),
            Command::Verbosity(None) => f.write_str("verbosity"),
            Command::Verbosity(Some(telling)) => write!(f, "{telling}"),
            Command::Pause(switch) => write!(f, "{}", Switched("pause", *switch)),
            Command::Automate(routine, None) => f.write_str(routine.id()),
            Command::Automate(routine, Some(mode)) => write!(f, "{} {}", routine.id(), mode.id()),
            Command::Speech(switch) => write!(f, "{}", Switched("speech", *switch)),
            Command::Braille(switch) => write!(f, "{}", Switched("braille", *switch)),
            Command::PromptReply(switch) => write!(f, "{}", Switched("prompt", *switch)),
            Command::Sounds(switch) => write!(f, "{}", Switched("sounds", *switch)),
            Command::Tune(tune) => f.write_str(tune.id()),
            Command::Voice(None) => f.write_str("voice"),
            Command::Voice(Some(number)) => write!(f, "voice {number}"),
            Command::Keys => f.write_str("keys"),
            Command::Width(None) => f.write_str("width"),
            Command::Width(Some(cells)) => write!(f, "width {cells}"),
            Command::Settings => f.write_str("settings"),
            Command::Item(item) => write!(f, "{item}"),
            Command::Lobby(lobby) => write!(f, "lobby {lobby}"),
            Command::Yes => f.write_str("yes"),
            Command::No => f.write_str("no"),
            Command::Cancel => f.write_str("cancel"),
            Command::Choose(number) => write!(f, "choose {number}"),
        }
    }
}

impl Topic {
    /// The language-neutral name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Topic::Lay => "lay",
            Topic::Questions => "questions",
            Topic::Joker => "joker",
            Topic::Bridge => "bridge",
            Topic::Bonus => "bonus",
            Topic::Piles => "piles",
            Topic::Turn => "turn",
            Topic::Settings => "settings",
            Topic::Speech => "speech",
            Topic::Keys => "keys",
            Topic::Now => "now",
            Topic::Signs => "signs",
            Topic::Braille => "braille",
        }
    }
}

impl Tune {
    /// All of them.
    pub const ALL: [Tune; 6] =
        [Tune::Faster, Tune::Slower, Tune::Louder, Tune::Softer, Tune::Higher, Tune::Lower];

    /// The language-neutral name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Tune::Faster => "faster",
            Tune::Slower => "slower",
            Tune::Louder => "louder",
            Tune::Softer => "softer",
            Tune::Higher => "higher",
            Tune::Lower => "lower",
        }
    }
}

impl Sort {
    /// All of them.
    pub const ALL: [Sort; 3] = [Sort::Events, Sort::Answers, Sort::Chatter];

    /// The language-neutral name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Sort::Events => "events",
            Sort::Answers => "answers",
            Sort::Chatter => "chatter",
        }
    }
}

impl Channel {
    /// Both.
    pub const ALL: [Channel; 2] = [Channel::Print, Channel::Speech];

    /// The language-neutral name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Channel::Print => "print",
            Channel::Speech => "speech",
        }
    }
}

impl Level {
    /// The language-neutral name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Level::Off => "off",
            Level::On => "on",
            Level::To(verbosity) => verbosity.id(),
        }
    }
}
