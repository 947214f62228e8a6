//! What is asked of somebody who opens a table, one question after the other.

use super::storage::stored::{KeptChair, KeptTable};
use crate::locale::{Locale, args};
use crate::meaning::{Access, StandIn, TableOptions};
use crate::narration::shortened;
use crate::players::Kind;
use crate::rules::{Game, Plan};
use crate::session::Manner;

/// The most rounds of a match.
pub const MOST_ROUNDS: u32 = 20;

/// The highest number that is looked for in words.
const MOST_NUMBER: usize = 60;

/// The most minutes after which a computer plays for somebody who is gone, and those that a turn may take.
const MOST_MINUTES: u32 = 60;

/// How many people a table is usually for.
const PEOPLE: usize = 2;

/// After how many seconds a computer plays for somebody who is gone, where nothing else was agreed.
const SOON: u64 = 120;

/// After how long a computer plays for somebody who is gone, in seconds, as it is offered.
const STAND_INS: [(&str, Option<u64>); 3] =
    [("ask-stand-in-soon", Some(SOON)), ("ask-stand-in-late", Some(600)), ("ask-stand-in-never", None)];

/// What is asked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Game,
    People,
    Computers,
    Kind,
    Rounds,
    Open,
    StandIn,
}

/// A table that is being opened.
#[derive(Clone, Debug)]
pub struct Form {
    step: Step,
    /// The game.
    pub game: Game,
    /// How many people, with whoever opens it.
    pub people: usize,
    /// How many computers.
    pub computers: usize,
    /// How well computers play, those too that take seats that are free at the start.
    pub kind: Kind,
    /// How many rounds.
    pub rounds: u32,
    /// Whether it is by invitation.
    pub closed: bool,
    /// After how many seconds a computer plays for somebody who is gone; never when there is none.
    pub stand_in: Option<u64>,
    /// How many seconds a turn may take; as long as one likes when there is none.
    pub limit: Option<u64>,
}

/// What came of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// Something else is asked now.
    Next,
    /// It was none: the same is asked again.
    Wrong,
    /// All is known.
    Done,
}

/// Why a description is none of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It names no game.
    NoGame,
    /// Nobody knows this word.
    Unknown(String),
    /// The game is not for so many.
    Seats(Game),
    /// There are not so many rounds.
    Rounds,
    /// There are not so many minutes.
    Minutes,
}

impl Fault {
    /// The sentence that says so.
    #[must_use]
    pub fn told(&self, locale: &Locale) -> String {
        let example = locale.text("open-example");
        match self {
            Fault::NoGame => locale.format("open-no-game", &args!("example" => example)),
            Fault::Unknown(word) => {
                let args = args!("word" => shortened(word), "example" => example);
                locale.format("open-unknown", &args)
            }
            Fault::Seats(game) => {
                let (low, high) = game.seats().into_inner();
                let game = locale.text(&format!("short-{}", game.id()));
                let args = args!("game" => game, "low" => low, "high" => high);
                locale.format("open-seats-wrong", &args)
            }
            Fault::Rounds => locale.format("open-rounds-wrong", &args!("high" => MOST_ROUNDS)),
            Fault::Minutes => locale.format("open-minutes-wrong", &args!("high" => MOST_MINUTES)),
        }
    }
}

