use directories::ProjectDirs;
use std::path::{Path, PathBuf};

/// The variable of the environment that names a folder for all that is kept.
const VARIABLE: &str = "ELEVENS_DATA";

/// The folders and files of settings, games, the host and keys to other hosts.
#[derive(Clone, Debug, Default)]
pub struct Folders {
    settings: Option<PathBuf>,
    games: Option<PathBuf>,
    host: Option<PathBuf>,
    keys: Option<PathBuf>,
}

impl Folders {
    /// All in the folder that was named, else in that of `ELEVENS_DATA`, else where the platform wants them.
    #[must_use]
    pub fn chosen(named: Option<PathBuf>) -> Folders {
        let set = || std::env::var_os(VARIABLE).filter(|folder| !folder.is_empty()).map(PathBuf::from);
        named.or_else(set).map_or_else(Folders::of_user, |folder| Folders::within(&folder))
    }

    /// All in one folder, which may be on a stick.
    #[must_use]
    pub fn within(folder: &Path) -> Folders {
        Folders {
            settings: Some(folder.join("settings.json")),
            games: Some(folder.join("games")),
            host: Some(folder.join("host")),
            keys: Some(folder.join("hosts.json")),
        }
    }

    /// The folders of this user; none where the platform names none.
    #[must_use]
    pub fn of_user() -> Folders {
        match ProjectDirs::from("", "", "elevens") {
            None => Folders::default(),
            Some(dirs) => Folders {
                settings: Some(dirs.config_dir().join("settings.json")),
                games: Some(dirs.data_dir().join("games")),
                host: Some(dirs.data_dir().join("host")),
                keys: Some(dirs.data_dir().join("hosts.json")),
            },
        }
    }

    /// The file of the settings.
    #[must_use]
    pub fn settings(&self) -> Option<&Path> {
        self.settings.as_deref()
    }

    /// The folder of a host: its guests, its tables, and their records.
    #[must_use]
    pub fn host(&self) -> Option<&Path> {
        self.host.as_deref()
    }

    /// The file of the player's keys to hosts elsewhere.
    #[must_use]
    pub fn keys(&self) -> Option<&Path> {
        self.keys.as_deref()
    }

    /// The folder of the records.
    #[must_use]
    pub fn games(&self) -> Option<&Path> {
        self.games.as_deref()
    }
}
