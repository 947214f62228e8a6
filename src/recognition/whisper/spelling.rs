//! The spelling of the words of a network: as they are, with a capital, and numbers in digits.

use super::tokens::Tokens;
use std::collections::HashMap;
use std::rc::Rc;

/// The ways to write some words: the tokens of each.
pub(super) type Ways = Rc<[Rc<[usize]>]>;

/// The spellings that are known.
#[derive(Debug)]
pub(super) struct Spelling {
    /// Numbers in words, by their first word, with their digits.
    numbers: HashMap<String, Vec<(Vec<String>, usize)>>,
    known: HashMap<Vec<String>, Ways>,
}

impl Spelling {
    /// Numbers of these words are written in digits, too.
    pub(super) fn new(all: impl IntoIterator<Item = (Vec<String>, usize)>) -> Spelling {
        let mut numbers: HashMap<String, Vec<(Vec<String>, usize)>> = HashMap::new();
        for (words, number) in all {
            if let Some(first) = words.first() {
                numbers.entry(first.clone()).or_default().push((words, number));
            }
        }
        Spelling { numbers, known: HashMap::new() }
    }

    /// The words that are written as one and begin with this one: it itself, and numbers of several words.
    pub(super) fn beginning(&self, word: &str) -> impl Iterator<Item = Vec<String>> {
        let longer = self.numbers.get(word).into_iter().flatten().map(|(words, _)| words);
        let longer = longer.filter(|words| words.len() > 1).cloned();
        std::iter::once(vec![word.to_owned()]).chain(longer)
    }

    /// Returns whether words are a number.
    pub(super) fn is_number(&self, words: &[String]) -> bool {
        self.number(words).is_some()
    }

    fn number(&self, words: &[String]) -> Option<usize> {
        let all = self.numbers.get(words.first()?)?;
        all.iter().find(|(known, _)| known == words).map(|(_, number)| *number)
    }

    /// The ways to write words behind a blank.
    pub(super) fn ways(&mut self, words: &[String], tokens: &Tokens) -> Ways {
        if let Some(known) = self.known.get(words) {
            return Rc::clone(known);
        }
        let mut texts = Vec::new();
        if let [_] | [_, _] = words
            && words.iter().rev().skip(1).all(|word| word.ends_with('\''))
        {
            let text = words.concat();
            texts.push(format!(" {text}"));
            texts.push(format!(" {}", capital(&text)));
        }
        texts.extend(self.number(words).map(|number| format!(" {number}")));
        let mut ways: Vec<Rc<[usize]>> =
            texts.iter().filter_map(|text| tokens.cut(text)).map(Rc::from).collect();
        ways.dedup();
        let ways: Ways = ways.into();
        self.known.insert(words.to_vec(), Rc::clone(&ways));
        ways
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
