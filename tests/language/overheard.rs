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

#[test]
fn an_order_may_end_with_a_full_stop() {
    for tongue in tongues() {
        for line in lines_of(tongue.language.code()) {
            let understood = tongue.understand(line);
            assert!(acts(&understood), "{}: {line:?}: {understood:?}", tongue.language);
        }
    }
}

/// Orders that are written like sentences, by the code of their language.
fn lines_of(code: &str) -> [&'static str; 4] {
    match code {
        "en" => ["Green 7 and yellow 13.", "The joker as green 8.", "Put 58 on the 55.", "Red seven."],
        "fr" => ["Vert 7 et jaune 13.", "Le joker en 8 vert.", "Je pose le 58 sur le 55.", "Rouge sept."],
        "nl" => ["Groen 7 en geel 13.", "Joker als groen 8.", "Leg 58 op de 55.", "Rood zeven."],
        code => unreachable!("orders in {code}"),
    }
}
