//! The judgement of words against what was heard, by what fits best of all that could be said, and by its length.
//!
//! The cuts were found with the voices and the talk for tuning that `docs/voice.md` names, and measured with others.

use crate::recognition::frames::RATE;
use crate::recognition::recognizer::Fit;

/// The distance by which free words may fit better than words of any length, so that these are beyond doubt, sure, or
/// worth to ask back.
const BETTER: [f32; 3] = [1.0, 2.0, 3.0];

/// The margin that is added where words are long: a sentence of full length has it all.
const BETTER_LONG: [f32; 3] = [2.0, 3.0, 8.0];

/// The letters of a sentence of full length, and how many times that length adds to each margin at most.
const LONG: f32 = 12.0;
const LONGER: [f32; 3] = [1.3, 1.8, 1.3];

/// The shortest and the longest that words may take, in seconds with the silence around them: at once, and for each letter.
const SHORTEST: [f32; 2] = [0.45, 0.03];
const LONGEST: [f32; 2] = [0.8, 0.075];

/// The least fit of words that are not asked back: at once, and for each letter.
const CLEAR: [f32; 2] = [-3.0, -0.3];

/// The letters from which on each letter counts for more there, and up to which: talk of that length fits far worse.
const CLEAR_LONG: [f32; 2] = [20.0, 38.0];

/// The letters of a token, about, and the tokens that free words may have beyond the words.
const LETTERS: f32 = 3.0;
const MORE_TOKENS: f32 = 6.5;

/// The margin up to which the words are as near as the free ones, so that the tokens of these do not count.
const NEARLY: f32 = -1.5;

/// The seconds of sound below which that does not count: free words say a short word again and again.
const SHORT: f32 = 1.1;

/// Returns whether words may have taken so many samples.
pub(super) fn lasts(words: &str, samples: usize) -> bool {
    let letters = words.chars().count() as f32;
    let [shortest, longest] = [SHORTEST, LONGEST].map(|[once, each]| once + each * letters);
    (shortest..=longest).contains(&(samples as f32 / RATE as f32))
}

/// The most letters of words that may have taken so many samples.
pub(super) fn most_letters(samples: usize) -> usize {
    let [once, each] = SHORTEST;
    ((samples as f32 / RATE as f32 - once) / each).max(0.0) as usize
}

/// Words that were made out of some sound, and what is held against them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Evidence {
    /// The letters of the words, with the blanks between.
    pub letters: usize,
    /// The samples of the sound.
    pub samples: usize,
    /// The fit of the words.
    pub fits: f32,
    /// The margin by which free words fit better.
    pub better: f32,
    /// The tokens of the free words.
    pub free_tokens: usize,
}

impl Evidence {
    /// Tells how well the words fit.
    pub(super) fn fit(self) -> Fit {
        let letters = self.letters as f32;
        let seconds = self.samples as f32 / RATE as f32;
        let are_more = seconds > SHORT
            && self.better > NEARLY
            && self.free_tokens as f32 - letters / LETTERS > MORE_TOKENS;
        if are_more {
            return Fit::Not;
        }
        let margins = BETTER_LONG.iter().zip(LONGER).map(|(long, most)| long * (letters / LONG).min(most));
        let cuts = BETTER.iter().zip(margins).map(|(once, margin)| once + margin);
        let fits = [Fit::Certain, Fit::Sure, Fit::Unsure];
        let fit = cuts.zip(fits).find(|(cut, _)| self.better <= *cut).map_or(Fit::Not, |(_, fit)| fit);
        let [once, each] = CLEAR;
        let [long, longest] = CLEAR_LONG;
        let clear = once + each * letters * letters.clamp(long, longest) / long;
        if self.fits < clear { fit.min(Fit::Unsure) } else { fit }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words that fit so well, beside free ones that fit better by that and have so many tokens.
    fn fit(words: &str, seconds: f32, fits: f32, better: f32, free_tokens: usize) -> Fit {
        let samples = (seconds * RATE as f32) as usize;
        Evidence { letters: words.chars().count(), samples, fits, better, free_tokens }.fit()
    }

    #[test]
    fn the_cut_parts_commands_of_the_voices_for_tuning_from_their_talk() {
        assert_eq!(fit("ja", 0.8, -0.9, 0.1, 2), Fit::Certain);
        assert_eq!(fit("oui", 0.8, -3.0, -5.5, 8), Fit::Certain);
        assert_eq!(fit("yes", 1.0, -1.0, 0.0, 2), Fit::Certain);
        assert_eq!(fit("lay a joker as blue ten", 2.2, -14.0, 10.7, 8), Fit::Unsure);
        // What fits best has many more tokens, but hardly fits better.
        assert_eq!(fit("qu'est-ce que je peux poser", 1.6, -0.8, -4.1, 16), Fit::Certain);
        // A piece of a sentence: what fits best has many more tokens.
        assert_eq!(fit("c'est tout", 1.4, -9.0, 0.3, 11), Fit::Not);
        assert_eq!(fit("le verte", 1.4, -15.0, 11.3, 10), Fit::Not);
        assert_eq!(fit("c'est pas ce que j'ai dit", 2.0, -21.4, 18.5, 9), Fit::Not);
        // It fits as well as anything, but badly: "j'ai acheté douze œufs au marché".
        assert_eq!(fit("je pioche une carte", 2.1, -10.6, -1.6, 10), Fit::Unsure);
    }

    #[test]
    fn what_is_said_takes_time_by_its_letters() {
        let lasts = |words: &str, seconds: f32| lasts(words, (seconds * RATE as f32) as usize);
        assert!(lasts("ja", 0.75) && lasts("je pioche une carte", 1.6) && lasts("trek een kaart", 1.33));
        assert!(!lasts("c'est", 2.3) && !lasts("trek", 1.33) && !lasts("je n'ai rien dit", 0.7));
        // None of these is as long as a number of letters takes, so that nothing hangs on the last digit.
        for samples in (50..3 * RATE as usize).step_by(100) {
            let [fit, longer] = [0, 1].map(|more| "e".repeat(most_letters(samples) + more));
            let shortest = |words: &str| SHORTEST[0] + SHORTEST[1] * words.len() as f32;
            let seconds = samples as f32 / RATE as f32;
            assert!(shortest(&longer) > seconds, "{samples}");
            assert!(fit.is_empty() || shortest(&fit) < seconds, "{samples}");
        }
    }

    #[test]
    fn long_sentences_may_fit_worse() {
        assert_eq!(fit("leg een joker als groen tien", 2.1, -11.6, 5.3, 11), Fit::Sure);
        assert_eq!(fit("leg een joker als geel acht", 2.1, -10.9, 6.7, 11), Fit::Sure);
        assert_eq!(fit("ruil groen veertien voor de joker", 2.4, -14.1, 3.9, 15), Fit::Sure);
        // Talk.
        assert_eq!(fit("ma main s'il te plaît", 1.9, -20.1, 9.5, 11), Fit::Unsure);
        // No sentence was heard that is as long, so nothing more is allowed for it.
        assert_eq!(fit(&"leg rood een ".repeat(6), 5.0, -70.0, 3.0, 26), Fit::Unsure);
    }

    #[test]
    fn short_words_have_to_fit_better_than_sentences() {
        assert_eq!(fit("hand", 0.9, -4.0, 3.5, 3), Fit::Unsure);
        assert_eq!(fit("lay red nine", 1.4, -5.0, 3.0, 4), Fit::Certain);
        assert_eq!(fit("sounds", 0.9, -8.0, 7.3, 3), Fit::Not);
    }
}
