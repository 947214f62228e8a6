//! The folder of a host: a file a guest, a file a table, and the records.

use super::fingerprint::Fingerprint;
use super::kept::{KeptGuest, KeptTable};
use super::names::Id;
use crate::files::{Saver, create_folder, read_regular, replace};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The most bytes that a file of a guest or a table may have.
const LONGEST: u64 = 1 << 16;

/// The folder of a host, held against any other.
#[derive(Debug)]
pub struct Keep {
    folder: PathBuf,
    _held: File,
}

impl Keep {
    /// Opens the folder.
    ///
    /// # Errors
    /// When it can't be made, or another host has it ([`io::ErrorKind::WouldBlock`]).
    pub fn open(folder: &Path) -> io::Result<Keep> {
        create_folder(&folder.join("guests"))?;
        create_folder(&folder.join("keys"))?;
        create_folder(&folder.join("tables"))?;
        let held = File::options().write(true).create(true).truncate(false).open(folder.join("held"))?;
        match held.try_lock() {
            Err(TryLockError::WouldBlock) => Err(io::ErrorKind::WouldBlock.into()),
            Err(TryLockError::Error(error)) => Err(error),
            Ok(()) => Ok(Keep { folder: folder.to_owned(), _held: held }),
        }
    }

    /// Where the records are.
    #[must_use]
    pub fn tables(&self) -> PathBuf {
        self.folder.join("tables")
    }

    fn guest_path(&self, id: &Id) -> PathBuf {
        self.folder.join("guests").join(format!("guest-{}.json", id.as_str()))
    }

    fn table_path(&self, place: usize) -> PathBuf {
        self.tables().join(format!("table-{place:05}.json"))
    }

    fn key_path(&self, key: &Fingerprint) -> PathBuf {
        self.folder.join("keys").join(format!("{}.json", key.digits()))
    }

    /// The guest whom a key of ssh lets in.
    #[must_use]
    pub fn guest_of_key(&self, key: &Fingerprint) -> Option<KeptGuest> {
        let name: String = read(&self.key_path(key))?;
        self.guest(&Id::of(&name)).filter(|kept| kept.ssh.contains(key))
    }

    /// Notes whom a key of ssh lets in, who has it among its keys.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn put_key(&self, key: &Fingerprint, name: &str) -> io::Result<()> {
        write(&self.key_path(key), &name)
    }

    /// Forgets a key of ssh.
    pub fn drop_key(&self, key: &Fingerprint) {
        let _ = std::fs::remove_file(self.key_path(key));
    }

    /// What is kept of a guest, if anything.
    #[must_use]
    pub fn guest(&self, id: &Id) -> Option<KeptGuest> {
        read(&self.guest_path(id))
    }

    /// Keeps what is to be kept of a guest.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn put_guest(&self, guest: &KeptGuest) -> io::Result<()> {
        write(&self.guest_path(&Id::of(&guest.name)), guest)
    }

    /// Deletes all that is kept of a guest.
    ///
    /// # Errors
    /// When it can't be deleted.
    pub fn drop_guest(&self, id: &Id) -> io::Result<()> {
        let keys = self.guest(id).map(|kept| kept.ssh).unwrap_or_default();
        keys.iter().for_each(|key| self.drop_key(key));
        std::fs::remove_file(self.guest_path(id))
    }

    /// The names of those who are banned, in the order of the alphabet.
    #[must_use]
    pub fn banned(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.folder.join("guests")).into_iter().flatten();
        let kept = entries.filter_map(|entry| read::<KeptGuest>(&entry.ok()?.path()));
        let mut names: Vec<String> = kept.filter(|kept| kept.banned).map(|kept| kept.name).collect();
        names.sort();
        names
    }

    /// The tables that are kept, by number.
    #[must_use]
    pub fn kept_tables(&self) -> Vec<(usize, KeptTable)> {
        let entries = std::fs::read_dir(self.tables()).into_iter().flatten().filter_map(Result::ok);
        let mut tables: Vec<(usize, KeptTable)> = entries
            .filter_map(|entry| {
                let name = entry.file_name().into_string().ok()?;
                let place = name.strip_prefix("table-")?.strip_suffix(".json")?.parse().ok()?;
                Some((place, read::<KeptTable>(&entry.path())?))
            })
            .filter(|(_, kept)| kept.plan().is_some())
            .collect();
        tables.sort_by_key(|(place, _)| *place);
        tables
    }

    /// Keeps what is to be kept of a table.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn put_table(&self, place: usize, table: &KeptTable) -> io::Result<()> {
        write(&self.table_path(place), table)
    }

    /// Forgets a table; its records stay.
    ///
    /// # Errors
    /// When it can't be deleted.
    pub fn drop_table(&self, place: usize) -> io::Result<()> {
        std::fs::remove_file(self.table_path(place))
    }

    /// A record for a new match.
    ///
    /// # Errors
    /// When none can be made.
    pub fn record(&self) -> io::Result<Saver> {
        Saver::create(&self.tables())
    }
}

fn read<T: DeserializeOwned>(path: &Path) -> Option<T> {
    serde_json::from_slice(&read_regular(path, LONGEST).ok()?).ok()
}

fn write(path: &Path, what: &impl Serialize) -> io::Result<()> {
    replace(path, &serde_json::to_vec(what)?, || Ok(()))
}
