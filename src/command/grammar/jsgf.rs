//! The grammar in the Java Speech Grammar Format, version 1.0, with meanings as tags.

use super::{Grammar, Pattern, Rule, Way};
use std::fmt;

impl Grammar {
    /// The grammar in JSGF 1.0, with one public rule `command`; the tag behind a way to say something is what it means.
    #[must_use]
    pub fn jsgf(&self) -> String {
        let wholes: Vec<String> =
            self.rules.iter().filter(|rule| rule.is_whole).map(|rule| format!("<{}>", rule.name)).collect();
        let mut text = format!("#JSGF V1.0 UTF-8 {};\n\ngrammar elevens;\n\n", self.language);
        text.push_str(&format!("public <command> = {};\n\n", wholes.join(" | ")));
        for rule in &self.rules {
            text.push_str(&rule_text(rule));
        }
        text
    }
}

/// A rule: ways with the same meaning share a tag.
fn rule_text(rule: &Rule) -> String {
    let groups: Vec<String> =
        rule.ways.chunk_by(|one, other| one.means == other.means).map(group_text).collect();
    format!("<{}> = {};\n", rule.name, groups.join(" | "))
}

fn group_text(ways: &[Way]) -> String {
    let said: Vec<String> = ways.iter().map(|way| way.says.to_string()).collect();
    let tag = ways.first().and_then(|way| way.means.as_ref());
    match (tag, ways) {
        (None, _) => said.join(" | "),
        (Some(means), [Way { says: Pattern::Word(_), .. }]) => format!("{} {{{means}}}", said.concat()),
        (Some(means), _) => format!("( {} ) {{{means}}}", said.join(" | ")),
    }
}

/// The pattern as JSGF has it, which is as it was written, in small letters.
impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pattern::Row(parts) => f.write_str(&joined(parts, " ", part_text)),
            Pattern::OneOf(parts) => f.write_str(&joined(parts, " | ", Pattern::to_string)),
            Pattern::Word(_) | Pattern::Rule(_) | Pattern::Maybe(_) => f.write_str(&part_text(self)),
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
    }
}

#[cfg(test)]
mod tests {
    use super::super::pattern::alternatives;

    #[test]
    fn a_pattern_is_written_as_it_was_read() {
        for text in ["Red", "lay [ down ] <cards>", "( i | we ) lay", "a ( b | c d [ e ] ) f", "[ a | b ] c"]
        {
            let read = alternatives(text).unwrap();
            assert_eq!(read.len(), 1);
            assert_eq!(read[0].to_string(), text.to_lowercase());
        }
    }
}
