//! What a host keeps: in its folder, where there is a file a guest, a file a table, and the records; or shared with others.

use crate::server::accounts::fingerprint::Fingerprint;
use crate::server::accounts::names::Id;
use crate::server::storage::commit::Wait;
use crate::server::storage::journal::{Pen, StreamPen};
use crate::server::storage::pool::{Desk, Scribes};
use crate::server::storage::shared::{Holder, Order, Shared, SharedTable, Write};
use crate::server::storage::stored::{KeptGuest, KeptTable};
use crate::store::{Saver, Saving, create_folder, next_number, read_regular, replace};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::HashMap;
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The most bytes that a file of a guest or a table may have.
const LONGEST: u64 = 1 << 16;

/// The folder of a host, held against any other.
#[derive(Debug)]
pub struct Folder {
    folder: PathBuf,
    _held: File,
    /// Who writes tables and records; without them the thread of the house does so.
    scribes: Option<Scribes>,
    /// Where it is handed in what is to be written of a table.
    desks: HashMap<usize, Desk>,
    /// The number of the next record.
    next: u32,
}

/// Where a host keeps guests and tables.
#[derive(Debug)]
pub enum Keep {
    /// In a folder of its own.
    Folder(Folder),
    /// Where other nodes keep theirs.
    Shared(Shared),
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
            Ok(()) => Ok(Keep::Folder(Folder {
                folder: folder.to_owned(),
                _held: held,
                scribes: None,
                desks: HashMap::new(),
                next: next_number(&folder.join("tables"))?,
            })),
        }
    }

    /// Tables and records in a folder are written by these from now on.
    #[must_use]
    pub fn with_scribes(self, scribes: Scribes) -> Keep {
        match self {
            Keep::Folder(folder) => Keep::Folder(Folder { scribes: Some(scribes), ..folder }),
            Keep::Shared(shared) => Keep::Shared(shared),
        }
    }

    /// What is known of what nodes share, if they do.
    #[must_use]
    pub const fn shared(&self) -> Option<&Shared> {
        match self {
            Keep::Folder(_) => None,
            Keep::Shared(shared) => Some(shared),
        }
    }

    /// The same, to be changed.
    pub const fn shared_mut(&mut self) -> Option<&mut Shared> {
        match self {
            Keep::Folder(_) => None,
            Keep::Shared(shared) => Some(shared),
        }
    }

    /// The folder, where records are files.
    #[must_use]
    pub const fn folder(&mut self) -> Option<&mut Folder> {
        match self {
            Keep::Folder(folder) => Some(folder),
            Keep::Shared(_) => None,
        }
    }

    /// The guest whom a key of ssh lets in.
    #[must_use]
    pub fn guest_of_key(&self, key: &Fingerprint) -> Option<KeptGuest> {
        match self {
            Keep::Folder(folder) => {
                let name: String = read(&folder.key_path(key))?;
                self.guest(&Id::of(&name)).filter(|kept| kept.ssh.contains(key))
            }
            Keep::Shared(shared) => shared.guests.values().find(|kept| kept.ssh.contains(key)).cloned(),
        }
    }

    /// Notes whom a key of ssh lets in, who has it among its keys.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn put_key(&self, key: &Fingerprint, name: &str) -> io::Result<()> {
        match self {
            Keep::Folder(folder) => write(&folder.key_path(key), &name),
            Keep::Shared(_) => Ok(()),
        }
    }

    /// Forgets a key of ssh.
    pub fn drop_key(&self, key: &Fingerprint) {
        match self {
            Keep::Folder(folder) => drop(std::fs::remove_file(folder.key_path(key))),
            Keep::Shared(_) => {}
        }
    }

    /// What is kept of a guest, if anything.
    #[must_use]
    pub fn guest(&self, id: &Id) -> Option<KeptGuest> {
        match self {
            Keep::Folder(folder) => read(&folder.guest_path(id)),
            Keep::Shared(shared) => shared.guests.get(id).cloned(),
        }
    }

    /// Keeps what is to be kept of a guest who is new.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn put_new_guest(&mut self, guest: &KeptGuest) -> io::Result<()> {
        match self {
            Keep::Folder(_) => self.put_guest(guest),
            Keep::Shared(shared) => {
                let id = Id::of(&guest.name);
                shared.guests.insert(id.clone(), guest.clone());
                shared.desk.write(Write::NewGuest(id, guest.clone()));
                Ok(())
            }
        }
    }

    /// Keeps what is to be kept of a guest.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn put_guest(&mut self, guest: &KeptGuest) -> io::Result<()> {
        let id = Id::of(&guest.name);
        match self {
            Keep::Folder(folder) => write(&folder.guest_path(&id), guest),
            Keep::Shared(shared) => {
                shared.guests.insert(id.clone(), guest.clone());
                shared.desk.write(Write::Guest(id, Some(guest.clone())));
                Ok(())
            }
        }
    }

    /// Deletes all that is kept of a guest.
    ///
    /// # Errors
    /// When it can't be deleted.
    pub fn drop_guest(&mut self, id: &Id) -> io::Result<()> {
        let keys = self.guest(id).map(|kept| kept.ssh).unwrap_or_default();
        keys.iter().for_each(|key| self.drop_key(key));
        match self {
            Keep::Folder(folder) => std::fs::remove_file(folder.guest_path(id)),
            Keep::Shared(shared) => {
                shared.guests.remove(id);
                shared.desk.write(Write::Guest(id.clone(), None));
                Ok(())
            }
        }
    }

    /// The names of those who are banned, in the order of the alphabet.
    #[must_use]
    pub fn banned(&self) -> Vec<String> {
        let mut names: Vec<String> = match self {
            Keep::Folder(folder) => {
                let entries = std::fs::read_dir(folder.folder.join("guests")).into_iter().flatten();
                let kept = entries.filter_map(|entry| read::<KeptGuest>(&entry.ok()?.path()));
                kept.filter(|kept| kept.banned).map(|kept| kept.name).collect()
            }
            Keep::Shared(shared) => {
                shared.guests.values().filter(|kept| kept.banned).map(|kept| kept.name.clone()).collect()
            }
        };
        names.sort();
        names
    }

    /// The tables that are kept, by number, and who runs them.
    #[must_use]
    pub fn kept_tables(&self) -> Vec<(usize, KeptTable, Holder)> {
        match self {
            Keep::Folder(folder) => {
                folder.kept_tables().into_iter().map(|(place, kept)| (place, kept, Holder::Here)).collect()
            }
            Keep::Shared(shared) => {
                let held =
                    |(place, one): (&usize, &SharedTable)| (*place, one.table.clone(), shared.holder(one));
                shared.tables.iter().map(held).collect()
            }
        }
    }

    /// Keeps what is to be kept of a table; what became of it, as far as that is known at once.
    pub fn put_table(&mut self, place: usize, table: &KeptTable) -> Saving {
        match self {
            // Names and numbers are always written.
            Keep::Folder(folder) => folder.put(place, Some(serde_json::to_vec(table).unwrap_or_default())),
            Keep::Shared(shared) => {
                let table = SharedTable { node: Some(shared.node.clone()), table: table.clone() };
                shared.desk.write(Write::Table(place, Some(table)));
                Saving::Done
            }
        }
    }

    /// Lets another node run a table, where there may be one; whether that is so.
    #[must_use]
    pub fn give_up(&self, place: usize, table: &KeptTable) -> bool {
        let Some(shared) = self.shared() else { return false };
        shared.desk.write(Write::Table(place, Some(SharedTable { node: None, table: table.clone() })));
        shared.desk.order(Order::Drop(place));
        true
    }

    /// Forgets a table; its records stay.
    pub fn drop_table(&mut self, place: usize) {
        match self {
            Keep::Folder(folder) => drop(folder.put(place, None)),
            Keep::Shared(shared) => shared.desk.write(Write::Table(place, None)),
        }
    }

    /// What writes the record of a new match at a table.
    pub fn record(&mut self, place: usize) -> Pen {
        match self {
            Keep::Folder(folder) => {
                let saver = Saver::planned(&folder.tables(), folder.next);
                folder.next = folder.next.saturating_add(1);
                folder.pen(place, saver)
            }
            Keep::Shared(shared) => {
                Pen::Stream(StreamPen::new(shared.desk.clone(), place, Shared::fresh_record()))
            }
        }
    }

    /// What those at a table are not told before, if anything of it is not written.
    #[must_use]
    pub fn pending(&self, place: usize) -> Option<Wait> {
        match self {
            Keep::Folder(folder) => folder.desks.get(&place)?.pending(),
            Keep::Shared(_) => None,
        }
    }

    /// All of a table that is gone may be written now: nothing more comes of it.
    pub fn forget(&mut self, place: usize) {
        let Keep::Folder(folder) = self else { return };
        if folder.desks.get(&place).is_some_and(|desk| desk.pending().is_none()) {
            folder.desks.remove(&place);
        }
    }

    /// Whether anything of a table is not written yet.
    #[must_use]
    pub fn is_writing(&self) -> bool {
        match self {
            Keep::Folder(folder) => folder.desks.values().any(|desk| desk.pending().is_some()),
            Keep::Shared(_) => false,
        }
    }
}

impl Folder {
    /// The file of a record.
    #[must_use]
    pub fn record_path(&self, record: &str) -> PathBuf {
        self.tables().join(record)
    }

    /// What writes to the record of a table.
    pub fn pen(&mut self, place: usize, saver: Saver) -> Pen {
        Pen::File(self.desk(place).begin(saver))
    }

    /// Puts the file of a table there, or takes it away.
    fn put(&mut self, place: usize, text: Option<Vec<u8>>) -> Saving {
        let path = self.table_path(place);
        self.desk(place).put(path, text)
    }

    fn desk(&mut self, place: usize) -> &Desk {
        self.desks.entry(place).or_insert_with(|| Desk::new(place, self.scribes.clone()))
    }

    /// Where the records are.
    fn tables(&self) -> PathBuf {
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

    fn kept_tables(&self) -> Vec<(usize, KeptTable)> {
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
}

fn read<T: DeserializeOwned>(path: &Path) -> Option<T> {
    serde_json::from_slice(&read_regular(path, LONGEST).ok()?).ok()
}

fn write(path: &Path, what: &impl Serialize) -> io::Result<()> {
    replace(path, &serde_json::to_vec(what)?, || Ok(()))
}
