use super::{Absence, News};
use std::io;

/// The reason why a connection to a voice can't be used any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    Unavailable(Absence),
    Lost,
    Hangs,
    Nonsense,
}

impl Fault {
    /// Returns what it is to the player.
    pub(super) const fn news(self) -> News {
        match self {
            Fault::Unavailable(absence) => News::Unavailable(absence),
            Fault::Lost => News::Lost,
            Fault::Hangs => News::Hangs,
            Fault::Nonsense => News::Nonsense,
        }
    }

    /// Returns what a failed connection means.
    pub(super) fn of_connecting(error: &io::Error) -> Fault {
        if is_late(error) {
            Fault::Hangs
        } else if error.kind() == io::ErrorKind::PermissionDenied {
            Fault::Unavailable(Absence::Denied)
        } else {
            Fault::Unavailable(Absence::NoService)
        }
    }

    /// Returns what a failure on a connection means.
    pub(super) fn of_talking(error: &io::Error) -> Fault {
        if is_late(error) {
            Fault::Hangs
        } else if error.kind() == io::ErrorKind::InvalidData {
            Fault::Nonsense
        } else {
            Fault::Lost
        }
    }
}

fn is_late(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut)
}
