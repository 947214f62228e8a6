use super::text::{Spelled, Token};
use std::collections::HashMap;

/// A word of the grammar.
pub(super) type WordId = u32;

/// The words of a grammar, by how they are written.
#[derive(Debug, Default)]
pub(super) struct Words {
    written: Vec<Spelled>,
    by_plain: HashMap<String, Vec<WordId>>,
    /// Words with an apostrophe that are several, as they are written without it.
    joined: HashMap<String, Vec<Spelled>>,
}

impl Words {
    /// The number of a word, a new one for a new word.
    pub(super) fn id(&mut self, word: &Spelled) -> WordId {
        if let Some(id) = self.written_so(word) {
            return id;
        }
        let id = WordId::try_from(self.written.len()).unwrap_or(WordId::MAX);
        self.by_plain.entry(word.plain.clone()).or_default().push(id);
        self.written.push(word.clone());
        id
    }

    /// The word that is written just so.
    fn written_so(&self, word: &Spelled) -> Option<WordId> {
        let same =
            |id: &&WordId| self.written.get(**id as usize).is_some_and(|one| one.written == word.written);
        self.by_plain.get(&word.plain)?.iter().find(same).copied()
    }

    /// The words that somebody may mean who wrote this: with accents only the very word, without them any.
    pub(super) fn meant(&self, word: &Spelled) -> Vec<WordId> {
        if word.has_accents() {
            return self.written_so(word).into_iter().collect();
        }
        self.by_plain.get(&word.plain).cloned().unwrap_or_default()
    }

    /// Takes note of what is written without an apostrophe in haste, such as "im".
    pub(super) fn join(&mut self, parts: &[Token]) {
        let words: Vec<Spelled> = parts
            .iter()
            .filter_map(|token| if let Token::Word(word) = token { Some(word.clone()) } else { None })
            .collect();
        if words.len() == parts.len() && words.len() > 1 {
            let joined = words.iter().map(|word| word.plain.as_str()).collect();
            self.joined.insert(joined, words);
        }
    }

    /// The words that one stands for which is no word of the grammar, written without its apostrophe.
    pub(super) fn parted(&self, word: &Spelled) -> Option<&[Spelled]> {
        if self.by_plain.contains_key(&word.plain) {
            return None;
        }
        self.joined.get(&word.plain).map(Vec::as_slice)
    }

    /// All of them.
    pub(super) fn all(&self) -> impl Iterator<Item = (WordId, &Spelled)> {
        (0..).zip(&self.written)
    }
}
