//! How much is told: of each sort of message, in print and by voice.

use crate::locale::{Args, args};
use crate::meaning::{Channel, Level, Sort, Telling, Verbosity};
use crate::narration::Kind;
use serde::{Deserialize, Serialize};

/// How much is told of one sort of message.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Amount {
    /// As much as of everything.
    #[default]
    Usual,
    /// Nothing.
    Off,
    Brief,
    Normal,
    Full,
}

impl Amount {
    const fn of(level: Level) -> Amount {
        match level {
            Level::Off => Amount::Off,
            Level::On => Amount::Usual,
            Level::To(Verbosity::Brief) => Amount::Brief,
            Level::To(Verbosity::Normal) => Amount::Normal,
            Level::To(Verbosity::Full) => Amount::Full,
        }
    }

    /// How much that is; `None` for nothing.
    const fn verbosity(self, usual: Verbosity) -> Option<Verbosity> {
        match self {
            Amount::Usual => Some(usual),
            Amount::Off => None,
            Amount::Brief => Some(Verbosity::Brief),
            Amount::Normal => Some(Verbosity::Normal),
            Amount::Full => Some(Verbosity::Full),
        }
    }
}

/// How much is told in one way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Amounts {
    #[serde(skip_serializing_if = "is_usual")]
    all: Amount,
    #[serde(skip_serializing_if = "is_usual")]
    events: Amount,
    #[serde(skip_serializing_if = "is_usual")]
    answers: Amount,
    #[serde(skip_serializing_if = "is_usual")]
    chatter: Amount,
}

fn is_usual(amount: &Amount) -> bool {
    *amount == Amount::Usual
}

/// How much is told, in print and by voice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tellings {
    print: Amounts,
    speech: Amounts,
}

impl Tellings {
    /// The same amount of everything, everywhere.
    pub fn set_all(&mut self, verbosity: Verbosity) {
        self.set(Telling { sort: None, level: Level::To(verbosity), channel: None });
    }

    /// Changes how much is told.
    pub fn set(&mut self, telling: Telling) {
        let amount = Amount::of(telling.level);
        let (print, speech) = match telling.channel {
            None => (true, true),
            Some(Channel::Print) => (true, false),
            Some(Channel::Speech) => (false, true),
        };
        for (amounts, changes) in [(&mut self.print, print), (&mut self.speech, speech)] {
            if changes {
                match telling.sort {
                    None => amounts.all = amount,
                    Some(Sort::Events) => amounts.events = amount,
                    Some(Sort::Answers) => amounts.answers = amount,
                    Some(Sort::Chatter) => amounts.chatter = amount,
                }
            }
        }
    }

    /// How much is told of everything that has no amount of its own.
    pub fn general(&self, channel: Channel) -> Verbosity {
        self.amounts(channel).all.verbosity(Verbosity::Normal).unwrap_or(Verbosity::Normal)
    }

    /// How much is told of a kind of message; `None` for nothing. An answer or a refusal is always told.
    pub fn of(&self, channel: Channel, kind: Kind) -> Option<Verbosity> {
        let amounts = self.amounts(channel);
        let usual = self.general(channel);
        match kind {
            Kind::Theirs => amounts.events.verbosity(usual),
            Kind::Mine => amounts.answers.verbosity(usual),
            Kind::Notice => amounts.chatter.verbosity(usual),
            Kind::Answer | Kind::Refusal | Kind::Round | Kind::Turn => Some(usual),
        }
    }

    const fn amounts(&self, channel: Channel) -> &Amounts {
        match channel {
            Channel::Print => &self.print,
            Channel::Speech => &self.speech,
        }
    }
}

/// The variables of the sentence that says what was set.
pub fn told(telling: Telling) -> Args<'static> {
    let sort = match telling.sort {
        None => "all",
        Some(Sort::Events) => "events",
        Some(Sort::Answers) => "answers",
        Some(Sort::Chatter) => "chatter",
    };
    let level = match telling.level {
        Level::Off => "off",
        Level::On => "on",
        Level::To(verbosity) => verbosity.id(),
    };
    let channel = match telling.channel {
        None => "both",
        Some(Channel::Print) => "print",
        Some(Channel::Speech) => "speech",
    };
    args!("sort" => sort, "level" => level, "channel" => channel)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sort_has_an_amount_of_its_own_in_each_way() {
        let mut tellings = Tellings::default();
        tellings.set_all(Verbosity::Full);
        tellings.set(Telling { sort: Some(Sort::Events), level: Level::Off, channel: Some(Channel::Speech) });
        tellings.set(Telling {
            sort: Some(Sort::Chatter),
            level: Level::To(Verbosity::Brief),
            channel: None,
        });
        assert_eq!(tellings.of(Channel::Speech, Kind::Theirs), None);
        assert_eq!(tellings.of(Channel::Print, Kind::Theirs), Some(Verbosity::Full));
        assert_eq!(tellings.of(Channel::Print, Kind::Notice), Some(Verbosity::Brief));
        tellings.set(Telling { sort: Some(Sort::Events), level: Level::On, channel: None });
        assert_eq!(tellings.of(Channel::Speech, Kind::Theirs), Some(Verbosity::Full));
        assert_eq!(tellings.of(Channel::Speech, Kind::Refusal), Some(Verbosity::Full));
    }
}
