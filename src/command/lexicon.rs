use super::bag::asks;
use super::clitics::Clitics;
use super::corrections::Corrections;
use super::sentence::Part;
use super::spelling::Spelling;
use super::token::{Token, is_comma};
use super::word::Word;
use crate::locale::Locale;
use std::collections::{HashMap, HashSet};

/// The shortest beginning of a word that stands for it.
const SHORTEST_BEGINNING: usize = 2;

/// The longest line, in tokens, in which a beginning stands for a word.
const LONGEST_SHORT_LINE: usize = 4;

/// The most words that change nothing between two of a phrase.
const MOST_SKIPPED: usize = 2;

/// How unlikely it is that a word stands for this meaning: the unlikely is looked at only where the likely means nothing.
pub(super) type Cost = u8;

/// The word itself.
pub(super) const CERTAIN: Cost = 0;
/// What a word means beside what it means mostly, or a number word that is an article too.
const LIKELY: Cost = 1;
/// The beginning of a word, or what a dictation engine may have heard instead.
pub(super) const HEARD: Cost = 2;

/// What a place in a sentence may mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Item {
    /// The meanings with their costs; at least one.
    pub(super) parts: Vec<(Part, Cost)>,
    /// The place of its first token.
    pub(super) at: usize,
    /// It makes a question of the sentence, whatever it is about.
    pub(super) asks: bool,
    /// It makes a request of what sounds like a question: "would you …?"
    pub(super) requests: bool,
}

impl Item {
    /// Whether it may be this word.
    pub(super) fn is(&self, word: Word) -> bool {
        self.is_any(&[word])
    }

    /// Whether it may be one of these words.
    pub(super) fn is_any(&self, words: &[Word]) -> bool {
        self.parts.iter().any(|(part, _)| matches!(part, Part::Word(word) if words.contains(word)))
    }
}

/// A phrase of the language and what it means.
#[derive(Debug)]
struct Phrase {
    tokens: Vec<Token>,
    part: Part,
    cost: Cost,
    /// It begins with a word that asks, so that the sentence does.
    asks: bool,
    /// It asks somebody to do something.
    requests: bool,
    /// The marks of its tokens.
    marks: u64,
}

/// A bit for each of the tokens, so that a phrase with one that a line lacks is passed over at once.
fn marks_of(tokens: &[Token]) -> u64 {
    tokens.iter().fold(0, |marks, token| {
        let sum = match token {
            Token::Number(number) => *number,
            Token::Text(text) => {
                text.bytes().fold(0, |sum: u32, byte| sum.wrapping_mul(31).wrapping_add(u32::from(byte)))
            }
        };
        marks | 1 << (sum % 64)
    })
}

impl Phrase {
    /// How many tokens the phrase is at the front; commas and words that change nothing do not matter within it, but
    /// between numbers.
    fn fits(&self, tokens: &[Token], idle: &[bool]) -> Option<usize> {
        let skips = matches!(self.part, Part::Word(_));
        let mut used = 0;
        for (at, own) in self.tokens.iter().enumerate() {
            let most = used + MOST_SKIPPED;
            while skips
                && at > 0
                && used < most
                && idle.get(used) == Some(&true)
                && tokens.get(used).is_some_and(|token| token != own)
            {
                used += 1;
            }
            if tokens.get(used) != Some(own) {
                return None;
            }
            used += 1;
        }
        Some(used)
    }
}

/// A word of one part that means something by itself.
#[derive(Debug)]
struct Single {
    plain: String,
    /// As it is written, with its accents.
    written: String,
    word: Word,
    shape: Shape,
}

/// How long a word is and which letters it has, to tell at once that another is not near it.
#[derive(Clone, Copy, Debug)]
struct Shape {
    length: usize,
    /// A bit for each letter, a to z and one for all others.
    letters: u32,
}

impl Shape {
    fn of(text: &str) -> Shape {
        let bit = |byte: u8| if byte.is_ascii_lowercase() { 1 << (byte - b'a') } else { 1 << 26 };
        Shape { length: text.chars().count(), letters: text.bytes().fold(0, |bits, byte| bits | bit(byte)) }
    }

