use super::holding::{Holding, holding};
use super::lexicon::{Item, Lexicon};
use super::sentence::{Part, command};
use super::token::{Token, sentence_tokens, tokens};
use super::word::Word;
use super::{Command, Parsed};
use crate::locale::Locale;
use crate::rules::Game;

/// The most readings of an ambiguous line that are tried.
const MOST_READINGS: usize = 32;

/// Understands lines of one language.
///
/// # Examples
/// ```
/// use elevens::command::{Command, Interpreter, Parsed};
/// use elevens::locale::{Language, Locale};
/// let french: &Language = "fr".parse().unwrap();
/// let interpreter = Interpreter::new(&Locale::load("fr".parse().unwrap()));
/// assert_eq!(interpreter.understand("je pioche"), Parsed::Command(Command::Draw));
/// ```
#[derive(Debug)]
pub struct Interpreter {
    lexicon: Lexicon,
    games: Vec<(Vec<Token>, Game)>,
}

impl Interpreter {
    /// Takes the words from a language's files.
    #[must_use]
    pub fn new(locale: &Locale) -> Interpreter {
        let names = |game: Game| [tokens(&locale.text(&format!("game-{}", game.id()))), tokens(game.id())];
        let games = Game::ALL.into_iter().flat_map(|game| names(game).map(|name| (name, game)));
        Interpreter { lexicon: Lexicon::new(locale), games: games.collect() }
    }

    /// What a line means.
    #[must_use]
    pub fn understand(&self, line: &str) -> Parsed {
        let tokens = sentence_tokens(line);
        if tokens.is_empty() {
            return Parsed::Empty;
        }
        let items = self.lexicon.read(&tokens);
        let named = || language(&items, &tokens);
        if let Some(command) = self.rules_of_game(&items, &tokens).or_else(named) {
            return Parsed::Command(command);
        }
        let mut meanings: Vec<Command> = Vec::new();
        for reading in readings(&items) {
            if let Some(meaning) = command(&reading)
                && !meanings.contains(&meaning)
            {
                meanings.push(meaning);
            }
        }
        match meanings.len() {
            0 => self.not_understood(&items),
            1 => Parsed::Command(meanings.remove(0)),
            _ => Parsed::Ambiguous(meanings),
        }
    }

    /// The cards that a line names as held in a hand; `None` when it names anything else.
    ///
    /// # Examples
    /// ```
    /// use elevens::command::Interpreter;
    /// use elevens::locale::Locale;
    /// let interpreter = Interpreter::new(&Locale::load("en".parse().unwrap()));
    /// let held = interpreter.holding("red 3 5, 2 jokers").unwrap();
    /// assert_eq!((held.numbers.len(), held.jokers), (2, 2));
    /// assert!(interpreter.holding("none").unwrap().is_empty());
    /// ```
    #[must_use]
    pub fn holding(&self, line: &str) -> Option<Holding> {
        holding(&self.lexicon, line)
    }

    /// "rules" and the name of a game, which has words of its own.
    fn rules_of_game(&self, items: &[Item], tokens: &[Token]) -> Option<Command> {
        let first = items.first()?;
        if !matches!(first, Item::Words(words) if words.as_slice() == [Word::Rules]) || tokens.len() < 2 {
            return None;
        }
        let named = |name: &[Token]| !name.is_empty() && tokens.ends_with(name);
        let game = self.games.iter().find(|(name, _)| named(name))?.1;
        Some(Command::Rules(Some(game)))
    }

    fn not_understood(&self, items: &[Item]) -> Parsed {
        let unknown = items.iter().filter_map(|item| match item {
            Item::Text(text) => Some(text.clone()),
            Item::Words(_) | Item::Number(_) => None,
        });
        let words: Vec<String> = unknown.collect();
        match words.first() {
            None => Parsed::Senseless,
            Some(first) => Parsed::Unknown { near: self.lexicon.near(first), words },
        }
    }
}

/// "language" and a code, which may be the beginning of a word too.
fn language(items: &[Item], tokens: &[Token]) -> Option<Command> {
    match (items.first()?, tokens) {
        (Item::Words(words), [_, Token::Text(code)]) if words.as_slice() == [Word::Language] => {
            Some(Command::Language(Some(code.clone())))
        }
        (Item::Words(_) | Item::Number(_) | Item::Text(_), _) => None,
    }
}

/// Every way to read the items, one word each; fillers left out.
fn readings(items: &[Item]) -> Vec<Vec<Part>> {
    let mut readings: Vec<Vec<Part>> = vec![Vec::new()];
    for item in items {
        let parts: Vec<Part> = match item {
            Item::Number(number) => vec![Part::Number(*number)],
            Item::Text(text) => vec![Part::Text(text.clone())],
            Item::Words(words) => words.iter().map(|word| Part::Word(*word)).collect(),
        };
        let longer = |reading: &Vec<Part>| {
            let one = |part: &Part| [reading.as_slice(), std::slice::from_ref(part)].concat();
            parts.iter().map(one).collect::<Vec<_>>()
        };
        readings = readings.iter().flat_map(longer).take(MOST_READINGS).collect();
    }
    for reading in &mut readings {
        reading.retain(|part| *part != Part::Word(Word::Filler));
    }
    readings
}
