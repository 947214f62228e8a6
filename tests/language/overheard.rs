//! What the game itself says is never an order, whoever hears it.

use crate::lists::{acts, spoken_languages};
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
    for spoken in spoken_languages() {
        let lines = said(spoken.language.code());
        assert!(lines.len() > 1_000, "{}", spoken.language);
        for line in lines {
            // A recognizer leaves out signs.
            let heard_as: String = line
                .chars()
                .map(|letter| if letter.is_alphanumeric() || letter == '\'' { letter } else { ' ' })
                .collect();
            // What only lists cards can't be told from an order by its words: a conversation asks back what it just said.
            let words = heard_as.split(' ').filter(|word| word.chars().any(char::is_alphabetic));
            let listed = words.filter(|word| !spoken.interpreter.is_colour(word)).count() < 2;
            let heard_as = (!listed).then_some(heard_as);
            for heard in std::iter::once(line.clone()).chain(heard_as) {
                let understood = spoken.understand(&heard);
                if acts(&understood) {
                    faults.push(format!("{}: {heard:?} of {line:?}: {understood:?}", spoken.language));
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
    for spoken in spoken_languages() {
        for line in lines_of(spoken.language.code()) {
            let understood = spoken.understand(line);
            assert!(acts(&understood), "{}: {line:?}: {understood:?}", spoken.language);
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