impl Form {
    /// The table of a description; what that does not say is as usual.
    ///
    /// # Errors
    /// Why there can be no such table.
    pub fn described(table: &TableOptions) -> Result<Form, Fault> {
        if let Some(word) = &table.unknown {
            return Err(Fault::Unknown(word.clone()));
        }
        let game = table.game.ok_or(Fault::NoGame)?;
        let (low, high) = game.seats().into_inner();
        let fewest = u32::try_from(low).unwrap_or_default();
        let (people, computers) = table.seats(fewest).ok_or(Fault::Seats(game))?;
        let (people, computers) = (people as usize, computers as usize);
        let seats = people.checked_add(computers).filter(|seats| people > 0 && (low..=high).contains(seats));
        let usual = Plan::new(game, seats.ok_or(Fault::Seats(game))?).rounds;
        let rounds = Some(table.rounds.unwrap_or(usual)).filter(|rounds| (1..=MOST_ROUNDS).contains(rounds));
        let seconds = |minutes: u32| match minutes {
            1..=MOST_MINUTES => Ok(u64::from(minutes).saturating_mul(60)),
            _ => Err(Fault::Minutes),
        };
        Ok(Form {
            people,
            computers,
            kind: table.level.unwrap_or(Kind::Easy),
            rounds: rounds.ok_or(Fault::Rounds)?,
            closed: table.access == Some(Access::Invited),
            stand_in: match table.stand_in {
                None => Some(SOON),
                Some(StandIn::Never) => None,
                Some(StandIn::After(minutes)) => Some(seconds(minutes)?),
            },
            limit: table.turn_minutes.map(seconds).transpose()?,
            ..Form::new(game)
        })
    }

    /// Nothing is known yet; a table of a game, where nothing else is said.
    #[must_use]
    pub fn new(game: Game) -> Form {
        let low = *game.seats().start();
        Form {
            step: Step::Game,
            game,
            people: PEOPLE,
            computers: low.saturating_sub(PEOPLE),
            kind: Kind::Easy,
            rounds: Plan::new(game, low.max(PEOPLE)).rounds,
            closed: false,
            stand_in: Some(SOON),
            limit: None,
        }
    }

    fn seats(&self) -> (usize, usize) {
        self.game.seats().into_inner()
    }

    /// The fewest and the most computers.
    fn computers_allowed(&self) -> (usize, usize) {
        let (low, high) = self.seats();
        (low.saturating_sub(self.people), high.saturating_sub(self.people))
    }

    fn usual_rounds(&self) -> u32 {
        Plan::new(self.game, self.people.saturating_add(self.computers)).rounds
    }

    /// What is asked now, with the list of answers where there is one.
    #[must_use]
    pub fn question(&self, locale: &Locale) -> Vec<String> {
        let list = |title: String, items: Vec<String>| {
            let line = |(at, item): (usize, String)| {
                locale.format("choice-line", &args!("n" => at.saturating_add(1), "what" => item))
            };
            std::iter::once(title).chain(items.into_iter().enumerate().map(line)).collect()
        };
        match self.step {
            Step::Game => {
                let usual = locale.text(&format!("short-{}", self.game.id()));
                list(locale.format("ask-game", &args!("usual" => usual)), games(locale))
            }
            Step::People => {
                let high = self.seats().1;
                vec![locale.format("ask-people", &args!("high" => high, "usual" => PEOPLE))]
            }
            Step::Computers => {
                let (low, high) = self.computers_allowed();
                vec![locale.format("ask-computers", &args!("low" => low, "high" => high))]
            }
            Step::Kind => {
                let usual = locale.text(&format!("kind-{}", Kind::Easy.id()));
                list(locale.format("menu-opponents", &args!("usual" => usual)), kinds(locale))
            }
            Step::Rounds => {
                let args = args!("high" => MOST_ROUNDS, "usual" => self.usual_rounds());
                vec![locale.format("ask-rounds", &args)]
            }
            Step::Open => list(locale.text("ask-open"), opens(locale)),
            Step::StandIn => list(locale.text("ask-stand-in"), stand_ins(locale)),
        }
    }

    /// Takes an answer; an empty one is that which the question names.
    pub fn answer(&mut self, manner: &Manner, line: &str) -> Answered {
        match self.take(manner, line.trim()) {
            Some(()) => self.go_on(),
            None => Answered::Wrong,
        }
    }