    /// Whether so many changes may make one of the other: each change brings and takes a letter at most.
    const fn may_be_near(self, other: Shape, changes: usize) -> bool {
        self.length.abs_diff(other.length) <= changes
            && (self.letters & !other.letters).count_ones() as usize <= changes
            && (other.letters & !self.letters).count_ones() as usize <= changes
    }
}

/// The words of a language.
#[derive(Debug)]
pub(super) struct Lexicon {
    /// The phrases by their first token, longest first.
    phrases: HashMap<Token, Vec<Phrase>>,
    /// The words of one part that never change anything.
    idle: HashSet<Token>,
    /// The words of one part that mean something by themselves.
    singles: Vec<Single>,
    /// Whether colours follow their numbers in the language.
    colour_follows: bool,
    spelling: Spelling,
    /// What a clause begins with that says on what condition.
    conditions: Vec<Vec<Token>>,
    corrections: Corrections,
}

impl Lexicon {
    pub(super) fn new(locale: &Locale) -> Lexicon {
        let follows = locale.words("colour-place").first().is_some_and(|place| place == "after");
        let spelling = Spelling::new(&locale.words("spellings"), Clitics::new(&locale.words("clitics")));
        let tokens_of = |id: &str| -> Vec<Vec<Token>> {
            locale.words(id).iter().map(|written| spelling.of_phrase(written)).collect()
        };
        let conditions = tokens_of("conditions");
        let corrections = Corrections::new(tokens_of("corrections"), tokens_of("hesitations"));
        let mut lexicon = Lexicon {
            phrases: HashMap::new(),
            idle: HashSet::new(),
            singles: Vec::new(),
            colour_follows: follows,
            conditions,
            corrections,
            spelling,
        };
        for (id, word) in Word::ALL {
            for written in locale.words(id) {
                lexicon.add_word(written, word);
            }
        }
        for (number, written) in numbered(&locale.words("numbers"), 0) {
            lexicon.add_number(&written, number);
        }
        for (number, written) in numbered(&locale.words("ordinals"), 1) {
            let tokens = lexicon.phrase(&written);
            lexicon.add(tokens, Part::Ordinal(number), CERTAIN);
        }
        lexicon.add_requests(&locale.words("requests"));
        lexicon.sort();
        lexicon.mark_asking();
        lexicon.add_pairs(&locale.words("senses"), LIKELY);
        lexicon.sort();
        lexicon.add_pairs(&locale.words("homophones"), HEARD);
        lexicon.sort();
        lexicon.idle = lexicon.only_fillers();
        lexicon
    }

    /// Whether colours follow their numbers, as in French.
    pub(super) const fn colour_follows(&self) -> bool {
        self.colour_follows
    }

    /// The words of one part that are fillers and nothing else, however they may be read.
    fn only_fillers(&self) -> HashSet<Token> {
        let is_filler = |phrase: &Phrase| phrase.part == Part::Word(Word::Filler);
        let alone = |phrases: &[Phrase]| {
            let mut single = phrases.iter().filter(|phrase| phrase.tokens.len() == 1).peekable();
            single.peek().is_some() && single.all(is_filler)
        };
        let fillers = self.phrases.iter().filter(|(_, phrases)| alone(phrases));
        fillers.map(|(token, _)| token.clone()).collect()
    }

    fn sort(&mut self) {
        for phrases in self.phrases.values_mut() {
            phrases.sort_by_key(|phrase| (std::cmp::Reverse(phrase.tokens.len()), phrase.cost));
        }
    }

    /// The tokens of a line that somebody typed or said, as they are written with care.
    pub(super) fn tokens(&self, line: &str) -> Vec<Token> {
        self.spelling.of_line(line, |token| self.phrases.contains_key(token))
    }

    /// Whether a clause says on what condition.
    pub(super) fn is_condition(&self, clause: &[Token]) -> bool {
        self.conditions.iter().any(|condition| clause.starts_with(condition))
    }

    /// What is said in front of a correction.
    pub(super) const fn corrections(&self) -> &Corrections {
        &self.corrections
    }

    /// The tokens of a phrase, as they are written with care.
    pub(super) fn phrase(&self, written: &str) -> Vec<Token> {
        self.spelling.of_phrase(written)
    }

