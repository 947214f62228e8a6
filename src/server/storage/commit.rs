use crate::server::accounts::names::Id;
use crate::store::Saving;
use std::fmt::Debug;
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The number up to which a table was written, as far as the server knows.
#[derive(Clone, Debug, Default)]
pub struct Mark(Arc<AtomicU64>);

impl Mark {
    /// All up to this number is written, or could not be.
    pub fn reach(&self, number: u64) {
        self.0.store(number, Ordering::Relaxed);
    }

    fn is_at(&self, number: u64) -> bool {
        self.0.load(Ordering::Relaxed) >= number
    }
}

/// The condition that a table was written up to a number, before something is told.
#[derive(Clone, Debug)]
pub struct Wait {
    mark: Mark,
    number: u64,
}

impl Wait {
    /// Until this number.
    #[must_use]
    pub const fn new(mark: Mark, number: u64) -> Wait {
        Wait { mark, number }
    }

    /// Returns whether it is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.mark.is_at(self.number)
    }
}

/// Something that is written in a queue of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum QueueKey {
    /// The table with this number, and the record of its match.
    Table(usize),
    /// The tournament.
    Tournament,
}

/// The outcome of lines that were handed in.
#[derive(Debug)]
pub struct CommitOutcome {
    /// The subject.
    pub subject: QueueKey,
    /// The mark of what is written of it.
    pub mark: Mark,
    /// Up to which number.
    pub number: u64,
    /// The number of the match at the table.
    pub game: u64,
    /// The outcome at the disk.
    pub outcome: WriteOutcome,
}

/// The outcome of writing something of a table.
#[derive(Debug)]
pub enum WriteOutcome {
    /// It was written, or will be with what comes next.
    Saved(Saving),
    /// The writer failed for good: nothing more of the table is written.
    Broken,
}

/// The outcome of writing accounts.
#[derive(Debug)]
pub struct StoredAccounts {
    /// The mark of all accounts, and the number up to which it reaches now.
    pub mark: (Mark, u64),
    /// The result of each that was written, by the number of the request.
    pub results: Vec<(Id, u64, io::Result<()>)>,
}

/// Locks a mutex, whatever became of a thread that held it.
pub(crate) fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The outcome of a queue's turn.
#[derive(Debug)]
pub enum QueueOutcome {
    /// Something of a table was written, or could not be.
    Table(CommitOutcome),
    /// Accounts were written, or could not be.
    Accounts(StoredAccounts),
}

/// Requests that are written in their order.
pub trait WriteQueue: Debug + Send + Sync {
    /// Writes what is requested.
    fn write(&self) -> QueueOutcome;

    /// Looks whether nothing more is requested; a queue that is not done is queued again.
    fn is_done(&self) -> bool;
}
