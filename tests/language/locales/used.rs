//! Every message that the program names is there, and every other is one that it can name.

use super::files::{ROOT, patterns, source};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The sources of the program without comments and without what is only for tests.
pub fn sources() -> Vec<(PathBuf, String)> {
    let mut folders = vec![Path::new(ROOT).join("src"), Path::new(ROOT).join("page/src")];
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let text = text.split("#[cfg(test)]").next().unwrap_or_default();
                let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
                sources.push((path.clone(), lines.collect::<Vec<_>>().join("\n")));
            }
        }
    }
    sources.sort();
    sources
}

/// The text literals of a source, each with what stands before it.
pub fn literals(source: &str) -> Vec<(&str, &str)> {
    let mut literals = Vec::new();
    let mut from = 0;
    while let Some(begin) = source[from..].find('"').map(|at| from + at) {
        // '"' is a letter, not the beginning of a text.
        if source[..begin].ends_with('\'') {
            from = begin + 1;
            continue;
        }
        let mut end = begin + 1;
        while !source[end..].starts_with('"') {
            let step = if source[end..].starts_with('\\') { 2 } else { 1 };
            end += source[end..].char_indices().nth(step).map_or(step, |(at, _)| at);
        }
        literals.push((&source[..begin], &source[begin + 1..end]));
        from = end + 1;
    }
    literals
}

fn looks_like_an_id(text: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    text.starts_with(|letter: char| letter.is_ascii_lowercase()) && text.chars().all(plain)
}

/// The calls whose text is the id of a message, and the files in which it may be.
const CALLS: [(&str, &[&str]); 8] = [
    ("text(", &MESSAGES),
    ("format(", &MESSAGES),
    ("refuse_with(", &MESSAGES),
    ("self.by(", &MESSAGES),
    ("of(", &MESSAGES),
    ("rules(", &["rules.ftl"]),
    ("lesson(", &["lessons.ftl"]),
    ("say(talk, ", &["lessons.ftl"]),
];

const MESSAGES: [&str; 10] = [
    "game.ftl",
    "program.ftl",
    "help.ftl",
    "commands.ftl",
    "evening.ftl",
    "glossary.ftl",
    "table.ftl",
    "page.ftl",
    "cli.ftl",
    "host.ftl",
];

/// The files that a driver without a command line does not have.
const BESIDE_SESSIONS: [&str; 2] = ["cli.ftl", "host.ftl"];

/// The rooms of drivers that have one.
const WITH_THEM: [&str; 8] =
    ["cli", "client", "main.rs", "output", "protocol", "recognition", "server", "terminal"];

pub fn ids(language: &str, files: &[&str]) -> BTreeSet<String> {
    files.iter().flat_map(|file| patterns(language, file).into_keys()).collect()
}

#[test]
fn every_message_that_the_program_names_exists() {
    let mut named = 0;
    let mut missing = Vec::new();
    for (path, source) in sources() {
        for (before, text) in literals(&source) {
            let before = before.trim_end();
            // Options are read with a `self.text` of their own.
            if !looks_like_an_id(text) || before.ends_with("self.text(") {
                continue;
            }
            let Some((_, files)) = CALLS.iter().find(|(call, _)| ends_with_word(before, call)) else {
                continue;
            };
            named += 1;
            if !ids("en", files).contains(text) {
                missing.push(format!("{}: {text}", path.display()));
            }
        }
    }
    assert!(named > 150, "only {named} messages are named: is the way to name them another?");
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn no_session_names_a_message_that_a_page_lacks() {
    let lacking = ids("en", &BESIDE_SESSIONS);
    let src = Path::new(ROOT).join("src");
    let is_of_session = |path: &Path| {
        let room = path.strip_prefix(&src).ok().and_then(|path| path.iter().next()?.to_str());
        room.is_none_or(|room| !WITH_THEM.contains(&room))
    };
    let mut named = Vec::new();
    for (path, source) in sources().iter().filter(|(path, _)| is_of_session(path)) {
        let is_called = |before: &str| CALLS.iter().any(|(call, _)| ends_with_word(before.trim_end(), call));
        let called =
            literals(source).into_iter().filter(|(before, id)| is_called(before) && lacking.contains(*id));
        named.extend(called.map(|(_, id)| format!("{}: {id}", path.display())));
    }
    assert!(named.is_empty(), "{}", named.join("\n"));
}

/// Whether the text ends with the word, and not with a longer one.
fn ends_with_word(text: &str, word: &str) -> bool {
    text.strip_suffix(word)
        .is_some_and(|rest| word.contains('.') || !rest.ends_with(|c: char| c.is_alphanumeric() || c == '_'))
}

/// Whether a text of the sources such as `rules-{}-{section}` can come to this id.
fn can_become(pattern: &str, id: &str) -> bool {
    let mut parts = pattern.split('{').map(|part| part.split_once('}').map_or(part, |(_, after)| after));
    let Some(mut rest) = parts.next().and_then(|first| id.strip_prefix(first)) else { return false };
    for part in parts {
        if part.is_empty() {
            return !rest.is_empty();
        }
        match rest.split_once(part) {
            Some((_, after)) => rest = after,
            None => return false,
        }
    }
    rest.is_empty()
}

#[test]
fn no_message_is_dead() {
    let sources = sources();
    let literals: BTreeSet<&str> =
        sources.iter().flat_map(|(_, source)| literals(source)).map(|(_, text)| text).collect();
    let built: Vec<&str> = [
        "automation-{}",
        "computers-{}",
        "game-{}",
        "kind-{}",
        "list-{}",
        "short-{}",
        "kind-{kind}",
        "called-{id}",
        "option-{name}",
        "value-{name}",
        "word-{name}",
        "term-{}",
    ]
    .to_vec();
    for pattern in &built {
        assert!(literals.contains(pattern), "{pattern} is not built any more");
    }
    // What other messages are made of.
    let messages: Vec<String> = MESSAGES.iter().map(|file| source("en", file)).collect();
    let part = |id: &String| messages.iter().any(|text| text.contains(&format!("{{ {id} }}")));
    let used = |id: &String| {
        literals.contains(id.as_str()) || built.iter().any(|pattern| can_become(pattern, id)) || part(id)
    };
    let dead: Vec<String> = ids("en", &MESSAGES).into_iter().filter(|id| !used(id)).collect();
    assert!(dead.is_empty(), "nothing uses {dead:?}");
}
