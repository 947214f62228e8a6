//! The writer pool: tables, records and accounts are written beside the thread that serves the tables, those of many tables
//! at once. What waits to be put on the disk at the same time, the file system puts there together.

use super::commit::{Job, Lane, Mark, Wait, WriteOutcome, Written, held};
use super::table_writer::{self, TableWriter};
use crate::record::Line;
use crate::store::{Saver, Saving};
use std::collections::VecDeque;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, PoisonError};

/// How many lanes are written at once: where a disk takes its time for one, the others go on.
const WRITERS: usize = 16;

/// The most requests of one table that wait before nobody is heard there any more.
const MOST_WAITING: usize = 64;

/// The lanes that wait for a writer. A lane stands there once at most, so there are never more than tables, and one.
#[derive(Debug, Default)]
struct Queue {
    lanes: Mutex<VecDeque<Arc<dyn Lane>>>,
    came: Condvar,
}

impl Queue {
    fn push(&self, lane: Arc<dyn Lane>) {
        held(&self.lanes).push_back(lane);
        self.came.notify_one();
    }

    fn pop(&self) -> Arc<dyn Lane> {
        let mut lanes = held(&self.lanes);
        loop {
            if let Some(lane) = lanes.pop_front() {
                return lane;
            }
            lanes = self.came.wait(lanes).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// The threads that write.
#[derive(Clone, Debug, Default)]
pub struct WriterPool(Arc<Queue>);

impl WriterPool {
    /// Starts the threads; `tell` is told the outcomes, and gives false where nobody hears them any more.
    ///
    /// # Errors
    /// When the system gives no threads.
    pub fn start(tell: impl Fn(Job) -> bool + Send + Sync + 'static) -> io::Result<WriterPool> {
        let (pool, tell) = (WriterPool(Arc::default()), Arc::new(tell));
        for _ in 0..WRITERS {
            let (queue, tell) = (Arc::clone(&pool.0), Arc::clone(&tell));
            let thread = std::thread::Builder::new().name("writer".to_owned());
            thread.spawn(move || while write_next(&queue, &*tell) {})?;
        }
        Ok(pool)
    }

    /// Has a lane written when a thread is free; never waits.
    pub fn queue(&self, lane: Arc<dyn Lane>) {
        self.0.push(lane);
    }
}

/// Writes what waits in one lane; false where nobody hears of it any more.
fn write_next(queue: &Queue, tell: &impl Fn(Job) -> bool) -> bool {
    let lane = queue.pop();
    let is_heard = tell(lane.write());
    if !lane.is_done() {
        // Others that wait come first.
        queue.push(lane);
    }
    is_heard
}

/// A table, and what is to be written of it.
#[derive(Debug)]
struct TableLane {
    place: usize,
    mark: Mark,
    requests: Mutex<Requests>,
    writer: Mutex<TableWriter>,
}

#[derive(Debug, Default)]
struct Requests {
    waiting: Vec<table_writer::Job>,
    /// How often something was requested.
    number: u64,
    /// How many matches were begun.
    matches: u64,
    is_queued: bool,
}

impl TableLane {
    /// Carries requests out. A writer that failed in the midst of one is not used again: what it would write is unknown.
    fn carry_out(&self, jobs: Vec<table_writer::Job>) -> (u64, WriteOutcome) {
        let Ok(mut writer) = self.writer.lock() else { return (0, WriteOutcome::Broken) };
        let saving = catch_unwind(AssertUnwindSafe(move || {
            let saving = writer.carry_out(jobs);
            (writer.number(), WriteOutcome::Saved(saving))
        }));
        saving.unwrap_or((0, WriteOutcome::Broken))
    }
}

impl Lane for TableLane {
    fn write(&self) -> Job {
        let (number, jobs) = {
            let mut requests = held(&self.requests);
            (requests.number, std::mem::take(&mut requests.waiting))
        };
        let (game, outcome) = self.carry_out(jobs);
        Job::Table(Written { place: self.place, mark: self.mark.clone(), number, game, outcome })
    }

    fn is_done(&self) -> bool {
        let mut requests = held(&self.requests);
        requests.is_queued = !requests.waiting.is_empty();
        !requests.is_queued
    }
}

/// Where what is to be written of a table is requested, and done in that order.
#[derive(Clone, Debug)]
pub struct Desk {
    lane: Arc<TableLane>,
    /// The threads that write; without them the caller does so.
    pool: Option<WriterPool>,
}

impl Desk {
    /// Creates the desk of a table.
    #[must_use]
    pub fn new(place: usize, pool: Option<WriterPool>) -> Desk {
        let lane =
            TableLane { place, mark: Mark::default(), requests: Mutex::default(), writer: Mutex::default() };
        Desk { lane: Arc::new(lane), pool }
    }

    /// Requests something; its outcome is told later where a thread of the pool writes it.
    fn request(&self, job: table_writer::Job) -> Saving {
        let Some(pool) = &self.pool else {
            return match self.lane.carry_out(vec![job]).1 {
                WriteOutcome::Saved(saving) => saving,
                WriteOutcome::Broken => Saving::StillFailing,
            };
        };
        let mut requests = held(&self.lane.requests);
        requests.waiting.push(job);
        requests.number = requests.number.saturating_add(1);
        if !std::mem::replace(&mut requests.is_queued, true) {
            pool.queue(Arc::clone(&self.lane) as Arc<dyn Lane>);
        }
        Saving::Done
    }

    /// Puts a file there, or takes it away.
    pub fn put(&self, path: PathBuf, text: Option<Vec<u8>>) -> Saving {
        self.request(table_writer::Job::File(path, text))
    }

    /// Writes to the record of a match from now on.
    #[must_use]
    pub fn begin(&self, saver: Saver) -> FileRecordWriter {
        let record = saver.path().and_then(|path| path.file_name()?.to_str().map(str::to_owned));
        let mut requests = held(&self.lane.requests);
        requests.matches = requests.matches.saturating_add(1);
        let number = requests.matches;
        drop(requests);
        self.request(table_writer::Job::Match(number, Box::new(saver)));
        FileRecordWriter { desk: self.clone(), number, record }
    }

    /// Gives what those at the table are not told before, if anything is not written.
    #[must_use]
    pub fn pending(&self) -> Option<Wait> {
        let number = held(&self.lane.requests).number;
        Some(Wait::new(self.lane.mark.clone(), number)).filter(|wait| !wait.is_over())
    }

    /// Looks whether so much waits that nobody is to be heard at the table until it is written.
    #[must_use]
    pub fn is_full(&self) -> bool {
        held(&self.lane.requests).waiting.len() >= MOST_WAITING
    }
}

/// What writes the record of a match to a file.
#[derive(Debug)]
pub struct FileRecordWriter {
    desk: Desk,
    /// The number of the match at its table.
    pub number: u64,
    /// The name of the record.
    pub record: Option<String>,
}

impl FileRecordWriter {
    /// Requests lines to be written.
    pub fn save(&self, lines: &[Line]) -> Saving {
        self.desk.request(table_writer::Job::Lines(lines.to_vec()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, sync_channel};
    use std::time::Duration;

    fn pool() -> (WriterPool, Receiver<Job>) {
        let (tell, told) = sync_channel(100);
        (WriterPool::start(move |job| tell.send(job).is_ok()).unwrap(), told)
    }

    fn outcome(told: &Receiver<Job>) -> WriteOutcome {
        match told.recv_timeout(Duration::from_secs(60)).unwrap() {
            Job::Table(written) => written.outcome,
            Job::Accounts(_) => panic!("nothing was requested of an account"),
        }
    }

    #[test]
    fn a_writer_that_panics_is_told_of_and_leaves_the_others_alone() {
        let folder = tempfile::tempdir().unwrap();
        let (pool, told) = pool();
        let (one, other) = (Desk::new(1, Some(pool.clone())), Desk::new(2, Some(pool)));
        one.request(table_writer::Job::Panic);
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
        let desk = Desk::new(1, Some(pool.clone()));
        for number in 0..MOST_WAITING {
            assert!(!desk.is_full(), "{number}");
            desk.put(PathBuf::new(), None);
        }
        assert!(desk.is_full() && desk.pending().is_some());
        assert_eq!(held(&pool.0.lanes).len(), 1);
    }
}
