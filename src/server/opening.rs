//! A table described in the line that opens it: the game, and whatever else is not as usual.

use super::form::{Form, MOST_ROUNDS, number_in};
use crate::language::plain;
use crate::locale::{Locale, args};
use crate::narration::shortened;
use crate::players::Kind;
use crate::rules::{Game, Plan};
use crate::session::Manner;

/// The most minutes after which a computer plays for somebody who is gone, and those that a turn may take.
const MOST_MINUTES: usize = 60;

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counted {
    Players,
    People,
    Computers,
    Rounds,
    Minutes,
    /// Minutes for a turn.
    Limit,
}

/// What some words of the line say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    Game(Game),
    Counted(Counted),
    Kind(Kind),
    /// Whether it is by invitation.
    Closed(bool),
    /// No computer plays for somebody who is gone.
    Waits,
    /// A word between others.
    Nothing,
}

/// The messages of words, and what these say.
const WORDS: [(&str, Said); 14] = [
    ("open-players", Said::Counted(Counted::Players)),
    ("open-people", Said::Counted(Counted::People)),
    ("open-computers", Said::Counted(Counted::Computers)),
    ("open-rounds", Said::Counted(Counted::Rounds)),
    ("open-minutes", Said::Counted(Counted::Minutes)),
    ("open-limit", Said::Counted(Counted::Limit)),
    ("open-easy", Said::Kind(Kind::Easy)),
    ("open-medium", Said::Kind(Kind::Medium)),
    ("open-hard", Said::Kind(Kind::Hard)),
    ("open-expert", Said::Kind(Kind::Expert)),
    ("open-invited", Said::Closed(true)),
    ("open-all", Said::Closed(false)),
    ("open-never", Said::Waits),
    ("open-between", Said::Nothing),
];

/// Why a line describes no table.
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

/// What a line says, before it is held against what is possible.
#[derive(Clone, Copy, Debug, Default)]
struct Described {
    game: Option<Game>,
    players: Option<usize>,
    people: Option<usize>,
    computers: Option<usize>,
    rounds: Option<usize>,
    minutes: Option<usize>,
    limit: Option<usize>,
    kind: Option<Kind>,
    closed: bool,
    waits: bool,
}

/// The table that a line describes; what it does not say is as usual.
///
/// # Errors
/// Why it describes none.
pub fn described(manner: &Manner, line: &str) -> Result<Form, Fault> {
    read(manner, line)?.form()
}

/// Whether a line names a game anywhere, so that it surely describes a table.
#[must_use]
pub fn names_game(locale: &Locale, line: &str) -> bool {
    let words = words_of(line);
    let phrases = phrases(locale);
    let mut rests = (0..words.len()).filter_map(|at| words.get(at..));
    rests.any(|rest| matches!(longest(&phrases, rest), Some((_, Said::Game(_)))))
}

/// The words of a text as they are compared: small, without accents and signs.
fn words_of(text: &str) -> Vec<String> {
    let word = |word: &str| plain(word.trim_matches([',', '.', ';', ':', '!', '?']));
    text.split(|letter: char| letter.is_whitespace() || letter == '-')
        .map(word)
        .filter(|word| !word.is_empty())
        .collect()
}

/// All that may be said, in a language.
fn phrases(locale: &Locale) -> Vec<(Vec<String>, Said)> {
    let said = WORDS.into_iter().flat_map(|(id, said)| {
        let text = locale.text(id);
        text.split(", ").map(|phrase| (words_of(phrase), said)).collect::<Vec<_>>()
    });
    let games = Game::ALL.into_iter().flat_map(|game| {
        let named = ["called", "game", "short"].map(|kind| locale.text(&format!("{kind}-{}", game.id())));
        let names = named.into_iter().chain([game.id().to_owned()]);
        names.map(move |name| (words_of(&name), Said::Game(game)))
    });
    said.chain(games).collect()
}

