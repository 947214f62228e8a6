//! In which time zone the player is.

use super::folders::read_regular;
use jiff::tz::TimeZone;
use std::io;
use std::path::Path;

/// The zone of a Unix system.
const OF_THE_SYSTEM: &str = "/etc/localtime";

/// The most bytes of a file of a zone; those with all changes since 1900 have four thousand.
const MOST_READ: u64 = 64 * 1024;

/// The time zone of the environment, else of the system.
///
/// A zone that the environment names is looked up, for which all zones of the system are listed, a directory at a time.
/// Where none is named, the file of the system is enough, and a start has less to wait for.
#[must_use]
pub fn zone() -> TimeZone {
    let named = std::env::var_os("TZ").is_some();
    let of_the_system = || of_a_file(Path::new(OF_THE_SYSTEM)).ok();
    let read = if named { None } else { of_the_system() };
    read.unwrap_or_else(TimeZone::system)
}

fn of_a_file(path: &Path) -> io::Result<TimeZone> {
    TimeZone::tzif("", &read_regular(path, MOST_READ)?).map_err(io::Error::other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_zone_is_not_taken_for_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("localtime");
        assert!(of_a_file(&path).is_err());
        assert!(of_a_file(folder.path()).is_err());
        std::fs::write(&path, "TZif2 and no more").unwrap();
        assert!(of_a_file(&path).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_file_says_the_same_as_the_name_of_its_zone() {
        let path = Path::new("/usr/share/zoneinfo/Pacific/Kiritimati");
        let Ok(zone) = of_a_file(path) else { return eprintln!("skipped: {path:?} is not there") };
        let now = jiff::Timestamp::now();
        assert_eq!(zone.to_offset(now), TimeZone::get("Pacific/Kiritimati").unwrap().to_offset(now));
    }
}
