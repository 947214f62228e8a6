//! Meanings read from their notation.

use super::notation::{HIGHEST_OF_COLOUR, is_plain};
use super::{
    Access, Ask, Channel, Command, Depth, Duty, Evenings, Level, Lobby, MenuItem, Move, Person, Question,
    Reference, RoutineMove, RulesPart, Section, Sort, Spot, StandIn, Step, Switch, TableOptions, Telling,
    Term, Topic, Tournament, Tune, Verbosity,
};
use crate::cards::Colour;
use crate::rules::Game;
use crate::rules::rows::Piece;
use std::str::FromStr;

/// A text is no meaning in the notation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no meaning")]
pub struct NoMeaning(pub String);

/// The colour of a letter in records.
fn colour(text: &str) -> Option<Colour> {
    let mut letters = text.chars();
    let first = letters.next().filter(|_| letters.next().is_none())?;
    Colour::ALL.into_iter().find(|colour| colour.letter() == first)
}

/// The sign of a colour that may not have been said, and what follows it.
fn sign(text: &str) -> Option<(Option<Colour>, &str)> {
    let (first, rest) = text.split_at_checked(1)?;
    if first == "?" { Some((None, rest)) } else { Some((Some(colour(first)?), rest)) }
}

fn spot(text: &str) -> Option<Spot> {
    let (colour, number) = sign(text)?;
    Some(Spot { colour, number: number.parse().ok()? })
}

fn laid(text: &str) -> Option<(Spot, Piece)> {
    match text.strip_prefix('*') {
        Some(text) => Some((spot(text)?, Piece::Joker)),
        None => Some((spot(text)?, Piece::Number)),
    }
}

fn person(text: &str) -> Option<Person> {
    if let Some(quoted) = text.strip_prefix('"') {
        return Some(Person::Name(quoted.strip_suffix('"')?.replace("\"\"", "\"")));
    }
    if text == "me" {
        return Some(Person::Me);
    }
    let named = || is_plain(text).then(|| Person::Name(text.to_owned()));
    text.parse().map(Person::Number).ok().or_else(named)
}

/// Lays a card of colour, or a card on a pile.
fn lay(text: &str) -> Option<Move> {
    if let Some((card, on)) = text.split_once('>') {
        let card: u8 = card.parse().ok()?;
        if on == "?" {
            let spot = Spot { colour: None, number: card };
            return (card > HIGHEST_OF_COLOUR).then_some(Move::Lay { spot, piece: Piece::Number });
        }
        return Some(Move::Stack { card, on: on.parse().ok()? });
    }
    let (spot, piece) = laid(text)?;
    Some(Move::Lay { spot, piece })
}

fn bridge(text: &str) -> Option<Move> {
    let (from, rest) = sign(text)?;
    let (spot, piece) = laid(rest.strip_prefix('>')?)?;
    Some(Move::Bridge { from, spot, piece })
}

fn take(text: &str) -> Option<Move> {
    let (top, from) = match text.split_once('@') {
        Some((top, from)) => (top, Some(person(from)?)),
        None => (text, None),
    };
    let top = if top == "?" { None } else { Some(top.parse().ok()?) };
    Some(Move::Take { top, from })
}

/// Parts of a text that a sign parts, but for signs between quotation marks.
fn parts(text: &str, sign: char) -> impl Iterator<Item = &str> {
    let mut quoted = false;
    text.split(move |letter| {
        quoted ^= letter == '"';
        letter == sign && !quoted
    })
}

/// Moves with the same verb.
fn same_moves(text: &str) -> Option<Vec<Move>> {
    let plain = match text {
        "discard" => Some(Move::Discard),
        "end" => Some(Move::End),
        "wait" => Some(Move::Wait),
        _ => None,
    };
    if let Some(plain) = plain {
        return Some(vec![plain]);
    }
    let (verb, objects) = text.split_once(' ')?;
    let read = match verb {
        "lay" => lay,
        "bridge" => bridge,
        "swap" => |text: &str| spot(text).map(Move::Swap),
        "take" => take,
        _ => return None,
    };
    parts(objects, ' ').map(read).collect()
}

fn moves(text: &str) -> Option<Vec<Move>> {
    let groups: Option<Vec<Vec<Move>>> =
        parts(text, ',').map(|group| same_moves(group.trim_start())).collect();
    Some(groups?.concat())
}

/// Moves that "lay" may be left out before.
fn asked_moves(text: &str) -> Option<Vec<Move>> {
    moves(text).or_else(|| moves(&format!("lay {text}")))
}

