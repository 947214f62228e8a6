//! What everybody may hear: there is no card in it.

use crate::locale::{Locale, args};
use crate::meaning::Lobby;
use crate::narration::{Kind, Utterance, capitalised};

/// Something that concerns people at a table or in the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Public {
    /// Somebody sat down.
    Sat(String),
    /// Somebody is gone; the seat is kept.
    Gone(String),
    /// Somebody is gone whose turn it is, and no computer plays.
    Awaited(String),
    /// Somebody takes long for a turn.
    Awaits(String),
    /// Somebody took longer for a turn than was agreed.
    TimeOver(String),
    /// Somebody came back.
    Back(String),
    /// Somebody gave the seat up.
    Left(String),
    /// Somebody watches.
    Watches(String),
    /// A computer plays for somebody.
    StandIn(String),
    /// Somebody said something.
    Said(String, String),
    /// Somebody may sit down.
    Invited(String),
    /// Somebody was removed.
    Removed(String),
    /// Somebody begins another match.
    Again(String),
    /// So many seats are free, and the match waits.
    Waits(usize),
    /// The match is over, and another may follow.
    Over,
}

impl Public {
    /// The name of whoever speaks, if somebody does.
    #[must_use]
    pub fn speaker(&self) -> Option<&str> {
        match self {
            Public::Said(name, _) => Some(name),
            Public::Sat(_)
            | Public::Gone(_)
            | Public::Awaited(_)
            | Public::Awaits(_)
            | Public::TimeOver(_)
            | Public::Back(_)
            | Public::Left(_)
            | Public::Watches(_)
            | Public::StandIn(_)
            | Public::Invited(_)
            | Public::Removed(_)
            | Public::Again(_)
            | Public::Waits(_)
            | Public::Over => None,
        }
    }

    /// The sentence in a language.
    #[must_use]
    pub fn told(&self, locale: &Locale) -> Utterance {
        let by = |id: &str, name: &String| locale.format(id, &args!("name" => name.as_str()));
        let text = match self {
            Public::Sat(name) => by("table-sat", name),
            Public::Gone(name) => by("table-gone", name),
            Public::Awaited(name) => by("table-nobody", name),
            Public::Awaits(name) => by("table-awaits", name),
            Public::TimeOver(name) => by("table-time-over", name),
            Public::Back(name) => by("table-back", name),
            Public::Left(name) => by("table-left", name),
            Public::Watches(name) => by("table-watches", name),
            Public::StandIn(name) => by("table-stand-in", name),
            Public::Said(name, text) => {
                locale.format("table-said", &args!("name" => name.as_str(), "text" => text.as_str()))
            }
            Public::Invited(name) => by("table-invited", name),
            Public::Removed(name) => by("table-removed", name),
            Public::Again(name) => by("table-again", name),
            Public::Waits(free) => locale.format("table-waits", &args!("n" => *free)),
            Public::Over => locale.format("table-over", &args!("again" => Lobby::Again.said(locale))),
        };
        Utterance::new(Kind::Round, capitalised(&text))
    }
}