    fn take(&mut self, manner: &Manner, line: &str) -> Option<()> {
        let locale = manner.locale();
        let choice = |items: Vec<String>, usual: usize| {
            if line.is_empty() { Some(usual) } else { manner.understanding().choice(line, &items) }
        };
        let number = |low: usize, high: usize, usual: usize| {
            let number = if line.is_empty() { Some(usual) } else { number_in(manner, line) };
            number.filter(|number| (low..=high).contains(number))
        };
        match self.step {
            Step::Game => {
                let usual = Game::ALL.iter().position(|game| *game == self.game)?;
                self.game = *Game::ALL.get(choice(games(locale), usual)?)?;
            }
            Step::People => self.people = number(1, self.seats().1, PEOPLE)?,
            Step::Computers => {
                let (low, high) = self.computers_allowed();
                self.computers = number(low, high, low)?;
            }
            Step::Kind => self.kind = *Kind::ALL.get(choice(kinds(locale), 0)?)?,
            Step::Rounds => {
                let rounds = number(1, MOST_ROUNDS as usize, self.usual_rounds() as usize)?;
                self.rounds = u32::try_from(rounds).ok()?;
            }
            Step::Open => self.closed = choice(opens(locale), 0)? > 0,
            Step::StandIn => self.stand_in = STAND_INS.get(choice(stand_ins(locale), 0)?)?.1,
        }
        Some(())
    }

    /// The next question that has more than one answer.
    fn go_on(&mut self) -> Answered {
        self.step = match self.step {
            Step::Game => Step::People,
            Step::People => {
                let (low, high) = self.computers_allowed();
                self.computers = low;
                match (low == high, low) {
                    (false, _) => Step::Computers,
                    (true, 0) => Step::Rounds,
                    (true, _) => Step::Kind,
                }
            }
            Step::Computers if self.computers > 0 => Step::Kind,
            Step::Computers | Step::Kind => Step::Rounds,
            // Nobody else can sit down where one person plays.
            Step::Rounds if self.people == 1 => return Answered::Done,
            Step::Rounds => Step::Open,
            Step::Open => Step::StandIn,
            Step::StandIn => return Answered::Done,
        };
        Answered::Next
    }

    /// The table, with who opens it at the first seat.
    #[must_use]
    pub fn table(&self, opener: &str) -> KeptTable {
        let own = KeptChair::Guest(opener.to_owned());
        let free = std::iter::repeat_n(KeptChair::Free, self.people.saturating_sub(1));
        let computers = std::iter::repeat_n(KeptChair::Computer(self.kind.id().to_owned()), self.computers);
        KeptTable {
            game: self.game.id().to_owned(),
            rounds: self.rounds,
            chairs: std::iter::once(own).chain(free).chain(computers).collect(),
            opener: opener.to_owned(),
            closed: self.closed,
            invited: Vec::new(),
            stand_in: self.stand_in,
            limit: self.limit,
            level: self.kind.id().to_owned(),
            record: None,
        }
    }
}

/// The number that a line says, in digits or in words of the language.
#[must_use]
pub fn number_in(manner: &Manner, line: &str) -> Option<usize> {
    // None of these is ever named, so that the number alone counts.
    let nameless = vec![String::new(); MOST_NUMBER];
    let in_words = || manner.understanding().choice(line, &nameless)?.checked_add(1);
    line.parse().ok().or_else(in_words)
}

fn games(locale: &Locale) -> Vec<String> {
    Game::ALL.iter().map(|game| locale.text(&format!("list-{}", game.id()))).collect()
}

fn kinds(locale: &Locale) -> Vec<String> {
    Kind::ALL.iter().map(|kind| locale.text(&format!("kind-{}", kind.id()))).collect()
}

fn opens(locale: &Locale) -> Vec<String> {
    ["ask-open-all", "ask-open-invited"].map(|id| locale.text(id)).to_vec()
}

