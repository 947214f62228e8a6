use crate::record::sync_folder;
use directories::ProjectDirs;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The variable of the environment that names a folder for all that is kept.
const VARIABLE: &str = "ELEVENS_DATA";

/// Where settings and games are kept.
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

/// Creates a folder with those above it, and puts their names on the disk; a file that stands in the way is not told as
/// something that exists already.
pub fn create_folder(path: &Path) -> io::Result<()> {
    let missing: Vec<&Path> = path.ancestors().take_while(|folder| !folder.exists()).collect();
    std::fs::create_dir_all(path).map_err(|error| {
        if error.kind() == io::ErrorKind::AlreadyExists { io::ErrorKind::NotADirectory.into() } else { error }
    })?;
    missing.iter().filter_map(|folder| folder.parent()).for_each(sync_folder);
    Ok(())
}

/// Opens a file to read, and nothing else: a pipe would wait for whoever writes to it, a device may have no end.
///
/// # Errors
/// When it can't be opened, or is a folder, a pipe ([`io::ErrorKind::NotSeekable`]) or the like.
pub fn open_regular(path: &Path) -> io::Result<File> {
    let data = std::fs::metadata(path)?;
    match (data.is_file(), data.is_dir()) {
        (true, _) => File::open(path),
        (false, true) => Err(io::ErrorKind::IsADirectory.into()),
        (false, false) => Err(io::ErrorKind::NotSeekable.into()),
    }
}

/// What is in a file, as far as so many bytes of it.
///
/// # Errors
/// When it can't be opened, is a folder, a pipe or the like, or can't be read.
pub fn read_regular(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open_regular(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}
