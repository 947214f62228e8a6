use super::automaton::AutomatonStep;
use super::vocabulary::WordId;
use std::collections::BTreeSet;

/// Tokens by which a rule may begin, or that stand in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct TokenSet {
    words: Vec<u64>,
    signs: BTreeSet<char>,
    digits: bool,
    name: bool,
    text: bool,
}

impl TokenSet {
    pub(super) fn add(&mut self, step: AutomatonStep) {
        match step {
            AutomatonStep::Word(word) | AutomatonStep::Heard(word) => {
                let (at, bit) = (word as usize / 64, word % 64);
                if self.words.len() <= at {
                    self.words.resize(at.saturating_add(1), 0);
                }
                if let Some(bits) = self.words.get_mut(at) {
                    *bits |= 1 << bit;
                }
            }
            AutomatonStep::Sign(sign) => {
                self.signs.insert(sign);
            }
            AutomatonStep::Digits => self.digits = true,
            AutomatonStep::Name => self.name = true,
            AutomatonStep::Text => self.text = true,
            AutomatonStep::Call(_) => {}
        }
    }

    /// Adds all that are in another.
    pub(super) fn add_all(&mut self, other: &TokenSet) {
        if self.words.len() < other.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        for (mine, theirs) in self.words.iter_mut().zip(&other.words) {
            *mine |= theirs;
        }
        self.signs.extend(&other.signs);
        self.digits |= other.digits;
        self.name |= other.name;
        self.text |= other.text;
    }

    pub(super) fn has_word(&self, word: WordId) -> bool {
        self.words.get(word as usize / 64).is_some_and(|bits| bits >> (word % 64) & 1 == 1)
    }

    pub(super) fn has_sign(&self, sign: char) -> bool {
        self.signs.contains(&sign)
    }

    pub(super) const fn has_digits(&self) -> bool {
        self.digits
    }

    pub(super) const fn has_name(&self) -> bool {
        self.name
    }

    pub(super) const fn has_text(&self) -> bool {
        self.text
    }
}
