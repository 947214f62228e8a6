use super::articles::mend_articles;
use super::holding::{Holding, holding};
use super::lexicon::{Cost, HEARD, Item, Lexicon};
use super::sentence::{Manner, Part, command};
use super::token::{Token, is_asked, sentence_tokens, tokens};
use super::word::Word;
use super::{Command, Move, Parsed, Reading};
use crate::cards::Colour;
use crate::locale::Locale;
use crate::rules::Game;

/// The most readings of a line that are tried at one cost.
const MOST_READINGS: usize = 24;

/// The highest cost of a reading that is tried.
const HIGHEST_COST: Cost = 4;

/// The longest line, in tokens, that has a meaning.
const MOST_TOKENS: usize = 100;

/// The most words that are not known in a sentence that still lays cards.
const MOST_STRANGE: usize = 2;

/// The shortest word that is not known and still no sign of a card, in bytes.
const SHORTEST_STRANGE: usize = 3;

/// The most meanings that are offered in the place of one that is not understood.
const MOST_NEAR: usize = 3;

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

    /// The words of the language that say something by themselves, as they are written.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.lexicon.singles()
    }

    /// The shortest word of a colour that means no other, such as r, or ge in Dutch.
    #[must_use]
    pub fn sign(&self, colour: Colour) -> String {
        self.lexicon.shortest(Word::Colour(colour)).unwrap_or_default().to_owned()
    }

    /// What a line means.
    #[must_use]
    pub fn understand(&self, line: &str) -> Parsed {
        let mut said = self.read(line);
        match said.meanings.len() {
            0 if said.tokens.is_empty() => Parsed::Empty,
            0 => match (self.one_clause(line), self.unsure(&said)) {
                (Some(command), _) => Parsed::Command(command),
                (None, Some(command)) => Parsed::Unsure(command),
                (None, None) => self.not_understood(&said),
            },
            1 => Parsed::Command(self.done_at_once(line, said.meanings.remove(0))),
            2.. => Parsed::Ambiguous(said.meanings),
        }
    }

    /// Reads a line, which may mean nothing.
    pub(super) fn read(&self, line: &str) -> Said {
        let manner = Manner { asked: is_asked(line), colour_follows: self.lexicon.colour_follows() };
        let tokens = sentence_tokens(line);
        if tokens.len() > MOST_TOKENS {
            return Said { tokens, items: Vec::new(), manner, meanings: Vec::new() };
        }
        let items = self.items(&tokens);
        let fixed = self.rules_of_game(&items, &tokens).or_else(|| language(&items, &tokens));
        let meanings = fixed.map_or_else(|| meanings(&items, manner), |command| vec![command]);
        Said { tokens, items, manner, meanings }
    }

    /// What the places of a sentence may mean, as far as those beside them let them.
    pub(super) fn items(&self, tokens: &[Token]) -> Vec<Item> {
        let mut items = self.lexicon.read(tokens);
        mend_end(&mut items);
        mend_articles(&mut items, self.lexicon.colour_follows());
        items
    }

    /// The cards that a sentence lays but for a few words that are not known, and near no word of the language.
    fn unsure(&self, said: &Said) -> Option<Command> {
        let strange = |item: &&Item| matches!(item.parts.as_slice(), [(Part::Text(_), _)]);
        let mut known: Vec<Item> = said.items.iter().filter(|item| !strange(item)).cloned().collect();
        if known.iter().any(is_had) {
            return None;
        }
        for item in &mut known {
            item.parts.retain(|(_, cost)| *cost < HEARD);
        }
        let unknown = said.items.len() - known.len();
        if unknown == 0
            || unknown > MOST_STRANGE
            || said.items.iter().filter_map(unknown_word).any(|word| !self.is_far(word))
        {
            return None;
        }
        match meanings(&known, said.manner).as_slice() {
            [command @ Command::Play(moves)] if moves.iter().all(Move::is_complete) => Some(command.clone()),
            _ => None,
        }
    }

    /// Whether a text is a whole word, and near no word of the language.
    fn is_far(&self, text: &str) -> bool {
        text.len() >= SHORTEST_STRANGE
            && text.chars().all(char::is_alphabetic)
            && self.lexicon.near(text).is_empty()
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

    /// Whether every word of a line is one of the language as it is, so that nothing had to be made of what was heard.
    #[must_use]
    pub fn is_certain(&self, line: &str) -> bool {
        let mut items = self.items(&sentence_tokens(line));
        for item in &mut items {
            item.parts.retain(|(_, cost)| *cost < HEARD);
        }
        let manner = Manner { asked: is_asked(line), colour_follows: self.lexicon.colour_follows() };
        !meanings(&items, manner).is_empty()
    }

    /// "rules" and the name of a game, which has words of its own.
    fn rules_of_game(&self, items: &[Item], tokens: &[Token]) -> Option<Command> {
        let has_rules =
            items.iter().any(|item| item.parts.iter().any(|(part, _)| *part == Part::Word(Word::Rules)));
        if !has_rules || tokens.len() < 2 {
            return None;
        }
        let named = |name: &[Token]| !name.is_empty() && tokens.ends_with(name);
        let game = self.games.iter().find(|(name, _)| named(name))?.1;
        Some(Command::Rules(Reading::Game(game)))
    }

    fn not_understood(&self, said: &Said) -> Parsed {
        let Said { tokens, items, manner, .. } = said;
        let unknown: Vec<(usize, &String)> = items.iter().filter_map(unknown).collect();
        match unknown.as_slice() {
            [] => Parsed::Senseless(single_words(items)),
            [(at, word)] => {
                let near = self.near(tokens, *at, word, *manner);
                let near = if near.is_empty() { single_words(items) } else { near };
                Parsed::Unknown { words: vec![(*word).clone()], near }
            }
            several => {
                let words = several.iter().map(|(_, word)| (*word).clone()).collect();
                Parsed::Unknown { words, near: single_words(items) }
            }
        }
    }

    /// What the line would mean with words near the one that is not known.
    fn near(&self, tokens: &[Token], at: usize, unknown: &str, manner: Manner) -> Vec<Command> {
        let mut near: Vec<Command> = Vec::new();
        for word in self.lexicon.near(unknown) {
            let mut mended = tokens.to_vec();
            mended[at] = Token::Text(word.to_owned());
            for meaning in meanings(&self.lexicon.read(&mended), manner) {
                if !near.contains(&meaning) {
                    near.push(meaning);
                }
            }
        }
        near.truncate(MOST_NEAR);
        near
    }
}

