//! The words of a grammar, as dictionaries of recognizers have them.

use super::Grammar;
use crate::language::pattern::Pattern;
use std::collections::BTreeSet;

impl Grammar {
    /// All words that can be said by it, in small letters.
    #[must_use]
    pub fn words(&self) -> BTreeSet<String> {
        let mut words = BTreeSet::new();
        self.rules().iter().flat_map(|rule| &rule.ways).for_each(|way| add_words(way, &mut words));
        words
    }
}

fn add_words(pattern: &Pattern, words: &mut BTreeSet<String>) {
    match pattern {
        Pattern::Word(word) => {
            words.insert(word.to_lowercase());
        }
        Pattern::Rule(_) | Pattern::Typed(_) | Pattern::Heard(_) => {}
        Pattern::Row(parts) | Pattern::OneOf(parts) => parts.iter().for_each(|part| add_words(part, words)),
        Pattern::Maybe(part) | Pattern::Often(part) => add_words(part, words),
    }
}

/// The word of an entry of a dictionary: behind one that is pronounced in several ways stands which it is, as in `a(2)`.
#[must_use]
pub fn spelled(entry: &str) -> &str {
    entry.split_once('(').map_or(entry, |(word, _)| word)
}
