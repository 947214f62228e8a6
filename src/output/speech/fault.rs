use super::{Absence, SpeechEvent};
use std::io;

/// The reason why a connection to a voice can't be used any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SpeechFault {
    Unavailable(Absence),
    Lost,
    Hangs,
    Nonsense,
}

impl SpeechFault {
    /// Returns what it is to the player.
    pub(super) const fn news(self) -> SpeechEvent {
        match self {
            SpeechFault::Unavailable(absence) => SpeechEvent::Unavailable(absence),
            SpeechFault::Lost => SpeechEvent::Lost,
            SpeechFault::Hangs => SpeechEvent::Hangs,
            SpeechFault::Nonsense => SpeechEvent::Nonsense,
        }
    }

    /// Returns what a failed connection means.
    pub(super) fn of_connecting(error: &io::Error) -> SpeechFault {
        if is_late(error) {
            SpeechFault::Hangs
        } else if error.kind() == io::ErrorKind::PermissionDenied {
            SpeechFault::Unavailable(Absence::Denied)
        } else {
            SpeechFault::Unavailable(Absence::NoService)
        }
    }

    /// Returns what a failure on a connection means.
    pub(super) fn of_talking(error: &io::Error) -> SpeechFault {
        if is_late(error) {
            SpeechFault::Hangs
        } else if error.kind() == io::ErrorKind::InvalidData {
            SpeechFault::Nonsense
        } else {
            SpeechFault::Lost
        }
    }
}

fn is_late(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut)
}
