use crate::output::inbox::Waits;
use std::collections::VecDeque;
use std::io;

/// An event of the display, reported once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DisplayEvent {
    /// The display could not be had.
    Refused(DisplayRefusal),
    /// The display was had and is gone: the server ended, or does not answer any more.
    Lost,
    /// The display is there again after it was refused or lost, and shows what it would have shown.
    Back,
    /// Lines were given up unread, the oldest: more waited than can be kept.
    Missed,
    /// The cells of the display, from 0 for none to 400; told at first and when it changes.
    Size(usize),
}

/// The reason why a display could not be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DisplayRefusal {
    /// Nothing listens at the address; it is tried again.
    #[error("no BrlAPI server is there")]
    NoServer,
    /// Something listens, but does not speak as the protocol says, or not in time; it is tried again.
    #[error("the BrlAPI server does not answer as it should")]
    NoAnswer,
    /// The server wants a key and none could be read; it is not tried again.
    #[error("the BrlAPI server wants a key, and none can be read")]
    NoKey,
    /// The server takes no key, or not the one it was given; it is not tried again.
    #[error("the BrlAPI server does not let this user in")]
    NotAllowed,
    /// The server speaks this version of the protocol instead of 8; it is not tried again.
    #[error("the BrlAPI server speaks version {0} of the protocol, not 8")]
    Version(u32),
}

impl DisplayRefusal {
    /// Returns what it means that a server could not be called.
    pub(super) fn of_calling(fault: &io::Error) -> DisplayRefusal {
        if fault.kind() == io::ErrorKind::TimedOut {
            DisplayRefusal::NoAnswer
        } else {
            DisplayRefusal::NoServer
        }
    }

    /// Returns whether it may be otherwise at another try.
    pub(super) const fn passes(self) -> bool {
        match self {
            DisplayRefusal::NoServer | DisplayRefusal::NoAnswer => true,
            DisplayRefusal::NoKey | DisplayRefusal::NotAllowed | DisplayRefusal::Version(_) => false,
        }
    }
}

impl Waits for DisplayEvent {
    /// Nothing is told twice on end.
    fn join(self, waiting: &mut VecDeque<DisplayEvent>) {
        if waiting.back() != Some(&self) {
            waiting.push_back(self);
        }
    }

    /// Of sizes the last counts.
    fn give_up(waiting: &mut VecDeque<DisplayEvent>) {
        let size = waiting.iter().position(|news| matches!(news, DisplayEvent::Size(_)));
        waiting.remove(size.unwrap_or(0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::inbox::{self, MOST_WAITING};

    #[test]
    fn a_display_that_changes_its_size_all_the_time_hides_nothing_else() {
        let (slot, inbox) = inbox::open();
        slot.leave(DisplayEvent::Lost);
        (0..100_000).for_each(|number| slot.leave(DisplayEvent::Size(number)));
        let all = inbox.take_all();
        assert_eq!((all.len(), all.first()), (MOST_WAITING, Some(&DisplayEvent::Lost)));
        assert_eq!(all.last(), Some(&DisplayEvent::Size(99_999)));
    }
}