fn stand_ins(locale: &Locale) -> Vec<String> {
    STAND_INS.iter().map(|(id, _)| locale.text(id)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::LANGUAGES;
    use crate::meaning::{Command, Lobby};

    fn form(language: usize, line: &str) -> Result<Form, Fault> {
        let said = Manner::new(&LANGUAGES[language]).understanding().to_lobby(line);
        let Some(Command::Lobby(Lobby::Open(table))) = said else { panic!("{line}: {said:?}") };
        Form::described(&table)
    }

    fn opened(language: usize, line: &str) -> Result<(String, usize, usize, u32, Kind), Fault> {
        let form = form(language, line)?;
        Ok((form.game.id().to_owned(), form.people, form.computers, form.rounds, form.kind))
    }

    #[test]
    fn one_line_describes_a_table_in_each_language() {
        let whole = Ok(("beginner".to_owned(), 3, 0, 2, Kind::Hard));
        let lines = [
            (0, "open beginner 3 players 2 rounds hard"),
            (0, "open Beginner for three players, two rounds, hard"),
            (1, "ouvrir débutants 3 joueurs 2 manches fort"),
            (1, "ouvrez debutants à trois joueurs en deux manches, fort"),
            (2, "open startvariant 3 spelers 2 rondes sterk"),
            (2, "open Startvariant met drie spelers, twee rondes, moeilijk"),
        ];
        for (language, line) in lines {
            assert_eq!(opened(language, line), whole, "{line}");
        }
        for (language, tongue) in LANGUAGES.iter().enumerate() {
            let example = Locale::load(tongue).text("open-example");
            assert_eq!(opened(language, &example), whole, "{example}");
        }
    }

    #[test]
    fn what_is_not_said_is_as_usual() {
        for game in Game::ALL {
            for (language, tongue) in LANGUAGES.iter().enumerate() {
                let usual = Ok((game.id().to_owned(), 2, 0, 2, Kind::Easy));
                let open = |name: &str| {
                    let table = Locale::load(tongue).format("say-open-table", &args!("table" => name));
                    opened(language, &table)
                };
                let name = Locale::load(tongue).text(&format!("game-{}", game.id()));
                assert_eq!(open(&name), usual, "{name}");
                assert_eq!(open(game.id()), usual, "{tongue}: {game}");
            }
        }
        assert_eq!(opened(0, "open junior 2 computers"), Ok(("junior".to_owned(), 1, 2, 3, Kind::Easy)));
        assert_eq!(opened(0, "open three openings 4 players 1 computer").unwrap().1, 3);
        let described = form(0, "open junior by invitation, 10 minutes").unwrap();
        assert_eq!((described.closed, described.stand_in), (true, Some(600)));
        let described = form(0, "open junior, no stand-in").unwrap();
        assert_eq!((described.closed, described.stand_in), (false, None));
        for (language, line) in [
            (0, "open junior, 3 minutes a turn"),
            (1, "ouvrir junior 3 minutes par tour"),
            (2, "open junior met 3 minuten per beurt"),
        ] {
            let described = form(language, line).unwrap();
            assert_eq!((described.limit, described.stand_in), (Some(180), Some(120)), "{line}");
        }
    }

    #[test]
    fn what_can_not_be_says_why() {
        assert_eq!(opened(0, "open 3 players"), Err(Fault::NoGame));
        assert_eq!(opened(0, "open junior hrad"), Err(Fault::Unknown("hrad".to_owned())));
        assert_eq!(opened(0, "open junior 3"), Err(Fault::Unknown("3".to_owned())));
        assert_eq!(opened(0, "open junior 3 4 players"), Err(Fault::Unknown("4".to_owned())));
        assert_eq!(opened(2, "open junior drie vogels"), Err(Fault::Unknown("vogels".to_owned())));
        assert!(matches!(opened(0, "open junior 99 players"), Err(Fault::Seats(_))));
        assert!(matches!(opened(0, "open junior 1 player"), Err(Fault::Seats(_))));
        assert!(matches!(opened(0, "open junior 2 players 2 computers"), Err(Fault::Seats(_))));
        assert_eq!(opened(0, "open junior 0 rounds"), Err(Fault::Rounds));
        assert_eq!(opened(0, "open junior 99 minutes"), Err(Fault::Minutes));
        assert_eq!(opened(0, "open junior 0 minutes a turn"), Err(Fault::Minutes));
        for language in &LANGUAGES {
            let locale = Locale::load(language);
            let game = Game::ALL[2];
            for fault in [Fault::NoGame, Fault::Seats(game), Fault::Rounds, Fault::Minutes] {
                assert!(fault.told(&locale).len() > 10);
            }
        }
    }
}
