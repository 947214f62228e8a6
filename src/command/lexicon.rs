use super::token::{Token, tokens};
use super::word::Word;
use crate::locale::Locale;
use std::collections::HashMap;

/// The shortest beginning of a word that stands for it.
const SHORTEST_BEGINNING: usize = 2;

/// What a place in a sentence may mean: one or more words, a number, or text that no word fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Item {
    Words(Vec<Word>),
    Number(u32),
    Text(String),
}

/// A phrase of the language and what it means.
#[derive(Debug)]
struct Phrase {
    tokens: Vec<Token>,
    word: Word,
}

/// The words of a language.
#[derive(Debug)]
pub(super) struct Lexicon {
    /// The phrases by their first token, longest first.
    phrases: HashMap<Token, Vec<Phrase>>,
    /// The words of one part, as they are written.
    singles: Vec<(String, String, Word)>,
}

impl Lexicon {
    pub(super) fn new(locale: &Locale) -> Lexicon {
        let mut lexicon = Lexicon { phrases: HashMap::new(), singles: Vec::new() };
        for (id, word) in Word::ALL {
            for written in locale.words(id) {
                lexicon.add(written, word);
            }
        }
        for phrases in lexicon.phrases.values_mut() {
            phrases.sort_by_key(|phrase| std::cmp::Reverse(phrase.tokens.len()));
        }
        lexicon
    }

    fn add(&mut self, written: String, word: Word) {
        let tokens = tokens(&written);
        let Some(first) = tokens.first().cloned() else { return };
        if let [Token::Text(plain)] = tokens.as_slice() {
            self.singles.push((plain.clone(), written, word));
        }
        self.phrases.entry(first).or_default().push(Phrase { tokens, word });
    }

    /// What the tokens may mean, longest phrases first.
    pub(super) fn read(&self, mut tokens: &[Token]) -> Vec<Item> {
        let mut items = Vec::new();
        while let Some(first) = tokens.first() {
            let (item, used) = self.read_first(first, tokens);
            items.push(item);
            tokens = &tokens[used..];
        }
        items
    }

    fn read_first(&self, first: &Token, tokens: &[Token]) -> (Item, usize) {
        let phrases = self.phrases.get(first).map(Vec::as_slice).unwrap_or_default();
        let mut fitting = phrases.iter().filter(|phrase| tokens.starts_with(&phrase.tokens)).peekable();
        if let Some(longest) = fitting.peek().map(|phrase| phrase.tokens.len()) {
            let words = fitting.take_while(|phrase| phrase.tokens.len() == longest).map(|phrase| phrase.word);
            return (Item::Words(distinct(words)), longest);
        }
        match first {
            Token::Number(number) => (Item::Number(*number), 1),
            Token::Text(text) => (self.beginning(text), 1),
        }
    }

    /// The words that begin so.
    fn beginning(&self, text: &str) -> Item {
        let long_enough = text.chars().count() >= SHORTEST_BEGINNING;
        let fitting = self.singles.iter().filter(|(plain, _, _)| long_enough && plain.starts_with(text));
        let words = distinct(fitting.map(|(_, _, word)| *word).filter(|word| *word != Word::Filler));
        if words.is_empty() { Item::Text(text.to_owned()) } else { Item::Words(words) }
    }

    /// Words of the language near a text, best first, three at most.
    pub(super) fn near(&self, text: &str) -> Vec<String> {
        let limit = if text.chars().count() <= 4 { 1 } else { 2 };
        let distance = |plain: &str| strsim::damerau_levenshtein(text, plain);
        let long =
            self.singles.iter().filter(|(plain, _, word)| plain.chars().count() > 2 && *word != Word::Filler);
        let mut near: Vec<_> = long.map(|(plain, written, _)| (distance(plain), written)).collect();
        near.retain(|(distance, _)| *distance <= limit);
        near.sort();
        near.dedup();
        near.into_iter().take(3).map(|(_, written)| written.clone()).collect()
    }
}

fn distinct(words: impl Iterator<Item = Word>) -> Vec<Word> {
    let mut distinct = Vec::new();
    for word in words {
        if !distinct.contains(&word) {
            distinct.push(word);
        }
    }
    distinct
}
