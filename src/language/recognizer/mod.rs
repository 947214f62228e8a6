//! The grammar of a language as speech recognizers are given it: what the interpreter parses, as far as it can be said.

mod determined;
mod dictionary;
mod jsgf;
mod listed;
mod loose;
mod moment;
mod narrowed;
mod network;
mod sayable;

use super::pattern::Pattern;
use super::source::{self, GrammarFault};
use super::whole::{Occasion, WHOLES};
use crate::locale::Language;
use crate::rules::Game;
pub use dictionary::spelled;
pub use moment::{Asked, Moment};
pub use network::MOST_WAYS;
pub(crate) use network::Network;
use sayable::Sayable;
use std::collections::BTreeSet;

/// A rule: ways to say the same sort of thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    name: String,
    ways: Vec<Pattern>,
    /// The weight of each way, one for each; empty where all weigh the same.
    weights: Vec<u32>,
    is_whole: bool,
    /// The weight among whole utterances.
    weight: u32,
}

impl Rule {
    /// The name, of small letters and hyphens.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its ways to say something, as JSGF has them; at least one.
    pub fn ways(&self) -> impl Iterator<Item = String> {
        self.ways.iter().map(ToString::to_string)
    }

    /// Returns how much more likely each way is than one of weight 1, in the order of the ways; nothing where that is not known.
    #[must_use]
    pub fn weights(&self) -> &[u32] {
        &self.weights
    }

    /// Returns how much more likely it is than a whole utterance of weight 1.
    #[must_use]
    pub const fn weight(&self) -> u32 {
        self.weight
    }

    /// Returns whether it says a whole utterance, and not only a part of one.
    #[must_use]
    pub const fn is_whole(&self) -> bool {
        self.is_whole
    }
}

/// All that can be said in a language.
///
/// # Examples
/// ```
/// use elevens::language::Grammar;
/// let grammar = Grammar::new("en".parse().unwrap(), None).unwrap();
/// assert!(grammar.jsgf().starts_with("#JSGF V1.0 UTF-8 en;\n"));
/// assert!(grammar.phrases().any(|phrase| phrase == "draw"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grammar {
    language: &'static str,
    rules: Vec<Rule>,
}

impl Grammar {
    /// The grammar of a language: of all games, or of what can be said in one.
    ///
    /// # Errors
    /// When the file of the language is no grammar; tests hold that those of the program are.
    pub fn new(language: &'static Language, game: Option<Game>) -> Result<Grammar, GrammarFault> {
        let source = source::read(language.grammar())?;
        let sayable = Sayable::new(&source, game);
        let mut rules: Vec<Rule> = sayable
            .rules()
            .map(|(name, ways)| Rule {
                is_whole: WHOLES.iter().any(|whole| whole.name == name && suits(whole.family, game)),
                name,
                ways,
                weights: Vec::new(),
                weight: 1,
            })
            .collect();
        let reached = reached(&rules);
        rules.retain(|rule| reached.contains(&rule.name));
        Ok(Grammar { language: language.code(), rules })
    }

    /// The code of the language.
    #[must_use]
    pub const fn language(&self) -> &'static str {
        self.language
    }

    /// The rules, in the order of the file.
    #[must_use]
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// The same with a word before all that can be said.
    #[must_use]
    pub fn behind(&self, word: &str) -> Grammar {
        let opened = |way: &Pattern| Pattern::Row(vec![Pattern::Word(word.to_owned()), way.clone()]);
        let rule = |rule: &Rule| {
            let ways = if rule.is_whole { rule.ways.iter().map(opened).collect() } else { rule.ways.clone() };
            Rule { ways, ..rule.clone() }
        };
        Grammar { language: self.language, rules: self.rules.iter().map(rule).collect() }
    }

    fn rule(&self, name: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.name == name)
    }
}

/// Returns whether what is said in these games is said in this one.
const fn suits(family: Occasion, game: Option<Game>) -> bool {
    match (family, game) {
        (Occasion::Both, _)
        | (_, None)
        | (Occasion::Rows, Some(Game::Rows(_)))
        | (Occasion::Nimm, Some(Game::Nimm)) => true,
        (Occasion::Rows, Some(Game::Nimm)) | (Occasion::Nimm, Some(Game::Rows(_))) => false,
    }
}

/// The rules that whole utterances are made of.
fn reached(rules: &[Rule]) -> BTreeSet<String> {
    let mut reached: BTreeSet<String> = BTreeSet::new();
    let mut open: Vec<&Rule> = rules.iter().filter(|rule| rule.is_whole).collect();
    while let Some(rule) = open.pop() {
        if reached.insert(rule.name.clone()) {
            let mut called = BTreeSet::new();
            rule.ways.iter().for_each(|way| way.called(&mut called));
            open.extend(rules.iter().filter(|rule| called.contains(&rule.name)));
        }
    }
    reached
}
