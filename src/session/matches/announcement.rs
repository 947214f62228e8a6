//! Sentences for everybody around a match: there is no card in them.

use crate::locale::{Locale, args};
use crate::meaning::Lobby;
use crate::narration::{Utterance, UtteranceKind, capitalised};

/// Something that concerns people at a table or in the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Announcement {
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
    /// Somebody said something to whoever hears it alone.
    Told(String, String),
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
    /// The match is over, and the next round of a tournament follows.
    RoundFollows,
}

impl Announcement {
    /// The name of whoever speaks, if somebody does.
    #[must_use]
    pub fn speaker(&self) -> Option<&str> {
        match self {
            Announcement::Said(name, _) | Announcement::Told(name, _) => Some(name),
            Announcement::Sat(_)
            | Announcement::Gone(_)
            | Announcement::Awaited(_)
            | Announcement::Awaits(_)
            | Announcement::TimeOver(_)
            | Announcement::Back(_)
            | Announcement::Left(_)
            | Announcement::Watches(_)
            | Announcement::StandIn(_)
            | Announcement::Invited(_)
            | Announcement::Removed(_)
            | Announcement::Again(_)
            | Announcement::Waits(_)
            | Announcement::Over
            | Announcement::RoundFollows => None,
        }
    }

    /// The sentence in a language.
    #[must_use]
    pub fn told(&self, locale: &Locale) -> Utterance {
        let by = |id: &str, name: &String| locale.format(id, &args!("name" => name.as_str()));
        let text = match self {
            Announcement::Sat(name) => by("table-sat", name),
            Announcement::Gone(name) => by("table-gone", name),
            Announcement::Awaited(name) => by("table-nobody", name),
            Announcement::Awaits(name) => by("table-awaits", name),
            Announcement::TimeOver(name) => by("table-time-over", name),
            Announcement::Back(name) => by("table-back", name),
            Announcement::Left(name) => by("table-left", name),
            Announcement::Watches(name) => by("table-watches", name),
            Announcement::StandIn(name) => by("table-stand-in", name),
            Announcement::Said(name, text) => {
                locale.format("table-said", &args!("name" => name.as_str(), "text" => text.as_str()))
            }
            Announcement::Told(name, text) => {
                locale.format("friend-told", &args!("name" => name.as_str(), "text" => text.as_str()))
            }
            Announcement::Invited(name) => by("table-invited", name),
            Announcement::Removed(name) => by("table-removed", name),
            Announcement::Again(name) => by("table-again", name),
            Announcement::Waits(free) => locale.format("table-waits", &args!("n" => *free)),
            Announcement::Over => locale.format("table-over", &args!("again" => Lobby::Again.said(locale))),
            Announcement::RoundFollows => locale.text("tournament-table-over"),
        };
        Utterance::new(UtteranceKind::Round, capitalised(&text))
    }
}
