//! PocketSphinx as a recognizer: the network of the moment, and mere sounds beside it.

mod decoder;
mod sounds;

use super::expected::Lookout;
use super::recognizer::{Fit, Hypothesis, Near, Recognizer, Rival};
use crate::language::Network;
pub(crate) use decoder::SphinxModel;
use decoder::{Decoded, Sphinx, weighed};
use sounds::Sounds;
use std::collections::BTreeSet;

/// The fit from which words are taken for words at all; from which they are taken for sure; and that nothing
/// that talk was ever taken for fitted nearly as well. Tuned with commands and with talk of synthesizers' voices.
const FITS: [i32; 3] = [-3_250, -2_950, -2_650];

/// The weight of mere sounds beside the words: words that fit badly where mere sounds fit well were others.
const SOUNDS: i32 = 2;

/// The number of frames that an utterance counts beyond its own: what is short fits the worse for its beginning and
/// end.
const AROUND: i32 = 60;

/// The distance by which the words have to fit better than others, so that they are taken for sure.
const MARGIN: i32 = 200;

/// The distance by which others have to fit better to stand for the words.
const BETTER: i32 = 200;

/// The number of words up to which all that is as short is held against what was heard.
const SHORT: usize = 2;

/// The most others that the words are held against.
const MOST_RIVALS: usize = 240;

/// PocketSphinx with a model.
pub(super) struct PocketSphinx {
    model: SphinxModel,
    sphinx: Option<Sphinx>,
    sounds: Option<Sounds>,
    /// The words that were made out of the last utterance.
    found: Option<Decoded>,
}

impl PocketSphinx {
    /// Hears by a model; nothing is expected yet.
    pub(super) fn new(model: SphinxModel) -> PocketSphinx {
        let sounds = Sounds::open(model.clone());
        PocketSphinx { model, sphinx: None, sounds, found: None }
    }
}

impl Recognizer for PocketSphinx {
    fn expect(&mut self, lookout: &Lookout) {
        // The old one goes first: two take twice the memory.
        self.sphinx = None;
        self.sphinx = Sphinx::open(&self.model, lookout);
    }

    fn hear(&mut self, sound: &[i16]) -> Option<Hypothesis> {
        let (sphinx, sounds) = (self.sphinx.as_mut()?, self.sounds.as_mut()?);
        sounds.begin(sound);
        let heard = sphinx.hear(sound);
        let sounds = sounds.end();
        self.found = heard;
        let heard = self.found.as_ref()?;
        let fit = sounds.map_or(Fit::Not, |sounds| graded(fit(heard, &sounds)));
        Some(Hypothesis { words: heard.words.clone(), fit })
    }

    fn rival(&mut self, sound: &[i16], network: &Network, is_near: &Near) -> Rival {
        let (Some(sphinx), Some(heard)) = (&mut self.sphinx, &self.found) else { return Rival::Far };
        let words: Vec<&str> = heard.words.split_whitespace().collect();
        let rivals = rivals(network, &words);
        let rivals = rivals.iter().filter(|rival| is_near(&heard.words, &rival.join(" "))).take(MOST_RIVALS);
        // What is likely now weighs on both sides.
        let better = |near: &Decoded| {
            let words: Vec<&str> = near.words.split_whitespace().collect();
            let cost = network.cost(&words).map_or(i32::MAX, weighed);
            near.score.saturating_sub(cost).saturating_sub(heard.score)
        };
        match sphinx.nearest(sound, rivals).map(|near| (better(&near), near.words)) {
            Some((better, rival)) if better > BETTER => Rival::Better(rival),
            Some((better, rival)) if better > -MARGIN => Rival::Near(rival),
            Some(_) | None => Rival::Far,
        }
    }
}

/// Returns what the words may have been mistaken for: what differs in one word, and, since what is short fits many other
/// short things almost as well, all that is short, first what is about as long.
fn rivals(network: &Network, words: &[&str]) -> Vec<Vec<String>> {
    let near = network.rivals(words);
    let short = if words.len() <= SHORT { network.short(SHORT) } else { BTreeSet::new() };
    let mut short: Vec<Vec<String>> = short.difference(&near).cloned().collect();
    let letters = words.concat().len();
    short.sort_by_cached_key(|rival| rival.concat().len().abs_diff(letters));
    near.into_iter().chain(short).collect()
}

const fn graded(fit: i32) -> Fit {
    let [fits, sure, certain] = FITS;
    match fit {
        fit if fit >= certain => Fit::Certain,
        fit if fit >= sure => Fit::Sure,
        fit if fit >= fits => Fit::Unsure,
        _ => Fit::Not,
    }
}

/// Returns how well words fit, by frame and in hundredths: how much worse than what fits best in each frame, and than mere sounds.
fn fit(words: &Decoded, sounds: &Decoded) -> i32 {
    let better = words.score.saturating_sub(sounds.score.checked_div(SOUNDS).unwrap_or_default());
    let frames = words.frames.saturating_add(AROUND).max(1);
    better.saturating_mul(100).checked_div(frames).unwrap_or(i32::MIN)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Grammar;
    use crate::locale::LANGUAGES;

    #[test]
    fn what_differs_in_one_word_comes_first_and_then_what_is_about_as_long() {
        let network = Grammar::new(&LANGUAGES[0], None).unwrap().network(1);
        let said = ["yellow", "one"];
        let (all, near) = (rivals(&network, &said), network.rivals(&said));
        let (first, short) = all.split_at(near.len());
        assert!(near.len() > 20 && first.iter().all(|rival| near.contains(rival)));
        assert!(short.len() > MOST_RIVALS, "{}", short.len());
        let far = |rival: &Vec<String>| rival.concat().len().abs_diff(said.concat().len());
        assert!(short.is_sorted_by_key(far));
    }
}
