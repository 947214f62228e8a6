//! Patterns of phrases: `lay [down] <cards> (<and> <cards>)* | (play | put) <cards>`.

use super::text::{Spelled, Token, tokens};
use std::collections::BTreeSet;

/// A part of what is said, or all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Pattern {
    /// A word or a sign, as it is written; several tokens where it has a hyphen or an apostrophe.
    Word(String),
    /// Whatever the rule of this name says.
    Rule(String),
    /// All of them, one behind the other; at least two.
    Row(Vec<Pattern>),
    /// One of them; at least two.
    OneOf(Vec<Pattern>),
    /// It or nothing.
    Maybe(Box<Pattern>),
    /// It any number of times, also never.
    Often(Box<Pattern>),
    /// A pattern that is only typed: `!r`.
    Typed(Box<Pattern>),
    /// A pattern that something else is misheard as: `~ate`.
    Heard(Box<Pattern>),
}

impl Pattern {
    /// Adds the names of the rules in it.
    pub(super) fn called(&self, names: &mut BTreeSet<String>) {
        match self {
            Pattern::Word(_) => {}
            Pattern::Rule(name) => {
                names.insert(name.clone());
            }
            Pattern::Row(parts) | Pattern::OneOf(parts) => parts.iter().for_each(|part| part.called(names)),
            Pattern::Maybe(part) | Pattern::Often(part) | Pattern::Typed(part) | Pattern::Heard(part) => {
                part.called(names);
            }
        }
    }

    /// The words of a row of words.
    pub(super) fn spelled(&self) -> Vec<Spelled> {
        match self {
            Pattern::Word(word) => vec![Spelled::new(word)],
            Pattern::Row(parts) => parts.iter().flat_map(Pattern::spelled).collect(),
            Pattern::Rule(_)
            | Pattern::OneOf(_)
            | Pattern::Maybe(_)
            | Pattern::Often(_)
            | Pattern::Typed(_)
            | Pattern::Heard(_) => Vec::new(),
        }
    }

    /// The tokens of a word.
    pub(super) fn tokens_of(word: &str) -> Vec<Token> {
        match word.strip_prefix(ESCAPE) {
            Some(sign) => sign.chars().map(Token::Sign).collect(),
            None => tokens(word),
        }
    }
}

/// The reason why a text is no pattern.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum PatternFault {
    /// Between two bars, or in brackets, stands nothing.
    #[error("nothing stands {0}")]
    Nothing(&'static str),
    /// A bracket has no partner.
    #[error("{0:?} has no partner")]
    Bracket(char),
}

/// The sign before one that is meant as it is: `\*`.
const ESCAPE: char = '\\';

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
fn one_of(mut patterns: Vec<Pattern>) -> Pattern {
    if patterns.len() == 1 { patterns.remove(0) } else { Pattern::OneOf(patterns) }
}

/// The patterns one behind the other.
fn row(mut patterns: Vec<Pattern>) -> Pattern {
    if patterns.len() == 1 { patterns.remove(0) } else { Pattern::Row(patterns) }
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
        while let Some(part) = self.part()? {
            parts.push(part);
        }
        if parts.is_empty() { Err(PatternFault::Nothing("between bars")) } else { Ok(row(parts)) }
    }

    fn part(&mut self) -> Result<Option<Pattern>, PatternFault> {
        let part = match self.sign() {
            Some('(') => one_of(self.within('(', ')')?),
            Some('[') => Pattern::Maybe(Box::new(one_of(self.within('[', ']')?))),
            Some('<') => self.rule()?,
            Some('!') => {
                self.skip('!')?;
                Pattern::Typed(Box::new(self.part()?.ok_or(PatternFault::Nothing("behind !"))?))
            }
            Some('~') => {
                self.skip('~')?;
                Pattern::Heard(Box::new(self.part()?.ok_or(PatternFault::Nothing("behind ~"))?))
            }
            Some('|' | ')' | ']' | '>') | None => return Ok(None),
            Some(_) => Pattern::Word(self.word()),
        };
        let repeated = self.rest.starts_with('*');
        if repeated {
            self.skip('*')?;
        }
        Ok(Some(if repeated { Pattern::Often(Box::new(part)) } else { part }))
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
        if let Some(escaped) = self.rest.strip_prefix(ESCAPE) {
            let length = ESCAPE.len_utf8().saturating_add(escaped.chars().next().map_or(0, char::len_utf8));
            let (word, rest) = self.rest.split_at(length);
            self.rest = rest;
            return word.to_owned();
        }
        let ends = |letter: char| letter.is_whitespace() || letter == '*' || SIGNS.contains(&letter);
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
    fn bars_brackets_rules_and_marks_are_read() {
        let read = alternatives(r"lay [down] <cards>* | (play|!p) ~ate \*").unwrap();
        let first = Pattern::Row(vec![
            word("lay"),
            Pattern::Maybe(Box::new(word("down"))),
            Pattern::Often(Box::new(Pattern::Rule("cards".to_owned()))),
        ]);
        let second = Pattern::Row(vec![
            Pattern::OneOf(vec![word("play"), Pattern::Typed(Box::new(word("p")))]),
            Pattern::Heard(Box::new(word("ate"))),
            word("\\*"),
        ]);
        assert_eq!(read, [first, second]);
        assert_eq!(Pattern::tokens_of("\\*"), [Token::Sign('*')]);
    }

    #[test]
    fn what_is_no_pattern_is_a_fault() {
        for (text, fault) in [
            ("", PatternFault::Nothing("between bars")),
            ("a |", PatternFault::Nothing("between bars")),
            ("a ()", PatternFault::Nothing("between bars")),
            ("a !", PatternFault::Nothing("behind !")),
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