    fn add(&mut self, tokens: Vec<Token>, part: Part, cost: Cost) {
        if let Some(first) = tokens.first().cloned() {
            let marks = marks_of(&tokens);
            let phrase = Phrase { marks, tokens, part, cost, asks: false, requests: false };
            self.phrases.entry(first).or_default().push(phrase);
        }
    }

    fn add_word(&mut self, written: String, word: Word) {
        let tokens = self.phrase(&written);
        if let ([Token::Text(plain)], false) = (tokens.as_slice(), says_little(word)) {
            let (plain, shape) = (plain.clone(), Shape::of(plain));
            self.singles.push(Single { plain, written, word, shape });
        }
        self.add(tokens, Part::Word(word), CERTAIN);
    }

    /// Adds phrases with which somebody is asked to do something; beside that they are fillers.
    fn add_requests(&mut self, requests: &[String]) {
        for request in requests {
            let tokens = self.phrase(request);
            self.add(tokens.clone(), Part::Word(Word::Filler), CERTAIN);
            // "would you" may be of something else too, and be that first.
            let of_first = tokens.first().and_then(|first| self.phrases.get_mut(first));
            for phrase in of_first.into_iter().flatten().filter(|phrase| phrase.tokens == tokens) {
                phrase.requests = true;
            }
        }
    }

    /// Marks the phrases of what can be asked that begin with a word that asks.
    fn mark_asking(&mut self) {
        let asks = |phrase: &Phrase| {
            phrase.tokens.len() == 1 && matches!(&phrase.part, Part::Word(word) if asks(*word))
        };
        for phrases in self.phrases.values_mut().filter(|phrases| phrases.iter().any(asks)) {
            for phrase in phrases.iter_mut().filter(|phrase| phrase.tokens.len() > 1) {
                phrase.asks = matches!(&phrase.part, Part::Word(word) if is_asked_of(*word));
            }
        }
    }

    /// A number word; one that is a word of another sort too is a number only where nothing else makes sense.
    fn add_number(&mut self, written: &str, number: u32) {
        let tokens = self.phrase(written);
        let same = |phrase: &Phrase| phrase.tokens == tokens;
        let taken =
            tokens.first().and_then(|first| self.phrases.get(first)).is_some_and(|p| p.iter().any(same));
        self.add(tokens, Part::Number(number), if taken { LIKELY } else { CERTAIN });
    }

    /// Pairs such as "read: red", each what is heard or said and a word that means the same, perhaps several in a row.
    fn add_pairs(&mut self, pairs: &[String], cost: Cost) {
        for pair in pairs {
            let Some((heard, said)) = pair.split_once(':') else { continue };
            for said in said.split(',') {
                for part in self.parts_of(said) {
                    self.add(self.phrase(heard), part, cost);
                }
            }
        }
    }

