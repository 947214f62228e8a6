use super::{Channel, Level, Sort, Telling, Verbosity};
use serde::{Deserialize, Serialize};

/// The verbosity of one sort of message on one channel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Amount {
    /// That of the channel.
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

    /// The verbosity, given that of the channel; `None` for nothing.
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

/// The verbosities of one channel.
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

/// The verbosity of each sort of message, in print and by voice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Verbosities {
    print: Amounts,
    speech: Amounts,
}

impl Verbosities {
    /// Sets one verbosity for every sort of message on both channels.
    pub fn set_all(&mut self, verbosity: Verbosity) {
        self.set(Telling { sort: None, level: Level::To(verbosity), channel: None });
    }

    /// Changes the verbosity of a sort of message, or of all.
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

    /// Returns the verbosity of every sort that has none of its own.
    #[must_use]
    pub fn general(&self, channel: Channel) -> Verbosity {
        self.amounts(channel).all.verbosity(Verbosity::Normal).unwrap_or(Verbosity::Normal)
    }

    /// Returns the verbosity of a sort of message, or `None` where it is switched off. Messages without a sort, such as
    /// answers to questions and refusals, are always told.
    #[must_use]
    pub fn of(&self, channel: Channel, sort: Option<Sort>) -> Option<Verbosity> {
        let amounts = self.amounts(channel);
        let usual = self.general(channel);
        match sort {
            Some(Sort::Events) => amounts.events.verbosity(usual),
            Some(Sort::Answers) => amounts.answers.verbosity(usual),
            Some(Sort::Chatter) => amounts.chatter.verbosity(usual),
            None => Some(usual),
        }
    }

    const fn amounts(&self, channel: Channel) -> &Amounts {
        match channel {
            Channel::Print => &self.print,
            Channel::Speech => &self.speech,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sort_has_an_amount_of_its_own_in_each_way() {
        let mut verbosities = Verbosities::default();
        verbosities.set_all(Verbosity::Full);
        verbosities.set(Telling {
            sort: Some(Sort::Events),
            level: Level::Off,
            channel: Some(Channel::Speech),
        });
        verbosities.set(Telling {
            sort: Some(Sort::Chatter),
            level: Level::To(Verbosity::Brief),
            channel: None,
        });
        assert_eq!(verbosities.of(Channel::Speech, Some(Sort::Events)), None);
        assert_eq!(verbosities.of(Channel::Print, Some(Sort::Events)), Some(Verbosity::Full));
        assert_eq!(verbosities.of(Channel::Print, Some(Sort::Chatter)), Some(Verbosity::Brief));
        verbosities.set(Telling { sort: Some(Sort::Events), level: Level::On, channel: None });
        assert_eq!(verbosities.of(Channel::Speech, Some(Sort::Events)), Some(Verbosity::Full));
        assert_eq!(verbosities.of(Channel::Speech, None), Some(Verbosity::Full));
    }
}
