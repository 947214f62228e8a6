//! Values that the environment or the system gives: a generator, the day, the time zone, the log level of a host.

use super::files::read_regular;
use crate::rules::Day;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use rand::rngs::{ChaCha8Rng, SysRng};
use rand::{SeedableRng, TryRng};
use std::io;
use std::path::Path;

/// The environment variable with the seed of games for which no seed was given.
const SEED: &str = "ELEVENS_SEED";

/// Returns a generator from a seed, or from the system's randomness.
#[must_use]
pub(crate) fn generator(seed: Option<u64>) -> ChaCha8Rng {
    let seed = seed.or_else(|| SysRng.try_next_u64().ok());
    let of_clock = || {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        now.map_or(0, |now| now.as_nanos() as u64)
    };
    ChaCha8Rng::seed_from_u64(seed.unwrap_or_else(of_clock))
}

/// Returns the seed that the environment names, if it names one.
#[must_use]
pub(crate) fn seed_of_environment() -> Option<u64> {
    std::env::var(SEED).ok()?.parse().ok()
}

/// The environment variable with the day on which is played, as in `2026-11-22`.
const DATE: &str = "ELEVENS_DATE";

/// Returns the day that the environment names, else today in the player's time zone.
#[must_use]
pub fn today() -> Day {
    let named = std::env::var(DATE).ok().and_then(|text| text.parse().ok());
    named.unwrap_or_else(date_of_clock)
}

fn date_of_clock() -> Day {
    let date = zone().to_datetime(Timestamp::now()).date();
    let [year, month, day] = [date.year(), i16::from(date.month()), i16::from(date.day())];
    let read = || Day::new(year.try_into().ok()?, month.try_into().ok()?, day.try_into().ok()?);
    read().unwrap_or(Day::FIRST)
}

/// The file with the time zone of a Unix system.
const SYSTEM_ZONE: &str = "/etc/localtime";

/// The longest file of a time zone, in bytes; those with all changes since 1900 have four thousand.
const LONGEST_ZONE: u64 = 64 * 1024;

/// Returns the time zone of the environment, else of the system.
///
/// To look up a zone that the environment names, all zones of the system are listed, directory by directory. Where none
/// is named, the file of the system is enough, and the start is faster.
#[must_use]
pub(crate) fn zone() -> TimeZone {
    let named = std::env::var_os("TZ").is_some();
    let zone_of_system = || zone_of_file(Path::new(SYSTEM_ZONE)).ok();
    let read = if named { None } else { zone_of_system() };
    read.unwrap_or_else(TimeZone::system)
}

fn zone_of_file(path: &Path) -> io::Result<TimeZone> {
    TimeZone::tzif("", &read_regular(path, LONGEST_ZONE)?).map_err(io::Error::other)
}

/// The environment variable with the log level of a host.
const LOG: &str = "ELEVENS_LOG";

/// A log level of a host: each logs what the ones before it log, and more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum LogLevel {
    /// Nothing.
    Off,
    /// Data that was lost.
    Error,
    /// Data that may be lost.
    #[default]
    Warn,
    /// Events of tables.
    Info,
    /// Events of connections.
    Debug,
}

impl LogLevel {
    /// Every level, from the least to the most.
    pub(crate) const ALL: [LogLevel; 5] =
        [LogLevel::Off, LogLevel::Error, LogLevel::Warn, LogLevel::Info, LogLevel::Debug];

    /// Returns the name of the level in options.
    #[must_use]
    pub(crate) const fn id(self) -> &'static str {
        match self {
            LogLevel::Off => "off",
            LogLevel::Error => "error",
            LogLevel::Warn => "warn",
            LogLevel::Info => "info",
            LogLevel::Debug => "debug",
        }
    }

    /// Returns the level with this name.
    #[must_use]
    pub(crate) fn called(id: &str) -> Option<LogLevel> {
        LogLevel::ALL.into_iter().find(|level| level.id() == id)
    }

    /// Returns the level that the environment names, else the default.
    #[must_use]
    pub(crate) fn of_environment() -> LogLevel {
        std::env::var(LOG).ok().and_then(|id| LogLevel::called(&id)).unwrap_or_default()
    }
}

/// The environment variable with the factor by which tests shorten the timeouts of a host.
#[cfg(feature = "host")]
const TIME_SCALE: &str = "ELEVENS_TEST_TIME_SCALE";

/// Returns the factor by which the timeouts of a host are shortened: that of the environment, else 1.
#[cfg(feature = "host")]
#[must_use]
pub(crate) fn test_time_scale() -> u32 {
    let chosen = std::env::var(TIME_SCALE).ok().and_then(|text| text.parse().ok());
    chosen.filter(|scale| *scale > 0).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_zone_is_not_taken_for_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("localtime");
        assert!(zone_of_file(&path).is_err());
        assert!(zone_of_file(folder.path()).is_err());
        std::fs::write(&path, "TZif2 and no more").unwrap();
        assert!(zone_of_file(&path).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_file_says_the_same_as_the_name_of_its_zone() {
        let path = Path::new("/usr/share/zoneinfo/Pacific/Kiritimati");
        let Ok(zone) = zone_of_file(path) else { return eprintln!("skipped: {path:?} is not there") };
        let now = jiff::Timestamp::now();
        assert_eq!(zone.to_offset(now), TimeZone::get("Pacific/Kiritimati").unwrap().to_offset(now));
    }
}
