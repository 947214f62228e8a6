//! The store of a host: in its folder, where there is a file a guest, a file a table, and the records; or shared with
//! others.

use crate::server::accounts::names::Id;
use crate::server::storage::accounts::{AccountWriter, Accounts};
use crate::server::storage::commit::{QueueKey, StoredAccounts, Wait, WriteQueue};
use crate::server::storage::journal::{RecordWriter, StreamRecordWriter};
use crate::server::storage::pool::{TableWrites, WriterPool};
use crate::server::storage::shared::{Holder, NodeOrder, Shared, SharedTable, Write};
use crate::server::storage::stored::{Account, StoredTable};
use crate::store::{Saver, Saving, create_folder, next_number, read_regular};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::{BTreeSet, HashMap};
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tracing::error;

/// The most bytes that a file of a guest or a table may have.
const LONGEST: u64 = 1 << 16;

/// The folder of a host, held against any other.
#[derive(Debug)]
pub struct Folder {
    folder: PathBuf,
    _held: File,
    /// The threads that write; without them the caller does so.
    pool: Option<WriterPool>,
    accounts: Accounts,
    /// Guests whose files can't be read, such as those of another version: nobody else gets their names.
    unreadable: BTreeSet<Id>,
    account_writer: Arc<AccountWriter>,
    /// Where it is handed in what is to be written of a table, and of the tournament.
    writes: HashMap<QueueKey, TableWrites>,
    /// The number of the next record.
    next: u32,
}

/// The way in which an account is written.
#[derive(Clone, Debug)]
pub enum AccountWrite {
    /// As one that must not be there yet.
    New(Account),
    /// As one that may be there.
    Changed(Account),
    /// Not any more.
    Deleted,
}

/// Where a host keeps guests and tables.
#[derive(Debug)]
pub enum Store {
    /// In a folder of its own.
    Folder(Folder),
    /// Where other nodes keep theirs.
    Shared(Shared),
}

impl Store {
    /// Opens the folder.
    ///
    /// # Errors
    /// When it can't be made, or another host has it ([`io::ErrorKind::WouldBlock`]).
    pub fn open(folder: &Path) -> io::Result<Store> {
        create_folder(&folder.join("guests"))?;
        create_folder(&folder.join("tables"))?;
        let held = File::options().write(true).create(true).truncate(false).open(folder.join("held"))?;
        match held.try_lock() {
            Err(TryLockError::WouldBlock) => Err(io::ErrorKind::WouldBlock.into()),
            Err(TryLockError::Error(error)) => Err(error),
            Ok(()) => {
                let (accounts, unreadable) = accounts_in(&folder.join("guests"))?;
                Ok(Store::Folder(Folder {
                    folder: folder.to_owned(),
                    _held: held,
                    pool: None,
                    accounts,
                    unreadable,
                    account_writer: Arc::new(AccountWriter::new(folder.join("guests"))),
                    writes: HashMap::new(),
                    next: next_number(&folder.join("tables"))?,
                }))
            }
        }
    }

    /// Looks whether there is a file of a guest that can't be read.
    #[must_use]
    pub fn is_unreadable(&self, id: &Id) -> bool {
        self.unreadable().any(|unreadable| unreadable == id)
    }

    /// Gives the guests whose files can't be read.
    pub fn unreadable(&self) -> impl Iterator<Item = &Id> {
        let unreadable = match self {
            Store::Folder(folder) => Some(&folder.unreadable),
            Store::Shared(_) => None,
        };
        unreadable.into_iter().flatten()
    }

    /// Gives the numbers of tables whose files can't be read: no other table gets them.
    #[must_use]
    pub fn unreadable_tables(&self) -> Vec<usize> {
        match self {
            Store::Folder(folder) => {
                folder.table_files().filter(|(_, table)| table.is_none()).map(|(place, _)| place).collect()
            }
            Store::Shared(_) => Vec::new(),
        }
    }

    /// Has a pool write what is kept in a folder from now on.
    #[must_use]
    pub fn with_pool(self, pool: WriterPool) -> Store {
        match self {
            Store::Folder(folder) => Store::Folder(Folder { pool: Some(pool), ..folder }),
            Store::Shared(shared) => Store::Shared(shared),
        }
    }

    /// Returns what is known of what nodes share, if they do.
    #[must_use]
    pub const fn shared(&self) -> Option<&Shared> {
        match self {
            Store::Folder(_) => None,
            Store::Shared(shared) => Some(shared),
        }
    }

    /// The same, to be changed.
    pub const fn shared_mut(&mut self) -> Option<&mut Shared> {
        match self {
            Store::Folder(_) => None,
            Store::Shared(shared) => Some(shared),
        }
    }

    /// The folder, where records are files.
    #[must_use]
    pub const fn folder(&mut self) -> Option<&mut Folder> {
        match self {
            Store::Folder(folder) => Some(folder),
            Store::Shared(_) => None,
        }
    }

    /// The accounts, as they are known.
    #[must_use]
    pub const fn accounts(&self) -> &Accounts {
        match self {
            Store::Folder(folder) => &folder.accounts,
            Store::Shared(shared) => &shared.guests,
        }
    }

