//! Phrases of the grammar, written out.

use super::Grammar;
use crate::language::pattern::Pattern;
use std::collections::{HashMap, HashSet};

impl Grammar {
    /// Phrases of every utterance, each once: every way to say it and every word in it is in at least one of them.
    pub fn phrases(&self) -> impl Iterator<Item = String> {
        let mut known = HashMap::new();
        let mut told = HashSet::new();
        let mut phrases = Vec::new();
        for rule in self.rules().iter().filter(|rule| rule.is_whole()) {
            for phrase in rule.ways.iter().flat_map(|way| self.says(way, &mut known)) {
                if !phrase.is_empty() && told.insert(phrase.clone()) {
                    phrases.push(phrase);
                }
            }
        }
        phrases.into_iter()
    }

    /// Phrases of a pattern with every choice in it at least once; what may be left out is left out once.
    fn says(&self, pattern: &Pattern, known: &mut HashMap<String, Vec<String>>) -> Vec<String> {
        match pattern {
            Pattern::Word(word) => vec![word.clone()],
            Pattern::Rule(name) => {
                if let Some(said) = known.get(name) {
                    return said.clone();
                }
                let ways = self.rule(name).map(|rule| rule.ways.as_slice()).unwrap_or_default();
                let said: Vec<String> = ways.iter().flat_map(|way| self.says(way, known)).collect();
                known.insert(name.clone(), said.clone());
                said
            }
            Pattern::OneOf(parts) => parts.iter().flat_map(|part| self.says(part, known)).collect(),
            Pattern::Maybe(part) | Pattern::Often(part) => {
                let mut said = vec![String::new()];
                said.extend(self.says(part, known));
                said
            }
            Pattern::Row(parts) => {
                let choices: Vec<Vec<String>> = parts.iter().map(|part| self.says(part, known)).collect();
                let most = choices.iter().map(Vec::len).max().unwrap_or_default();
                (0..most).map(|at| joined(&choices, at)).collect()
            }
            Pattern::Typed(_) | Pattern::Heard(_) => Vec::new(),
        }
    }
}

/// The choice at one place of each part, from the first again where a part has fewer.
fn joined(choices: &[Vec<String>], at: usize) -> String {
    let said = choices.iter().filter_map(|choice| choice.get(at % choice.len().max(1)));
    said.filter(|text| !text.is_empty()).map(String::as_str).collect::<Vec<_>>().join(" ")
}
