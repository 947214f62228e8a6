//! Nothing that comes from outside ends the program: the lints against it stand over the whole library.

use crate::sources::sources;
use std::path::Path;

/// The lints that nobody can lift, as the compiler holds.
const FORBIDDEN: [&str; 6] = ["panic", "string_slice", "todo", "unimplemented", "unreachable", "unwrap_used"];

/// The lints that stand over all rooms but these: the engine looks up its own tables, by numbers that its types bound; five
/// more rooms add up cards, points, lines and sizes of matrices, which are few. Besides, an `expect` can be expected where a reason is given.
const LIFTED: [(&str, &[&str]); 3] = [
    (
        "arithmetic_side_effects",
        &["cards", "players", "rules", "cli", "narration", "recognition", "resolve", "session"],
    ),
    ("expect_used", &[]),
    ("indexing_slicing", &["cards", "players", "rules"]),
];

/// Rooms and assertions on other things than what comes from outside, and why they always hold.
const ASSERTED: [(&str, &str); 3] = [
    // Constants of the game, looked at while it is compiled.
    ("cards", "assert!(low >= 1 && high <= Place::HIGHEST)"),
    ("cards", "assert!("),
    // A player chooses among the legal actions; its tests hold that.
    ("players", "assert!(played.is_ok()"),
];

#[test]
fn the_library_is_held_to_end_nothing() {
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs")).unwrap();
    let text: String = text.split_whitespace().collect();
    let list = |level: &str| {
        let list = text.split_once(&format!("#![cfg_attr(not(test),{level}(")).unwrap().1;
        list.split_once(')').unwrap().0
    };
    for lint in FORBIDDEN {
        assert!(list("forbid").contains(&format!("clippy::{lint}")), "{lint} is not forbidden");
    }
    for (lint, rooms) in LIFTED {
        let lint = format!("clippy::{lint}");
        assert!(list("warn").contains(&lint), "nothing is held by {lint}");
        let modules = text.split(';').filter_map(|module| module.rsplit_once("pubmod"));
        for (attributes, room) in modules.filter(|(attributes, _)| attributes.contains("#[allow")) {
            let attributes = attributes.rsplit_once(")]#[allow").map_or(attributes, |(_, last)| last);
            assert!(!attributes.contains(&lint) || rooms.contains(&room), "{room} is not held by {lint}");
        }
    }
    for source in sources().iter().filter(|source| source.path != "lib.rs") {
        for (lint, _) in LIFTED {
            // An `expect` that can't be done without is expected where it stands; clippy asks for the reason.
            let lifts = source.code.contains(&format!("clippy::{lint}")) && lint != "expect_used";
            assert!(!lifts && !source.code.contains("allow(clippy::"), "src/{} lifts {lint}", source.path);
        }
    }
}

#[test]
fn nothing_is_asserted_of_what_comes() {
    for source in sources() {
        for line in source.lines() {
            let asserts =
                line.contains("assert!(") || line.contains("assert_eq!(") || line.contains("assert_ne!(");
            let allowed = ASSERTED.iter().any(|(room, text)| source.room() == *room && line.contains(text));
            assert!(
                !asserts || allowed || line.contains("debug_assert"),
                "src/{} asserts: {line}",
                source.path
            );
        }
    }
}
