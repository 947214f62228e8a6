//! What an utterance is taken for: sure, one of two, unclear, or not for the game.

use super::sphinx::{Hypothesis, Sphinx};
use crate::language::Network;

/// What stands before and behind the names of sounds that are no words of the game.
pub const FILLER: &str = "_";

/// How much better than mere sounds words have to fit, in a frame and in hundredths, so that they are taken for words at
/// all; and so that they are taken for sure. Tuned with commands and with talk of two synthesizer's voices.
const FITS: (i32, i32) = (450, 1_000);

/// How many frames of an utterance are silence, about.
const SILENT: i32 = 55;

/// How many samples a frame of the recognizer has.
const FRAME: usize = 160;

/// How much better the words have to fit than others, so that they are taken for sure.
const MARGIN: i32 = 150;

/// How much better others have to fit to stand for the words: the network weighs what is likely, too.
const BETTER: i32 = 200;

/// The most others that the words are held against.
const MOST_RIVALS: usize = 120;

/// What an utterance is taken for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// These words.
    Sure(String),
    /// These words, if anything was said to the game.
    Unsure(String),
    /// One of these two, the likelier first.
    Between(String, String),
    /// Talk, or noise.
    Nothing,
}

/// Judges what was made out of some sound.
pub fn judge(
    sphinx: &mut Sphinx,
    network: &Network,
    sound: &[i16],
    heard: Option<Hypothesis>,
    is_near: impl Fn(&str, &str) -> bool,
) -> Verdict {
    let Some(heard) = heard.filter(|heard| !heard.words.is_empty() && !heard.words.contains(FILLER)) else {
        return Verdict::Nothing;
    };
    let words: Vec<&str> = heard.words.split(' ').collect();
    if !network.accepts(&words) {
        return Verdict::Nothing;
    }
    let own: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
    let rivals = network.rivals(&words);
    let rivals = rivals.iter().filter(|rival| is_near(&heard.words, &rival.join(" "))).take(MOST_RIVALS);
    let near = sphinx.nearest(sound, rivals);
    let alone = sphinx.nearest(sound, [&own]);
    let fit = sphinx.sounds(sound).zip(alone.as_ref()).map(|(sounds, alone)| {
        let frames = i32::try_from(sound.len() / FRAME).unwrap_or(i32::MAX).saturating_sub(SILENT).max(20);
        alone.score.saturating_sub(sounds.score).saturating_mul(100).checked_div(frames).unwrap_or_default()
    });
    if fit.is_some_and(|fit| fit < FITS.0) {
        return Verdict::Nothing;
    }
    let rival = near.zip(alone).map(|(near, alone)| (near.score.saturating_sub(alone.score), near.words));
    match rival {
        Some((better, words)) if better > BETTER => Verdict::Sure(words),
        Some((better, words)) if better > -MARGIN => Verdict::Between(heard.words, words),
        Some(_) | None if fit.is_some_and(|fit| fit < FITS.1) => Verdict::Unsure(heard.words),
        Some(_) | None => Verdict::Sure(heard.words),
    }
}
