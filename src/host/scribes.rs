//! Records are written beside the thread of the house, those of many tables at once: what waits to be put on the disk at
//! the same time, the file system puts there together.

use super::written::{Mark, Wait, Written};
use crate::files::Saver;
use crate::record::Line;
use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many records are written at once: where a disk takes its time for one, the others go on.
const SCRIBES: usize = 16;

/// The record of a match, and what is to be written to it.
#[derive(Debug)]
struct Lane {
    place: usize,
    mark: Mark,
    waiting: Mutex<Waiting>,
    saver: Mutex<Saver>,
}

#[derive(Debug, Default)]
struct Waiting {
    lines: Vec<Line>,
    /// How often something was handed in.
    number: u64,
    /// Whether somebody writes, or is asked to.
    is_busy: bool,
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Hands lines in to be written behind a record.
#[derive(Debug)]
pub struct FilePen {
    lane: Arc<Lane>,
    lanes: Sender<Arc<Lane>>,
    /// The name of the record.
    pub record: Option<String>,
}

impl FilePen {
    /// Hands lines in.
    pub fn save(&self, lines: &[Line]) {
        let mut waiting = held(&self.lane.waiting);
        waiting.lines.extend_from_slice(lines);
        waiting.number = waiting.number.saturating_add(1);
        if !std::mem::replace(&mut waiting.is_busy, true) {
            // Those who write end with the program.
            let _ = self.lanes.send(Arc::clone(&self.lane));
        }
    }

    /// What those at the table are not told before, if anything is not written.
    #[must_use]
    pub fn pending(&self) -> Option<Wait> {
        let number = held(&self.lane.waiting).number;
        Some(Wait::new(self.lane.mark.clone(), number)).filter(|wait| !wait.is_over())
    }

    /// Whether it is the record of a mark.
    #[must_use]
    pub fn is_of(&self, mark: &Mark) -> bool {
        self.lane.mark.is(mark)
    }
}

/// Those who write records.
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

    /// For the record of a table.
    #[must_use]
    pub fn pen(&self, place: usize, saver: Saver) -> FilePen {
        let record = saver.path().and_then(|path| path.file_name()?.to_str().map(str::to_owned));
        let (mark, waiting) = (Mark::default(), Mutex::default());
        let lane = Arc::new(Lane { place, mark, waiting, saver: Mutex::new(saver) });
        FilePen { lane, lanes: self.0.clone(), record }
    }
}

/// Writes what waits for one record; false where the house is gone.
fn write_next(
    handed_in: &Mutex<Receiver<Arc<Lane>>>,
    again: &Sender<Arc<Lane>>,
    tell: &impl Fn(Written) -> bool,
) -> bool {
    let Ok(lane) = held(handed_in).recv() else { return false };
    let (number, lines) = {
        let mut waiting = held(&lane.waiting);
        (waiting.number, std::mem::take(&mut waiting.lines))
    };
    let saving = held(&lane.saver).save(&lines);
    let written = Written { place: lane.place, mark: lane.mark.clone(), number, saving };
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
