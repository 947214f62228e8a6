//! The records of a folder of games as one archive of matches.

use super::{PlayedMatch, cache};
use crate::store::Folders;
use std::path::PathBuf;

/// The records of the folder of games, with a cache of what was read of them before.
#[derive(Clone, Debug, Default)]
pub struct Archive {
    games: Option<PathBuf>,
    cache: Option<PathBuf>,
}

impl Archive {
    /// Returns the archive of some folders.
    #[must_use]
    pub fn of(folders: &Folders) -> Archive {
        let games = folders.games().map(ToOwned::to_owned);
        let cache = games.as_ref().map(|games| games.with_file_name("evenings.json"));
        Archive { games, cache }
    }

    /// Returns all matches that are over, in the order in which their records were begun.
    #[must_use]
    pub fn matches(&self) -> Vec<PlayedMatch> {
        self.games.as_ref().map(|games| cache::matches(games, self.cache.as_deref())).unwrap_or_default()
    }
}
