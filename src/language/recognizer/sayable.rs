//! The part of a grammar that can be said: nothing that is only typed, misheard, or not in the game.

use crate::language::built_in::{NAME, NTH, NUMBER, NUMBERS, ORDINALS};
use crate::language::pattern::Pattern;
use crate::language::source::SourceRule;
use crate::language::text::Token;
use crate::rules::Game;
use std::collections::{BTreeMap, BTreeSet};

/// The rules that can be said, by name.
pub(super) struct Sayable {
    rules: Vec<(String, Vec<Pattern>)>,
}

/// The rules of moves that not every game has.
fn has(game: Game, rule: &str) -> bool {
    let nimm = game == Game::Nimm;
    let (jokers, bridges) = match game {
        Game::Rows(variant) => {
            (variant.rules().jokers > 0, variant.rules().bridges(2).is_some_and(|some| some > 0))
        }
        Game::Nimm => (false, false),
    };
    match rule {
        "wild" | "joker-as" | "jokers-as" | "swapped" | "thrown" | "ask-jokers" | "ask-joker-places" => {
            jokers
        }
        "bridged" | "ask-bridges" => bridges,
        "ask-bonus" => jokers,
        "stacked" | "taken" | "ask-piles" | "ask-buffalos" | "ask-cows" | "ask-can-on" => nimm,
        "set" | "set-one" | "colour" => !nimm,
        _ => true,
    }
}

/// The highest number that is said in a game.
fn highest(game: Option<Game>) -> usize {
    match game {
        Some(Game::Rows(variant)) => usize::from(variant.rules().highest),
        Some(Game::Nimm) | None => 100,
    }
}

impl Sayable {
    pub(super) fn new(source: &[SourceRule], game: Option<Game>) -> Sayable {
        let mut known: BTreeMap<&str, Vec<Pattern>> = source
            .iter()
            .filter(|rule| game.is_none_or(|game| has(game, &rule.name)))
            .map(|rule| (rule.name.as_str(), rule.ways.clone()))
            .collect();
        let list = |name: &str| known.get(name).cloned().unwrap_or_default();
        let numbers: Vec<Pattern> = list(NUMBERS).into_iter().skip(1).take(highest(game)).collect();
        let places = list(ORDINALS);
        known.insert(NUMBER, numbers);
        known.insert(NTH, places);
        // A name is whatever sounds like one.
        known.remove(NAME);
        known.remove(NUMBERS);
        known.remove(ORDINALS);
        let mut order: Vec<&str> = source.iter().map(|rule| rule.name.as_str()).collect();
        order.extend([NUMBER, NTH]);
        let mut rules: Vec<(String, Vec<Pattern>)> =
            order.into_iter().filter_map(|name| Some((name.to_owned(), known.remove(name)?))).collect();
        // What says only what can't be said can't be said itself.
        loop {
            let names: BTreeSet<String> = rules.iter().map(|(name, _)| name.clone()).collect();
            let before = (rules.len(), rules.iter().map(|(_, ways)| ways.len()).sum::<usize>());
            for (_, ways) in &mut rules {
                *ways = ways.iter().filter_map(|way| said(way, &names)).collect();
            }
            rules.retain(|(_, ways)| !ways.is_empty());
            if before == (rules.len(), rules.iter().map(|(_, ways)| ways.len()).sum()) {
                return Sayable { rules };
            }
        }
    }

    pub(super) fn rules(self) -> impl Iterator<Item = (String, Vec<Pattern>)> {
        self.rules.into_iter()
    }
}

/// Returns what of a pattern can be said, if anything.
fn said(pattern: &Pattern, rules: &BTreeSet<String>) -> Option<Pattern> {
    match pattern {
        Pattern::Word(word) => {
            let speakable = Pattern::tokens_of(word).iter().all(|token| matches!(token, Token::Word(_)));
            speakable.then(|| Pattern::Word(word.to_lowercase()))
        }
        Pattern::Rule(name) => rules.contains(name).then(|| pattern.clone()),
        Pattern::Row(parts) => {
            let parts: Vec<Pattern> = parts
                .iter()
                .map(|part| match part {
                    // What may be left out is left out where it can't be said.
                    Pattern::Maybe(_) | Pattern::Often(_) => Some(said(part, rules)),
                    Pattern::Word(_)
                    | Pattern::Rule(_)
                    | Pattern::Row(_)
                    | Pattern::OneOf(_)
                    | Pattern::Typed(_)
                    | Pattern::Heard(_) => said(part, rules).map(Some),
                })
                .collect::<Option<Vec<Option<Pattern>>>>()?
                .into_iter()
                .flatten()
                .collect();
            Pattern::row_of(parts)
        }
        Pattern::OneOf(parts) => Pattern::one_of(parts.iter().filter_map(|part| said(part, rules)).collect()),
        Pattern::Maybe(part) => Some(Pattern::Maybe(Box::new(said(part, rules)?))),
        Pattern::Often(part) => Some(Pattern::Often(Box::new(said(part, rules)?))),
        Pattern::Typed(_) | Pattern::Heard(_) => None,
    }
}