/// What the words at the beginning say, and how many they are: the most that say anything.
fn longest(phrases: &[(Vec<String>, Said)], words: &[String]) -> Option<(usize, Said)> {
    let begun = phrases.iter().filter(|(phrase, _)| !phrase.is_empty() && words.starts_with(phrase));
    begun.map(|(phrase, said)| (phrase.len(), *said)).max_by_key(|(length, _)| *length)
}

/// What a line says.
fn read(manner: &Manner, line: &str) -> Result<Described, Fault> {
    let phrases = phrases(manner.locale());
    let words = words_of(line);
    let mut found = Described::default();
    let mut number: Option<(usize, &str)> = None;
    let mut at = 0;
    while let Some((word, rest)) = words.get(at).zip(words.get(at..)) {
        let (length, said) = match longest(&phrases, rest) {
            Some(said) => said,
            None => {
                let count = number_in(manner, word).filter(|_| number.is_none());
                number = Some((count.ok_or_else(|| Fault::Unknown(word.clone()))?, word));
                at = at.saturating_add(1);
                continue;
            }
        };
        match said {
            Said::Counted(counted) => {
                let (count, _) = number.take().ok_or_else(|| Fault::Unknown(word.clone()))?;
                found.count(counted, count);
            }
            Said::Game(game) => found.game = Some(game),
            Said::Kind(kind) => found.kind = Some(kind),
            Said::Closed(closed) => found.closed = closed,
            Said::Waits => found.waits = true,
            Said::Nothing => {}
        }
        at = at.saturating_add(length);
    }
    match number {
        Some((_, word)) => Err(Fault::Unknown(word.to_owned())),
        None => Ok(found),
    }
}

impl Described {
    const fn count(&mut self, counted: Counted, count: usize) {
        let place = match counted {
            Counted::Players => &mut self.players,
            Counted::People => &mut self.people,
            Counted::Computers => &mut self.computers,
            Counted::Rounds => &mut self.rounds,
            Counted::Minutes => &mut self.minutes,
            Counted::Limit => &mut self.limit,
        };
        *place = Some(count);
    }

    fn form(self) -> Result<Form, Fault> {
        let game = self.game.ok_or(Fault::NoGame)?;
        let (low, high) = game.seats().into_inner();
        let (people, computers) = self.seats(low).ok_or(Fault::Seats(game))?;
        let seats = people.checked_add(computers).filter(|seats| people > 0 && (low..=high).contains(seats));
        let usual = Plan::new(game, seats.ok_or(Fault::Seats(game))?).rounds;
        let rounds = self.rounds.map_or(Some(usual), |rounds| u32::try_from(rounds).ok());
        let minutes = self.minutes.filter(|_| !self.waits);
        let mut all = minutes.into_iter().chain(self.limit);
        if all.any(|minutes| !(1..=MOST_MINUTES).contains(&minutes)) {
            return Err(Fault::Minutes);
        }
        let mut form = Form::new(game);
        (form.people, form.computers, form.closed) = (people, computers, self.closed);
        form.rounds = rounds.filter(|rounds| (1..=MOST_ROUNDS).contains(rounds)).ok_or(Fault::Rounds)?;
        form.kind = self.kind.unwrap_or(form.kind);
        let seconds = |minutes: usize| (minutes as u64).checked_mul(60);
        form.limit = self.limit.and_then(seconds);
        form.stand_in = match minutes {
            Some(minutes) => seconds(minutes),
            None => form.stand_in.filter(|_| !self.waits),
        };
        Ok(form)
    }

