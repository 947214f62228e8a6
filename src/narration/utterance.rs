use super::Cue;
use crate::meaning::Sort;
use serde::{Deserialize, Serialize};

/// A kind of utterance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum UtteranceKind {
    /// The answer to a question.
    Answer,
    /// The reason why a command was not carried out.
    Refusal,
    /// An action of the listener.
    Mine,
    /// An action of somebody else.
    Theirs,
    /// News for everybody: rounds, scores, winners.
    Round,
    /// That it is the listener's turn, and other calls for input.
    Turn,
    /// A notice of the program: files, settings, faults.
    Notice,
}

/// The urgency of something that is said: at once, or later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Urgency {
    /// It may be left out when there is too much to say.
    Droppable,
    /// It waits for its turn; when too much waits, one sentence may stand for it and others.
    Queued,
    /// It waits for its turn, and is said as it is.
    Waiting,
    /// It is said at once.
    Interrupting,
}

impl UtteranceKind {
    /// Returns whether it tells what others did, or what all hear: it may wait while the listener types.
    #[must_use]
    pub const fn is_of_others(self) -> bool {
        match self {
            UtteranceKind::Theirs | UtteranceKind::Round => true,
            UtteranceKind::Mine
            | UtteranceKind::Answer
            | UtteranceKind::Refusal
            | UtteranceKind::Turn
            | UtteranceKind::Notice => false,
        }
    }

    /// Returns the sort that has a verbosity of its own, or `None` for what is always told.
    #[must_use]
    pub const fn sort(self) -> Option<Sort> {
        match self {
            UtteranceKind::Theirs => Some(Sort::Events),
            UtteranceKind::Mine => Some(Sort::Answers),
            UtteranceKind::Notice => Some(Sort::Chatter),
            UtteranceKind::Answer | UtteranceKind::Refusal | UtteranceKind::Round | UtteranceKind::Turn => {
                None
            }
        }
    }

    /// Returns whether a thing of this kind may wait.
    #[must_use]
    pub const fn urgency(self) -> Urgency {
        match self {
            UtteranceKind::Answer | UtteranceKind::Refusal => Urgency::Interrupting,
            UtteranceKind::Mine | UtteranceKind::Round | UtteranceKind::Turn => Urgency::Waiting,
            UtteranceKind::Theirs => Urgency::Queued,
            UtteranceKind::Notice => Urgency::Droppable,
        }
    }
}

/// One thing that is said: a line in print.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Utterance {
    /// The kind.
    pub kind: UtteranceKind,
    /// The text; no-break spaces hold together what a line end must not part.
    pub text: String,
    /// A shorter text for braille, where it differs: facts with a comma and a space between them, cards of a colour held
    /// together by no-break spaces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub braille: Option<String>,
    /// The sound that may be played with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cue: Option<Cue>,
}

impl Utterance {
    /// An utterance that is the same in print and braille; a refusal has its sound.
    #[must_use]
    pub fn new(kind: UtteranceKind, text: impl Into<String>) -> Utterance {
        let cue = (kind == UtteranceKind::Refusal).then_some(Cue::Refused);
        Utterance { kind, text: text.into(), braille: None, cue }
    }

    /// Returns the same with a sound, if there is one.
    #[must_use]
    pub fn with_cue(self, cue: Option<Cue>) -> Utterance {
        Utterance { cue: cue.or(self.cue), ..self }
    }

    /// The answer to a question.
    #[must_use]
    pub fn answer(text: impl Into<String>) -> Utterance {
        Utterance::new(UtteranceKind::Answer, text)
    }

    /// Returns why a command was not carried out.
    #[must_use]
    pub fn refusal(text: impl Into<String>) -> Utterance {
        Utterance::new(UtteranceKind::Refusal, text)
    }

    /// Returns what concerns the program.
    #[must_use]
    pub fn notice(text: impl Into<String>) -> Utterance {
        Utterance::new(UtteranceKind::Notice, text)
    }
}
