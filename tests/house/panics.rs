//! What comes from outside ends no program: the lints against it stand over the rooms that it reaches.

use std::fs;
use std::path::{Path, PathBuf};

/// What may end a program whatever it is given.
const ENDS: [&str; 6] =
    ["indexing_slicing", "string_slice", "unwrap_used", "expect_used", "panic", "unreachable"];

/// The rooms above the rules: lines, records, settings, and all that is told of them go through these.
const ROOMS: [&str; 11] = [
    "cli",
    "dialogue",
    "files",
    "keyboard",
    "language",
    "locale",
    "meaning",
    "narration",
    "output",
    "record",
    "resolve",
];

/// Those that count and measure what is read, where a sum of its numbers may be too large.
const COUNTING: [&str; 6] = ["files", "keyboard", "language", "meaning", "output", "record"];

/// Where something is asserted all the same, and why it always holds.
const ASSERTED: [(&str, &str); 3] = [
    // Constants of the game, looked at while it is compiled.
    ("cards/place_set.rs", "assert!(low >= 1 && high <= Place::HIGHEST)"),
    ("cards/cow_set.rs", "assert!("),
    // A player chooses among the legal actions; its tests hold that.
    ("players/arena.rs", "assert!(played.is_ok()"),
];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

#[test]
fn the_rooms_that_read_what_comes_are_held_to_end_nothing() {
    let text = fs::read_to_string(source().join("lib.rs")).unwrap();
    for room in ROOMS {
        let (before, _) = text.split_once(&format!("pub mod {room};")).unwrap();
        let attributes = before.rsplit_once("pub mod ").map_or(before, |(_, attributes)| attributes);
        let counts = COUNTING.contains(&room).then_some("arithmetic_side_effects");
        for lint in ENDS.into_iter().chain(counts) {
            assert!(attributes.contains(&format!("clippy::{lint}")), "{room} is not held by {lint}");
        }
    }
}

#[test]
fn no_room_lifts_what_it_is_held_to() {
    for (path, line) in lines() {
        let lifts = line.contains("allow(clippy") || line.contains("expect(clippy");
        let lint = ENDS.iter().chain(&["arithmetic_side_effects"]).find(|lint| line.contains(**lint));
        assert!(!lifts || lint.is_none(), "src/{path}: {line}");
    }
}

#[test]
fn nothing_is_asserted_of_what_comes() {
    for (path, line) in lines() {
        let asserts =
            line.contains("assert!(") || line.contains("assert_eq!(") || line.contains("assert_ne!(");
        let allowed = ASSERTED.iter().any(|(file, text)| path == *file && line.contains(text));
        assert!(!asserts || allowed || line.contains("debug_assert"), "src/{path}: {line}");
    }
}

/// The lines of all sources without their tests and comments, with the path of each.
fn lines() -> Vec<(String, String)> {
    let mut lines = Vec::new();
    let mut folders = vec![source()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs")
                && !path.ends_with("tests.rs")
            {
                let text = fs::read_to_string(&path).unwrap();
                let code = text.split("#[cfg(test)]").next().unwrap();
                let name = path.strip_prefix(source()).unwrap().to_str().unwrap().replace('\\', "/");
                let code = code.lines().map(str::trim).filter(|line| !line.starts_with("//"));
                lines.extend(code.map(|line| (name.clone(), line.to_owned())));
            }
        }
    }
    lines
}
