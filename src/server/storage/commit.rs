use crate::store::Saving;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// How much of a table was written, as far as the house knows.
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

/// What is not told before a table was written up to a number.
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

    /// Whether it is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.mark.is_at(self.number)
    }
}

/// What became of lines that were handed in.
#[derive(Debug)]
pub struct Written {
    /// The number of the table.
    pub place: usize,
    /// What of the table is written.
    pub mark: Mark,
    /// Up to which number.
    pub number: u64,
    /// The number of the match at the table.
    pub game: u64,
    /// Whether they are on the disk.
    pub outcome: Outcome,
}

/// The outcome of writing something of a table.
#[derive(Debug)]
pub enum Outcome {
    /// It was written, or will be with what comes next.
    Saved(Saving),
    /// The writer failed for good: nothing more of the table is written.
    Broken,
}
