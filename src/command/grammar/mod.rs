//! The command language as a grammar for speech recognizers: what can be said, and what it means.

mod jsgf;
mod listed;
mod pattern;
mod said;
mod table;

pub use pattern::Pattern;

use crate::locale::Locale;
use crate::rules::Game;

/// Where an utterance is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Family {
    /// In the games of rows.
    Rows,
    /// In 11 nimm!
    Nimm,
    /// In any game.
    Both,
}

/// What one way to say something says and means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// What is said.
    pub says: Pattern,
    /// What it means; `$name` stands for what the rule of that name means, or of one whose name goes on with a hyphen.
    /// `None` for what the only rule in it means.
    pub means: Option<String>,
}

/// A rule: ways to say the same sort of thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The name, of small letters and hyphens.
    pub name: String,
    /// The ways; at least one.
    pub ways: Vec<Way>,
    /// Whether it says a whole utterance, and not only a part of one.
    pub is_whole: bool,
}

/// What can be said in a language.
///
/// # Examples
/// ```
/// use elevens::command::Grammar;
/// use elevens::locale::Locale;
/// let grammar = Grammar::new(&Locale::load("fr".parse().unwrap()), None);
/// assert!(grammar.jsgf().starts_with("#JSGF V1.0 UTF-8 fr;\n"));
/// assert!(grammar.phrases().any(|phrase| phrase == "je pioche"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grammar {
    language: &'static str,
    rules: Vec<Rule>,
}

impl Grammar {
    /// The grammar of a language: of all games, or of what is said in one.
    #[must_use]
    pub fn new(locale: &Locale, game: Option<Game>) -> Grammar {
        let mut rules = Vec::new();
        for (id, means, family) in table::UTTERANCES {
            if is_said(family, game) {
                rules.push(rule(locale, id, means, true));
            }
        }
        for (id, means) in table::PARTS {
            rules.push(rule(locale, id, means, false));
        }
        rules.extend(listed::lists(locale));
        let highest = match game {
            Some(Game::Rows(variant)) => Some(variant.rules().highest),
            Some(Game::Nimm) | None => None,
        };
        rules.extend(listed::numbers(locale, highest));
        let alias = |(name, other): &(&str, &str)| union(name, &[other]);
        rules.extend(table::ALIASES.iter().map(alias));
        rules.push(union("cards", &table::CARDS));
        let mut grammar = Grammar { language: locale.language().code(), rules };
        grammar.drop_unused();
        grammar
    }

    /// The code of the language.
    #[must_use]
    pub const fn language(&self) -> &'static str {
        self.language
    }

    /// The rules, those of whole utterances first.
    #[must_use]
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// The rule of a name.
    #[must_use]
    pub fn rule(&self, name: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.name == name)
    }

    /// Leaves out the rules that no utterance needs.
    fn drop_unused(&mut self) {
        let mut used: Vec<String> = Vec::new();
        let mut next: Vec<String> =
            self.rules.iter().filter(|rule| rule.is_whole).map(|rule| rule.name.clone()).collect();
        while let Some(name) = next.pop() {
            if !used.contains(&name) {
                let ways = self.rule(&name).map(|rule| rule.ways.as_slice()).unwrap_or_default();
                ways.iter().for_each(|way| way.says.named(&mut next));
                used.push(name);
            }
        }
        self.rules.retain(|rule| used.contains(&rule.name));
    }
}

impl Pattern {
    /// Adds the names of the rules in the pattern, in their order.
    pub(self) fn named(&self, names: &mut Vec<String>) {
        match self {
            Pattern::Word(_) => {}
            Pattern::Rule(name) => names.push(name.clone()),
            Pattern::Row(parts) | Pattern::OneOf(parts) => parts.iter().for_each(|part| part.named(names)),
            Pattern::Maybe(part) => part.named(names),
        }
    }
}

fn is_said(family: Family, game: Option<Game>) -> bool {
    match (family, game) {
        (Family::Both, _) | (Family::Rows | Family::Nimm, None) => true,
        (Family::Rows, Some(Game::Rows(_))) | (Family::Nimm, Some(Game::Nimm)) => true,
        (Family::Rows, Some(Game::Nimm)) | (Family::Nimm, Some(Game::Rows(_))) => false,
    }
}

/// A rule of the phrases; a message that is no pattern says nothing, and is caught by a test.
fn rule(locale: &Locale, id: &str, means: &str, is_whole: bool) -> Rule {
    let patterns = pattern::alternatives(&locale.phrases(id));
    debug_assert!(patterns.is_ok(), "{}: {id}: {patterns:?}", locale.language());
    let way = |says| Way { says, means: Some(means.to_owned()) };
    let ways = patterns.unwrap_or_default().into_iter().map(way).collect();
    Rule { name: id.to_owned(), ways, is_whole }
}

/// A rule that says what any of others says.
fn union(name: &str, others: &[&str]) -> Rule {
    let way = |other: &&str| Way { says: Pattern::Rule((*other).to_owned()), means: None };
    Rule { name: name.to_owned(), ways: others.iter().map(way).collect(), is_whole: false }
}
