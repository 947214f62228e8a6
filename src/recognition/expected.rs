//! The utterances that may be said now, as they are told to whoever hears.

use crate::language::Network;
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The utterances that may be said: the network itself, and the file that has it for the recognizer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lookout {
    /// The network.
    pub network: Arc<Network>,
    /// The same in the format of Sphinx, with what stands for all else.
    pub file: PathBuf,
    /// A line of talk where no cards are; without it the talk is that of the table.
    pub talk: Option<String>,
}

#[derive(Debug, Default)]
struct ExpectedState {
    lookout: Option<Lookout>,
    /// The number of times that something was told, also the same again.
    times: u64,
}

/// The utterances that may be said now; one tells them, another looks.
#[derive(Clone, Debug, Default)]
pub struct Expected(Arc<(Mutex<ExpectedState>, Condvar)>);

impl Expected {
    /// Tells what may be said from now on.
    pub fn tell(&self, lookout: Lookout) {
        self.told(|told| told.lookout = Some(lookout));
    }

    /// Tells that it is the same as before: whatever was heard was answered.
    pub fn tell_again(&self) {
        self.told(|_| {});
    }

    fn told(&self, change: impl FnOnce(&mut ExpectedState)) {
        let (told, changed) = &*self.0;
        let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
        change(&mut told);
        told.times = told.times.wrapping_add(1);
        changed.notify_all();
    }

    /// Returns what may be said now, and how often something was told.
    pub(super) fn now(&self) -> (Option<Lookout>, u64) {
        let told = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        (told.lookout.clone(), told.times)
    }

    /// Waits until something was told once more than so often, at most so long.
    pub(super) fn wait(&self, times: u64, most: Duration) {
        let (told, changed) = &*self.0;
        let end = Instant::now().checked_add(most);
        let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
        while told.times == times {
            let Some(left) = end.and_then(|end| end.checked_duration_since(Instant::now())) else { return };
            told =
                changed.wait_timeout(told, left).map_or_else(|broken| broken.into_inner().0, |found| found.0);
        }
    }
}