    /// What a word means mostly.
    fn parts_of(&self, said: &str) -> Vec<Part> {
        match self.read(&self.phrase(said)).as_slice() {
            [only] => {
                let likely = only.parts.iter().filter(|(_, cost)| *cost < HEARD);
                likely.map(|(part, _)| part.clone()).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What the tokens may mean, longest phrases first.
    pub(super) fn read(&self, tokens: &[Token]) -> Vec<Item> {
        let idle: Vec<bool> =
            tokens.iter().map(|token| is_comma(token) || self.idle.contains(token)).collect();
        let mut items = Vec::new();
        let mut at = 0;
        while let Some(first) = tokens.get(at) {
            let (item, used) = self.read_at(at, first, tokens, &idle);
            items.push(item);
            at += used;
        }
        items
    }

    /// What stands at a place of a line, and how many tokens it is.
    fn read_at(&self, at: usize, first: &Token, line: &[Token], idle: &[bool]) -> (Item, usize) {
        let (tokens, idle) = (&line[at..], &idle[at..]);
        let phrases = self.phrases.get(first).map(Vec::as_slice).unwrap_or_default();
        let marks = marks_of(tokens);
        let may_fit = phrases.iter().filter(|phrase| phrase.marks & !marks == 0);
        let mut fitting = may_fit.filter_map(|phrase| Some((phrase, phrase.fits(tokens, idle)?))).peekable();
        if let Some(&(longest, used)) = fitting.peek() {
            let same = fitting.take_while(|(phrase, _)| phrase.tokens.len() == longest.tokens.len());
            let parts = distinct(same.map(|(phrase, _)| (phrase.part.clone(), phrase.cost)));
            return (Item { parts, at, asks: longest.asks, requests: longest.requests }, used);
        }
        let parts = match first {
            Token::Number(number) => vec![(Part::Number(*number), CERTAIN)],
            Token::Text(text) if line.len() <= LONGEST_SHORT_LINE => self.beginning(text),
            Token::Text(text) => vec![(Part::Text(text.clone()), CERTAIN)],
        };
        (Item { parts, at, asks: false, requests: false }, 1)
    }

    /// The words that begin so.
    fn beginning(&self, text: &str) -> Vec<(Part, Cost)> {
        let long_enough = text.chars().count() >= SHORTEST_BEGINNING;
        let fitting = self.singles.iter().filter(|single| long_enough && single.plain.starts_with(text));
        let parts = distinct(fitting.map(|single| (Part::Word(single.word), HEARD)));
        if parts.is_empty() { vec![(Part::Text(text.to_owned()), CERTAIN)] } else { parts }
    }

    /// The shortest text that means this word alone.
    pub(super) fn shortest(&self, word: Word) -> Option<&str> {
        let alone = |plain: &str| self.singles.iter().filter(|single| single.plain == plain).count() == 1;
        let means = self.singles.iter().filter(|single| single.word == word && alone(&single.plain));
        means.map(|single| single.plain.as_str()).min_by_key(|plain| plain.len())
    }

    /// Words of the language near a text, best first, three at most.
    pub(super) fn near(&self, text: &str) -> Vec<&str> {
        let shape = Shape::of(text);
        let limit = if shape.length <= 4 { 1 } else { 2 };
        let alike = |single: &&Single| single.shape.length > 2 && single.shape.may_be_near(shape, limit);
        let distance = |single: &Single| strsim::osa_distance(text, &single.plain);
        let alike = self.singles.iter().filter(alike);
        let mut near: Vec<_> = alike.map(|single| (distance(single), single.plain.as_str())).collect();
        near.retain(|(distance, _)| *distance <= limit);
        near.sort_unstable();
        near.dedup();
        near.into_iter().take(3).map(|(_, plain)| plain).collect()
    }

    /// The words that say something by themselves, as they are written; letters that stand for them left out.
    pub(super) fn singles(&self) -> impl Iterator<Item = &str> {
        self.singles.iter().filter(|single| single.shape.length > 2).map(|single| single.written.as_str())
    }
}

/// The words of a list of numbers, of which each may have several apart by commas.
fn numbered(list: &[String], first: u32) -> Vec<(u32, String)> {
    let words = |(number, entry): (u32, &String)| {
        entry.split(',').map(|word| (number, word.trim().to_owned())).collect::<Vec<_>>()
    };
    (first..).zip(list).flat_map(words).collect()
}

/// Whether a word is what a question is about.
const fn is_asked_of(word: Word) -> bool {
    matches!(
        word,
        Word::Hand
            | Word::Board
            | Word::Score
            | Word::Players
            | Word::Pile
            | Word::Piles
            | Word::Buffalo
            | Word::Bonus
            | Word::Turn
            | Word::Last
            | Word::Happened
            | Word::Since
            | Word::Missing
            | Word::Open
            | Word::Questions
    )
}

/// Whether a word means nothing by itself, so that nobody is helped to it.
const fn says_little(word: Word) -> bool {
    matches!(word, Word::Filler | Word::Vague | Word::Not | Word::And | Word::Of)
}

fn distinct(parts: impl Iterator<Item = (Part, Cost)>) -> Vec<(Part, Cost)> {
    let mut distinct: Vec<(Part, Cost)> = Vec::new();
    for (part, cost) in parts {
        if !distinct.iter().any(|(other, _)| *other == part) {
            distinct.push((part, cost));
        }
    }
    distinct
}
