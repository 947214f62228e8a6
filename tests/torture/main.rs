//! The program under torture: many tries of each kind, by chance but repeatable, and a table of what was tried and failed.
//!
//! Without settings every kind is tried a few times. `TORTURE_MINUTES` goes on so long, `TORTURE_ONLY` names one kind,
//! and `TORTURE_SEED` the try to see again.
#![cfg(unix)]

mod disks;
mod hostile;
mod kills;
mod limits;
mod power;
mod recognizers;
mod records;
mod round;
mod services;
mod typed;
mod worlds;

#[path = "../common/worlds.rs"]
mod alike;
#[path = "../common/program.rs"]
mod program;
#[path = "../common/session.rs"]
mod session;
#[path = "../common/watch.rs"]
mod watch;

use round::{Kind, Outcome};

/// Every kind of torture, and how often it is tried where no time is set.
const KINDS: [Kind; 13] = [
    Kind { name: "killed-at-any-instant", short: 3, attempt: kills::at_any_instant },
    Kind { name: "record-damaged-in-memory", short: 300, attempt: records::in_memory },
    Kind { name: "record-damaged-on-disk", short: 4, attempt: records::on_disk },
    Kind { name: "record-huge", short: 2, attempt: records::huge },
    Kind { name: "disk-full-or-gone", short: 3, attempt: disks::full_or_gone },
    Kind { name: "power-cut", short: 1, attempt: power::cut },
    Kind { name: "speech-service-hostile", short: 4, attempt: services::speech },
    Kind { name: "braille-service-hostile", short: 4, attempt: services::braille },
    Kind { name: "recognizer-hostile", short: 3, attempt: recognizers::hostile },
    Kind { name: "arguments-at-their-limits", short: 8, attempt: limits::arguments },
    Kind { name: "settings-at-their-limits", short: 6, attempt: limits::settings },
    Kind { name: "two-worlds-alike", short: 3, attempt: worlds::alike },
    Kind { name: "lines-of-any-sort", short: 3, attempt: typed::lines },
];

#[test]
fn a_round_of_torture() {
    let failures = round::run(&KINDS);
    assert!(failures.is_empty(), "{} failed", failures.len());
}

/// So many lines into running games in each language, `TORTURE_LINES` or 100,000: longer than a round may take.
#[test]
#[ignore = "scripts/torture.sh lines"]
fn as_many_lines_a_language_as_are_asked_for() {
    let set = std::env::var("TORTURE_LINES").ok().and_then(|lines| lines.parse().ok());
    let failures = typed::many(set.unwrap_or(100_000));
    assert!(failures.is_empty(), "{} failed", failures.len());
}

/// Ends a try with what is wrong, unless something holds.
fn hold(holds: bool, wrong: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(wrong()) }
}

/// A try of so many things went well.
fn well(count: u64) -> Outcome {
    Ok(Some(count))
}