/// Whether an item says that something is had, or was done.
fn is_had(item: &Item) -> bool {
    item.parts.iter().any(|(part, _)| matches!(part, Part::Word(Word::Have)))
}

/// A line with what its places may mean, and what it means.
pub(super) struct Said {
    tokens: Vec<Token>,
    pub(super) items: Vec<Item>,
    manner: Manner,
    pub(super) meanings: Vec<Command>,
}

/// Takes a word behind a colour at the end for the number that it sounds like: nothing ends with "blue for".
fn mend_end(items: &mut [Item]) {
    // Nor with "speech of".
    let off = |(part, _): &(Part, Cost)| *part == Part::Word(Word::Off);
    if let [_, .., last] = &mut *items
        && last.parts.iter().any(|(part, _)| *part == Part::Word(Word::Of))
        && last.parts.iter().any(off)
    {
        last.parts.retain(off);
    }
    let filler = |item: &Item| matches!(item.parts.as_slice(), [(Part::Word(Word::Filler), _)]);
    let end = items.iter().rposition(|item| !filler(item)).map_or(0, |at| at + 1);
    let [.., colour, last] = &mut items[..end] else { return };
    let is_colour = |(part, _): &(Part, Cost)| matches!(part, Part::Word(Word::Colour(_)));
    let is_number = |(part, _): &(Part, Cost)| matches!(part, Part::Number(_));
    if colour.parts.iter().any(is_colour) && last.parts.iter().any(is_number) {
        last.parts.retain(is_number);
    }
}

