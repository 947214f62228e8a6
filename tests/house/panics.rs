//! What comes from outside ends no program: the lints against it stand over the whole library.

use std::fs;
use std::path::{Path, PathBuf};

/// What may end a program whatever it is given; the last where a sum of numbers that are read may be too large.
const ENDS: [&str; 7] = [
    "indexing_slicing",
    "string_slice",
    "unwrap_used",
    "expect_used",
    "panic",
    "unreachable",
    "arithmetic_side_effects",
];

/// The rooms that are not held to all of it: the engine looks up its own tables, by numbers that its types bound; four
/// more add up cards, points and lines, which are few.
const LIFTED: [(&str, &[&str]); 7] = [
    ("cards", &["indexing_slicing", "expect_used", "arithmetic_side_effects"]),
    ("players", &["indexing_slicing", "expect_used", "arithmetic_side_effects"]),
    ("rules", &["indexing_slicing", "expect_used", "arithmetic_side_effects"]),
    ("cli", &["arithmetic_side_effects"]),
    ("dialogue", &["arithmetic_side_effects"]),
    ("narration", &["arithmetic_side_effects"]),
    ("resolve", &["arithmetic_side_effects"]),
];

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
fn the_library_is_held_to_end_nothing() {
    let text = fs::read_to_string(source().join("lib.rs")).unwrap().replace('\r', "");
    let (held, rooms) = text.split_once(")]\n\n").unwrap();
    let held: String = held.split_whitespace().collect();
    let (_, held) = held.split_once("#![cfg_attr(not(test),warn(").unwrap();
    for lint in ENDS {
        assert!(held.contains(&format!("clippy::{lint}")), "nothing is held by {lint}");
    }
    for piece in rooms.split_inclusive(';').filter(|piece| !piece.trim().is_empty()) {
        let (attributes, room) = piece.rsplit_once("pub mod ").unwrap();
        let room = room.trim_end_matches(';');
        let lifted = LIFTED.iter().find(|(name, _)| *name == room).map_or(&[][..], |(_, lints)| lints);
        for lint in ENDS {
            assert!(!attributes.contains(lint) || lifted.contains(&lint), "{room} is not held by {lint}");
        }
    }
}

#[test]
fn no_file_lifts_what_it_is_held_to() {
    for (path, code) in code().iter().filter(|(path, _)| path != "lib.rs") {
        let attributes = code.split('#').filter(|text| text.starts_with('[') || text.starts_with("!["));
        for attribute in attributes.filter_map(|text| text.split(']').next()) {
            let lifts = attribute.contains("allow(") || attribute.contains("expect(");
            let lint = ENDS.iter().find(|lint| attribute.contains(**lint));
            assert!(!lifts || lint.is_none(), "src/{path}: #{attribute}]");
        }
    }
}

#[test]
fn nothing_is_asserted_of_what_comes() {
    for (path, code) in code() {
        for line in code.lines() {
            let asserts =
                line.contains("assert!(") || line.contains("assert_eq!(") || line.contains("assert_ne!(");
            let allowed = ASSERTED.iter().any(|(file, text)| path == *file && line.contains(text));
            assert!(!asserts || allowed || line.contains("debug_assert"), "src/{path}: {line}");
        }
    }
}

/// All sources without their tests and comments, with the path of each.
pub fn code() -> Vec<(String, String)> {
    let mut files = Vec::new();
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
                files.push((name, code.collect::<Vec<_>>().join("\n")));
            }
        }
    }
    files
}
