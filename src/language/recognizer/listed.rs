//! Phrases of the grammar, written out.

use super::Grammar;
use crate::language::built_in::NUMBER;
use crate::language::pattern::Pattern;
use std::collections::{HashMap, HashSet, VecDeque};

/// The shortest that each rule says, in words.
type Shortest = HashMap<String, Vec<String>>;

/// The words before and behind a rule in the first utterance that has it.
type Contexts = HashMap<String, (Vec<String>, Vec<String>)>;

impl Grammar {
    /// Phrases of every utterance, each once: every way of every rule and every word is in at least one of them.
    pub fn phrases(&self) -> impl Iterator<Item = String> {
        let shortest = self.shortest();
        let contexts = self.contexts(&shortest);
        let mut told = HashSet::new();
        let mut phrases = Vec::new();
        for rule in self.rules() {
            let Some((before, behind)) = contexts.get(rule.name()) else { continue };
            for said in rule.ways.iter().flat_map(|way| each_choice(way, &shortest)) {
                let words = before.iter().chain(&said).chain(behind);
                let phrase = words.map(String::as_str).collect::<Vec<_>>().join(" ");
                if !phrase.is_empty() && told.insert(phrase.clone()) {
                    phrases.push(phrase);
                }
            }
        }
        phrases.into_iter()
    }

    /// The numbers that can be said, each way in words, with what they are.
    #[must_use]
    pub fn numbers(&self) -> Vec<(Vec<String>, usize)> {
        let shortest = self.shortest();
        let ways = self.rule(NUMBER).map(|rule| rule.ways.as_slice()).unwrap_or_default();
        let said = |(number, way)| each_choice(way, &shortest).into_iter().map(move |words| (words, number));
        (1..).zip(ways).flat_map(said).collect()
    }

    fn shortest(&self) -> Shortest {
        let mut shortest = Shortest::new();
        loop {
            let mut changed = false;
            for rule in self.rules() {
                let ways = rule.ways.iter().filter_map(|way| short(way, &shortest));
                let Some(best) = ways.min_by_key(Vec::len) else { continue };
                if shortest.get(rule.name()).is_none_or(|known| best.len() < known.len()) {
                    shortest.insert(rule.name().to_owned(), best);
                    changed = true;
                }
            }
            if !changed {
                return shortest;
            }
        }
    }

    fn contexts(&self, shortest: &Shortest) -> Contexts {
        let mut contexts = Contexts::new();
        let mut open: VecDeque<&str> = VecDeque::new();
        for rule in self.rules().iter().filter(|rule| rule.is_whole()) {
            contexts.insert(rule.name().to_owned(), (Vec::new(), Vec::new()));
            open.push_back(rule.name());
        }
        while let Some(rule) = open.pop_front().and_then(|name| self.rule(name)) {
            let Some((before, behind)) = contexts.get(rule.name()).cloned() else { continue };
            let mut found = Vec::new();
            rule.ways.iter().for_each(|way| calls(way, shortest, (&[], &[]), &mut found));
            for (name, near_before, near_behind) in found {
                if let (false, Some(called)) = (contexts.contains_key(name), self.rule(name)) {
                    let before = [before.as_slice(), &near_before].concat();
                    let behind = [near_behind.as_slice(), &behind].concat();
                    contexts.insert(name.to_owned(), (before, behind));
                    open.push_back(called.name());
                }
            }
        }
        contexts
    }
}

/// The shortest that a pattern says; `None` while a rule in it is not known.
fn short(pattern: &Pattern, shortest: &Shortest) -> Option<Vec<String>> {
    match pattern {
        Pattern::Word(word) => Some(vec![word.clone()]),
        Pattern::Rule(name) => shortest.get(name).cloned(),
        Pattern::Row(parts) => {
            Some(parts.iter().map(|part| short(part, shortest)).collect::<Option<Vec<_>>>()?.concat())
        }
        Pattern::OneOf(parts) => parts.iter().filter_map(|part| short(part, shortest)).min_by_key(Vec::len),
        Pattern::Maybe(_) | Pattern::Often(_) => Some(Vec::new()),
        Pattern::Typed(_) | Pattern::Heard(_) => None,
    }
}

/// Returns what a pattern says with every choice in it at least once, and rules as short as can be.
fn each_choice(pattern: &Pattern, shortest: &Shortest) -> Vec<Vec<String>> {
    match pattern {
        Pattern::Word(_) | Pattern::Rule(_) => short(pattern, shortest).into_iter().collect(),
        Pattern::OneOf(parts) => parts.iter().flat_map(|part| each_choice(part, shortest)).collect(),
        Pattern::Maybe(part) | Pattern::Often(part) => {
            let mut said = vec![Vec::new()];
            said.extend(each_choice(part, shortest));
            said
        }
        Pattern::Row(parts) => {
            let choices: Vec<Vec<Vec<String>>> =
                parts.iter().map(|part| each_choice(part, shortest)).collect();
            let most = choices.iter().map(Vec::len).max().unwrap_or_default();
            (0..most).map(|at| at_once(&choices, at)).collect()
        }
        Pattern::Typed(_) | Pattern::Heard(_) => Vec::new(),
    }
}

/// The choice at one place of each part, from the first again where a part has fewer.
fn at_once(choices: &[Vec<Vec<String>>], at: usize) -> Vec<String> {
    let said = choices.iter().filter_map(|choice| choice.get(at.checked_rem(choice.len())?));
    said.flatten().cloned().collect()
}

/// The rules that a pattern calls, with what stands before and behind each.
fn calls<'a>(
    pattern: &'a Pattern,
    shortest: &Shortest,
    around: (&[String], &[String]),
    found: &mut Vec<(&'a str, Vec<String>, Vec<String>)>,
) {
    match pattern {
        Pattern::Word(_) | Pattern::Typed(_) | Pattern::Heard(_) => {}
        Pattern::Rule(name) => found.push((name, around.0.to_vec(), around.1.to_vec())),
        Pattern::OneOf(parts) => parts.iter().for_each(|part| calls(part, shortest, around, found)),
        Pattern::Maybe(part) | Pattern::Often(part) => calls(part, shortest, around, found),
        Pattern::Row(parts) => {
            let said: Vec<Vec<String>> =
                parts.iter().map(|part| short(part, shortest).unwrap_or_default()).collect();
            for (at, part) in parts.iter().enumerate() {
                let before = [around.0, &said.get(..at).unwrap_or_default().concat()].concat();
                let behind =
                    [&said.get(at.saturating_add(1)..).unwrap_or_default().concat(), around.1].concat();
                calls(part, shortest, (&before, &behind), found);
            }
        }
    }
}
