//! What a sentence is like: of a line that the grammar can't read, what those who said such things meant.
//!
//! Counts in how many of the sentences of a language that mean the same each word stands, each meaning of a word, and
//! each two meanings in a row (naive Bayes).

use super::intent::Intent;
use super::lexicon::Item;
use super::sentence::Part;
use super::token::{Token, is_comma};
use super::word::Word;
use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

/// What is counted where something was never said.
const UNSEEN: f32 = 0.2;

/// How much likelier the best intent must be than the next, as a natural logarithm.
const SURE: f32 = 3.8;

/// The least part of its words that must have been said before.
const LEAST_KNOWN: f32 = 0.75;

/// In how many sentences something is meant often.
const OFTEN: f32 = 6.0;

/// A trait of a sentence, such as that it has a word; hashed.
type Trait = u64;

/// The sentences of a language, counted by what they mean.
#[derive(Debug)]
pub(super) struct Likeness {
    intents: Vec<Intent>,
    /// How many sentences mean each.
    sizes: Vec<f32>,
    /// In how many sentences of which intents a trait is.
    counts: HashMap<Trait, Vec<(usize, f32)>>,
}

impl Likeness {
    /// Counts sentences.
    pub(super) fn of(sentences: impl Iterator<Item = (Intent, Traits)>) -> Likeness {
        let mut likeness = Likeness { intents: Vec::new(), sizes: Vec::new(), counts: HashMap::new() };
        for (intent, traits) in sentences {
            likeness.add(intent, &traits);
        }
        likeness
    }

    fn add(&mut self, intent: Intent, traits: &Traits) {
        let known = self.intents.iter().position(|other| *other == intent);
        let at = known.unwrap_or_else(|| {
            self.intents.push(intent);
            self.sizes.push(0.0);
            self.intents.len() - 1
        });
        self.sizes[at] += 1.0;
        for one in traits.all() {
            let counts = self.counts.entry(one).or_default();
            match counts.iter_mut().find(|(other, _)| *other == at) {
                Some((_, count)) => *count += 1.0,
                None => counts.push((at, 1.0)),
            }
        }
    }

    /// What those meant who said such things, if that is sure enough.
    pub(super) fn intent(&self, traits: &Traits) -> Option<&Intent> {
        let known = traits.words.iter().filter(|word| self.counts.contains_key(word)).count();
        if (known as f32) < LEAST_KNOWN * traits.words.len() as f32 {
            return None;
        }
        let (best, margin) = best(&self.scores(traits))?;
        (margin >= SURE).then(|| &self.intents[best])
    }

    /// Whether an intent was meant so often that it is known how it is said.
    pub(super) fn has_often(&self, intent: &Intent) -> bool {
        let at = self.intents.iter().position(|other| other == intent);
        at.is_some_and(|at| self.sizes[at] >= OFTEN)
    }

    /// What those may have meant who said such things, the likeliest first, and none that is much less likely.
    pub(super) fn likeliest(&self, traits: &Traits) -> Vec<&Intent> {
        let scores = self.scores(traits);
        let highest = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut near: Vec<usize> = (0..scores.len()).filter(|at| scores[*at] > highest - SURE).collect();
        near.sort_by(|one, other| scores[*other].total_cmp(&scores[*one]));
        near.into_iter().map(|at| &self.intents[at]).collect()
    }

    /// How likely each intent is, as a natural logarithm but for what is the same for all.
    fn scores(&self, traits: &Traits) -> Vec<f32> {
        let seen: Vec<_> = traits.all().filter_map(|one| self.counts.get(&one)).collect();
        let smoothing = UNSEEN * self.intents.len() as f32;
        let first = |size: &f32| size.ln() - seen.len() as f32 * (size + smoothing).ln();
        let mut scores: Vec<f32> = self.sizes.iter().map(first).collect();
        for (at, count) in seen.into_iter().flatten() {
            scores[*at] += ((count + UNSEEN) / UNSEEN).ln();
        }
        scores
    }
}

/// The place of the highest score, and how much higher it is than the next.
fn best(scores: &[f32]) -> Option<(usize, f32)> {
    let (best, highest) = scores.iter().enumerate().max_by(|one, other| one.1.total_cmp(other.1))?;
    let others = scores.iter().enumerate().filter(|(at, _)| *at != best);
    let next = others.map(|(_, score)| *score).max_by(f32::total_cmp)?;
    Some((best, highest - next))
}

