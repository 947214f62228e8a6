//! The judgement of an utterance: sure, one of two, unclear, or not for the game.

use super::frames::is_clear;
use super::recognizer::{Fit, Near, Recognizer, Rival};
use crate::language::Network;

/// The judgement of an utterance.
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

/// Hears an utterance, and judges what was made out of it.
pub(super) fn judge(
    recognizer: &mut dyn Recognizer,
    network: &Network,
    sound: &[i16],
    is_near: &Near,
) -> Verdict {
    let Some(heard) = recognizer.hear(sound) else { return Verdict::Nothing };
    let words: Vec<&str> = heard.words.split_whitespace().collect();
    if words.is_empty() || !network.accepts(&words) || heard.fit == Fit::Not {
        return Verdict::Nothing;
    }
    let is_clear = is_clear(sound);
    let said = match recognizer.rival(sound, network, is_near) {
        Rival::Better(rival) => rival,
        Rival::Near(rival) if is_clear => return Verdict::Between(heard.words, rival),
        Rival::Near(_) | Rival::Far => heard.words,
    };
    match heard.fit {
        // In loud noise, a piece of a sentence fits another one as well as its own: what would be done is asked back.
        _ if !is_clear => Verdict::Unsure(said),
        Fit::Certain => Verdict::Certain(said),
        Fit::Sure => Verdict::Sure(said),
        Fit::Unsure | Fit::Not => Verdict::Unsure(said),
    }
}
