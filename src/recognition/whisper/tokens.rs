//! The tokens of Whisper: pieces of words that are told apart, and how a text is cut into them.

use serde::Deserialize;
use std::collections::HashMap;
use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;

/// The ends of English words that are cut off before all else.
const ENDINGS: [&str; 7] = ["'s", "'t", "'re", "'ve", "'m", "'ll", "'d"];

/// The token that ends what is said.
const END: &str = "<|endoftext|>";

/// The token behind which stands what was said before.
const BEFORE: &str = "<|startofprev|>";

/// The tokens that stand around the one of the language, before all that is said.
const BEGIN: &str = "<|startoftranscript|>";
const BEHIND: [&str; 2] = ["<|transcribe|>", "<|notimestamps|>"];

/// The rules for joining tokens, as `tokenizer.json` has them.
#[derive(Deserialize)]
struct Tokenizer {
    model: Joining,
}

#[derive(Deserialize)]
struct Joining {
    merges: Vec<Merge>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Merge {
    Pair(String, String),
    Joined(String),
}

impl Merge {
    fn pair(self) -> Option<(String, String)> {
        match self {
            Merge::Pair(one, other) => Some((one, other)),
            Merge::Joined(both) => {
                both.split_once(' ').map(|(one, other)| (one.to_owned(), other.to_owned()))
            }
        }
    }
}

/// The tokens that are told apart: those in Latin letters, digits and signs; each is known by its place among them.
#[derive(Debug)]
pub(super) struct Tokens {
    /// The numbers that the model gives them.
    kept: Vec<usize>,
    places: HashMap<String, usize>,
    /// The rank of a pair: the lower, the earlier it is joined.
    ranks: HashMap<(String, String), usize>,
}

impl Tokens {
    /// Reads `vocabulary.json` and `tokenizer.json` of a folder.
    ///
    /// # Errors
    /// When one of them can't be read.
    pub(super) fn read(folder: &Path) -> io::Result<Tokens> {
        let all: Vec<String> = serde_json::from_reader(reader(&folder.join("vocabulary.json"))?)?;
        let joining: Tokenizer = serde_json::from_reader(reader(&folder.join("tokenizer.json"))?)?;
        let kept: Vec<usize> =
            all.iter().enumerate().filter(|(_, token)| is_latin(token)).map(|(number, _)| number).collect();
        let place = |(place, number): (usize, &usize)| Some((all.get(*number)?.clone(), place));
        let places = kept.iter().enumerate().filter_map(place).collect();
        let ranks = joining.model.merges.into_iter().filter_map(Merge::pair).zip(0..).collect();
        Ok(Tokens { kept, places, ranks })
    }

    /// The numbers that the model gives them, in their order here.
    pub(super) fn numbers(&self) -> &[usize] {
        &self.kept
    }

    /// The token that ends what is said.
    pub(super) fn end(&self) -> Option<usize> {
        self.places.get(END).copied()
    }

    /// Returns what stands before all that is said in a language, behind what was said before.
    pub(super) fn beginning(&self, language: &str, before: &str) -> Option<Vec<usize>> {
        let place = |token: &str| self.places.get(token).copied();
        let language = format!("<|{language}|>");
        let before = self.cut(&format!(" {}", before.trim()))?;
        let all = [BEGIN, &language].into_iter().chain(BEHIND);
        let all = all.map(place).collect::<Option<Vec<usize>>>()?;
        Some([vec![place(BEFORE)?], before, all].concat())
    }

    /// Cuts a text into tokens; `None` where a piece has none.
    pub(super) fn cut(&self, text: &str) -> Option<Vec<usize>> {
        let mut cut = Vec::new();
        for piece in pieces(text) {
            for token in self.joined(piece) {
                cut.push(self.places.get(&token).copied()?);
            }
        }
        Some(cut)
    }

    /// The letters of a piece, joined pair by pair, the earliest first.
    fn joined(&self, piece: &str) -> Vec<String> {
        let mut parts: Vec<String> = piece.bytes().map(|byte| letter_of(byte).to_string()).collect();
        loop {
            let pairs = parts.windows(2).enumerate().filter_map(|(at, pair)| match pair {
                [one, other] => Some((self.ranks.get(&(one.clone(), other.clone())).copied()?, at)),
                _ => None,
            });
            let Some((_, at)) = pairs.min() else { return parts };
            let next = parts.remove(at.saturating_add(1));
            if let Some(part) = parts.get_mut(at) {
                part.push_str(&next);
            }
        }
    }
}

fn reader(path: &Path) -> io::Result<BufReader<File>> {
    File::open(path).map(BufReader::new)
}

/// The pieces of a text within which letters are joined: words and numbers with the blank before them, and signs.
fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let ending = ENDINGS.into_iter().find(|ending| rest.starts_with(ending)).map(str::len);
        let (piece, behind) = rest.split_at(ending.unwrap_or_else(|| piece_of(rest)));
        pieces.push(piece);
        rest = behind;
    }
    pieces
}

/// Returns how long the first piece of a text is.
fn piece_of(text: &str) -> usize {
    let kind = |letter: char| (letter.is_alphabetic(), letter.is_numeric());
    let mut letters = text.char_indices().skip_while(|(at, letter)| *at == 0 && *letter == ' ');
    let Some((_, first)) = letters.next() else { return text.len() };
    let end = letters.find(|(_, letter)| kind(*letter) != kind(first) || letter.is_whitespace());
    end.map_or(text.len(), |(at, _)| at)
}

/// The letter that stands for a byte in the names of tokens: itself where it can be seen, else one from 256 on.
fn letter_of(byte: u8) -> char {
    let is_seen = |byte: u8| matches!(byte, b'!'..=b'~' | 0xa1..=0xac | 0xae..=0xff);
    if is_seen(byte) {
        return char::from(byte);
    }
    let before = (0..byte).filter(|byte| !is_seen(*byte)).count();
    u32::try_from(before).ok().and_then(|before| char::from_u32(before.saturating_add(256))).unwrap_or(' ')
}

/// Returns whether a token is in Latin letters, digits and signs, a part of such a letter, or stands for no text at all.
fn is_latin(token: &str) -> bool {
    if token.starts_with("<|") {
        return ![' ', '.'].iter().any(|sign| token.contains(*sign));
    }
    let bytes: Vec<u8> = token.chars().filter_map(byte_of).collect();
    let of_latin = |letter: char| letter < '\u{250}' || ('\u{2010}'..'\u{2040}').contains(&letter);
    match std::str::from_utf8(&bytes) {
        Ok(text) => text.chars().all(of_latin),
        Err(_) => bytes.len() == 1,
    }
}

/// The byte that a letter in the name of a token stands for.
fn byte_of(letter: char) -> Option<u8> {
    (0..=u8::MAX).find(|byte| letter_of(*byte) == letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_falls_into_words_numbers_and_signs() {
        assert_eq!(
            pieces(" Dix-sept, i'll l'as 21."),
            [" Dix", "-", "sept", ",", " i", "'ll", " l", "'", "as", " 21", "."]
        );
    }

    #[test]
    fn bytes_have_letters_of_their_own() {
        assert_eq!(letter_of(b' '), '\u{120}');
        assert_eq!(letter_of(b'a'), 'a');
        let all: std::collections::BTreeSet<char> = (0..=u8::MAX).map(letter_of).collect();
        assert_eq!(all.len(), 256);
        assert!(is_latin("\u{120}Bonjour") && !is_latin("\u{d0}\u{b1}"));
    }
}
