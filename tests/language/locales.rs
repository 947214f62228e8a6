//! The messages of each language: the same in all, whole, used, and in characters that every channel can carry.

mod agreement;
mod files;
mod formatted;
mod used;
mod written;

use elevens::locale::LANGUAGES;
use elevens::rules::Game;
use files::{files, languages, patterns, variables};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use used::ids;

/// The sections of the rules of every game.
const SECTIONS: [&str; 6] = ["aim", "setup", "turn", "special", "end", "score"];

#[test]
fn each_folder_is_a_language_of_the_program() {
    let known: Vec<&str> = LANGUAGES.iter().map(|language| language.code()).collect();
    assert_eq!(languages(), known);
}

#[test]
fn all_languages_have_the_same_files_messages_and_variables() {
    let languages = languages();
    let (model, others) = languages.split_first().unwrap();
    let mut wrong = Vec::new();
    for other in others {
        assert_eq!(files(model), files(other), "files of {model} and {other}");
        for file in files(model) {
            let of = |language: &str| -> BTreeMap<String, BTreeSet<String>> {
                let patterns = patterns(language, &file);
                patterns.iter().map(|(id, pattern)| (id.clone(), variables(pattern))).collect()
            };
            let (ours, theirs) = (of(model), of(other));
            for id in ours.keys().chain(theirs.keys()).collect::<BTreeSet<_>>() {
                let (ours, theirs) = (ours.get(id), theirs.get(id));
                if ours != theirs {
                    wrong.push(format!("{file}: {id} has {ours:?} in {model}, {theirs:?} in {other}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_games_have_names_and_rules_and_nothing_else_has() {
    for language in languages() {
        let game = |id: String| id.strip_prefix("game-").map(str::to_owned);
        let named: BTreeSet<String> = ids(&language, &["game.ftl"]).into_iter().filter_map(game).collect();
        for game in Game::ALL {
            assert!(named.contains(game.id()), "{language}: {game} has no name");
        }
        let mut expected: BTreeSet<String> =
            SECTIONS.iter().map(|section| format!("rules-section-{section}")).collect();
        for game in &named {
            expected.extend(SECTIONS.iter().map(|section| format!("rules-{game}-{section}")));
        }
        assert_eq!(ids(&language, &["rules.ftl"]), expected, "{language}");
    }
}

/// The most columns of a line of a grammar.
const MOST_COLUMNS: usize = 100;

#[test]
fn lines_of_a_grammar_are_short() {
    for language in languages() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(&language).join("grammar");
        let files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
        assert_eq!(files.len(), 21, "{language}: {files:?}");
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            let long = text.lines().find(|line| line.chars().count() > MOST_COLUMNS);
            assert_eq!(long, None, "{}", file.display());
        }
    }
}
