//! News of others wait while somebody types a line: they are told with that line, before one's own turn, or where the
//! line rests for a while.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The time after the last key for which a line counts as being typed.
const PAUSE: Duration = Duration::from_secs(10);

/// Of more lines than these that waited, those that have a sum are told by it.
const FEW: usize = 3;

/// So many messages wait at most; then all are told.
const MOST: usize = 64;

/// When a key was pressed last in the line that is being typed, if there is anything in it. A copy is the same.
#[derive(Clone, Debug, Default)]
pub(crate) struct Typing(Arc<Mutex<Option<Instant>>>);

impl Typing {
    /// A key was pressed, behind which the line is empty or not.
    pub(crate) fn key(&self, is_empty: bool) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = (!is_empty).then(Instant::now);
    }

    /// Until when the line counts as being typed; nothing where none is.
    #[must_use]
    pub(crate) fn until(&self) -> Option<Instant> {
        let last = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        last?.checked_add(PAUSE).filter(|until| Instant::now() < *until)
    }
}

/// A message that is told at once.
pub(crate) trait Message {
    /// Returns whether it tells nothing but what others did.
    fn is_of_others(&self) -> bool;

    /// Returns how many lines it has.
    fn lines(&self) -> usize;

    /// Returns the same by its sum, where it has one.
    #[must_use]
    fn summed(self) -> Self;
}

/// Messages that wait while somebody types.
#[derive(Debug)]
pub(crate) struct Deferred<T> {
    typing: Typing,
    waiting: Vec<T>,
}

impl<T: Message> Deferred<T> {
    /// None, while this is typed.
    #[must_use]
    pub(crate) const fn new(typing: Typing) -> Deferred<T> {
        Deferred { typing, waiting: Vec::new() }
    }

    /// Takes a message in; gives back what is to be told now.
    pub(crate) fn take(&mut self, message: T) -> Vec<T> {
        if message.is_of_others() && self.typing.until().is_some() && self.waiting.len() < MOST {
            self.waiting.push(message);
            return Vec::new();
        }
        let mut due = self.release();
        due.push(message);
        due
    }

    /// All that waits; of many, each by its sum.
    pub(crate) fn release(&mut self) -> Vec<T> {
        let waited = std::mem::take(&mut self.waiting);
        let is_much = waited.iter().map(Message::lines).sum::<usize>() > FEW;
        waited.into_iter().map(|one| if is_much { one.summed() } else { one }).collect()
    }

    /// When something that waits is to be told at the latest; nothing where nothing waits.
    #[must_use]
    pub(crate) fn due(&self) -> Option<Instant> {
        (!self.waiting.is_empty()).then(|| self.typing.until().unwrap_or_else(Instant::now))
    }

    /// Returns what waited for so long that it is to be told now.
    pub(crate) fn overdue(&mut self) -> Vec<T> {
        if self.typing.until().is_none() { self.release() } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Eq)]
    struct Said(bool, usize);

    impl Message for Said {
        fn is_of_others(&self) -> bool {
            self.0
        }

        fn lines(&self) -> usize {
            self.1
        }

        fn summed(self) -> Said {
            Said(self.0, 1)
        }
    }

    const OTHERS: Said = Said(true, 2);

    #[test]
    fn what_others_do_waits_for_the_line_or_for_what_concerns_oneself() {
        let typing = Typing::default();
        let mut held = Deferred::new(typing.clone());
        assert_eq!(held.take(OTHERS), [OTHERS], "nothing is typed");
        typing.key(false);
        assert_eq!(held.take(OTHERS), []);
        assert!(held.due().is_some() && held.overdue().is_empty());
        assert_eq!(held.take(Said(false, 1)), [OTHERS, Said(false, 1)]);
        assert_eq!((held.due(), held.release()), (None, vec![]));
        // Of many, the sums.
        assert_eq!((held.take(OTHERS), held.take(OTHERS)), (vec![], vec![]));
        typing.key(true);
        assert_eq!(held.overdue(), [Said(true, 1), Said(true, 1)]);
    }

    #[test]
    fn who_never_ends_a_line_is_told_in_the_end() {
        let typing = Typing::default();
        let mut held = Deferred::new(typing.clone());
        typing.key(false);
        let told: usize = (0..10 * MOST).map(|_| held.take(OTHERS).len()).sum();
        assert!(told > 8 * MOST && held.waiting.len() <= MOST);
    }
}
