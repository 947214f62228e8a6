//! What is asked of somebody who opens a table, one question after the other.

use super::kept::{KeptChair, KeptTable};
use crate::dialogue::Manner;
use crate::locale::{Locale, args};
use crate::players::Kind;
use crate::rules::{Game, Plan};

/// The most rounds of a match.
const MOST_ROUNDS: u32 = 20;

/// After how long a computer plays for somebody who is gone, in seconds, as it is offered.
const STAND_INS: [(&str, Option<u64>); 3] =
    [("ask-stand-in-soon", Some(120)), ("ask-stand-in-late", Some(600)), ("ask-stand-in-never", None)];

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
    game: Game,
    people: usize,
    computers: usize,
    kind: Kind,
    rounds: u32,
    closed: bool,
    stand_in: Option<u64>,
}

/// What came of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answered {
    /// Something else is asked now.
    Next,
    /// It was none; this is what is possible.
    Wrong(String),
    /// All is known.
    Done,
}

impl Form {
    /// Nothing is known yet, or the game alone.
    #[must_use]
    pub fn new(game: Option<Game>) -> Form {
        let step = if game.is_some() { Step::People } else { Step::Game };
        Form {
            step,
            game: game.unwrap_or(super::hall::ANY),
            people: 2,
            computers: 0,
            kind: Kind::Easy,
            rounds: 1,
            closed: false,
            stand_in: None,
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
            Step::Game => list(locale.text("ask-game"), games(locale)),
            Step::People => {
                let high = self.seats().1;
                vec![locale.format("ask-people", &args!("high" => high, "usual" => 2))]
            }
            Step::Computers => {
                let (low, high) = self.computers_allowed();
                vec![locale.format("ask-computers", &args!("low" => low, "high" => high))]
            }
            Step::Kind => {
                let usual = locale.text(&format!("kind-{}", Kind::Easy.id()));
                list(locale.format("menu-opponents", &args!("usual" => usual)), kinds(locale))
            }
            Step::Rounds => vec![locale.format("ask-rounds", &args!("usual" => self.usual_rounds()))],
            Step::Open => list(locale.text("ask-open"), opens(locale)),
            Step::StandIn => list(locale.text("ask-stand-in"), stand_ins(locale)),
        }
    }

    /// Takes an answer.
    pub fn answer(&mut self, manner: &Manner, line: &str) -> Answered {
        let (locale, line) = (manner.locale(), line.trim());
        let choice = |items: Vec<String>, usual: Option<usize>| {
            if line.is_empty() { usual } else { manner.understanding().choice(line, &items) }
        };
        let number = |low: usize, high: usize, usual: usize| {
            let number = if line.is_empty() { Some(usual) } else { line.parse().ok() };
            number.filter(|number| (low..=high).contains(number))
        };
        let again = |form: &Form| Answered::Wrong(form.question(locale).join("\n"));
        match self.step {
            Step::Game => match choice(games(locale), None).and_then(|at| Game::ALL.get(at)) {
                Some(game) => self.game = *game,
                None => return again(self),
            },
            Step::People => {
                let high = self.seats().1;
                match number(1, high, 2) {
                    Some(people) => self.people = people,
                    None => {
                        return Answered::Wrong(locale.format("ask-people-wrong", &args!("high" => high)));
                    }
                }
            }
            Step::Computers => {
                let (low, high) = self.computers_allowed();
                match number(low, high, low) {
                    Some(computers) => self.computers = computers,
                    None => {
                        let args = args!("low" => low, "high" => high);
                        return Answered::Wrong(locale.format("ask-computers-wrong", &args));
                    }
                }
            }
            Step::Kind => match choice(kinds(locale), Some(0)).and_then(|at| Kind::ALL.get(at)) {
                Some(kind) => self.kind = *kind,
                None => return again(self),
            },
            Step::Rounds => {
                let usual = self.usual_rounds();
                match number(1, MOST_ROUNDS as usize, usual as usize).and_then(|n| u32::try_from(n).ok()) {
                    Some(rounds) => self.rounds = rounds,
                    None => {
                        let args = args!("high" => MOST_ROUNDS);
                        return Answered::Wrong(locale.format("ask-rounds-wrong", &args));
                    }
                }
            }
            Step::Open => match choice(opens(locale), Some(0)) {
                Some(at) => self.closed = at > 0,
                None => return again(self),
            },
            Step::StandIn => match choice(stand_ins(locale), Some(0)).and_then(|at| STAND_INS.get(at)) {
                Some((_, seconds)) => self.stand_in = *seconds,
                None => return again(self),
            },
        }
        self.go_on()
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
            record: None,
        }
    }
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
