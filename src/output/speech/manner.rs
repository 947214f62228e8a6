use crate::narration::{Urgency, Utterance};
use std::fmt;
use std::sync::Arc;

/// Makes the one sentence that stands for some texts that were not spoken.
pub type Condensed = Arc<dyn Fn(usize) -> String + Send + Sync>;

/// The manner in which texts are spoken.
#[derive(Clone)]
pub struct Manner {
    /// The language's code, such as `fr`.
    pub language: String,
    /// From -100, slowest, to 100; 0 is what the service takes as normal.
    pub rate: i8,
    /// From -100, deepest, to 100; 0 is what the voice has by itself.
    pub pitch: i8,
    /// From -100, silent, to 100, which is what services have by themselves.
    pub volume: i8,
    /// The number of a voice, from 1; a number that there is not is the last one. Without it the service's own.
    pub voice: Option<usize>,
    /// The function that makes the one sentence; it is called on the speech thread.
    pub condensed: Condensed,
}

impl Manner {
    /// Normal speech in a language; `condensed` makes the one sentence that stands for that many waiting texts.
    #[must_use]
    pub fn new(
        language: impl Into<String>,
        condensed: impl Fn(usize) -> String + Send + Sync + 'static,
    ) -> Manner {
        Manner {
            language: language.into(),
            rate: 0,
            pitch: 0,
            volume: 100,
            voice: None,
            condensed: Arc::new(condensed),
        }
    }
}

impl fmt::Debug for Manner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Manner")
            .field("language", &self.language)
            .field("rate", &self.rate)
            .field("pitch", &self.pitch)
            .field("volume", &self.volume)
            .field("voice", &self.voice)
            .finish_non_exhaustive()
    }
}

/// A text to be spoken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// The text, in the language of the manner of the moment; line ends and control characters are read as spaces.
    pub text: String,
    /// The urgency: it may wait, be left out, or neither.
    pub urgency: Urgency,
}

impl Spoken {
    /// A text to be spoken.
    #[must_use]
    pub fn new(text: impl Into<String>, urgency: Urgency) -> Spoken {
        Spoken { text: text.into(), urgency }
    }
}

impl From<&Utterance> for Spoken {
    fn from(utterance: &Utterance) -> Spoken {
        Spoken::new(utterance.text.as_str(), utterance.kind.urgency())
    }
}