fn question(text: &str) -> Option<Question> {
    const PLAIN: [(&str, Question); 32] = [
        ("ask hand", Question::Hand(None)),
        ("ask board", Question::Board),
        ("ask can", Question::Can),
        ("ask can draw", Question::CanDraw),
        ("ask can end", Question::CanEnd),
        ("ask missing", Question::Missing(None)),
        ("ask open", Question::Open),
        ("ask score", Question::Score),
        ("ask players", Question::Players),
        ("ask pile", Question::Pile),
        ("ask piles", Question::Piles),
        ("ask buffalos", Question::Buffalos),
        ("ask bridges", Question::Bridges),
        ("ask jokers", Question::Jokers),
        ("ask bonus", Question::Bonus),
        ("ask turn", Question::Turn),
        ("ask last", Question::Last),
        ("ask since", Question::Since),
        ("ask value", Question::Value),
        ("ask round", Question::Round),
        ("ask left", Question::Left),
        ("ask next", Question::Next),
        ("ask joker places", Question::JokerPlaces),
        ("ask drawn", Question::Drawn),
        ("ask unseen", Question::Unseen),
        ("ask cows", Question::Cows),
        ("ask count", Question::Count(None)),
        ("ask must lay", Question::Must(Duty::Lay)),
        ("ask must draw", Question::Must(Duty::Draw)),
        ("ask must end", Question::Must(Duty::End)),
        ("why", Question::Why),
        ("aim", Question::Aim),
    ];
    if text == "now" {
        return Some(Question::Now);
    }
    if let Some((_, question)) = PLAIN.iter().find(|(notation, _)| *notation == text) {
        return Some(question.clone());
    }
    let (what, about) = text.strip_prefix("ask ")?.split_once(' ')?;
    match what {
        "hand" => colour(about).map(|colour| Question::Hand(Some(colour))),
        "count" => colour(about).map(|colour| Question::Count(Some(colour))),
        "term" => Term::ALL.into_iter().find(|term| term.id() == about).map(Question::Term),
        "row" => colour(about).map(Question::Row),
        "missing" => colour(about).map(|colour| Question::Missing(Some(colour))),
        "neighbours" => colour(about).map(Question::Neighbours),
        "where" => spot(about).map(Question::Where),
        "who" => spot(about).map(Question::Who),
        "player" => person(about).map(Question::Did),
        "why-did" => person(about).map(Question::WhyDid),
        "cards" => person(about).map(Question::CardsOf),
        "history" => about.parse().ok().map(Question::History),
        "what-if" => asked_moves(about).map(Question::WhatIf),
        "must" => asked_moves(about).map(Question::MustMoves),
        "can" => {
            if let Some(pile) = about.strip_prefix('>') {
                return pile.parse().ok().map(Question::CanOn);
            }
            let asked = || asked_moves(about).map(Question::CanMoves);
            colour(about).map(Question::CanColour).or_else(asked)
        }
        _ => None,
    }
}

fn ask(text: &str) -> Option<Ask> {
    if let Some(question) = question(text) {
        return Some(Ask { question, depth: Depth::Short });
    }
    let question = question(text.strip_suffix(" full")?)?;
    Some(Ask { question, depth: Depth::Full })
}

fn switch(text: &str) -> Option<Switch> {
    match text {
        "on" => Some(Switch::On),
        "off" => Some(Switch::Off),
        _ => None,
    }
}

fn level(text: &str) -> Option<Level> {
    match switch(text) {
        Some(Switch::On) => Some(Level::On),
        Some(Switch::Off) => Some(Level::Off),
        None => Verbosity::from_id(text).map(Level::To),
    }
}

fn telling(text: &str) -> Option<Telling> {
    let (what, rest) = text.split_once(' ')?;
    let sort = Sort::ALL.into_iter().find(|sort| sort.id() == what);
    if sort.is_none() && what != "verbosity" {
        return None;
    }
    let (channel, rest) = match rest.split_once(' ') {
        Some((channel, rest)) => (Some(Channel::ALL.into_iter().find(|one| one.id() == channel)?), rest),
        None => (None, rest),
    };
    Some(Telling { sort, level: level(rest)?, channel })
}

fn evenings(text: &str) -> Option<Evenings> {
    match text {
        "evenings" => Some(Evenings::All(Depth::Short)),
        "evenings full" => Some(Evenings::All(Depth::Full)),
        "evenings won" => Some(Evenings::Won),
        "evenings streak" => Some(Evenings::Streak),
        "evenings best" => Some(Evenings::Best),
        "evenings longest" => Some(Evenings::Longest),
        "evenings left" => Some(Evenings::Left),
        "evenings today" => Some(Evenings::Today),
        other => person(other.strip_prefix("evenings against ")?).map(Evenings::Against),
    }
}

