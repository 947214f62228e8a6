//! Sentences for faults of files, in the player's language.

use crate::locale::{Locale, args};
use crate::narration::shortened;
use crate::record::{RecordError, RecordFault};
use crate::rules::{MatchError, SetupFault};
use crate::store::{Unusable, is_held, kind_at};
use std::io;
use std::path::Path;

/// Why the system refused something, as a part of a sentence.
#[expect(clippy::wildcard_enum_match_arm, reason = "the system's kinds are not ours, and may become more")]
pub fn reason(locale: &Locale, error: &io::Error) -> String {
    use io::ErrorKind as Kind;
    let id = match error.kind() {
        Kind::NotFound => "reason-not-found",
        Kind::PermissionDenied => "reason-denied",
        Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge | Kind::WriteZero => "reason-full",
        Kind::ReadOnlyFilesystem => "reason-read-only",
        Kind::IsADirectory => "reason-is-folder",
        Kind::NotADirectory => "reason-not-folder",
        Kind::InvalidFilename => "reason-name",
        // A pipe or a device.
        Kind::NotSeekable => "reason-not-file",
        Kind::AlreadyExists => "reason-exists",
        // What was read is not what was expected.
        Kind::InvalidData | Kind::UnexpectedEof => "reason-content",
        _ => match error.raw_os_error() {
            Some(code) => return locale.format("reason-other", &args!("code" => code.to_string())),
            None => "reason-unknown",
        },
    };
    locale.text(id)
}

/// Why the system refused something at a path, as a part of a sentence.
pub fn reason_at(locale: &Locale, path: &Path, error: &io::Error) -> String {
    kind_at(path, error).map_or_else(|| reason(locale, error), |kind| reason(locale, &kind.into()))
}

/// That the settings can't be kept.
pub fn settings_fault(locale: &Locale, error: &io::Error) -> String {
    locale.format("error-settings-write", &args!("reason" => reason(locale, error)))
}

fn open_error(locale: &Locale, path: &Path, error: &io::Error) -> String {
    let reason = reason_at(locale, path, error);
    locale.format("error-open", &args!("path" => path.display().to_string(), "reason" => reason))
}

/// Why a record can't go on.
pub fn unusable(locale: &Locale, path: &Path, fault: &Unusable) -> String {
    let named = || args!("path" => path.display().to_string());
    match fault {
        Unusable::Finished => locale.format("error-finished", &named()),
        Unusable::Empty => locale.format("error-empty-record", &named()),
        Unusable::Io(error) => cannot_open(locale, path, error),
        Unusable::Record(RecordError { fault: RecordFault::Io(error), .. }) if is_held(error) => {
            held(locale, path)
        }
        Unusable::Record(error) => record_error(locale, &path.display().to_string(), error),
    }
}

/// Why a record can't be opened: another program holds it, or what the system says.
pub fn cannot_open(locale: &Locale, path: &Path, error: &io::Error) -> String {
    if is_held(error) { held(locale, path) } else { open_error(locale, path, error) }
}

/// Why a file can't be written: another program holds it, or what the system says, in the message with this id.
pub fn cannot_write(locale: &Locale, id: &str, path: &Path, error: &io::Error) -> String {
    if is_held(error) {
        held(locale, path)
    } else {
        locale.format(
            id,
            &args!("path" => path.display().to_string(), "reason" => reason_at(locale, path, error)),
        )
    }
}

fn held(locale: &Locale, path: &Path) -> String {
    locale.format("error-held", &args!("path" => path.display().to_string()))
}

/// Returns what is wrong with a record.
pub fn record_error(locale: &Locale, path: &str, error: &RecordError) -> String {
    let fault = record_fault(locale, &error.fault);
    // A number of a line is an identifier, told without the signs that group thousands.
    let line = error.line.to_string();
    locale.format("error-record", &args!("path" => path, "line" => line, "fault" => fault))
}

fn record_fault(locale: &Locale, fault: &RecordFault) -> String {
    match fault {
        RecordFault::Io(error) => locale.format("error-fault-io", &args!("reason" => reason(locale, error))),
        RecordFault::NotALine => locale.text("error-fault-line"),
        RecordFault::Version(version) => {
            locale.format("error-fault-version", &args!("version" => version.as_str()))
        }
        RecordFault::OutOfPlace => locale.text("error-fault-place"),
        RecordFault::UnknownGame(game) => {
            locale.format("error-fault-game", &args!("game" => shortened(game)))
        }
        RecordFault::Rows => locale.text("error-fault-rows"),
        RecordFault::Plan(_) => locale.text("error-fault-plan"),
        RecordFault::NoSuchSeat(seat) => locale.format("error-fault-seat", &args!("seat" => *seat)),
        RecordFault::Code(code) => locale.format("error-fault-code", &args!("code" => shortened(&code.0))),
        RecordFault::Deal(error) => deal_fault(locale, error),
        RecordFault::RoundNumber { found, expected } => {
            locale.format("error-fault-round", &args!("found" => *found, "expected" => *expected))
        }
        RecordFault::NotItsTurn { found, expected } => {
            locale.format("error-fault-turn", &args!("found" => *found, "expected" => *expected))
        }
        RecordFault::Illegal { code, refusal: _ } => {
            locale.format("error-fault-illegal", &args!("code" => shortened(code)))
        }
        RecordFault::Undo(_) => locale.text("error-fault-undo"),
        RecordFault::Result { computed } => {
            locale.format("error-fault-result", &args!("computed" => computed.as_str()))
        }
    }
}

fn deal_fault(locale: &Locale, error: &MatchError) -> String {
    match error {
        MatchError::RoundRunning | MatchError::MatchOver => locale.text("error-fault-place"),
        MatchError::Setup(faults) => {
            let first = faults.first().map(|fault| setup_fault(locale, fault)).unwrap_or_default();
            locale.format("error-fault-deal", &args!("reason" => first))
        }
    }
}

fn setup_fault(locale: &Locale, fault: &SetupFault) -> String {
    match *fault {
        SetupFault::Hands { found, seats } => {
            locale.format("deal-hands", &args!("found" => found, "seats" => seats))
        }
        SetupFault::HandSize { seat, found, expected } => {
            let args = args!("seat" => seat, "found" => found, "expected" => expected);
            locale.format("deal-hand-size", &args)
        }
        SetupFault::Bridges => locale.text("deal-bridges"),
        SetupFault::Open(found) => locale.format("deal-open", &args!("found" => found)),
        SetupFault::TooMany(card) => locale.format("deal-too-many", &args!("card" => card.to_string())),
        SetupFault::Missing(card) => locale.format("deal-missing", &args!("card" => card.to_string())),
        SetupFault::First(seat) => locale.format("deal-first", &args!("seat" => seat)),
        SetupFault::OtherGame => locale.text("deal-other-game"),
    }
}
