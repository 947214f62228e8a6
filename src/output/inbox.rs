//! Messages of other threads for one that works: so many at most, whatever becomes of whoever should take them.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The most that waits.
pub(super) const MOST_WAITING: usize = 256;

/// The most that waits before those who can wait do so, which leaves room for those who can't.
const MOST_FROM_PATIENT: usize = 128;

/// Something that may wait with others of its sort.
pub(super) trait Waits: Sized {
    /// Joins those that wait, in the place of what it makes needless.
    fn join(self, waiting: &mut VecDeque<Self>) {
        waiting.push_back(self);
    }

    /// Makes room: gives up one of those that wait, or notes of one that it was given up.
    fn give_up(waiting: &mut VecDeque<Self>) {
        waiting.pop_front();
    }
}

/// An inbox, and the slot through which it is filled.
pub(super) fn open<T: Waits>() -> (Slot<T>, Inbox<T>) {
    let shared =
        Arc::new(SharedInbox { state: Mutex::default(), came: Condvar::new(), went: Condvar::new() });
    (Slot(Arc::clone(&shared)), Inbox(shared))
}

#[derive(Debug)]
struct SharedInbox<T> {
    state: Mutex<InboxState<T>>,
    came: Condvar,
    went: Condvar,
}

#[derive(Debug)]
struct InboxState<T> {
    waiting: VecDeque<T>,
    /// True if nobody takes anything any more.
    is_closed: bool,
}

impl<T> Default for InboxState<T> {
    fn default() -> InboxState<T> {
        InboxState { waiting: VecDeque::new(), is_closed: false }
    }
}

impl<T> SharedInbox<T> {
    fn state(&self) -> MutexGuard<'_, InboxState<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The sending side of an inbox.
#[derive(Debug)]
pub(super) struct Slot<T>(Arc<SharedInbox<T>>);

impl<T> Clone for Slot<T> {
    fn clone(&self) -> Slot<T> {
        Slot(Arc::clone(&self.0))
    }
}

impl<T: Waits> Slot<T> {
    /// Leaves something, without waiting: what is oldest gives way where too much waits.
    pub(super) fn leave(&self, thing: T) {
        let mut state = self.0.state();
        if state.is_closed {
            return;
        }
        thing.join(&mut state.waiting);
        // Noting what was given up may take a round of its own.
        for _ in 0..=MOST_WAITING {
            if state.waiting.len() <= MOST_WAITING {
                break;
            }
            T::give_up(&mut state.waiting);
        }
        let over = state.waiting.len().saturating_sub(MOST_WAITING);
        state.waiting.drain(..over);
        self.0.came.notify_one();
    }

    /// Leaves something as soon as there is room; whether anybody may take it.
    pub(super) fn leave_patiently(&self, thing: T) -> bool {
        let is_full =
            |state: &mut InboxState<T>| !state.is_closed && state.waiting.len() >= MOST_FROM_PATIENT;
        let waited = self.0.went.wait_while(self.0.state(), is_full);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner);
        if !state.is_closed {
            thing.join(&mut state.waiting);
            self.0.came.notify_one();
        }
        !state.is_closed
    }
}

/// The receiving side; once dropped, nothing is accepted any more.
#[derive(Debug)]
pub(super) struct Inbox<T>(Arc<SharedInbox<T>>);

impl<T> Inbox<T> {
    /// Takes the oldest, waiting for it at most so long.
    pub(super) fn take_within(&self, time: Duration) -> Option<T> {
        let begin = Instant::now();
        let mut state = self.0.state();
        loop {
            if let Some(thing) = state.waiting.pop_front() {
                self.0.went.notify_all();
                return Some(thing);
            }
            let left = time.checked_sub(begin.elapsed())?;
            state = self.0.came.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Takes all that is there.
    pub(super) fn take_all(&self) -> Vec<T> {
        let all = self.0.state().waiting.drain(..).collect();
        self.0.went.notify_all();
        all
    }
}

impl<T> Drop for Inbox<T> {
    fn drop(&mut self) {
        let mut state = self.0.state();
        state.is_closed = true;
        state.waiting.clear();
        self.0.went.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq)]
    struct Number(usize);

    impl Waits for Number {}

    #[test]
    fn of_too_many_the_oldest_give_way() {
        let (slot, inbox) = open();
        for number in 0..100_000 {
            slot.leave(Number(number));
        }
        let all = inbox.take_all();
        assert_eq!((all.len(), all.first()), (MOST_WAITING, Some(&Number(100_000 - MOST_WAITING))));
    }

    #[test]
    fn who_can_wait_loses_nothing_and_leaves_room_for_others() {
        let (slot, inbox) = open();
        let patient = slot.clone();
        let leaving =
            std::thread::spawn(move || (0..1_000).all(|number| patient.leave_patiently(Number(number))));
        let mut heard = Vec::new();
        while heard.len() < 1_000 {
            heard.extend(inbox.take_within(Duration::from_secs(60)).map(|number| number.0));
            assert!(inbox.0.state().waiting.len() <= MOST_FROM_PATIENT);
        }
        assert!(leaving.join().unwrap());
        assert_eq!(heard, (0..1_000).collect::<Vec<_>>());
    }

    #[test]
    fn nobody_waits_for_one_who_is_gone() {
        let (slot, inbox) = open();
        while slot.0.state().waiting.len() < MOST_FROM_PATIENT {
            assert!(slot.leave_patiently(Number(0)));
        }
        let patient = slot.clone();
        let waiting = std::thread::spawn(move || patient.leave_patiently(Number(1)));
        drop(inbox);
        assert!(!waiting.join().unwrap());
        slot.leave(Number(2));
        assert!(slot.0.state().waiting.is_empty());
    }

    #[test]
    fn nothing_comes_within_no_time() {
        let (slot, inbox) = open();
        assert_eq!(inbox.take_within(Duration::ZERO), None);
        slot.leave(Number(1));
        assert_eq!(inbox.take_within(Duration::ZERO), Some(Number(1)));
    }
}
