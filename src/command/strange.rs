//! Words that are not known: which words of the language they are near, and what a line would mean with those.

use super::interpreter::Said;
use super::lexicon::{HEARD, Item, Lexicon};
use super::reading::meant;
use super::sentence::{Manner, Part, Sentence};
use super::token::Token;
use super::{Interpreter, Parsed};
use crate::meaning::Command;
use std::cell::OnceCell;

/// The shortest word that is not known and still no sign of a card, in bytes.
const SHORTEST_STRANGE: usize = 3;

/// The most meanings that are offered in the place of one that is not understood.
const MOST_NEAR: usize = 3;

/// A word of a line that is not known.
#[derive(Debug)]
pub(super) struct Strange {
    /// Its place among the tokens.
    at: usize,
    word: String,
    /// The words of the language that it is near, once they were looked for.
    near: OnceCell<Vec<String>>,
}

impl Strange {
    /// Whether it is a whole word.
    pub(super) fn is_whole(&self) -> bool {
        self.word.len() >= SHORTEST_STRANGE && self.word.chars().all(char::is_alphabetic)
    }

    /// The words of the language that it is near.
    fn near(&self, lexicon: &Lexicon) -> &[String] {
        self.near.get_or_init(|| lexicon.near(&self.word).into_iter().map(str::to_owned).collect())
    }
}

impl Interpreter {
    /// Whether the words of a line that are not known are whole words, and near no word of the language.
    pub(super) fn is_far(&self, said: &Said) -> bool {
        self.strange(said).iter().all(|strange| strange.is_whole() && strange.near(&self.lexicon).is_empty())
    }

    /// The words of a line that are not known.
    pub(super) fn strange<'a>(&self, said: &'a Said) -> &'a [Strange] {
        said.strange.get_or_init(|| {
            let named = |item: &Item| Some((item.at, unknown_word(item)?.to_owned()));
            let unknown = said.items.iter().filter_map(named);
            unknown.map(|(at, word)| Strange { at, word, near: OnceCell::new() }).collect()
        })
    }

    /// What a line would mean with words near the only one that is not known.
    pub(super) fn near<'a>(&self, said: &'a Said) -> &'a [Command] {
        said.near.get_or_init(|| match self.strange(said) {
            [only] => self.mended(said, only),
            _ => Vec::new(),
        })
    }

    fn mended(&self, said: &Said, strange: &Strange) -> Vec<Command> {
        let mut near: Vec<Command> = Vec::new();
        for word in strange.near(&self.lexicon) {
            let mut tokens = said.tokens.clone();
            tokens[strange.at] = Token::Text(word.clone());
            let mut items = self.lexicon.read(&tokens);
            keep_likeliest(&mut items);
            for meaning in meant(&items, said.manner).meanings {
                if !near.contains(&meaning) {
                    near.push(meaning);
                }
            }
        }
        near.truncate(MOST_NEAR);
        near
    }

    /// What is near a line that means nothing.
    pub(super) fn not_understood(&self, said: &Said) -> Parsed {
        let words: Vec<String> = self.strange(said).iter().map(|strange| strange.word.clone()).collect();
        let mut near = self.near(said).to_vec();
        if near.is_empty() {
            near = self.suggested(said);
        }
        if words.is_empty() && near.is_empty() {
            return Parsed::Senseless(single_words(&said.items));
        }
        if near.is_empty() {
            near = single_words(&said.items);
        }
        Parsed::Unknown { words, near }
    }
}

/// Keeps of each word what it means mostly.
fn keep_likeliest(items: &mut [Item]) {
    for item in items {
        let least = item.parts.iter().map(|(_, cost)| *cost).min();
        item.parts.retain(|(_, cost)| Some(*cost) == least);
    }
}

/// Drops what a word may only sound like, or begin, where it means anything else.
pub(super) fn drop_heard(items: &mut [Item]) {
    for item in items {
        if item.parts.iter().any(|(_, cost)| *cost < HEARD) {
            item.parts.retain(|(_, cost)| *cost < HEARD);
        }
    }
}

/// The text of an item that no word fits.
pub(super) fn unknown_word(item: &Item) -> Option<&str> {
    match item.parts.as_slice() {
        [(Part::Text(text), _)] => Some(text),
        _ => None,
    }
}

/// The commands that are said by one of the words alone.
fn single_words(items: &[Item]) -> Vec<Command> {
    let mut commands: Vec<Command> = Vec::new();
    for (part, _) in items.iter().flat_map(|item| &item.parts) {
        let alone = Manner { asked: false, requested: false, marked: false, colour_follows: false };
        if let (Part::Word(_), Some(meaning)) = (part, Sentence::of(vec![part.clone()]).command(alone))
            && !commands.contains(&meaning)
        {
            commands.push(meaning);
        }
    }
    commands.truncate(MOST_NEAR);
    commands
}
