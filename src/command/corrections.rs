//! Corrections: what is said in front of what stands for what was just said, as "no" in "red nine, no, red ten".

use super::interpreter::Said;
use super::lexicon::Item;
use super::token::{Token, is_comma};
use super::word::Word;
use std::collections::HashMap;
use std::ops::Range;

/// What is said in front of what corrects something that was just said.
#[derive(Debug, Default)]
pub(super) struct Corrections(HashMap<Token, Vec<Phrase>>);

/// A phrase of them.
#[derive(Debug)]
struct Phrase {
    tokens: Vec<Token>,
    /// Not so behind "hang on", in front of what may come to it as well.
    surely: bool,
}

/// Where a line says that it corrects itself.
pub(super) struct Place {
    /// All that says so.
    pub(super) range: Range<usize>,
    pub(super) surely: bool,
}

impl Corrections {
    /// Takes what surely corrects, as "no, sorry" does, and what may, as "hang on" does.
    pub(super) fn new(surely: Vec<Vec<Token>>, perhaps: Vec<Vec<Token>>) -> Corrections {
        let mut corrections = Corrections::default();
        let perhaps = perhaps.into_iter().map(|tokens| Phrase { tokens, surely: false });
        for phrase in surely.into_iter().map(|tokens| Phrase { tokens, surely: true }).chain(perhaps) {
            if let Some(first) = phrase.tokens.first().cloned() {
                corrections.0.entry(first).or_default().push(phrase);
            }
        }
        corrections
    }

    /// Where a line says so last, behind what may be corrected.
    pub(super) fn last(&self, tokens: &[Token]) -> Option<Place> {
        let mut place = (1..tokens.len()).rev().find_map(|at| self.at(tokens, at))?;
        // "or no, sorry": what begins before it and reaches as far, or up to it.
        let reaches = |other: &Place, start: usize| {
            other.range.end >= start || tokens[other.range.end..start].iter().all(is_comma)
        };
        while let Some(longer) = (1..place.range.start)
            .rev()
            .find_map(|at| self.at(tokens, at).filter(|other| reaches(other, place.range.start)))
        {
            let range = longer.range.start..place.range.end.max(longer.range.end);
            place = Place { range, surely: place.surely || longer.surely };
        }
        Some(place)
    }

    /// What a line says so with at a token of it.
    pub(super) fn at(&self, tokens: &[Token], at: usize) -> Option<Place> {
        let begun = self.0.get(&tokens[at])?.iter().filter(|phrase| tokens[at..].starts_with(&phrase.tokens));
        let longest = begun.max_by_key(|phrase| (phrase.surely, phrase.tokens.len()))?;
        Some(Place { range: at..at + longest.tokens.len(), surely: longest.surely })
    }
}

impl Place {
    /// Whether it stands apart from what it corrects, or is more than one word, which may be of another phrase.
    pub(super) fn is_parted(&self, tokens: &[Token]) -> bool {
        self.range.len() > 1
            || self.range.start.checked_sub(1).is_some_and(|before| is_comma(&tokens[before]))
            || tokens.get(self.range.end).is_some_and(is_comma)
    }

    /// Whether it is only a part of what means something else, as "no" is of "no idea".
    pub(super) fn is_of_phrase(&self, said: &Said) -> bool {
        let ends = said.items.iter().skip(1).map(|item| item.at).chain([said.tokens.len()]);
        let reaches_out = |item: &Item, end: usize| {
            item.at < self.range.end
                && end > self.range.start
                && (item.at < self.range.start || end > self.range.end)
        };
        let refuses = |item: &Item| item.is_any(&[Word::Filler, Word::No, Word::Cancel]);
        said.items.iter().zip(ends).any(|(item, end)| reaches_out(item, end) && !refuses(item))
    }

    /// Whether it surely corrects something: "red 9, sorry" only begs pardon.
    pub(super) fn corrects(&self, tokens: &[Token]) -> bool {
        let followed = tokens[self.range.end..].iter().any(|token| !is_comma(token));
        self.surely && self.is_parted(tokens) && (followed || self.range.len() > 1)
    }
}
