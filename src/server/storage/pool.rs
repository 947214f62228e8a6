//! Tables and records are written beside the thread of the house, those of many tables at once: what waits to be put on
//! the disk at the same time, the file system puts there together.

use crate::record::Line;
use crate::server::storage::commit::{Mark, Wait, Written};
use crate::server::storage::table_writer::{Clerk, Job};
use crate::store::{Saver, Saving};
use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many tables are written at once: where a disk takes its time for one, the others go on.
const SCRIBES: usize = 16;

/// A table, and what is to be written of it.
#[derive(Debug)]
struct Lane {
    place: usize,
    mark: Mark,
    waiting: Mutex<Waiting>,
    clerk: Mutex<Clerk>,
}

#[derive(Debug, Default)]
struct Waiting {
    jobs: Vec<Job>,
    /// How often something was handed in.
    number: u64,
    /// How many matches were handed in.
    matches: u64,
    /// Whether somebody writes, or is asked to.
    is_busy: bool,
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Where what is to be written of a table is handed in, and done in that order.
#[derive(Clone, Debug)]
pub struct Desk {
    lane: Arc<Lane>,
    /// Who writes; without them the thread of the house does so.
    scribes: Option<Scribes>,
}

impl Desk {
    /// That of a table.
    #[must_use]
    pub fn new(place: usize, scribes: Option<Scribes>) -> Desk {
        let lane = Lane { place, mark: Mark::default(), waiting: Mutex::default(), clerk: Mutex::default() };
        Desk { lane: Arc::new(lane), scribes }
    }

    /// Hands something in; what became of it is told later where others write it.
    fn hand_in(&self, job: Job) -> Saving {
        let Some(Scribes(lanes)) = &self.scribes else { return held(&self.lane.clerk).carry_out(vec![job]) };
        let mut waiting = held(&self.lane.waiting);
        waiting.jobs.push(job);
        waiting.number = waiting.number.saturating_add(1);
        if !std::mem::replace(&mut waiting.is_busy, true) {
            // Those who write end with the program.
            let _ = lanes.send(Arc::clone(&self.lane));
        }
        Saving::Done
    }

    /// Puts a file there, or takes it away.
    pub fn put(&self, path: PathBuf, text: Option<Vec<u8>>) -> Saving {
        self.hand_in(Job::File(path, text))
    }

    /// Writes to the record of a match from now on.
    #[must_use]
    pub fn begin(&self, saver: Saver) -> FilePen {
        let record = saver.path().and_then(|path| path.file_name()?.to_str().map(str::to_owned));
        let mut waiting = held(&self.lane.waiting);
        waiting.matches = waiting.matches.saturating_add(1);
        let number = waiting.matches;
        drop(waiting);
        self.hand_in(Job::Match(number, Box::new(saver)));
        FilePen { desk: self.clone(), number, record }
    }

    /// What those at the table are not told before, if anything is not written.
    #[must_use]
    pub fn pending(&self) -> Option<Wait> {
        let number = held(&self.lane.waiting).number;
        Some(Wait::new(self.lane.mark.clone(), number)).filter(|wait| !wait.is_over())
    }
}

/// What writes the record of a match to a file.
#[derive(Debug)]
pub struct FilePen {
    desk: Desk,
    /// The number of the match at its table.
    pub number: u64,
    /// The name of the record.
    pub record: Option<String>,
}

impl FilePen {
    /// Hands lines in.
    pub fn save(&self, lines: &[Line]) -> Saving {
        self.desk.hand_in(Job::Lines(lines.to_vec()))
    }
}

/// Those who write.
#[derive(Clone, Debug)]
pub struct Scribes(Sender<Arc<Lane>>);

impl Scribes {
    /// They tell the house what became of it, as long as there is one.
    ///
    /// # Errors
    /// When the system gives no threads.
    pub fn start(tell: impl Fn(Written) -> bool + Send + Sync + 'static) -> io::Result<Scribes> {
        let (lanes, handed_in) = channel();
        let (handed_in, tell) = (Arc::new(Mutex::new(handed_in)), Arc::new(tell));
        for _ in 0..SCRIBES {
            let (handed_in, again, tell) = (Arc::clone(&handed_in), lanes.clone(), Arc::clone(&tell));
            let thread = std::thread::Builder::new().name("scribe".to_owned());
            thread.spawn(move || while write_next(&handed_in, &again, &*tell) {})?;
        }
        Ok(Scribes(lanes))
    }
}

/// Writes what waits for one table; false where the house is gone.
fn write_next(
    handed_in: &Mutex<Receiver<Arc<Lane>>>,
    again: &Sender<Arc<Lane>>,
    tell: &impl Fn(Written) -> bool,
) -> bool {
    let Ok(lane) = held(handed_in).recv() else { return false };
    let (number, jobs) = {
        let mut waiting = held(&lane.waiting);
        (waiting.number, std::mem::take(&mut waiting.jobs))
    };
    let mut clerk = held(&lane.clerk);
    let saving = clerk.carry_out(jobs);
    let written =
        Written { place: lane.place, mark: lane.mark.clone(), number, game: clerk.number(), saving };
    drop(clerk);
    let is_heard = tell(written);
    let mut waiting = held(&lane.waiting);
    waiting.is_busy = waiting.number > number;
    if waiting.is_busy {
        drop(waiting);
        // Others that wait come first.
        let _ = again.send(lane);
    }
    is_heard
}
