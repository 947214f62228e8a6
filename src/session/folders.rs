use directories::ProjectDirs;
use std::path::{Path, PathBuf};

/// Where the platform wants settings and games to be kept.
#[derive(Clone, Debug, Default)]
pub struct Folders {
    settings: Option<PathBuf>,
    games: Option<PathBuf>,
}

impl Folders {
    /// The folders of this user; none where the platform names none.
    #[must_use]
    pub fn of_user() -> Folders {
        match ProjectDirs::from("", "", "elevens") {
            None => Folders::default(),
            Some(dirs) => Folders {
                settings: Some(dirs.config_dir().join("settings.json")),
                games: Some(dirs.data_dir().join("games")),
            },
        }
    }

    /// The file of the settings.
    #[must_use]
    pub fn settings(&self) -> Option<&Path> {
        self.settings.as_deref()
    }

    /// The folder of the records.
    #[must_use]
    pub fn games(&self) -> Option<&Path> {
        self.games.as_deref()
    }
}
