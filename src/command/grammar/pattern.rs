//! Patterns of phrases: `lay [down] <cards> | (play | put) <cards>`.

/// A part of what is said, or all of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Pattern {
    /// A word as it is written.
    Word(String),
    /// Whatever the rule of this name says.
    Rule(String),
    /// All of them, one behind the other; at least two.
    Row(Vec<Pattern>),
    /// One of them; at least two.
    OneOf(Vec<Pattern>),
    /// It or nothing.
    Maybe(Box<Pattern>),
}

/// What keeps a text from being a pattern.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum PatternFault {
    /// Between two bars, or in brackets, stands nothing.
    #[error("nothing stands {0}")]
    Nothing(&'static str),
    /// A bracket has no partner.
    #[error("{0:?} has no partner")]
    Bracket(char),
}

/// The alternatives of a text, which bars part.
///
/// # Errors
/// When a bracket has no partner, or nothing stands where something should.
pub(super) fn alternatives(text: &str) -> Result<Vec<Pattern>, PatternFault> {
    let mut reader = Reader { rest: text };
    let alternatives = reader.alternatives()?;
    match reader.sign() {
        None => Ok(alternatives),
        Some(sign) => Err(PatternFault::Bracket(sign)),
    }
}

/// One of the patterns, which is the pattern itself when it is the only one.
pub(super) fn one_of(mut patterns: Vec<Pattern>) -> Pattern {
    if patterns.len() == 1 { patterns.remove(0) } else { Pattern::OneOf(patterns) }
}

/// The patterns one behind the other.
pub(super) fn row(mut patterns: Vec<Pattern>) -> Pattern {
    if patterns.len() == 1 { patterns.remove(0) } else { Pattern::Row(patterns) }
}

/// Words that blanks part, as a pattern.
pub(super) fn words(text: &str) -> Pattern {
    row(text.split_whitespace().map(|word| Pattern::Word(word.to_owned())).collect())
}

/// Reads a text from its front.
struct Reader<'a> {
    rest: &'a str,
}

/// The signs that are no part of a word.
const SIGNS: [char; 7] = ['|', '(', ')', '[', ']', '<', '>'];

impl Reader<'_> {
    /// The next letter that is no blank, left where it is.
    fn sign(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start();
        self.rest.chars().next()
    }

    fn skip(&mut self, sign: char) -> Result<(), PatternFault> {
        self.sign();
        self.rest = self.rest.strip_prefix(sign).ok_or(PatternFault::Bracket(sign))?;
        Ok(())
    }

    fn alternatives(&mut self) -> Result<Vec<Pattern>, PatternFault> {
        let mut alternatives = vec![self.row()?];
        while self.sign() == Some('|') {
            self.skip('|')?;
            alternatives.push(self.row()?);
        }
        Ok(alternatives)
    }

    fn row(&mut self) -> Result<Pattern, PatternFault> {
        let mut parts = Vec::new();
        loop {
            parts.push(match self.sign() {
                Some('(') => one_of(self.within('(', ')')?),
                Some('[') => Pattern::Maybe(Box::new(one_of(self.within('[', ']')?))),
                Some('<') => self.rule()?,
                Some('|' | ')' | ']' | '>') | None => break,
                Some(_) => Pattern::Word(self.word()),
            });
        }
        if parts.is_empty() { Err(PatternFault::Nothing("between bars")) } else { Ok(row(parts)) }
    }

    fn within(&mut self, begin: char, end: char) -> Result<Vec<Pattern>, PatternFault> {
        self.skip(begin)?;
        let alternatives = self.alternatives()?;
        self.skip(end)?;
        Ok(alternatives)
    }

    fn rule(&mut self) -> Result<Pattern, PatternFault> {
        self.skip('<')?;
        let name = self.word();
        self.skip('>')?;
        if name.is_empty() { Err(PatternFault::Nothing("in <>")) } else { Ok(Pattern::Rule(name)) }
    }

    fn word(&mut self) -> String {
        let ends = |letter: char| letter.is_whitespace() || SIGNS.contains(&letter);
        let (word, rest) = self.rest.split_at(self.rest.find(ends).unwrap_or(self.rest.len()));
        self.rest = rest;
        word.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(word: &str) -> Pattern {
        Pattern::Word(word.to_owned())
    }

    #[test]
    fn bars_brackets_and_rules_are_read() {
        let read = alternatives("lay [down] <cards>|(play | put)").unwrap();
        let down = Pattern::Maybe(Box::new(word("down")));
        let first = Pattern::Row(vec![word("lay"), down, Pattern::Rule("cards".to_owned())]);
        assert_eq!(read, [first, Pattern::OneOf(vec![word("play"), word("put")])]);
        assert_eq!(alternatives("j'ai fini").unwrap(), [words("j'ai fini")]);
    }

    #[test]
    fn what_is_no_pattern_is_a_fault() {
        for (text, fault) in [
            ("", PatternFault::Nothing("between bars")),
            ("a |", PatternFault::Nothing("between bars")),
            ("a | | b", PatternFault::Nothing("between bars")),
            ("a ()", PatternFault::Nothing("between bars")),
            ("<>", PatternFault::Nothing("in <>")),
            ("(a", PatternFault::Bracket(')')),
            ("a)", PatternFault::Bracket(')')),
            ("[a)", PatternFault::Bracket(']')),
            ("<a", PatternFault::Bracket('>')),
            ("a>", PatternFault::Bracket('>')),
        ] {
            assert_eq!(alternatives(text), Err(fault), "{text}");
        }
    }
}