    /// How many people and computers: players are both together, and computers alone play with whoever opens the table.
    fn seats(&self, low: usize) -> Option<(usize, usize)> {
        match (self.players, self.people, self.computers) {
            (Some(players), None, None) => Some((players, 0)),
            (Some(players), None, Some(computers)) => Some((players.checked_sub(computers)?, computers)),
            (Some(players), Some(people), None) => Some((people, players.checked_sub(people)?)),
            (None, None, Some(computers)) => Some((1, computers)),
            (None, Some(people), None) => Some((people, low.saturating_sub(people))),
            (None, None, None) => Some((low, 0)),
            (_, Some(people), Some(computers)) => {
                let players = people.checked_add(computers)?;
                (self.players.is_none_or(|said| said == players)).then_some((people, computers))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::LANGUAGES;

    fn opened(language: usize, line: &str) -> Result<(String, usize, usize, u32, Kind), Fault> {
        let form = described(&Manner::new(&LANGUAGES[language]), line)?;
        Ok((form.game.id().to_owned(), form.people, form.computers, form.rounds, form.kind))
    }

    #[test]
    fn one_line_describes_a_table_in_each_language() {
        let whole = Ok(("beginner".to_owned(), 3, 0, 2, Kind::Hard));
        let lines = [
            (0, "beginner 3 players 2 rounds hard"),
            (0, "Beginner for three players, two rounds, hard"),
            (1, "débutants 3 joueurs 2 manches fort"),
            (1, "debutants à trois joueurs en deux manches, fort"),
            (2, "startvariant 3 spelers 2 rondes sterk"),
            (2, "Startvariant met drie spelers, twee rondes, moeilijk"),
        ];
        for (language, line) in lines {
            assert_eq!(opened(language, line), whole, "{line}");
        }
        for (language, tongue) in LANGUAGES.iter().enumerate() {
            let example = Locale::load(tongue).text("open-example");
            let (_, rest) = example.split_once(' ').unwrap();
            assert_eq!(opened(language, rest), whole, "{example}");
        }
    }

    #[test]
    fn what_is_not_said_is_as_usual() {
        for game in Game::ALL {
            for (language, tongue) in LANGUAGES.iter().enumerate() {
                let usual = Ok((game.id().to_owned(), 2, 0, 2, Kind::Easy));
                let name = Locale::load(tongue).text(&format!("game-{}", game.id()));
                assert_eq!(opened(language, &name), usual, "{name}");
                assert_eq!(opened(language, game.id()), usual);
            }
        }
        assert_eq!(opened(0, "junior 2 computers"), Ok(("junior".to_owned(), 1, 2, 3, Kind::Easy)));
        assert_eq!(opened(0, "three openings 4 players 1 computer").unwrap().1, 3);
        let form = described(&Manner::new(&LANGUAGES[0]), "junior by invitation, 10 minutes").unwrap();
        assert_eq!((form.closed, form.stand_in), (true, Some(600)));
        let form = described(&Manner::new(&LANGUAGES[0]), "junior, no stand-in").unwrap();
        assert_eq!((form.closed, form.stand_in), (false, None));
        for (language, line) in [
            (0, "junior, 3 minutes a turn"),
            (1, "junior 3 minutes par tour"),
            (2, "junior met 3 minuten per beurt"),
        ] {
            let form = described(&Manner::new(&LANGUAGES[language]), line).unwrap();
            assert_eq!((form.limit, form.stand_in), (Some(180), Some(120)), "{line}");
        }
    }

    #[test]
    fn what_can_not_be_says_why() {
        assert_eq!(opened(0, "3 players"), Err(Fault::NoGame));
        assert_eq!(opened(0, "junior hrad"), Err(Fault::Unknown("hrad".to_owned())));
        assert_eq!(opened(0, "junior 3"), Err(Fault::Unknown("3".to_owned())));
        assert_eq!(opened(0, "junior 3 4 players"), Err(Fault::Unknown("4".to_owned())));
        assert!(matches!(opened(0, "junior 99 players"), Err(Fault::Seats(_))));
        assert!(matches!(opened(0, "junior 1 player"), Err(Fault::Seats(_))));
        assert!(matches!(opened(0, "junior 2 players 2 computers"), Err(Fault::Seats(_))));
        assert_eq!(opened(0, "junior 0 rounds"), Err(Fault::Rounds));
        assert_eq!(opened(0, "junior 99 minutes"), Err(Fault::Minutes));
        assert_eq!(opened(0, "junior 0 minutes a turn"), Err(Fault::Minutes));
        for language in &LANGUAGES {
            let locale = Locale::load(language);
            let game = Game::ALL[2];
            for fault in [Fault::NoGame, Fault::Seats(game), Fault::Rounds, Fault::Minutes] {
                assert!(fault.told(&locale).len() > 10);
            }
        }
    }
}
