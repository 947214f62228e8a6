//! The file of a language's grammar: rules by name, each with its ways to say it.

use super::pattern::{Pattern, PatternFault, alternatives};

/// A rule as the file has it: `name = way | way`, gone on with on indented lines; `#` begins a comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SourceRule {
    pub(super) name: String,
    pub(super) ways: Vec<Pattern>,
}

/// The reason why a file is no grammar.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GrammarFault {
    /// A line begins no rule and goes on with none.
    #[error("line {0} is no rule")]
    NoRule(usize),
    /// The ways of a rule are no patterns.
    #[error("the rule {0}: {1}")]
    Pattern(String, String),
    /// A rule of this name is there twice.
    #[error("the rule {0} is there twice")]
    Twice(String),
    /// A rule names another that is not there.
    #[error("the rule {0} names {1}, which is not there")]
    Missing(String, String),
    /// A rule that the program needs is not there.
    #[error("there is no rule {0}")]
    Needed(String),
    /// A rule calls itself, or rules that call it.
    #[error("the rule {0} calls itself")]
    Circle(String),
}

/// Reads the rules of a file, in their order.
///
/// # Errors
/// The first line or rule that is none.
pub(super) fn read(text: &str) -> Result<Vec<SourceRule>, GrammarFault> {
    let mut raw: Vec<(String, String)> = Vec::new();
    for (at, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        if line.starts_with(char::is_whitespace) {
            let (_, body) = raw.last_mut().ok_or(GrammarFault::NoRule(at.saturating_add(1)))?;
            body.push(' ');
            body.push_str(line.trim());
        } else {
            let (name, body) = line.split_once(" = ").ok_or(GrammarFault::NoRule(at.saturating_add(1)))?;
            raw.push((name.trim().to_owned(), body.trim().to_owned()));
        }
    }
    raw.into_iter().map(rule).collect()
}

fn rule((name, body): (String, String)) -> Result<SourceRule, GrammarFault> {
    let fault = |fault: PatternFault| GrammarFault::Pattern(name.clone(), fault.to_string());
    let ways = alternatives(&body).map_err(fault)?;
    Ok(SourceRule { name, ways })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_go_on_over_indented_lines() {
        let read = read("# cards\nlay = put\n  | <and> x\n\nand = and\n").unwrap();
        assert_eq!(read.len(), 2);
        assert_eq!((read[0].name.as_str(), read[0].ways.len()), ("lay", 2));
    }

    #[test]
    fn what_is_no_rule_is_named() {
        assert_eq!(read("lay\n"), Err(GrammarFault::NoRule(1)));
        assert_eq!(read("\n  | put\n"), Err(GrammarFault::NoRule(2)));
        assert!(matches!(read("lay = (a\n"), Err(GrammarFault::Pattern(name, _)) if name == "lay"));
    }
}