/// The text of an item that no word fits, and its place.
fn unknown(item: &Item) -> Option<(usize, &String)> {
    match item.parts.as_slice() {
        [(Part::Text(text), _)] => Some((item.at, text)),
        _ => None,
    }
}

/// The text of an item that no word fits.
fn unknown_word(item: &Item) -> Option<&str> {
    unknown(item).map(|(_, text)| text.as_str())
}

/// The commands that are said by one of the words alone.
fn single_words(items: &[Item]) -> Vec<Command> {
    let mut commands: Vec<Command> = Vec::new();
    for (part, _) in items.iter().flat_map(|item| &item.parts) {
        let alone = Manner { asked: false, colour_follows: false };
        if let (Part::Word(_), Some(meaning)) = (part, command(std::slice::from_ref(part), alone))
            && !commands.contains(&meaning)
        {
            commands.push(meaning);
        }
    }
    commands.truncate(MOST_NEAR);
    commands
}

/// "language" and a code, which may be the beginning of a word too.
fn language(items: &[Item], tokens: &[Token]) -> Option<Command> {
    match (items, tokens) {
        ([first, _], [_, Token::Text(code)]) if first.parts.first()?.0 == Part::Word(Word::Language) => {
            match &items[1].parts.first()?.0 {
                Part::Word(Word::Tongue(code)) => Some(Command::Language(Some((*code).to_owned()))),
                Part::Word(_) | Part::Number(_) | Part::Ordinal(_) | Part::Text(_) => {
                    Some(Command::Language(Some(code.clone())))
                }
            }
        }
        _ => None,
    }
}

/// What the items mean at the lowest cost at which they mean anything.
fn meanings(items: &[Item], manner: Manner) -> Vec<Command> {
    let highest: u32 =
        items.iter().map(|item| item.parts.iter().map(|(_, cost)| u32::from(*cost)).max().unwrap_or(0)).sum();
    let highest = Cost::try_from(highest).unwrap_or(HIGHEST_COST).min(HIGHEST_COST);
    (0..=highest)
        .map(|cost| meanings_at(items, manner, cost))
        .find(|found| !found.is_empty())
        .unwrap_or_default()
}

/// What the items mean at just this cost.
fn meanings_at(items: &[Item], manner: Manner, cost: Cost) -> Vec<Command> {
    let mut meanings: Vec<Command> = Vec::new();
    for reading in readings(items, cost) {
        if let Some(meaning) = command(&reading, manner)
            && !meanings.contains(&meaning)
        {
            meanings.push(meaning);
        }
    }
    meanings
}

/// Every way to read the items at just this cost, one meaning each; fillers left out.
fn readings(items: &[Item], cost: Cost) -> Vec<Vec<Part>> {
    let mut readings: Vec<(Vec<Part>, Cost)> = vec![(Vec::new(), 0)];
    for item in items {
        let mut longer = Vec::with_capacity(readings.len());
        for (reading, spent) in readings {
            let mut parts = item.parts.iter().filter(|(_, more)| spent + more <= cost).peekable();
            let mut last = Some(reading);
            while let (Some((part, more)), true) = (parts.next(), longer.len() < MOST_READINGS) {
                let reading = if parts.peek().is_some() { last.clone() } else { last.take() };
                let reading = with_part(reading.unwrap_or_default(), item, part);
                longer.push((reading, spent + more));
            }
        }
        readings = longer;
    }
    readings.into_iter().filter(|(_, spent)| *spent == cost).map(|(reading, _)| reading).collect()
}

/// A reading with one more part, and what makes a question of it.
fn with_part(mut reading: Vec<Part>, item: &Item, part: &Part) -> Vec<Part> {
    if item.asks {
        reading.push(Part::Word(Word::What));
    }
    if *part != Part::Word(Word::Filler) {
        reading.push(part.clone());
    }
    reading
}
