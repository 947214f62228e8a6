//! Accounts of guests and tables as they are stored from one start to the next, beside the records.

use crate::locale::Language;
use crate::meaning::{Automation, Verbosities};
use crate::players::{PlayerKind, Strength};
use crate::rules::{DayDeal, Game, Plan};
use crate::server::accounts::key::Fingerprint;
use crate::server::accounts::names::Id;
use crate::server::accounts::results::Results;
use crate::store::Confirm;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The most guests who are invited to a table.
const MOST_INVITED: usize = 50;

/// The number of keys of ssh that let a guest in.
const MOST_SSH: usize = 10;

/// Everything that is stored of a guest.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Account {
    /// The name as it was typed first.
    pub name: String,
    /// The hash of the key; none where ssh alone lets the guest in.
    pub hash: String,
    /// The hash of the recovery code; none where the guest has asked for none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub recovery: String,
    /// The keys of ssh that let the guest in.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ssh: Vec<Fingerprint>,
    /// The code of the language.
    pub language: String,
    /// The amount that is told.
    pub tellings: Verbosities,
    /// The way in which routine moves are made.
    #[serde(flatten)]
    pub automation: Automation,
    /// When what was understood by voice is asked back, as the guest's program says.
    #[serde(skip)]
    pub confirm: Confirm,
    /// Cells in a line; zero leaves lines whole. What the connection tells counts where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub width: Option<usize>,
    /// True if lines are in the compact form for braille.
    pub braille: bool,
    /// True if the administrator of the host banned it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub banned: bool,
    /// The names that the guest does not want to hear, in small letters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub muted: Vec<String>,
    /// Of whose coming the guest is told, in small letters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub awaited: Vec<String>,
    /// The results of matches.
    #[serde(skip_serializing_if = "Results::is_empty")]
    pub results: Results,
}

impl Account {
    /// Returns whether nobody can come in as this guest: its name is only banned.
    #[must_use]
    pub const fn is_nobody(&self) -> bool {
        self.hash.is_empty() && self.ssh.is_empty()
    }

    /// Lets the guest in by one more key of ssh; gives back the oldest, if these are too many.
    pub fn add_ssh(&mut self, key: Fingerprint) -> Option<Fingerprint> {
        self.ssh.push(key);
        (self.ssh.len() > MOST_SSH).then(|| self.ssh.remove(0))
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> &'static Language {
        self.language.parse().unwrap_or_else(|_| Language::of_environment())
    }
}

/// The holder of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StoredSeat {
    /// Nobody yet.
    Free,
    /// A guest, by name.
    Guest(String),
    /// A computer, by how well it plays.
    Computer(String),
}

impl StoredSeat {
    /// The guest, if it is one.
    #[must_use]
    pub fn guest(&self) -> Option<Id> {
        match self {
            StoredSeat::Guest(name) => Some(Id::of(name)),
            StoredSeat::Free | StoredSeat::Computer(_) => None,
        }
    }

    /// The name of the guest, if it is one.
    #[must_use]
    pub fn person(&self) -> Option<String> {
        match self {
            StoredSeat::Guest(name) => Some(name.clone()),
            StoredSeat::Free | StoredSeat::Computer(_) => None,
        }
    }

    /// Returns who plays there in a match.
    #[must_use]
    pub fn player_kind(&self) -> PlayerKind {
        match self {
            StoredSeat::Guest(_) => PlayerKind::Person,
            StoredSeat::Free => PlayerKind::Computer(Strength::Easy),
            StoredSeat::Computer(kind) => PlayerKind::Computer(kind.parse().unwrap_or(Strength::Easy)),
        }
    }
}

/// A table as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredTable {
    /// The game, by its id.
    pub game: String,
    /// The number of rounds.
    pub rounds: u32,
    /// The holder of each seat.
    pub chairs: Vec<StoredSeat>,
    /// The guest who opened it; nobody where it is one of the tournament.
    pub opener: String,
    /// True if only those who were invited may sit down.
    pub closed: bool,
    /// The guests who were invited, in small letters.
    pub invited: Vec<String>,
    /// The key in the link to it, which lets anybody sit down; none lets nobody.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub key: String,
    /// The names that the guest who opened it lets nobody hear, in small letters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub silenced: Vec<String>,
    /// After how many seconds a computer plays for somebody who is gone; never when there is none.
    pub stand_in: Option<u64>,
    /// The seconds that a turn may take; as long as one likes when there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u64>,
    /// The strength of computers that take seats that are free at the start, by its id; easy when there is none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub level: String,
    /// The day whose deal is played there, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
    /// The name of the record's file, once the match has begun.
    pub record: Option<String>,
}

impl StoredTable {
    /// The deal of a day that is played there, if it is one.
    #[must_use]
    pub fn deal(&self) -> Option<DayDeal> {
        let game: Game = self.game.parse().ok()?;
        Some(DayDeal { day: self.day.as_ref()?.parse().ok()?, game })
    }

    /// Returns whether it is a table of the tournament, which nobody opened.
    #[must_use]
    pub const fn is_of_tournament(&self) -> bool {
        self.opener.is_empty()
    }

    /// The plan of its match.
    #[must_use]
    pub fn plan(&self) -> Option<Plan> {
        let game: Game = self.game.parse().ok()?;
        let plan = Plan { rounds: self.rounds, ..Plan::new(game, self.chairs.len()) };
        plan.check().ok().map(|()| plan)
    }

    /// Returns how many seats nobody has.
    #[must_use]
    pub fn free(&self) -> usize {
        self.chairs.iter().filter(|chair| **chair == StoredSeat::Free).count()
    }

    /// The place of a guest among the seats.
    #[must_use]
    pub fn chair_of(&self, id: &Id) -> Option<usize> {
        self.chairs.iter().position(|chair| chair.guest().as_ref() == Some(id))
    }

    /// Returns whether a guest may come in.
    #[must_use]
    pub fn admits(&self, id: &Id) -> bool {
        !self.closed || self.chair_of(id).is_some() || id.is_among(&self.invited)
    }

    /// Lets a guest come in, unless too many were invited.
    pub fn invite(&mut self, id: &Id) {
        if self.invited.len() < MOST_INVITED && !id.is_among(&self.invited) {
            self.invited.push(id.as_str().to_owned());
        }
    }

    /// A computer for a seat that is free at the start.
    #[must_use]
    pub fn computer(&self) -> StoredSeat {
        let kind = self.level.parse().unwrap_or(Strength::Easy);
        StoredSeat::Computer(kind.id().to_owned())
    }

    /// After how long a computer plays for somebody who is gone.
    #[must_use]
    pub fn stand_in(&self) -> Option<Duration> {
        self.stand_in.map(Duration::from_secs)
    }

    /// Returns how long a turn may take.
    #[must_use]
    pub fn limit(&self) -> Option<Duration> {
        self.limit.map(Duration::from_secs)
    }
}
