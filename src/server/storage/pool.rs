//! The writer pool: tables, records and accounts are written beside the thread that serves the tables, those of many tables
//! at once. What waits to be put on the disk at the same time, the file system puts there together.

use super::commit::{CommitOutcome, Mark, QueueKey, QueueOutcome, Wait, WriteOutcome, WriteQueue, held};
use super::table_writer::{self, TableWriter};
use crate::record::Line;
use crate::store::{Saver, Saving};
use std::collections::VecDeque;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, PoisonError};

/// The number of queues that are written at once: where a disk takes its time for one, the others go on.
const WRITERS: usize = 16;

/// The most requests of one table that wait before nobody is heard there any more.
const MOST_WAITING: usize = 64;

/// The queues that wait for a writer. A queue stands there once at most, so there are never more than tables, and one.
#[derive(Debug, Default)]
struct WriterQueues {
    waiting: Mutex<VecDeque<Arc<dyn WriteQueue>>>,
    came: Condvar,
}

impl WriterQueues {
    fn push(&self, write_queue: Arc<dyn WriteQueue>) {
        held(&self.waiting).push_back(write_queue);
        self.came.notify_one();
    }

    fn pop(&self) -> Arc<dyn WriteQueue> {
        let mut waiting = held(&self.waiting);
        loop {
            if let Some(write_queue) = waiting.pop_front() {
                return write_queue;
            }
            waiting = self.came.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// The threads that write.
#[derive(Clone, Debug, Default)]
pub struct WriterPool(Arc<WriterQueues>);

impl WriterPool {
    /// Starts the threads; `tell` is told the outcomes, and gives false where nobody hears them any more.
    ///
    /// # Errors
    /// When the system gives no threads.
    pub fn start(tell: impl Fn(QueueOutcome) -> bool + Send + Sync + 'static) -> io::Result<WriterPool> {
        let (pool, tell) = (WriterPool(Arc::default()), Arc::new(tell));
        for _ in 0..WRITERS {
            let (queue, tell) = (Arc::clone(&pool.0), Arc::clone(&tell));
            let thread = std::thread::Builder::new().name("writer".to_owned());
            thread.spawn(move || while write_next(&queue, &*tell) {})?;
        }
        Ok(pool)
    }

    /// Has a queue written when a thread is free; never waits.
    pub fn queue(&self, write_queue: Arc<dyn WriteQueue>) {
        self.0.push(write_queue);
    }
}

/// Writes what waits in one queue; false where nobody hears of it any more.
fn write_next(queue: &WriterQueues, tell: &impl Fn(QueueOutcome) -> bool) -> bool {
    let write_queue = queue.pop();
    let is_heard = tell(write_queue.write());
    if !write_queue.is_done() {
        // Others that wait come first.
        queue.push(write_queue);
    }
    is_heard
}

/// A table, or the tournament, and what is to be written of it.
#[derive(Debug)]
struct TableQueue {
    subject: QueueKey,
    mark: Mark,
    requests: Mutex<PoolRequests>,
    writer: Mutex<TableWriter>,
}

#[derive(Debug, Default)]
struct PoolRequests {
    waiting: Vec<table_writer::TableJob>,
    /// The number of requests.
    number: u64,
    /// The number of matches that were begun.
    matches: u64,
    is_queued: bool,
}

impl TableQueue {
    /// Carries requests out. A writer that failed in the midst of one is not used again: what it would write is unknown.
    fn carry_out(&self, jobs: Vec<table_writer::TableJob>) -> (u64, WriteOutcome) {
        let Ok(mut writer) = self.writer.lock() else { return (0, WriteOutcome::Broken) };
        let saving = catch_unwind(AssertUnwindSafe(move || {
            let saving = writer.carry_out(jobs);
            (writer.number(), WriteOutcome::Saved(saving))
        }));
        saving.unwrap_or((0, WriteOutcome::Broken))
    }
}

impl WriteQueue for TableQueue {
    fn write(&self) -> QueueOutcome {
        let (number, jobs) = {
            let mut requests = held(&self.requests);
            (requests.number, std::mem::take(&mut requests.waiting))
        };
        let (game, outcome) = self.carry_out(jobs);
        QueueOutcome::Table(CommitOutcome {
            subject: self.subject,
            mark: self.mark.clone(),
            number,
            game,
            outcome,
        })
    }

    fn is_done(&self) -> bool {
        let mut requests = held(&self.requests);
        requests.is_queued = !requests.waiting.is_empty();
        !requests.is_queued
    }
}

/// Where what is to be written of a table is requested, and done in that order.
#[derive(Clone, Debug)]
pub(crate) struct TableWrites {
    queue: Arc<TableQueue>,
    /// The threads that write; without them the caller does so.
    pool: Option<WriterPool>,
}

impl TableWrites {
    /// Creates the writes of a table.
    #[must_use]
    pub(crate) fn new(subject: QueueKey, pool: Option<WriterPool>) -> TableWrites {
        let queue = TableQueue {
            subject,
            mark: Mark::default(),
            requests: Mutex::default(),
            writer: Mutex::default(),
        };
        TableWrites { queue: Arc::new(queue), pool }
    }

    /// Requests something; its outcome is told later where a thread of the pool writes it.
    fn request(&self, job: table_writer::TableJob) -> Saving {
        let Some(pool) = &self.pool else {
            return match self.queue.carry_out(vec![job]).1 {
                WriteOutcome::Saved(saving) => saving,
                WriteOutcome::Broken => Saving::StillFailing,
            };
        };
        let mut requests = held(&self.queue.requests);
        requests.waiting.push(job);
        requests.number = requests.number.saturating_add(1);
        if !std::mem::replace(&mut requests.is_queued, true) {
            pool.queue(Arc::clone(&self.queue) as Arc<dyn WriteQueue>);
        }
        Saving::Done
    }

    /// Puts a file there, or takes it away.
    pub(crate) fn put(&self, path: PathBuf, text: Option<Vec<u8>>) -> Saving {
        self.request(table_writer::TableJob::File(path, text))
    }

    /// Writes to the record of a match from now on.
    #[must_use]
    pub(crate) fn begin(&self, saver: Saver) -> FileRecordWriter {
        let record = saver.path().and_then(|path| path.file_name()?.to_str().map(str::to_owned));
        let mut requests = held(&self.queue.requests);
        requests.matches = requests.matches.saturating_add(1);
        let number = requests.matches;
        drop(requests);
        self.request(table_writer::TableJob::Match(number, Box::new(saver)));
        FileRecordWriter { writes: self.clone(), number, record }
    }

    /// Gives what those at the table are not told before, if anything is not written.
    #[must_use]
    pub(crate) fn pending(&self) -> Option<Wait> {
        let number = held(&self.queue.requests).number;
        Some(Wait::new(self.queue.mark.clone(), number)).filter(|wait| !wait.is_over())
    }

    /// Looks whether so much waits that nobody is to be heard at the table until it is written.
    #[must_use]
    pub(crate) fn is_full(&self) -> bool {
        held(&self.queue.requests).waiting.len() >= MOST_WAITING
    }
}

/// The writer of the record of a match to a file.
#[derive(Debug)]
pub struct FileRecordWriter {
    writes: TableWrites,
    /// The number of the match at its table.
    pub number: u64,
    /// The name of the record.
    pub record: Option<String>,
}

impl FileRecordWriter {
    /// Requests lines to be written.
    pub fn save(&self, lines: &[Line]) -> Saving {
        self.writes.request(table_writer::TableJob::Lines(lines.to_vec()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, sync_channel};
    use std::time::Duration;

    fn pool() -> (WriterPool, Receiver<QueueOutcome>) {
        let (tell, told) = sync_channel(100);
        (WriterPool::start(move |job| tell.send(job).is_ok()).unwrap(), told)
    }

    fn outcome(told: &Receiver<QueueOutcome>) -> WriteOutcome {
        match told.recv_timeout(Duration::from_secs(60)).unwrap() {
            QueueOutcome::Table(written) => written.outcome,
            QueueOutcome::Accounts(_) => panic!("nothing was requested of an account"),
        }
    }

    #[test]
    fn a_writer_that_panics_is_told_of_and_leaves_the_others_alone() {
        let folder = tempfile::tempdir().unwrap();
        let (pool, told) = pool();
        let (one, other) = (
            TableWrites::new(QueueKey::Table(1), Some(pool.clone())),
            TableWrites::new(QueueKey::Table(2), Some(pool)),
        );
        one.request(table_writer::TableJob::Panic);
        assert!(matches!(outcome(&told), WriteOutcome::Broken));
        // Whatever is requested there from now on is told not to be written, too.
        one.put(folder.path().join("one"), Some(vec![1]));
        assert!(matches!(outcome(&told), WriteOutcome::Broken));
        for _ in 0..WRITERS {
            other.put(folder.path().join("other"), Some(vec![1]));
            assert!(matches!(outcome(&told), WriteOutcome::Saved(Saving::Done)));
        }
        assert!(folder.path().join("other").exists() && !folder.path().join("one").exists());
    }

    #[test]
    fn a_table_stands_in_the_queue_once_and_refuses_more_than_so_much() {
        // Nobody writes.
        let pool = WriterPool::default();
        let writes = TableWrites::new(QueueKey::Table(1), Some(pool.clone()));
        for number in 0..MOST_WAITING {
            assert!(!writes.is_full(), "{number}");
            writes.put(PathBuf::new(), None);
        }
        assert!(writes.is_full() && writes.pending().is_some());
        assert_eq!(held(&pool.0.waiting).len(), 1);
    }
}
