//! Faults of files: why one can't be used, with what Windows says of them put in the terms of every system.

use crate::record::RecordError;
use std::io;
use std::path::Path;

/// A reason why a record can't go on.
#[derive(Debug)]
pub enum Unusable {
    /// The match is over.
    Finished,
    /// No match began in it.
    Empty,
    /// The file can't be opened or read.
    Io(io::Error),
    /// A line of it does not hold.
    Record(RecordError),
}

/// Returns the error with a more exact kind where the path explains it: on Windows a folder that is opened as a file is
/// only "denied", and a name of a device is told by a number.
pub(super) fn at(path: &Path, error: io::Error) -> io::Error {
    kind_at(path, &error).map_or(error, io::Error::from)
}

/// Returns the kind of an error that the path itself explains.
#[must_use]
pub(crate) fn kind_at(path: &Path, error: &io::Error) -> Option<io::ErrorKind> {
    if is_folder(path, error) {
        Some(io::ErrorKind::IsADirectory)
    } else if cfg!(windows) && is_reserved(path) {
        Some(io::ErrorKind::InvalidFilename)
    } else {
        None
    }
}

/// Returns whether Windows refused to open a folder without saying that it is one.
fn is_folder(path: &Path, error: &io::Error) -> bool {
    cfg!(windows) && error.kind() == io::ErrorKind::PermissionDenied && path.is_dir()
}

/// Returns whether a part of a path is a name that Windows keeps for a device, whatever stands behind its first dot.
fn is_reserved(path: &Path) -> bool {
    const DEVICES: [&str; 6] = ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"];
    let is_device = |name: &str| {
        let stem = name.split(['.', ':']).next().unwrap_or_default().trim_end().to_ascii_uppercase();
        let is_port = |port: &str| {
            let mut number = stem.strip_prefix(port).unwrap_or_default().chars();
            matches!((number.next(), number.next()), (Some('0'..='9' | '¹' | '²' | '³'), None))
        };
        DEVICES.contains(&stem.as_str()) || is_port("COM") || is_port("LPT")
    };
    path.components().any(|part| part.as_os_str().to_str().is_some_and(is_device))
}

/// Returns whether another program holds the file.
#[must_use]
pub(crate) fn is_held(error: &io::Error) -> bool {
    /// The lock violation of Windows, where a held file can't even be read.
    const LOCK_VIOLATION: i32 = 33;
    error.kind() == io::ErrorKind::WouldBlock || cfg!(windows) && error.raw_os_error() == Some(LOCK_VIOLATION)
}

#[cfg(test)]
mod tests {
    use super::is_reserved;
    use std::path::Path;

    #[test]
    fn names_of_devices_are_known_wherever_they_stand() {
        for name in
            ["NUL", "con", "Aux.jsonl", "games/prn", "COM1", "lpt9.txt", "COM\u{b9}", "NUL .x", "nul:"]
        {
            assert!(is_reserved(Path::new(name)), "{name}");
        }
        for name in ["", "null", "console", "games/a.con", "COM", "COM10", "com-1", "game-0001.jsonl", "/"] {
            assert!(!is_reserved(Path::new(name)), "{name}");
        }
    }
}
