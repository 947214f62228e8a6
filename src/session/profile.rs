use super::effect::{Effect, Said};
use super::preferences::Preferences;
use crate::locale::Locale;
use crate::narration::{Utterance, capitalised};
use crate::store::Settings;
use core::time::Duration;

/// The state of a listener that a driver keeps, and hands to the session with each input.
#[derive(Clone, Debug)]
pub struct Profile {
    /// The preferences of the listener.
    pub preferences: Preferences,
    /// The settings that are kept of the listener from one start to the next.
    pub settings: Settings,
    /// True if the listener is heard by a recognizer, so that words can stand for what is hard to say.
    pub by_voice: bool,
    /// The time that the computers may be waited for without a word.
    pub thinking_notice: Duration,
    /// True if a review is being read turn by turn, as the dialog knows.
    pub in_review: bool,
}

impl Profile {
    /// The language with its messages.
    #[must_use]
    pub fn locale(&self) -> &Locale {
        self.preferences.locale()
    }

    /// Says some things, as far as they are wished.
    #[must_use]
    pub fn say(&self, said: &[Utterance]) -> Effect {
        Effect::Say(Said::wished(&self.preferences.tellings, said))
    }

    /// Says why a line was not taken.
    #[must_use]
    pub fn refuse(&self, text: &str) -> Effect {
        self.say(&[Utterance::refusal(capitalised(text))])
    }

    /// Says one thing that concerns the program.
    #[must_use]
    pub fn notice(&self, text: &str) -> Effect {
        self.say(&[Utterance::notice(capitalised(text))])
    }
}