/// What is counted of a sentence.
#[derive(Debug)]
pub(super) struct Traits {
    /// Its words.
    words: Vec<Trait>,
    /// What they mean, one by one and two by two.
    others: Vec<Trait>,
}

/// A word as it is counted: which colour or number it is does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Said<'a> {
    Ends,
    Colour,
    Number,
    Strange,
    Token(&'a Token),
    Meaning(Word),
}

impl Traits {
    /// The traits of a sentence from its tokens, and what they may mean.
    pub(super) fn of(tokens: &[Token], items: &[Item]) -> Traits {
        let mut written = Vec::new();
        let mut meant = Vec::new();
        for (at, item) in items.iter().enumerate() {
            let end = items.get(at + 1).map_or(tokens.len(), |next| next.at);
            let own = tokens.get(item.at..end).unwrap_or_default();
            match item.parts.first().map(|(part, _)| part) {
                Some(Part::Number(_) | Part::Ordinal(_)) => add_both(&mut written, &mut meant, Said::Number),
                Some(Part::Word(Word::Colour(_))) => add_both(&mut written, &mut meant, Said::Colour),
                Some(Part::Word(word)) => {
                    written.extend(own.iter().filter(|token| !is_comma(token)).map(Said::Token));
                    if *word != Word::Filler {
                        meant.push(Said::Meaning(*word));
                    }
                }
                Some(Part::Text(_)) | None => {
                    written.extend(own.iter().map(Said::Token));
                    meant.push(Said::Strange);
                }
            }
        }
        let mut words: Vec<Trait> = written.iter().map(|said| hashed(&(0_u8, said))).collect();
        let mut others: Vec<Trait> = meant.iter().map(|said| hashed(&(1_u8, said))).collect();
        others.extend(pairs(&meant).map(|pair| hashed(&(2_u8, pair))));
        for traits in [&mut words, &mut others] {
            traits.sort_unstable();
            traits.dedup();
        }
        Traits { words, others }
    }

    fn all(&self) -> impl Iterator<Item = Trait> {
        self.words.iter().chain(&self.others).copied()
    }
}

/// Adds to both what is written and what is meant, once for several numbers in a row.
fn add_both<'a>(written: &mut Vec<Said<'a>>, meant: &mut Vec<Said<'a>>, said: Said<'a>) {
    for list in [written, meant] {
        if said != Said::Number || list.last() != Some(&said) {
            list.push(said);
        }
    }
}

/// Each two in a row, the beginning and the end too.
fn pairs<'a>(said: &'a [Said<'a>]) -> impl Iterator<Item = (Said<'a>, Said<'a>)> {
    let before = std::iter::once(Said::Ends).chain(said.iter().copied());
    let after = said.iter().copied().chain(std::iter::once(Said::Ends));
    before.zip(after)
}

fn hashed(of: &impl Hash) -> Trait {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use crate::command::{Interpreter, Parsed};
    use crate::locale::Locale;

    fn english() -> Interpreter {
        Interpreter::new(&Locale::load("en".parse().unwrap()))
    }

    #[test]
    fn what_can_not_be_read_is_asked_back_before_it_changes_the_game() {
        let Parsed::Unsure(command) = english().understand("hop over from green with the blue three") else {
            panic!()
        };
        assert_eq!(command.to_string(), "bridge g>b3");
    }

    #[test]
    fn what_changes_the_game_and_was_never_meant_so_is_asked_back() {
        let french = Interpreter::new(&Locale::load("fr".parse().unwrap()));
        let Parsed::Unsure(command) = french.understand("allez une pour moi") else { panic!() };
        assert_eq!(command.to_string(), "take 1");
        let taken = french.understand("le 46 pour moi");
        assert!(matches!(taken, Parsed::Command(_)), "{taken:?}");
    }

    #[test]
    fn what_is_like_nothing_that_was_said_means_nothing() {
        for line in
            ["the quick brown fox jumps over the lazy dog", "zorp blick frumious", "red wine for dinner"]
        {
            let parsed = english().understand(line);
            assert!(!matches!(parsed, Parsed::Command(_) | Parsed::Unsure(_)), "{line}: {parsed:?}");
        }
    }
}