    /// The accounts, to be changed in memory.
    pub const fn accounts_mut(&mut self) -> &mut Accounts {
        match self {
            Store::Folder(folder) => &mut folder.accounts,
            Store::Shared(shared) => &mut shared.guests,
        }
    }

    /// Finds the account of a guest.
    #[must_use]
    pub fn guest(&self, id: &Id) -> Option<&Account> {
        self.accounts().get(id)
    }

    /// Requests that an account is written, or deleted; gives the number of the request, and its outcome where that is
    /// known at once. What nodes share is told to nobody before it is written, so that it counts as written.
    pub fn write_account(&self, id: &Id, write: AccountWrite) -> (u64, Option<StoredAccounts>) {
        match self {
            Store::Folder(folder) => folder.write_account(id, &write),
            Store::Shared(shared) => {
                shared.sender.write(match write {
                    AccountWrite::New(account) => Write::NewGuest(id.clone(), account),
                    AccountWrite::Changed(account) => Write::Guest(id.clone(), Some(account)),
                    AccountWrite::Deleted => Write::Guest(id.clone(), None),
                });
                let results = vec![(id.clone(), 0, Ok(()))];
                (0, Some(StoredAccounts { mark: Default::default(), results }))
            }
        }
    }

    /// Gives what a guest is not told before whose account is written by a request with this number.
    #[must_use]
    pub fn account_wait(&self, number: u64) -> Option<Wait> {
        match self {
            Store::Folder(folder) => Some(folder.account_writer.wait(number)).filter(|wait| !wait.is_over()),
            Store::Shared(_) => None,
        }
    }

    /// The names of those who are banned, in the order of the alphabet.
    #[must_use]
    pub fn banned(&self) -> Vec<String> {
        let banned = self.accounts().iter().filter(|account| account.banned);
        let mut names: Vec<String> = banned.map(|account| account.name.clone()).collect();
        names.sort();
        names
    }

    /// The tables that are stored, by number, and who runs them.
    #[must_use]
    pub fn stored_tables(&self) -> Vec<(usize, StoredTable, Holder)> {
        match self {
            Store::Folder(folder) => folder
                .stored_tables()
                .into_iter()
                .map(|(place, account)| (place, account, Holder::Here))
                .collect(),
            Store::Shared(shared) => {
                let held =
                    |(place, one): (&usize, &SharedTable)| (*place, (*one.table).clone(), shared.holder(one));
                shared.tables.iter().map(held).collect()
            }
        }
    }

    /// Stores a table; what became of it, as far as that is known at once.
    pub fn put_table(&mut self, place: usize, table: &StoredTable) -> Saving {
        match self {
            // Names and numbers are always written.
            Store::Folder(folder) => folder.put(place, Some(serde_json::to_vec(table).unwrap_or_default())),
            Store::Shared(shared) => {
                let table = SharedTable { node: Some(shared.node.clone()), table: Box::new(table.clone()) };
                shared.sender.write(Write::Table(place, Some(table)));
                Saving::Done
            }
        }
    }

    /// Lets another node run a table, where there may be one; whether that is so.
    #[must_use]
    pub fn give_up(&self, place: usize, table: &StoredTable) -> bool {
        let Some(shared) = self.shared() else { return false };
        shared
            .sender
            .write(Write::Table(place, Some(SharedTable { node: None, table: Box::new(table.clone()) })));
        shared.sender.order(NodeOrder::Drop(place));
        true
    }

    /// Forgets a table; its records stay.
    pub fn drop_table(&mut self, place: usize) {
        match self {
            Store::Folder(folder) => drop(folder.put(place, None)),
            Store::Shared(shared) => shared.sender.write(Write::Table(place, None)),
        }
    }

    /// Returns what writes the record of a new match at a table.
    pub fn record(&mut self, place: usize) -> RecordWriter {
        match self {
            Store::Folder(folder) => {
                let saver = Saver::planned(&folder.tables(), folder.next);
                folder.next = folder.next.saturating_add(1);
                folder.record_writer(place, saver)
            }
            Store::Shared(shared) => RecordWriter::Stream(StreamRecordWriter::new(
                shared.sender.clone(),
                place,
                Shared::fresh_record(),
            )),
        }
    }

    /// Stores the tournament, which nodes do not share; what became of it, as far as that is known at once.
    pub fn put_tournament(&mut self, tournament: Option<&impl Serialize>) -> Saving {
        let Store::Folder(folder) = self else { return Saving::Done };
        // Names and numbers are always written.
        let text = tournament.map(|tournament| serde_json::to_vec(tournament).unwrap_or_default());
        let path = folder.tournament_path();
        folder.writes_of(QueueKey::Tournament).put(path, text)
    }

    /// The tournament that is stored.
    #[must_use]
    pub fn stored_tournament<T: DeserializeOwned>(&self) -> Option<T> {
        let Store::Folder(folder) = self else { return None };
        let path = folder.tournament_path();
        let tournament = read(&path);
        if tournament.is_none() && path.exists() {
            error!("tournament not readable");
        }
        tournament
    }

