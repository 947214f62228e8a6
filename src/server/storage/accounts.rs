//! Accounts of guests: all in memory, each in a file that is written beside the thread that serves the tables.

use crate::server::accounts::key::Fingerprint;
use crate::server::accounts::names::Id;
use crate::server::accounts::skeleton::skeletons;
use crate::server::storage::commit::{Mark, QueueOutcome, StoredAccounts, Wait, WriteQueue, held};
use crate::server::storage::stored::Account;
use crate::store::replace;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, ErrorKind};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Mutex;

/// All accounts by name, and by the keys of ssh that let their guests in.
#[derive(Debug, Default)]
pub struct Accounts {
    all: BTreeMap<Id, Account>,
    by_key: BTreeMap<Fingerprint, Id>,
    /// The skeletons of all names.
    by_skeleton: BTreeSet<(String, Id)>,
}

impl Accounts {
    /// Finds the account of a guest.
    #[must_use]
    pub fn get(&self, id: &Id) -> Option<&Account> {
        self.all.get(id)
    }

    /// Finds the account that a key of ssh lets in.
    #[must_use]
    pub fn of_key(&self, key: &Fingerprint) -> Option<&Account> {
        self.get(self.by_key.get(key)?)
    }

    /// Looks whether somebody else has a name that is like one with these skeletons.
    #[must_use]
    pub fn has_like(&self, skeletons: &[String]) -> bool {
        let begins = |skeleton: &String| (skeleton.clone(), Id::of(""));
        let first = |skeleton| self.by_skeleton.range(begins(skeleton)..).next();
        skeletons.iter().any(|skeleton| first(skeleton).is_some_and(|(found, _)| found == skeleton))
    }

    /// Adds an account, or replaces what is known of it.
    pub fn insert(&mut self, account: Account) {
        let id = Id::of(&account.name);
        self.forget_keys(&id);
        self.by_key.extend(account.ssh.iter().map(|key| (key.clone(), id.clone())));
        if !self.all.contains_key(&id) {
            self.by_skeleton.extend(skeletons(&account.name).into_iter().map(|one| (one, id.clone())));
        }
        self.all.insert(id, account);
    }

    /// Removes an account, with its keys of ssh.
    pub fn remove(&mut self, id: &Id) {
        self.forget_keys(id);
        if self.all.remove(id).is_some() {
            self.by_skeleton.retain(|(_, other)| other != id);
        }
    }

    fn forget_keys(&mut self, id: &Id) {
        for key in self.all.get(id).map(|account| account.ssh.clone()).unwrap_or_default() {
            if self.by_key.get(&key) == Some(id) {
                self.by_key.remove(&key);
            }
        }
    }

    /// Gives all accounts in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = &Account> {
        self.all.values()
    }
}

impl FromIterator<Account> for Accounts {
    fn from_iter<T: IntoIterator<Item = Account>>(all: T) -> Accounts {
        let mut accounts = Accounts::default();
        for account in all {
            accounts.insert(account);
        }
        accounts
    }
}

#[derive(Debug, Default)]
struct AccountRequests {
    files: BTreeMap<Id, (u64, Option<Vec<u8>>)>,
    number: u64,
    is_queued: bool,
}

/// Writes the files of accounts; of several requests for one account the last is written.
#[derive(Debug)]
pub(crate) struct AccountWriter {
    folder: PathBuf,
    mark: Mark,
    requests: Mutex<AccountRequests>,
}

impl AccountWriter {
    /// Creates a writer to a folder.
    #[must_use]
    pub(crate) fn new(folder: PathBuf) -> AccountWriter {
        AccountWriter { folder, mark: Mark::default(), requests: Mutex::default() }
    }

    /// Takes a request to write an account, or to delete it; gives its number, and whether the writer has to be queued.
    pub(crate) fn request(&self, id: Id, text: Option<Vec<u8>>) -> (u64, bool) {
        let mut requests = held(&self.requests);
        requests.number = requests.number.saturating_add(1);
        let number = requests.number;
        requests.files.insert(id, (number, text));
        (number, !std::mem::replace(&mut requests.is_queued, true))
    }

    /// Gives what nobody is told before whose account is to be written by a number.
    #[must_use]
    pub(crate) fn wait(&self, number: u64) -> Wait {
        Wait::new(self.mark.clone(), number)
    }

    /// Writes all that is requested.
    pub(crate) fn write_all(&self) -> StoredAccounts {
        let (files, number) = {
            let mut requests = held(&self.requests);
            (std::mem::take(&mut requests.files), requests.number)
        };
        let write = |(id, (number, text)): (Id, (u64, Option<Vec<u8>>))| {
            let written = catch_unwind(AssertUnwindSafe(|| self.write(&id, text)));
            (id, number, written.unwrap_or_else(|_| Err(io::Error::other("the writer of accounts failed"))))
        };
        let results = files.into_iter().map(write).collect();
        StoredAccounts { mark: (self.mark.clone(), number), results }
    }

    fn write(&self, id: &Id, text: Option<Vec<u8>>) -> io::Result<()> {
        let path = self.folder.join(format!("guest-{}.json", id.as_str()));
        match text {
            Some(text) => replace(&path, &text, || Ok(())),
            None => match std::fs::remove_file(path) {
                Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
                Ok(()) | Err(_) => Ok(()),
            },
        }
    }
}

impl WriteQueue for AccountWriter {
    fn write(&self) -> QueueOutcome {
        QueueOutcome::Accounts(self.write_all())
    }

    fn is_done(&self) -> bool {
        let mut requests = held(&self.requests);
        requests.is_queued = !requests.files.is_empty();
        !requests.is_queued
    }
}
