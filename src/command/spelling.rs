//! Spelling: what is written otherwise in haste, such as whats and dunno, mn and jpose.

use super::clitics::Clitics;
use super::token::{Token, plain, sentence_tokens, tokens};
use std::collections::HashMap;

/// What stands for the rest of a word that begins so.
const REST: char = '*';

/// The fewest letters of the rest of a word behind what is glued to it.
const SHORTEST_REST: usize = 3;

/// How words are written in haste, and what they stand for.
#[derive(Debug, Default)]
pub(super) struct Spelling {
    clitics: Clitics,
    words: HashMap<String, Vec<Token>>,
    /// What is glued to the front of a word, and what it stands for.
    glued: Vec<(String, Vec<Token>)>,
}

impl Spelling {
    /// Takes pairs such as "whats: what's", and "k*: ik *" for any word with a k glued to it.
    pub(super) fn new(pairs: &[String], clitics: Clitics) -> Spelling {
        let mut spelling = Spelling { clitics, ..Spelling::default() };
        for (hasty, meant) in pairs.iter().filter_map(|pair| pair.split_once(':')) {
            if let Some(front) = hasty.trim().strip_suffix(REST) {
                spelling.glued.push((front.to_owned(), tokens(&plain(&meant.replace(REST, "")))));
            } else if let [Token::Text(hasty)] = tokens(&plain(hasty)).as_slice() {
                let meant = tokens(&spelling.clitics.without(&plain(meant)));
                spelling.words.insert(hasty.clone(), meant);
            }
        }
        spelling
    }

    /// The tokens of a phrase, as they are written with care.
    pub(super) fn of_phrase(&self, written: &str) -> Vec<Token> {
        self.of_words(tokens(&self.clitics.without(&plain(written))))
    }

    /// The tokens with whole words as they are written with care.
    fn of_words(&self, tokens: Vec<Token>) -> Vec<Token> {
        if !tokens.iter().any(|token| self.meant(token).is_some()) {
            return tokens;
        }
        let careful = |token: Token| match self.meant(&token) {
            Some(meant) => meant.to_vec(),
            None => vec![token],
        };
        tokens.into_iter().flat_map(careful).collect()
    }

    /// The tokens of a line that somebody typed or said, as they are written with care, in a language in which words are
    /// known or not.
    pub(super) fn of_line(&self, line: &str, is_known: impl Fn(&Token) -> bool) -> Vec<Token> {
        let tokens = self.of_words(sentence_tokens(&self.clitics.without(&plain(line))));
        let parts = |token: &Token| (!is_known(token)).then(|| self.parted(token, &is_known)).flatten();
        if self.glued.is_empty() || !tokens.iter().any(|token| parts(token).is_some()) {
            return tokens;
        }
        tokens.into_iter().flat_map(|token| parts(&token).unwrap_or_else(|| vec![token])).collect()
    }

    fn meant(&self, token: &Token) -> Option<&[Token]> {
        match token {
            Token::Text(text) => self.words.get(text).map(Vec::as_slice),
            Token::Number(_) => None,
        }
    }

    /// A word apart from what is glued to it.
    fn parted(&self, token: &Token, is_known: impl Fn(&Token) -> bool) -> Option<Vec<Token>> {
        let Token::Text(text) = token else { return None };
        let (meant, rest) = self.glued.iter().find_map(|(front, meant)| {
            let rest = text.strip_prefix(front.as_str())?;
            (rest.chars().count() >= SHORTEST_REST).then(|| (meant, Token::Text(rest.to_owned())))
        })?;
        is_known(&rest).then(|| meant.iter().cloned().chain([rest]).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hasty_word_is_several_and_a_glued_one_is_parted_from_a_known_one_alone() {
        let clitics = Clitics::new(&["*'s".to_owned()]);
        let spelling = Spelling::new(&["im: I'm".to_owned(), "k*: ik *".to_owned()], clitics);
        let known = |token: &Token| tokens("leg kaart").contains(token);
        let of_line = |line| spelling.of_line(line, known);
        assert_eq!(of_line("im 7"), tokens("i'm 7"));
        assert_eq!(of_line("kleg 7"), tokens("ik leg 7"));
        assert_eq!(of_line("kaart klat k"), tokens("kaart klat k"));
        assert_eq!(of_line("who's im"), tokens("who i'm"));
        assert_eq!(spelling.of_phrase("im kleg"), tokens("i'm kleg"));
    }
}