    /// Returns what those at a table, or in the tournament, are not told before, if anything of it is not written.
    #[must_use]
    pub fn pending(&self, subject: QueueKey) -> Option<Wait> {
        match self {
            Store::Folder(folder) => folder.writes.get(&subject)?.pending(),
            Store::Shared(_) => None,
        }
    }

    /// All of a table that is gone may be written now: nothing more comes of it.
    pub fn forget(&mut self, place: usize) {
        let Store::Folder(folder) = self else { return };
        let subject = QueueKey::Table(place);
        if folder.writes.get(&subject).is_some_and(|writes| writes.pending().is_none()) {
            folder.writes.remove(&subject);
        }
    }

    /// Looks whether so much of a table waits to be written that nobody is to be heard there.
    #[must_use]
    pub fn is_full(&self, place: usize) -> bool {
        match self {
            Store::Folder(folder) => {
                folder.writes.get(&QueueKey::Table(place)).is_some_and(TableWrites::is_full)
            }
            Store::Shared(_) => false,
        }
    }

    /// Returns whether anything of a table is not written yet.
    #[must_use]
    pub fn is_writing(&self) -> bool {
        match self {
            Store::Folder(folder) => folder.writes.values().any(|writes| writes.pending().is_some()),
            Store::Shared(_) => false,
        }
    }
}

impl Folder {
    /// The file of a record.
    #[must_use]
    pub fn record_path(&self, record: &str) -> PathBuf {
        self.tables().join(record)
    }

    /// Returns what writes to the record of a table.
    pub fn record_writer(&mut self, place: usize, saver: Saver) -> RecordWriter {
        RecordWriter::File(self.writes_of(QueueKey::Table(place)).begin(saver))
    }

    /// Puts the file of a table there, or takes it away.
    fn put(&mut self, place: usize, text: Option<Vec<u8>>) -> Saving {
        let path = self.table_path(place);
        self.writes_of(QueueKey::Table(place)).put(path, text)
    }

    fn writes_of(&mut self, subject: QueueKey) -> &TableWrites {
        self.writes.entry(subject).or_insert_with(|| TableWrites::new(subject, self.pool.clone()))
    }

    fn tournament_path(&self) -> PathBuf {
        self.folder.join("tournament.json")
    }

    /// Where the records are.
    fn tables(&self) -> PathBuf {
        self.folder.join("tables")
    }

    fn table_path(&self, place: usize) -> PathBuf {
        self.tables().join(format!("table-{place:05}.json"))
    }

    fn write_account(&self, id: &Id, write: &AccountWrite) -> (u64, Option<StoredAccounts>) {
        let text = match write {
            // Names and numbers are always written.
            AccountWrite::New(account) | AccountWrite::Changed(account) => {
                Some(serde_json::to_vec(account).unwrap_or_default())
            }
            AccountWrite::Deleted => None,
        };
        let (number, is_first) = self.account_writer.request(id.clone(), text);
        match &self.pool {
            Some(pool) if is_first => pool.queue(Arc::clone(&self.account_writer) as Arc<dyn WriteQueue>),
            Some(_) => {}
            None => {
                let stored = self.account_writer.write_all();
                let _ = self.account_writer.is_done();
                return (number, Some(stored));
            }
        }
        (number, None)
    }

    /// All files of tables, with what could be read of each.
    fn table_files(&self) -> impl Iterator<Item = (usize, Option<StoredTable>)> {
        let entries = std::fs::read_dir(self.tables()).into_iter().flatten().filter_map(Result::ok);
        entries.filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            let place = name.strip_prefix("table-")?.strip_suffix(".json")?.parse().ok()?;
            Some((place, read::<StoredTable>(&entry.path()).filter(|table| table.plan().is_some())))
        })
    }

    fn stored_tables(&self) -> Vec<(usize, StoredTable)> {
        let mut tables: Vec<(usize, StoredTable)> =
            self.table_files().filter_map(|(place, table)| Some((place, table?))).collect();
        tables.sort_by_key(|(place, _)| *place);
        tables
    }
}

fn read<T: DeserializeOwned>(path: &Path) -> Option<T> {
    serde_json::from_slice(&read_regular(path, LONGEST).ok()?).ok()
}

/// Reads all accounts of a folder; with the guests whose files are none of theirs.
///
/// # Errors
/// When the folder can't be read: nobody may have any name then.
fn accounts_in(folder: &Path) -> io::Result<(Accounts, BTreeSet<Id>)> {
    let (mut accounts, mut unreadable) = (Vec::new(), BTreeSet::new());
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let Some(name) = name.strip_prefix("guest-").and_then(|name| name.strip_suffix(".json")) else {
            continue;
        };
        let id = Id::of(name);
        match read::<Account>(&path).filter(|account| Id::of(&account.name) == id) {
            Some(account) => accounts.push(account),
            None => {
                error!("account not readable: its name is given to nobody");
                unreadable.insert(id);
            }
        }
    }
    Ok((accounts.into_iter().collect(), unreadable))
}
