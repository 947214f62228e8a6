use crate::narration::{Urgency, Utterance};

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
