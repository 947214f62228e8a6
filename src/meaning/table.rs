use crate::players::Strength;
use crate::rules::Game;

/// A table as it was described: the game, and whatever else was said of it. What was not said is as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct TableOptions {
    /// The game.
    pub game: Option<Game>,
    /// The number of all who play.
    pub players: Option<u32>,
    /// The number of people among them, with whoever describes the table.
    pub people: Option<u32>,
    /// The number of computers among them.
    pub computers: Option<u32>,
    /// The strength of computers.
    pub level: Option<Strength>,
    /// The number of rounds of a match.
    pub rounds: Option<u32>,
    /// The people who may sit down.
    pub access: Option<Access>,
    /// When a computer plays for somebody who is gone.
    pub stand_in: Option<StandIn>,
    /// The minutes that a turn may take.
    pub turn_minutes: Option<u32>,
    /// The guest for whom it is opened, besides whoever opens it.
    pub guest: Option<String>,
    /// The first of the words that say nothing of a table, as it was typed.
    pub unknown: Option<String>,
}

/// The people who may sit down at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    /// Everybody.
    Everybody,
    /// Whoever is invited.
    Invited,
}

/// When a computer plays for somebody who is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StandIn {
    /// Never: the table waits.
    Never,
    /// After so many minutes.
    After(u32),
}

impl TableOptions {
    /// Returns whether nothing was said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == TableOptions::default()
    }

    /// Returns how many people and how many computers play, where that was said or follows from the fewest seats of the game;
    /// `None` where the numbers contradict each other. Players alone are people, and computers alone play with one
    /// person.
    #[must_use]
    pub fn seats(&self, fewest: u32) -> Option<(u32, u32)> {
        match (self.players, self.people, self.computers) {
            (Some(players), None, None) => Some((players, 0)),
            (Some(players), None, Some(computers)) => Some((players.checked_sub(computers)?, computers)),
            (Some(players), Some(people), None) => Some((people, players.checked_sub(people)?)),
            (None, None, Some(computers)) => Some((1, computers)),
            (None, Some(people), None) => Some((people, fewest.saturating_sub(people))),
            (None, None, None) => Some((fewest, 0)),
            (_, Some(people), Some(computers)) => {
                let players = people.checked_add(computers)?;
                (self.players.is_none_or(|said| said == players)).then_some((people, computers))
            }
        }
    }
}

/// A sentence about the tournament of a server.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Tournament {
    /// Open one as it is described: its game, how many play in it, and its rounds; where nothing is said of it, hear how it is.
    Open(TableOptions),
    /// Play in it.
    Join,
    /// Play in it no more.
    Leave,
    /// Begin it with those who are in it.
    Start,
    /// Call it off.
    Cancel,
    /// The places of all who play in it.
    Standings,
}

/// A sentence in the lobby of a server, or beside the game at one of its tables.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Lobby {
    /// Say a text to all who are there.
    Say(String),
    /// Say something to one guest alone: the name, and the text behind it.
    Tell(String),
    /// The guests who are here.
    Who,
    /// Where a guest is, if here.
    Find(String),
    /// Be told from now on when a guest comes.
    Await(String),
    /// Be told no more when a guest comes.
    StopAwaiting(String),
    /// The tables that there are.
    Tables,
    /// Open a table; where nothing is said of it, it is asked for.
    Open(TableOptions),
    /// Sit down at a table.
    Sit(String),
    /// Watch a table.
    Watch(String),
    /// Let somebody sit down.
    Invite(String),
    /// Begin with computers at the free seats.
    Start,
    /// Another match with the same players.
    Again,
    /// Remove somebody from the table.
    Remove(String),
    /// Hear no more of what somebody says.
    Mute(String),
    /// Hear somebody again.
    Unmute(String),
    /// Let nobody at the table hear what somebody says.
    Silence(String),
    /// Let all at the table hear somebody again.
    LetSpeak(String),
    /// The link by which others come to the table.
    Link,
    /// The last matches that were played to their end.
    Results,
    /// One's own ratings and last matches.
    OwnResults,
    /// Play the deal of the day, of a game or of the usual one.
    DealOfTheDay(Option<Game>),
    /// The points that guests made of today's deals.
    DayList,
    /// The ranking in matches as they are described.
    Ranking(TableOptions),
    /// A sentence about the tournament.
    Tournament(Tournament),
    /// A new key.
    NewKey,
    /// A code that lets the guest in once who has lost the key.
    RecoveryCode,
    /// Delete what is stored of the one who says it.
    Forget,
    /// Help on the lobby and its tables.
    Help,
}

impl Lobby {
    /// Returns whether its words leave room for anything, so that where a match is played a sentence about the game is taken
    /// for that.
    #[must_use]
    pub const fn is_open_ended(&self) -> bool {
        match self {
            Lobby::Tell(_)
            | Lobby::DealOfTheDay(_)
            | Lobby::Find(_)
            | Lobby::Await(_)
            | Lobby::StopAwaiting(_)
            | Lobby::Open(_)
            | Lobby::Tournament(Tournament::Open(_))
            | Lobby::Sit(_)
            | Lobby::Watch(_)
            | Lobby::Invite(_)
            | Lobby::Remove(_)
            | Lobby::Mute(_)
            | Lobby::Unmute(_)
            | Lobby::Silence(_)
            | Lobby::LetSpeak(_) => true,
            Lobby::Say(_)
            | Lobby::Who
            | Lobby::Tables
            | Lobby::Start
            | Lobby::Again
            | Lobby::Link
            | Lobby::Results
            | Lobby::OwnResults
            | Lobby::DayList
            | Lobby::Ranking(_)
            | Lobby::Tournament(
                Tournament::Join
                | Tournament::Leave
                | Tournament::Start
                | Tournament::Cancel
                | Tournament::Standings,
            )
            | Lobby::NewKey
            | Lobby::RecoveryCode
            | Lobby::Forget
            | Lobby::Help => false,
        }
    }
}

/// An item of the main menu, said in a sentence; what other commands say is no item of its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MenuItem {
    /// The last saved game.
    Resume,
    /// A new match as it is described.
    Play(TableOptions),
    /// Lessons, of a game or of one that is asked for.
    Lessons(Option<Game>),
    /// Several people at one keyboard.
    Together,
    /// The deal of the day, of a game or of one that is asked for.
    DealOfTheDay(Option<Game>),
    /// The list of saved games.
    SavedGames,
}
