//! Records of an independent program: equal legal sets, scores and winners at every step.

use elevens::record::{Line, RecordReader, legal_codes};
use std::io::BufRead;
use std::path::Path;

/// The legal set that a conformance line carries.
fn expected_legal(text: &str) -> Option<Vec<String>> {
    let value: serde_json::Value = serde_json::from_str(text).unwrap();
    let codes = value.get("legal")?.as_array()?;
    Some(codes.iter().map(|code| code.as_str().unwrap().to_owned()).collect())
}

fn replay(game: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance").join(format!("{game}.jsonl"));
    let bytes = std::fs::read(&path).unwrap();
    let mut reader = RecordReader::new(&bytes[..]);
    let (mut actions, mut matches) = (0, 0);
    for text in bytes.lines().map(Result::unwrap) {
        let line = reader.read().unwrap().unwrap();
        if let Line::Action(_) = line {
            let round = reader.replay().current().and_then(elevens::rules::Match::round).unwrap();
            assert_eq!(Some(legal_codes(round)), expected_legal(&text), "{game} line {}", reader.line());
            actions += 1;
        }
        reader.tell(&line).unwrap_or_else(|error| panic!("{game} {error}"));
        matches += usize::from(matches!(line, Line::Totals(_)));
    }
    assert!(reader.read().unwrap().is_none());
    assert!(reader.replay().is_complete());
    assert!(actions > 400 && matches >= 4, "{game}: {actions} actions, {matches} matches");
}

#[test]
fn elevens() {
    replay("elevens");
}

#[test]
fn beginner() {
    replay("beginner");
}

#[test]
fn junior() {
    replay("junior");
}

#[test]
fn classic() {
    replay("classic");
}

#[test]
fn extremes() {
    replay("extremes");
}

#[test]
fn three_openings() {
    replay("three-openings");
}

#[test]
fn free_opening() {
    replay("free-opening");
}

#[test]
fn nimm() {
    replay("nimm");
}