/// A command of one word.
fn single(text: &str) -> Option<Command> {
    let tune = Tune::ALL.into_iter().find(|tune| tune.id() == text).map(Command::Tune);
    let routine = RoutineMove::ALL.into_iter().find(|routine| routine.id() == text);
    let automate = routine.map(|routine| Command::Automate(routine, None));
    tune.or(automate).or(match text {
        "draw" => Some(Command::Draw),
        "end" => Some(Command::End),
        "undo" => Some(Command::Undo),
        "review" => Some(Command::Review(Depth::Short)),
        "review full" => Some(Command::Review(Depth::Full)),
        "help" => Some(Command::Help(None)),
        "rules" => Some(Command::Rules(RulesPart::ThisGame)),
        "hint" => Some(Command::Hint),
        "repeat" => Some(Command::Repeat(None)),
        "back" => Some(Command::Step(Step::Back)),
        "forward" => Some(Command::Step(Step::Forward)),
        "stop" => Some(Command::Stop),
        "wait" => Some(Command::Wait),
        "save" => Some(Command::Save),
        "quit" => Some(Command::Quit),
        "read on" => Some(Command::ReadOn),
        "more" => Some(Command::More),
        "menu" => Some(Command::Menu),
        "new game" => Some(Command::NewGame),
        "resign" => Some(Command::Resign),
        "language" => Some(Command::Language(None)),
        "verbosity" => Some(Command::Verbosity(None)),
        "voice" => Some(Command::Voice(None)),
        "keys" => Some(Command::Keys),
        "width" => Some(Command::Width(None)),
        "settings" => Some(Command::Settings),
        "yes" => Some(Command::Yes),
        "no" => Some(Command::No),
        "cancel" => Some(Command::Cancel),
        "pause" => Some(Command::Pause(None)),
        "speech" => Some(Command::Speech(None)),
        "braille" => Some(Command::Braille(None)),
        "prompt" => Some(Command::PromptReply(None)),
        "sounds" => Some(Command::Sounds(None)),
        _ => None,
    })
}

/// The options of a table, each of which has a blank before it.
fn table_options(text: &str) -> Option<TableOptions> {
    let mut options = TableOptions::default();
    let mut rest = text;
    while let Some(option) = rest.strip_prefix(' ') {
        if let Some(name) = option.strip_prefix("guest ") {
            options.guest = Some(name.to_owned());
            return Some(options);
        }
        if let Some(word) = option.strip_prefix("unknown ") {
            options.unknown = Some(word.to_owned());
            return Some(options);
        }
        let (what, behind) = option.split_at(option.find(' ').unwrap_or(option.len()));
        if let Ok(game) = what.parse::<Game>() {
            options.game = Some(game);
            rest = behind;
            continue;
        }
        let value = behind.strip_prefix(' ')?;
        let (value, behind) = value.split_at(value.find(' ').unwrap_or(value.len()));
        match what {
            "players" => options.players = Some(value.parse().ok()?),
            "people" => options.people = Some(value.parse().ok()?),
            "computers" => options.computers = Some(value.parse().ok()?),
            "rounds" => options.rounds = Some(value.parse().ok()?),
            "turn" => options.turn_minutes = Some(value.parse().ok()?),
            "level" => options.level = Some(value.parse().ok()?),
            "access" if value == "everybody" => options.access = Some(Access::Everybody),
            "access" if value == "invited" => options.access = Some(Access::Invited),
            "stand-in" if value == "never" => options.stand_in = Some(StandIn::Never),
            "stand-in" => options.stand_in = Some(StandIn::After(value.parse().ok()?)),
            _ => return None,
        }
        rest = behind;
    }
    rest.is_empty().then_some(options)
}

fn tournament(text: &str) -> Option<Tournament> {
    if let Some(options) = text.strip_prefix("open") {
        return table_options(options).map(Tournament::Open);
    }
    match text {
        "join" => Some(Tournament::Join),
        "leave" => Some(Tournament::Leave),
        "start" => Some(Tournament::Start),
        "cancel" => Some(Tournament::Cancel),
        "standings" => Some(Tournament::Standings),
        _ => None,
    }
}

