//! The places of a line: its tokens, and the words of the grammar that they may be.

use super::text::{Token, TokenLine};
use super::vocabulary::{WordId, Words};
use std::collections::BTreeSet;
use std::ops::Range;

/// A token, and what it may stand for in the grammar.
#[derive(Clone, Debug)]
pub(super) struct TokenPlace {
    pub(super) token: Token,
    /// Where it stands in the line, in bytes.
    pub(super) span: Range<usize>,
    /// The words of the grammar that it may be.
    pub(super) words: Vec<WordId>,
    /// True if it is a word that nothing of the language is.
    pub(super) strange: bool,
}

impl TokenPlace {
    /// Returns whether it may be one of these words.
    pub(super) fn is_in(&self, words: &BTreeSet<WordId>) -> bool {
        self.words.iter().any(|word| words.contains(word))
    }

    /// Returns whether it is a word that the grammar has not, which may be a name.
    pub(super) fn is_free(&self) -> bool {
        self.words.is_empty() && matches!(self.token, Token::Word(_))
    }
}

/// Returns what the tokens of a line may be among words; where an apostrophe is missing, a token is several.
pub(super) fn places_in(words: &Words, line: &TokenLine) -> Vec<TokenPlace> {
    let mut places = Vec::with_capacity(line.tokens.len());
    for (token, span) in line.tokens.iter().zip(&line.spans) {
        let Token::Word(word) = token else {
            places.push(TokenPlace {
                token: token.clone(),
                span: span.clone(),
                words: Vec::new(),
                strange: false,
            });
            continue;
        };
        let parts = words.parted(word).unwrap_or(std::slice::from_ref(word));
        places.extend(parts.iter().map(|part| TokenPlace {
            token: Token::Word(part.clone()),
            span: span.clone(),
            words: words.meant(part),
            strange: false,
        }));
    }
    places
}
