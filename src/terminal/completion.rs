//! Tab: what could be typed at this moment that begins so.

use crate::language::plain;
use crate::session::Understanding;
use std::sync::{Arc, Mutex, PoisonError};

/// The words that can be typed: whole commands that fit now, and the words of the language.
#[derive(Debug, Default)]
pub(super) struct Completion {
    /// Whole commands, those that fit best first.
    pub commands: Vec<String>,
    /// The source of the words of the language; it is asked for them only where Tab is pressed.
    pub understanding: Option<Arc<Understanding>>,
}

impl Completion {
    /// Where a replacement begins, and what may stand there: whole commands that begin like the line, else words that
    /// begin like its last word.
    pub(super) fn of(&self, line: &str) -> (usize, Vec<String>) {
        let begun = plain(line);
        let whole = begin_so(self.commands.iter().map(String::as_str), begun.trim_start());
        if !whole.is_empty() {
            return (0, whole);
        }
        let at = line.rfind(' ').map_or(0, |space| space.saturating_add(1));
        let word = plain(line.get(at..).unwrap_or_default());
        let words = self.understanding.iter().flat_map(|understanding| understanding.words());
        if word.is_empty() { (at, Vec::new()) } else { (at, begin_so(words, &word)) }
    }
}

fn begin_so<'a>(texts: impl Iterator<Item = &'a str>, begun: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for text in texts.filter(|text| plain(text).starts_with(begun)) {
        if !found.iter().any(|other| other == text) {
            found.push(text.to_owned());
        }
    }
    found
}

/// The completions of Tab at the moment. A copy is the same: what somebody else could type is gone at once, though a
/// line is being typed.
#[derive(Clone, Debug, Default)]
pub(super) struct Completions(Arc<Mutex<Completion>>);

impl Completions {
    /// Completes these from now on.
    pub(super) fn set(&self, completion: Completion) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = completion;
    }

    /// Where a replacement begins, and what may stand there, as [`Completion::of`].
    pub(super) fn of(&self, line: &str) -> (usize, Vec<String>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).of(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fits_now_comes_before_the_words() {
        let list = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
        let completion = Completion {
            commands: list(&["rouge 12", "rouge 13", "répéter"]),
            understanding: Some(Understanding::of("fr".parse().unwrap())),
        };
        assert_eq!(completion.of("ro"), (0, list(&["rouge 12", "rouge 13"])));
        assert_eq!(completion.of("RÉ"), (0, list(&["répéter"])));
        assert_eq!(completion.of("rouge 12 depui"), (9, list(&["depuis"])));
        assert_eq!(completion.of("rouge 12 "), (9, Vec::new()));
        assert_eq!(completion.of("xyz").1, Vec::<String>::new());
    }
}
