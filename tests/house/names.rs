//! Names and first words: one type has one name, and a doc line begins with its subject.

use crate::sources::sources;
use std::collections::{BTreeMap, BTreeSet};

/// First words that leave the subject for later.
const NO_SUBJECT: [&str; 4] = ["What", "Whether", "Who", "How"];

/// Names that are still defined in more than two places, with the number of these. It only shrinks.
const STILL: &str = "Fault 7, Table 4, End 3, Feature 3, Found 3, Link 3, Piece 3, Place 3, Plain 3, Reader 3, Reading 3, Settings 3, Stage 3, Stream 3, Told 3, Worker 3, Written 3";

#[test]
fn doc_lines_begin_with_their_subject() {
    let mut wrong = Vec::new();
    for source in sources() {
        for line in source.text.lines().map(str::trim) {
            let doc = line.strip_prefix("/// ").or_else(|| line.strip_prefix("//! "));
            let first = doc.and_then(|doc| doc.split_whitespace().next());
            if first.is_some_and(|first| NO_SUBJECT.contains(&first)) {
                wrong.push(format!("src/{}: {line}", source.path));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The name of the type that a line defines at the top level of its file, if it does.
fn defined(line: &str) -> Option<&str> {
    let line = line.strip_prefix("pub").map_or(line, |line| {
        let line =
            line.strip_prefix('(').and_then(|line| line.split_once(')')).map_or(line, |(_, line)| line);
        line.trim_start()
    });
    let (keyword, rest) = line.split_once(' ')?;
    let is_type = ["struct", "enum", "trait", "type"].contains(&keyword);
    is_type.then(|| rest.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or(rest))
}

#[test]
fn no_name_is_given_to_more_than_two_types() {
    let mut places: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for source in sources() {
        // The two families of games have the same things, behind the same traits.
        let place = match source.room() {
            room @ ("rules" | "players") => room,
            _ => &source.path,
        };
        for name in source.code.lines().filter_map(defined) {
            places.entry(name.to_owned()).or_default().insert(place.to_owned());
        }
    }
    assert!(places.len() > 300, "{}", places.len());
    places.retain(|name, places| {
        let most =
            STILL.split(", ").filter_map(|still| still.split_once(' ')).find(|(still, _)| still == name);
        let most = most.map_or(2, |(_, most)| most.parse().unwrap());
        places.len() > most
    });
    assert!(places.is_empty(), "{places:#?}");
}
