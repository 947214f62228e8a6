//! Phrases of the grammar, written out.

use super::{Grammar, Pattern};

impl Grammar {
    /// Phrases of every utterance, each once: every way to say it, every word, and every choice in it is in at least one of them.
    pub fn phrases(&self) -> impl Iterator<Item = String> {
        let wholes = self.rules.iter().filter(|rule| rule.is_whole);
        let all = wholes.flat_map(|rule| rule.ways.iter().flat_map(|way| self.says(&way.says)));
        let mut told = std::collections::HashSet::new();
        all.filter(move |phrase| told.insert(phrase.clone()))
    }

    /// Phrases of a pattern with every choice in it at least once.
    fn says(&self, pattern: &Pattern) -> Vec<String> {
        match pattern {
            Pattern::Word(word) => vec![word.to_lowercase()],
            Pattern::Rule(name) => {
                let ways = self.rule(name).map(|rule| rule.ways.as_slice()).unwrap_or_default();
                ways.iter().flat_map(|way| self.says(&way.says)).collect()
            }
            Pattern::OneOf(parts) => parts.iter().flat_map(|part| self.says(part)).collect(),
            Pattern::Maybe(part) => [self.says(part), vec![String::new()]].concat(),
            Pattern::Row(parts) => {
                let choices: Vec<Vec<String>> = parts.iter().map(|part| self.says(part)).collect();
                let most = choices.iter().map(Vec::len).max().unwrap_or_default();
                (0..most).map(|at| joined(&choices, at)).collect()
            }
        }
    }
}

/// The choice at one place of each part, from the first again where a part has fewer.
fn joined(choices: &[Vec<String>], at: usize) -> String {
    let said = choices.iter().filter_map(|choice| choice.get(at % choice.len().max(1)));
    said.filter(|text| !text.is_empty()).map(String::as_str).collect::<Vec<_>>().join(" ")
}
