//! The grammar in the Java Speech Grammar Format, version 1.0.

use super::{Grammar, Rule};
use crate::language::pattern::Pattern;
use std::fmt;

impl Grammar {
    /// The grammar in JSGF 1.0, with one public rule `command`.
    #[must_use]
    pub fn jsgf(&self) -> String {
        let wholes: Vec<&Rule> = self.rules().iter().filter(|rule| rule.is_whole()).collect();
        let weighs = wholes.iter().any(|rule| rule.weight() != 1);
        let wholes = wholes.into_iter().map(|rule| {
            let call = format!("<{}>", rule.name());
            if weighs { weighed(rule.weight(), &call) } else { call }
        });
        let wholes: Vec<String> = wholes.collect();
        let mut text = format!("#JSGF V1.0 UTF-8 {};\n\ngrammar elevens;\n\n", self.language());
        text.push_str(&format!("public <command> = {};\n\n", wholes.join(" | ")));
        for rule in self.rules() {
            text.push_str(&rule_text(rule));
        }
        text
    }
}

fn rule_text(rule: &Rule) -> String {
    let mut ways: Vec<String> = rule.ways().collect();
    if !rule.weights().is_empty() {
        ways = rule
            .weights()
            .iter()
            .zip(&rule.ways)
            .map(|(weight, way)| weighed(*weight, &part_text(way)))
            .collect();
    }
    format!("<{}> = {};\n", rule.name(), ways.join(" | "))
}

/// A way with its weight before it.
fn weighed(weight: u32, way: &str) -> String {
    format!("/{weight}/ {way}")
}

impl Pattern {
    /// The patterns one behind the other, if there are any.
    pub(super) fn row_of(mut patterns: Vec<Pattern>) -> Option<Pattern> {
        match patterns.len() {
            0 => None,
            1 => patterns.pop(),
            _ => Some(Pattern::Row(patterns)),
        }
    }

    /// One of the patterns, if there are any.
    pub(super) fn one_of(mut patterns: Vec<Pattern>) -> Option<Pattern> {
        match patterns.len() {
            0 => None,
            1 => patterns.pop(),
            _ => Some(Pattern::OneOf(patterns)),
        }
    }
}

/// The pattern as JSGF has it, in small letters.
impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pattern::Row(parts) => f.write_str(&joined(parts, " ", part_text)),
            Pattern::OneOf(parts) => f.write_str(&joined(parts, " | ", Pattern::to_string)),
            Pattern::Word(_)
            | Pattern::Rule(_)
            | Pattern::Maybe(_)
            | Pattern::Often(_)
            | Pattern::Typed(_)
            | Pattern::Heard(_) => f.write_str(&part_text(self)),
        }
    }
}

fn joined(parts: &[Pattern], between: &str, text: impl Fn(&Pattern) -> String) -> String {
    parts.iter().map(text).collect::<Vec<_>>().join(between)
}

/// A pattern as a part of a row.
fn part_text(pattern: &Pattern) -> String {
    match pattern {
        Pattern::Word(word) => word.to_lowercase(),
        Pattern::Rule(name) => format!("<{name}>"),
        Pattern::Row(_) | Pattern::OneOf(_) => format!("( {pattern} )"),
        Pattern::Maybe(part) => format!("[ {part} ]"),
        Pattern::Often(part) => format!("( {part} )*"),
        Pattern::Typed(part) | Pattern::Heard(part) => part_text(part),
    }
}
