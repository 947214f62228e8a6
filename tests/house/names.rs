//! Names and first words: one type has one name, and a doc line begins with its subject.

use crate::sources::{Source, sources};
use std::collections::{BTreeMap, BTreeSet};

/// First words that leave the subject for later.
const NO_SUBJECT: [&str; 7] = ["What", "Whether", "Who", "Whom", "Whose", "Which", "How"];

/// Types that two builds of the program define, one each: with a feature and without it.
const BY_FEATURE: [&str; 1] = ["BuiltinRecognizer"];

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

/// The family of games that a file is about. The two families define the same things, and so do the types for any game,
/// which have a variant for each family.
fn family(source: &Source) -> Option<&'static str> {
    let is_of_games = ["rules", "players"].contains(&source.room());
    let of_family = |family: &&&str| source.path.split(['/', '.']).any(|part| part == **family);
    is_of_games.then(|| ["rows", "nimm"].iter().find(of_family).copied().unwrap_or("any game"))
}

#[test]
fn one_type_has_one_name() {
    let mut places: BTreeMap<String, Vec<(Option<&str>, String)>> = BTreeMap::new();
    for source in sources() {
        for name in source.code.lines().filter_map(defined) {
            places.entry(name.to_owned()).or_default().push((family(&source), source.path.clone()));
        }
    }
    assert!(places.len() > 900, "{}", places.len());
    places.retain(|name, places| {
        let families: BTreeSet<_> = places.iter().filter_map(|(family, _)| *family).collect();
        families.len().max(1) < places.len() && !BY_FEATURE.contains(&name.as_str())
    });
    assert!(places.is_empty(), "{places:#?}");
}
