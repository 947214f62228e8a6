//! The judgement of an utterance: sure, one of two, unclear, or not for the game.

use super::frames::is_clear;
use super::recognizer::{Fit, Hypothesis, Near, Recognizer, Rival};
use crate::language::Network;
use std::time::Duration;

/// The judgement of an utterance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum UtteranceVerdict {
    /// These words, beyond doubt.
    Certain(String),
    /// These words.
    Sure(String),
    /// These words, if anything was said to the game.
    Unsure(String),
    /// One of these two, the likelier first.
    Between(String, String),
    /// Talk, or noise.
    #[default]
    Nothing,
}

impl UtteranceVerdict {
    /// Returns whether it was clearly all that somebody meant to say: else more of it may come.
    pub(super) const fn is_whole(&self) -> bool {
        match self {
            UtteranceVerdict::Certain(_) | UtteranceVerdict::Sure(_) | UtteranceVerdict::Between(..) => true,
            UtteranceVerdict::Unsure(_) | UtteranceVerdict::Nothing => false,
        }
    }
}

/// An utterance that was judged, and what the judgement rests on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judged {
    /// The judgement.
    pub verdict: UtteranceVerdict,
    /// The words that fit best, also where they fit too badly; none where nothing was made out.
    pub words: String,
    /// The fit of these words.
    pub fit: Fit,
    /// The samples of its sound.
    pub samples: usize,
    /// The time that was thought of it.
    pub thought: Duration,
}

/// Hears an utterance, and judges what was made out of it.
pub(super) fn judge(
    recognizer: &mut dyn Recognizer,
    network: &Network,
    sound: &[i16],
    is_near: &Near,
) -> Judged {
    let heard = recognizer.hear(sound).filter(|heard| is_in(network, &heard.words));
    let Some(Hypothesis { words, fit }) = heard else { return Judged::default() };
    // Of two things one alone may be possible, and is done then: so what is unsure is no choice between two.
    let is_clear = fit > Fit::Unsure && is_clear(sound);
    let verdict = match fit {
        Fit::Not => UtteranceVerdict::Nothing,
        Fit::Unsure | Fit::Sure | Fit::Certain => match recognizer.rival(sound, network, is_near) {
            Rival::Better(rival) if is_clear => UtteranceVerdict::Between(rival, words.clone()),
            Rival::Better(rival) => verdict(rival, fit, is_clear),
            Rival::Near(rival) if is_clear => UtteranceVerdict::Between(words.clone(), rival),
            Rival::Near(_) | Rival::Far => verdict(words.clone(), fit, is_clear),
        },
    };
    Judged { verdict, words, fit, ..Judged::default() }
}

fn is_in(network: &Network, words: &str) -> bool {
    let words: Vec<&str> = words.split_whitespace().collect();
    !words.is_empty() && network.accepts(&words)
}

fn verdict(said: String, fit: Fit, is_clear: bool) -> UtteranceVerdict {
    match fit {
        // In loud noise, a piece of a sentence fits another one as well as its own: what would be done is asked back.
        _ if !is_clear => UtteranceVerdict::Unsure(said),
        Fit::Certain => UtteranceVerdict::Certain(said),
        Fit::Sure => UtteranceVerdict::Sure(said),
        Fit::Unsure | Fit::Not => UtteranceVerdict::Unsure(said),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Grammar;
    use crate::locale::LANGUAGES;
    use crate::recognition::Lookout;

    /// A recognizer that always hears the same.
    struct Same(Fit, Rival);

    impl Recognizer for Same {
        fn expect(&mut self, _: &Lookout) {}

        fn hear(&mut self, _: &[i16]) -> Option<Hypothesis> {
            Some(Hypothesis { words: "red nine".to_owned(), fit: self.0 })
        }

        fn rival(&mut self, _: &[i16], _: &Network, _: &Near) -> Rival {
            self.1.clone()
        }
    }

    #[test]
    fn what_is_unsure_is_no_choice_between_two_and_what_fits_better_is_one() {
        let network = Grammar::new(&LANGUAGES[0], None).unwrap().network(1);
        let hum = |loud: i16| (0..5_000).map(move |at| if at % 2 == 0 { loud } else { -loud });
        let sound: Vec<i16> = hum(3).chain(hum(3_000)).collect();
        let is_near: Near = Box::new(|_: &str, _: &str| true);
        let judged = |fit, rival| judge(&mut Same(fit, rival), &network, &sound, &is_near).verdict;
        let [nine, five] = ["red nine", "red five"].map(str::to_owned);
        assert_eq!(judged(Fit::Unsure, Rival::Near(five.clone())), UtteranceVerdict::Unsure(nine.clone()));
        assert_eq!(judged(Fit::Unsure, Rival::Better(five.clone())), UtteranceVerdict::Unsure(five.clone()));
        assert_eq!(
            judged(Fit::Sure, Rival::Near(five.clone())),
            UtteranceVerdict::Between(nine.clone(), five.clone())
        );
        assert_eq!(
            judged(Fit::Certain, Rival::Better(five.clone())),
            UtteranceVerdict::Between(five, nine.clone())
        );
        assert_eq!(judged(Fit::Certain, Rival::Far), UtteranceVerdict::Certain(nine));
    }
}
