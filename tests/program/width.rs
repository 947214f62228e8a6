//! Whole matches at the widths of braille displays: no line is wider, and no card is torn.

use crate::program::Home;
use crate::watch;
use std::path::Path;
use std::process::Command;

/// What was typed in the transcript of a whole match, and how it was started.
fn script(language: &str, game: &str) -> (Vec<String>, String) {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/transcripts/{language}/match-{game}.txt"));
    let text = std::fs::read_to_string(path).unwrap();
    let at_terminal = || text.lines().map(|line| line.strip_prefix("[terminal] ").unwrap_or(line));
    let arguments = at_terminal().find_map(|line| line.strip_prefix("$ elevens ")).unwrap();
    let arguments = arguments.split(' ').filter(|word| *word != "--echo").map(str::to_owned).collect();
    let typed = at_terminal().filter_map(|line| line.strip_prefix("> ")).collect::<Vec<_>>().join("\n");
    (arguments, typed + "\n")
}

fn told(language: &str, game: &str, width: &str) -> String {
    let (arguments, typed) = script(language, game);
    let home = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_elevens"));
    command
        .args(arguments)
        .args(["--width", width])
        .env("HOME", home.path())
        .env("ELEVENS_DATA", home.path());
    let output = watch::run(&mut command, typed);
    assert!(output.status.success(), "{language} {game}");
    String::from_utf8(output.stdout).unwrap()
}

/// Whether a line end stands between a colour and its number.
pub fn tears(line: &str, next: &str) -> bool {
    let colours = [
        "red", "yellow", "green", "blue", "rouge", "jaune", "vert", "bleu", "rood", "geel", "groen", "blauw",
    ];
    let last = line.rsplit(' ').next().unwrap_or_default().to_lowercase();
    colours.contains(&last.as_str()) && next.starts_with(|letter: char| letter.is_ascii_digit())
}

#[test]
fn no_line_is_wider_than_the_display_and_no_card_is_torn() {
    let games =
        ["elevens", "beginner", "junior", "classic", "extremes", "three-openings", "free-opening", "nimm"];
    for language in ["en", "fr", "nl"] {
        for game in games {
            for (width, cells) in [("20", 20), ("40", 40), ("80", 80)] {
                let told = told(language, game, width);
                let lines: Vec<&str> = told.lines().collect();
                for pair in lines.windows(2) {
                    assert!(pair[0].chars().count() <= cells, "{language} {game} {width}: {}", pair[0]);
                    assert!(!tears(pair[0], pair[1]), "{language} {game} {width}: {} / {}", pair[0], pair[1]);
                }
                assert!(lines.len() > 30, "{language} {game}");
            }
        }
    }
}

#[test]
fn accents_stay_where_the_table_of_the_display_has_them() {
    for (table, accents) in [("fr", true), ("nl", true), ("en", false), ("lines", false)] {
        let arguments = ["--lang", "fr", "--game", "junior", "--seed", "3", "--braille", table];
        let said = Home::new().run(&arguments, "aide réglages\nquitter\n");
        assert_eq!(said.status, Some(0), "{}", said.err);
        assert_eq!(said.out.contains("après chaque"), accents, "{table}: {}", said.out);
        assert_eq!(said.out.contains("apres chaque"), !accents, "{table}: {}", said.out);
    }
}

#[test]
fn values_of_options_are_taken_in_the_language_of_the_player_and_in_that_of_all() {
    for arguments in [
        vec!["--lang", "fr", "simulate", "--game", "Débutants", "--opponents", "facile,medium"],
        vec!["--lang", "fr", "simulate", "--game", "trois-ouvertures", "--opponents", "moyen"],
        vec!["--lang", "fr", "simulate", "--rows", "rouge,jaune,vert,bleu"],
        vec!["--lang", "fr", "rules", "classique"],
        vec!["--lang", "fr", "rules", "classic"],
        vec!["--lang", "fr", "rules", "Les extrêmes"],
        vec!["--lang", "nl", "rules", "klassiek"],
        vec!["--lang", "nl", "simulate", "--rows", "rood,geel,groen,blauw", "--opponents", "makkelijk"],
        vec!["--lang", "nl", "--verbosity", "uitgebreid", "--speech", "uit", "rules", "vrije-opening"],
        vec!["--lang", "en", "rules", "three-openings"],
    ] {
        let said = Home::new().run(&arguments, "");
        assert_eq!(said.status, Some(0), "{arguments:?}: {}", said.err);
    }
    let said = Home::new().run(&["--lang", "fr", "--opponents", "fort-bien"], "");
    assert!(said.err.contains("facile, moyen"), "{}", said.err);
}
