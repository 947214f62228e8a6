//! The effects of a line: things said, and work for the host.

use super::request::{Change, Leave, Request};
use crate::meaning::{Channel, Verbosities};
use crate::narration::Utterance;
use crate::record::Line;
use serde::{Deserialize, Serialize};

/// One thing that the host has to do, in the order given.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Save these lines of the record, before anything is said.
    Save(Vec<Line>),
    /// Say this.
    Say(Said),
    /// Say these lines, which nobody remembers: rules, and the call to who comes next.
    Recite(Vec<String>),
    /// Keep a setting that was changed.
    Change(Change),
    /// Ask the driver for something that only it knows or can do.
    Request(Request),
    /// Be silent, now.
    Silence,
    /// The conversation is over.
    Leave(Leave),
}

/// The listeners who may hear a thing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Audience {
    /// The listener of the conversation alone.
    #[default]
    Listener,
    /// Everybody in the room.
    Everybody,
}

/// Utterances, as much of them as the listener wishes in each way. What is for others in the room is never sent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Said {
    /// The listeners who may hear it.
    #[serde(skip)]
    pub audience: Audience,
    /// All of it: what others in the room may remember, when it is for everybody.
    #[serde(skip)]
    pub all: Vec<Utterance>,
    /// The text in print and braille.
    pub print: Vec<Utterance>,
    /// The text by voice, where that is something else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speech: Option<Vec<Utterance>>,
    /// The sum of what others did of it, where all that waits to be spoken would take too long.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sum: Option<Utterance>,
    /// True if it was told before, or is remembered by nobody: no sound is played beside it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
}

impl Said {
    /// Returns whether it tells nothing but what others did, or what all hear.
    #[must_use]
    pub fn is_of_others(&self) -> bool {
        self.print.iter().chain(self.aloud()).all(|said| said.kind.is_of_others())
    }

    /// Returns what is told by voice.
    #[must_use]
    pub fn aloud(&self) -> &[Utterance] {
        self.speech.as_deref().unwrap_or(&self.print)
    }

    /// Returns what stands for what others did, in its place, if there is such a thing.
    #[must_use]
    pub fn summed(self) -> Said {
        match self.sum {
            Some(sum) => Said { print: vec![sum], speech: None, sum: None, ..self },
            None => self,
        }
    }

    /// Things for the listener alone, as much of them as is wished in each way.
    #[must_use]
    pub fn wished(verbosities: &Verbosities, said: &[Utterance]) -> Said {
        Said::wished_by(verbosities, Audience::Listener, said, said)
    }

    /// Things for an audience, with another text for the voice, as much of them as is wished in each way; never more by
    /// voice than in print.
    pub(super) fn wished_by(
        verbosities: &Verbosities,
        audience: Audience,
        said: &[Utterance],
        spoken: &[Utterance],
    ) -> Said {
        let tells = |channel, said: &Utterance| verbosities.of(channel, said.kind.sort()).is_some();
        let printed = |said: &&Utterance| tells(Channel::Print, said);
        let voiced = |said: &&Utterance| tells(Channel::Print, said) && tells(Channel::Speech, said);
        let print: Vec<Utterance> = said.iter().filter(printed).cloned().collect();
        let speech: Vec<Utterance> = spoken.iter().filter(voiced).cloned().collect();
        let speech = (speech != print).then_some(speech);
        Said { audience, all: said.to_vec(), print, speech, ..Said::default() }
    }

    /// The same for the listener in every way.
    #[must_use]
    pub fn told(said: Vec<Utterance>) -> Said {
        Said { all: said.clone(), print: said, ..Said::default() }
    }

    /// Utterances that were told before, or that nobody remembers.
    #[must_use]
    pub fn again(said: Vec<Utterance>) -> Said {
        Said { print: said, again: true, ..Said::default() }
    }
}
