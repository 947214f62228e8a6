//! Sets of tokens, and the question turned round: which of many sets have a token.

use super::automaton::AutomatonStep;
use super::place::TokenPlace;
use super::text::Token;
use super::vocabulary::WordId;
use std::collections::{BTreeMap, BTreeSet};

/// Tokens by which a rule may begin, or that stand in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct TokenSet {
    words: Bits,
    signs: BTreeSet<char>,
    digits: bool,
    name: bool,
    text: bool,
}

impl TokenSet {
    pub(super) fn add(&mut self, step: AutomatonStep) {
        match step {
            AutomatonStep::Word(word) | AutomatonStep::Heard(word) => self.words.insert(word as usize),
            AutomatonStep::Sign(sign) => {
                self.signs.insert(sign);
            }
            AutomatonStep::Digits => self.digits = true,
            AutomatonStep::Name => self.name = true,
            AutomatonStep::Text => self.text = true,
            AutomatonStep::Call(_) => {}
        }
    }

    /// The words among them.
    pub(super) fn words(&self) -> impl Iterator<Item = WordId> {
        self.words.numbers().filter_map(|word| WordId::try_from(word).ok())
    }

    /// Adds all that are in another.
    pub(super) fn add_all(&mut self, other: &TokenSet) {
        self.words.add_all(&other.words);
        self.signs.extend(&other.signs);
        self.digits |= other.digits;
        self.name |= other.name;
        self.text |= other.text;
    }
}

/// A set of small numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Bits(Vec<u64>);

impl Bits {
    pub(super) fn insert(&mut self, number: usize) {
        let at = number.div_euclid(64);
        if self.0.len() <= at {
            self.0.resize(at.saturating_add(1), 0);
        }
        if let Some(bits) = self.0.get_mut(at) {
            *bits |= 1 << number.rem_euclid(64);
        }
    }

    pub(super) fn contains(&self, number: usize) -> bool {
        self.0.get(number.div_euclid(64)).is_some_and(|bits| bits >> number.rem_euclid(64) & 1 == 1)
    }

    pub(super) fn add_all(&mut self, other: &Bits) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine |= theirs;
        }
    }

    fn numbers(&self) -> impl Iterator<Item = usize> {
        let of_block = |(at, bits): (usize, &u64)| {
            let bits = *bits;
            (0..64_usize)
                .filter(move |bit| bits >> bit & 1 == 1)
                .map(move |bit| at.saturating_mul(64).saturating_add(bit))
        };
        self.0.iter().enumerate().filter(|(_, bits)| **bits != 0).flat_map(of_block)
    }

    /// Keeps what another has, too.
    pub(super) fn keep_all(&mut self, other: &Bits) {
        self.0.truncate(other.0.len());
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine &= theirs;
        }
    }
}

/// For each token the sets of a row that have it, by their numbers.
#[derive(Debug, Default)]
pub(super) struct TokenIndex {
    words: Vec<Bits>,
    signs: BTreeMap<char, Bits>,
    digits: Bits,
    name: Bits,
    text: Bits,
}

impl TokenIndex {
    /// Makes the index of sets.
    pub(super) fn of(sets: &[TokenSet]) -> TokenIndex {
        let mut index = TokenIndex::default();
        for (number, set) in sets.iter().enumerate() {
            for word in set.words.numbers() {
                if index.words.len() <= word {
                    index.words.resize(word.saturating_add(1), Bits::default());
                }
                index.words.get_mut(word).into_iter().for_each(|sets| sets.insert(number));
            }
            for sign in &set.signs {
                index.signs.entry(*sign).or_default().insert(number);
            }
            let kinds =
                [(set.digits, &mut index.digits), (set.name, &mut index.name), (set.text, &mut index.text)];
            kinds.into_iter().filter(|(has, _)| *has).for_each(|(_, sets)| sets.insert(number));
        }
        index.words.iter_mut().for_each(|sets| sets.0.shrink_to_fit());
        index
    }

    /// The sets that have what may stand at a place; names only where one may be there.
    pub(super) fn at(&self, place: &TokenPlace, is_name: bool) -> Bits {
        let mut sets = self.text.clone();
        match &place.token {
            Token::Word(_) => {
                let having = place.words.iter().filter_map(|word| self.words.get(*word as usize));
                having.for_each(|having| sets.add_all(having));
            }
            Token::Number(_) => sets.add_all(&self.digits),
            Token::Sign(sign) => self.signs.get(sign).into_iter().for_each(|having| sets.add_all(having)),
        }
        if is_name {
            sets.add_all(&self.name);
        }
        sets
    }
}
