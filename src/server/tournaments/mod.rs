//! Tournaments: who plays in one, its rounds and standings, and how a round is drawn. No guest is spoken with here.

pub(super) mod draw;
pub(super) mod stored;

use std::time::Duration;
use stored::StoredTournament;

/// A tournament at this host.
#[derive(Debug)]
pub(super) struct HostedTournament {
    /// The tournament as it is stored.
    pub stored: StoredTournament,
    /// When one of its players was here last.
    pub idle: Duration,
    /// True if what was written of it last failed.
    pub is_unsaved: bool,
}

impl From<StoredTournament> for HostedTournament {
    fn from(stored: StoredTournament) -> HostedTournament {
        HostedTournament { stored, idle: Duration::ZERO, is_unsaved: false }
    }
}
