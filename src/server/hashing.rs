//! The thread that hashes keys: one at a time, for each takes 7 megabytes, and in turn by where they come from, so that
//! wrong keys from one address hold up nobody else.

use super::accounts::key::Hasher;
use super::event::{Work, WorkFailure, WorkOutcome};
use std::collections::{HashMap, VecDeque};
use std::io;
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// The most keys that wait; a connection has one at a time.
const MOST: usize = 10_000;

/// Keys that wait, in turn by source.
#[derive(Debug, Default)]
struct QueuedKey {
    by_source: HashMap<Option<IpAddr>, VecDeque<Work>>,
    /// The sources that have keys here, the next one first.
    turns: VecDeque<Option<IpAddr>>,
    count: usize,
}

impl QueuedKey {
    fn push(&mut self, source: Option<IpAddr>, work: Work) {
        let own = self.by_source.entry(source).or_default();
        if own.is_empty() {
            self.turns.push_back(source);
        }
        own.push_back(work);
        self.count = self.count.saturating_add(1);
    }

    fn pop(&mut self) -> Option<Work> {
        let source = self.turns.pop_front()?;
        let own = self.by_source.get_mut(&source)?;
        let work = own.pop_front();
        if own.is_empty() {
            self.by_source.remove(&source);
        } else {
            self.turns.push_back(source);
        }
        self.count = self.count.saturating_sub(1);
        work
    }
}

#[derive(Debug, Default)]
struct KeyQueue {
    waiting: Mutex<QueuedKey>,
    came: Condvar,
}

impl KeyQueue {
    fn held(&self) -> MutexGuard<'_, QueuedKey> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn pop(&self) -> Work {
        let mut waiting = self.held();
        loop {
            if let Some(work) = waiting.pop() {
                return work;
            }
            waiting = self.came.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// The way to the thread that hashes keys.
#[derive(Clone, Debug)]
pub(super) struct Hashing(Arc<KeyQueue>);

impl Hashing {
    /// Starts the thread; `tell` is told what came of each key, and gives false where nobody hears it any more.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub(super) fn start(tell: impl Fn(WorkOutcome) -> bool + Send + 'static) -> io::Result<Hashing> {
        let mut hasher = Hasher::default();
        Hashing::with(move |work| work.done_with(&mut hasher), tell)
    }

    fn with(
        mut hash: impl FnMut(Work) -> WorkOutcome + Send + 'static,
        tell: impl Fn(WorkOutcome) -> bool + Send + 'static,
    ) -> io::Result<Hashing> {
        let queue: Arc<KeyQueue> = Arc::default();
        let own = Arc::clone(&queue);
        std::thread::Builder::new().name("keys".to_owned()).spawn(move || {
            loop {
                let work = own.pop();
                let failed = work.failed();
                let done = catch_unwind(AssertUnwindSafe(|| hash(work)));
                if !tell(done.unwrap_or(WorkOutcome::Failed(failed))) {
                    return;
                }
            }
        })?;
        Ok(Hashing(queue))
    }

    /// Hands a key in that came from somewhere; never waits.
    ///
    /// # Errors
    /// Too many keys wait.
    pub(super) fn hand_in(&self, source: Option<IpAddr>, work: Work) -> Result<(), WorkFailure> {
        let mut waiting = self.0.held();
        if waiting.count >= MOST {
            return Err(work.failed());
        }
        waiting.push(source, work);
        self.0.came.notify_one();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::server::event::Connection;

    #[test]
    fn keys_are_looked_at_in_turn_by_where_they_come_from() {
        let mut waiting = QueuedKey::default();
        let [one, other] = [1, 2].map(|last| Some(IpAddr::from([10, 0, 0, last])));
        for number in 0..3 {
            waiting.push(one, Work::Hash(Some(Connection(number)), String::new()));
        }
        waiting.push(other, Work::Hash(Some(Connection(10)), String::new()));
        let taken = std::iter::from_fn(|| match waiting.pop()? {
            Work::Hash(connection, _) => connection.map(|connection| connection.0),
            Work::Verify(..) | Work::Think(_) | Work::Load(..) => None,
        });
        assert_eq!(taken.collect::<Vec<_>>(), [0, 10, 1, 2]);
        assert!(waiting.by_source.is_empty() && waiting.count == 0);
    }

    #[test]
    fn a_panic_over_a_key_is_told_and_the_next_is_looked_at() {
        let (tell, told) = std::sync::mpsc::sync_channel(2);
        let hash = |work| match work {
            Work::Hash(connection, key) if key.is_empty() => WorkOutcome::Hashed(connection, key),
            Work::Hash(..) | Work::Verify(..) | Work::Think(_) | Work::Load(..) => panic!("a fault"),
        };
        let hashing = Hashing::with(hash, move |done| tell.send(done).is_ok()).unwrap();
        for (number, key) in [(1, "key"), (2, "")] {
            hashing.hand_in(None, Work::Hash(Some(Connection(number)), key.to_owned())).unwrap();
        }
        let outcome = || told.recv_timeout(std::time::Duration::from_secs(60)).unwrap();
        assert!(matches!(outcome(), WorkOutcome::Failed(WorkFailure::Key(Some(Connection(1))))));
        assert!(matches!(outcome(), WorkOutcome::Hashed(Some(Connection(2)), _)));
    }
}
