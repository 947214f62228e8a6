//! What an utterance is taken for: sure, one of two, unclear, or not for the game.

use super::clarity::is_clear;
use super::sphinx::{Hypothesis, Sphinx, weighed};
use crate::language::Network;

/// How well words have to fit, so that they are taken for words at all; so that they are taken for sure; and so that nothing
/// that talk was ever taken for fitted nearly as well. Tuned with commands and with talk of synthesizers' voices.
const FITS: [i32; 3] = [-3_250, -2_950, -2_650];

/// What mere sounds count beside the words: words that fit badly where mere sounds fit well were others.
const SOUNDS: i32 = 2;

/// How many frames more than it has an utterance counts: what is short fits the worse for its beginning and end.
const AROUND: i32 = 60;

/// How much better the words have to fit than others, so that they are taken for sure.
const MARGIN: i32 = 200;

/// How much better others have to fit to stand for the words.
const BETTER: i32 = 200;

/// The most others that the words are held against.
const MOST_RIVALS: usize = 120;

/// What an utterance is taken for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// These words, beyond doubt.
    Certain(String),
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
    sounds: Option<&Hypothesis>,
    is_near: impl Fn(&str, &str) -> bool,
) -> Verdict {
    let Some(heard) = heard else { return Verdict::Nothing };
    let words: Vec<&str> = heard.words.split_whitespace().collect();
    if words.is_empty() || !network.accepts(&words) {
        return Verdict::Nothing;
    }
    let [fits, sure, certain] = FITS;
    let Some(fit) = sounds.map(|sounds| fit(&heard, sounds)).filter(|fit| *fit >= fits) else {
        return Verdict::Nothing;
    };
    let rivals = network.rivals(&words);
    let rivals = rivals.iter().filter(|rival| is_near(&heard.words, &rival.join(" "))).take(MOST_RIVALS);
    // What is likely now weighs on both sides.
    let better = |near: &Hypothesis| {
        let words: Vec<&str> = near.words.split_whitespace().collect();
        let cost = network.cost(&words).map_or(i32::MAX, weighed);
        near.score.saturating_sub(cost).saturating_sub(heard.score)
    };
    let is_clear = is_clear(sound);
    let said = match sphinx.nearest(sound, rivals).map(|near| (better(&near), near.words)) {
        Some((better, rival)) if better > BETTER => rival,
        Some((better, rival)) if better > -MARGIN && is_clear => return Verdict::Between(heard.words, rival),
        Some(_) | None => heard.words,
    };
    match fit {
        // In loud noise, a piece of a sentence fits another one as well as its own: what would be done is asked back.
        _ if !is_clear => Verdict::Unsure(said),
        fit if fit >= certain => Verdict::Certain(said),
        fit if fit >= sure => Verdict::Sure(said),
        _ => Verdict::Unsure(said),
    }
}

/// How well words fit, by frame and in hundredths: how much worse than what fits best in each frame, and than mere sounds.
fn fit(words: &Hypothesis, sounds: &Hypothesis) -> i32 {
    let better = words.score.saturating_sub(sounds.score.checked_div(SOUNDS).unwrap_or_default());
    let frames = words.frames.saturating_add(AROUND).max(1);
    better.saturating_mul(100).checked_div(frames).unwrap_or(i32::MIN)
}
