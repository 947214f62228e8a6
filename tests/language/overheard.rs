//! What the game itself says is never an order, whoever hears it.

use crate::lists::{acts, tongues};
use std::fs;
use std::path::Path;

/// The lines that the game wrote in the transcripts of a language: all but those that were typed, and the compact ones
/// for braille, which nobody speaks.
fn said(language: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts").join(language);
    let mut lines = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        // Menus, rules and help name commands, and narrow lines are torn.
        if ![
            "match-",
            "jokers-",
            "questions",
            "two-people",
            "refusals",
            "said-",
            "nimm-",
            "going-",
            "example-",
        ]
        .iter()
        .any(|part| name.starts_with(part))
        {
            continue;
        }
        let text = fs::read_to_string(path).unwrap();
        // A word alone, such as a heading, can't be told from an order by its words.
        let told = text.lines().filter(|line| !line.starts_with(['>', '$', '#']) && line.contains(' '));
        lines.extend(told.map(str::to_owned));
    }
    lines
}

#[test]
fn what_the_game_says_changes_nothing() {
    let mut faults = Vec::new();
    for tongue in tongues() {
        let lines = said(tongue.language.code());
        assert!(lines.len() > 1_000, "{}", tongue.language);
        for line in lines {
            // A recognizer leaves out signs.
            let spoken: String = line
                .chars()
                .map(|letter| if letter.is_alphanumeric() || letter == '\'' { letter } else { ' ' })
                .collect();
            // What only lists cards can't be told from an order by its words: a conversation asks back what it just said.
            let words = spoken.split(' ').filter(|word| word.chars().any(char::is_alphabetic));
            let listed = words.filter(|word| !tongue.interpreter.is_colour(word)).count() < 2;
            let spoken = (!listed).then_some(spoken);
            for heard in std::iter::once(line.clone()).chain(spoken) {
                let understood = tongue.understand(&heard);
                if acts(&understood) {
                    faults.push(format!("{}: {heard:?} of {line:?}: {understood:?}", tongue.language));
                }
            }
        }
    }
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{}\n{} in all", faults.join("\n"), faults.len());
}