fn lobby(text: &str) -> Option<Lobby> {
    if let Some(options) = text.strip_prefix("open") {
        return table_options(options).map(Lobby::Open);
    }
    if let Some(options) = text.strip_prefix("ranking") {
        return table_options(options).map(Lobby::Ranking);
    }
    if let Some(said) = text.strip_prefix("tournament ") {
        return tournament(said).map(Lobby::Tournament);
    }
    let Some((what, rest)) = text.split_once(' ') else {
        return match text {
            "who" => Some(Lobby::Who),
            "tables" => Some(Lobby::Tables),
            "start" => Some(Lobby::Start),
            "again" => Some(Lobby::Again),
            "link" => Some(Lobby::Link),
            "results" => Some(Lobby::Results),
            "day" => Some(Lobby::DealOfTheDay(None)),
            "day-list" => Some(Lobby::DayList),
            "own-results" => Some(Lobby::OwnResults),
            "new-key" => Some(Lobby::NewKey),
            "recovery-code" => Some(Lobby::RecoveryCode),
            "forget" => Some(Lobby::Forget),
            "help" => Some(Lobby::Help),
            _ => None,
        };
    };
    let rest = rest.to_owned();
    match what {
        "say" => Some(Lobby::Say(rest)),
        "tell" => Some(Lobby::Tell(rest)),
        "day" => Some(Lobby::DealOfTheDay(Some(rest.parse().ok()?))),
        "find" => Some(Lobby::Find(rest)),
        "await" => Some(Lobby::Await(rest)),
        "stop-awaiting" => Some(Lobby::StopAwaiting(rest)),
        "sit" => Some(Lobby::Sit(rest)),
        "watch" => Some(Lobby::Watch(rest)),
        "invite" => Some(Lobby::Invite(rest)),
        "remove" => Some(Lobby::Remove(rest)),
        "mute" => Some(Lobby::Mute(rest)),
        "unmute" => Some(Lobby::Unmute(rest)),
        "silence" => Some(Lobby::Silence(rest)),
        "let-speak" => Some(Lobby::LetSpeak(rest)),
        _ => None,
    }
}

/// Returns what is said outside of a game.
fn outside(text: &str) -> Option<Command> {
    if let Some(said) = text.strip_prefix("lobby ") {
        return lobby(said).map(Command::Lobby);
    }
    if let Some(options) = text.strip_prefix("play") {
        return table_options(options).map(|options| Command::Item(MenuItem::Play(options)));
    }
    let item = match text.split_once(' ') {
        Some(("lessons", game)) => MenuItem::Lessons(Some(game.parse().ok()?)),
        Some(("deal-of-the-day", game)) => MenuItem::DealOfTheDay(Some(game.parse().ok()?)),
        Some(_) => return None,
        None => match text {
            "resume" => MenuItem::Resume,
            "lessons" => MenuItem::Lessons(None),
            "together" => MenuItem::Together,
            "deal-of-the-day" => MenuItem::DealOfTheDay(None),
            "saved-games" => MenuItem::SavedGames,
            _ => return None,
        },
    };
    Some(Command::Item(item))
}

fn reference(text: &str) -> Option<Reference> {
    if let Some((_, plain)) = Reference::PLAIN.iter().find(|(notation, _)| *notation == text) {
        return Some(plain.clone());
    }
    if let Some(before) = text.strip_suffix(", end").and_then(reference) {
        return before.names_anew().then(|| Reference::ThenEnd(Box::new(before)));
    }
    let (what, about) = text.split_once(' ')?;
    match what {
        "likewise" => colour(about).map(Reference::Likewise),
        "also" => asked_moves(about).map(Reference::Also),
        "take-back" => asked_moves(about).map(Reference::TakeBack),
        _ => None,
    }
}

fn reading(text: &str) -> Option<RulesPart> {
    let section = Section::ALL.into_iter().find(|section| section.id() == text).map(RulesPart::Section);
    section.or_else(|| text.parse::<Game>().ok().map(RulesPart::Game))
}

/// A command with something behind its first word.
fn with_object(text: &str) -> Option<Command> {
    let (what, about) = text.split_once(' ')?;
    if let Some(routine) = RoutineMove::ALL.into_iter().find(|routine| routine.id() == what) {
        return routine.mode(about).map(|mode| Command::Automate(routine, Some(mode)));
    }
    match what {
        "help" => {
            Topic::ALL.into_iter().find(|topic| topic.id() == about).map(|topic| Command::Help(Some(topic)))
        }
        "rules" => reading(about).map(Command::Rules),
        "repeat" => about.parse().ok().map(|lines| Command::Repeat(Some(lines))),
        "language" => Some(Command::Language(Some(about.to_owned()))),
        "pause" => switch(about).map(|switch| Command::Pause(Some(switch))),
        "speech" => switch(about).map(|switch| Command::Speech(Some(switch))),
        "braille" => switch(about).map(|switch| Command::Braille(Some(switch))),
        "prompt" => switch(about).map(|switch| Command::PromptReply(Some(switch))),
        "sounds" => switch(about).map(|switch| Command::Sounds(Some(switch))),
        "voice" => about.parse().ok().map(|number| Command::Voice(Some(number))),
        "width" => about.parse().ok().map(|cells| Command::Width(Some(cells))),
        "choose" => about.parse().ok().map(Command::Choose),
        _ => telling(text).map(|telling| Command::Verbosity(Some(telling))),
    }
}

