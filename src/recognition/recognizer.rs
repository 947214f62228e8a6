//! A recognizer: from the sound of an utterance to words that somebody may mean now, and how well they fit.

use super::expected::Lookout;
use crate::language::Network;

/// Tells of two utterances whether they are worth to be asked back between.
pub type Near = Box<dyn Fn(&str, &str) -> bool + Send>;

/// A recognizer, held to the network of the moment.
pub(super) trait Recognizer {
    /// Waits for what may be said from now on, and for nothing else.
    fn expect(&mut self, lookout: &Lookout);

    /// Makes words of the network out of an utterance.
    fn hear(&mut self, sound: &[i16]) -> Option<Hypothesis>;

    /// Returns the best other thing that may have been said in the same utterance, where it means something else.
    fn rival(&mut self, sound: &[i16], network: &Network, is_near: &Near) -> Rival;
}

/// Words that were made out of an utterance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Hypothesis {
    /// The words, one behind the other.
    pub words: String,
    /// The fit to what was heard.
    pub fit: Fit,
}

/// The fit of words, by the measure of the recognizer that made them out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    /// Too badly: something else was said.
    #[default]
    Not,
    /// So well that it is worth to ask back.
    Unsure,
    /// Well.
    Sure,
    /// Beyond doubt.
    Certain,
}

/// The best other thing that may have been said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Rival {
    /// There is none that fits nearly as well.
    Far,
    /// It fits almost as well.
    Near(String),
    /// It fits clearly better.
    Better(String),
}