impl FromStr for Spot {
    type Err = NoMeaning;

    fn from_str(text: &str) -> Result<Spot, NoMeaning> {
        spot(text).ok_or_else(|| NoMeaning(text.to_owned()))
    }
}

impl FromStr for Person {
    type Err = NoMeaning;

    fn from_str(text: &str) -> Result<Person, NoMeaning> {
        person(text).ok_or_else(|| NoMeaning(text.to_owned()))
    }
}

impl TryFrom<String> for Command {
    type Error = NoMeaning;

    fn try_from(text: String) -> Result<Command, NoMeaning> {
        text.parse()
    }
}

impl FromStr for Command {
    type Err = NoMeaning;

    /// Reads a meaning from its notation, such as `lay r10 r9` or `ask row r`.
    ///
    /// # Errors
    /// When the text is no meaning.
    ///
    /// # Examples
    /// ```
    /// use elevens::meaning::Command;
    /// let command: Command = "swap r15, lay r19 *r17".parse().unwrap();
    /// assert_eq!(command.to_string(), "swap r15, lay r19 *r17");
    /// assert!("sing".parse::<Command>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Command, NoMeaning> {
        let asked = || ask(text).map(Command::Ask);
        let played = || moves(text).filter(|moves| !moves.is_empty()).map(Command::Play);
        let tallied = || evenings(text).map(Command::Evenings);
        let referred = || reference(text).map(Command::Refer);
        let read = single(text).or_else(referred).or_else(tallied).or_else(asked).or_else(played);
        let read = read.or_else(|| outside(text)).or_else(|| with_object(text));
        read.ok_or_else(|| NoMeaning(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for text in [
            "lay r10 r9 *r8",
            "lay ?7",
            "that both",
            "likewise g",
            "also ?12",
            "take-back r12",
            "lay 50>?",
            "lay 36>31 40>31",
            "take ?",
            "take 46@2",
            "take 46@Ann",
            "take 46@\"Ann, the \"\"Great\"\"\"",
            "bridge y>b9 ?>*r3, swap r9 b3, discard, discard, lay b10",
            "lay b9 *b10, end",
            "ask can r7 r8",
            "ask can swap r7",
            "ask must r7 r8",
            "ask can draw",
            "ask can r full",
            "ask can >31",
            "ask what-if r7, discard",
            "ask player 2",
            "ask cards \"7\"",
            "ask joker places",
            "now full",
            "help now",
            "rules three-openings",
            "rules aim",
            "events speech off",
            "verbosity brief",
            "chatter full",
            "language nl",
            "speech on",
            "review",
            "review full",
            "evenings full",
            "evenings against Mia",
            "evenings against 2",
            "evenings left",
            "choose 2",
            "width",
            "width 40",
            "settings",
            "resume",
            "play",
            "play junior computers 2 level hard",
            "lessons nimm",
            "together",
            "deal-of-the-day",
            "saved-games",
            "lobby open",
            "lobby open beginner players 3 people 2 computers 1 rounds 4 turn 2 level easy access invited stand-in never",
            "lobby open access everybody stand-in 10 unknown hrad",
            "lobby say Lay red 7, Ann!  Now.",
            "lobby sit Oslo 2",
            "lobby tournament open classic players 8 rounds 3",
            "lobby tournament open",
            "lobby tournament standings",
            "lobby new-key",
        ] {
            let read: Command = text.parse().unwrap_or_else(|fault| panic!("{fault}"));
            assert_eq!(read.to_string(), text);
        }
    }

    #[test]
    fn what_is_no_meaning_is_refused() {
        for text in [
            "",
            "lay",
            "lay x9",
            "lay r",
            "ask",
            "ask weather",
            "draw full",
            "é",
            "lay é9",
            "lobby",
            "lobby sing",
            "lobby tournament",
            "lobby tournament sing",
            "lobby open players",
            "lobby openjunior",
            "lessons chess",
        ] {
            assert_eq!(text.parse::<Command>(), Err(NoMeaning(text.to_owned())));
        }
    }
}
