//! What a recognizer is told beside the keyboard: a file with the grammar of the moment, and nothing hidden in it.

use crate::program::{Home, PROGRAM, Running, wait_until};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

/// What only the grammar of a turn has.
const CARDS: &str = "n-now-lay";

#[test]
fn a_recognizer_finds_the_grammar_of_the_moment_and_at_a_hand_over_no_cards() {
    for code in ["en", "fr", "nl"] {
        let home = Home::new();
        let name = home.file("name");
        let recognizer = format!("printf %s \"$ELEVENS_GRAMMAR\" > '{}'; sleep 600", name.display());
        let mut command = home.prepare(PROGRAM);
        command.args(["--game", "junior", "--seed", "11", "--me", "Ann", "--me", "Ben", "--lang", code]);
        command.args(["--listen", &recognizer]).env("XDG_RUNTIME_DIR", home.path());
        let mut game = Running::of(&mut command);
        wait_until(|| fs::read_to_string(&name).is_ok_and(|name| !name.is_empty()));
        let file = fs::read_to_string(&name).unwrap();
        let (file, read) = (Path::new(&file), || fs::read_to_string(&file).unwrap_or_default());
        assert_eq!(file.ancestors().nth(2), Some(home.path()));

        let mode = fs::metadata(file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "nobody else reads it");
        let nobody_there = || {
            let now = read();
            now.contains("<ask-row>") && !now.contains("<ask-piles>") && !now.contains("<order>")
        };
        wait_until(nobody_there);
        game.type_line("");
        wait_until(|| read().contains(CARDS));
        let first = read();
        game.type_line("+");
        game.type_line(".");
        wait_until(nobody_there);
        assert!(!read().contains(CARDS), "{code}: of who sat there nothing is left");
        game.type_line("");
        wait_until(|| read().contains(CARDS));
        assert_ne!(read(), first, "{code}: the cards of another");
        drop(game.end());
        assert!(!file.exists(), "{code}");
    }
}

#[test]
fn the_moment_is_shown_from_the_shell_and_is_that_of_the_saved_game() {
    let home = Home::new();
    let shown = |options: &[&str]| {
        let arguments = [&["--lang", "en", "grammar", "--moment"], options].concat();
        home.run(&arguments, "")
    };
    let none = shown(&[]);
    assert!(none.out.is_empty() && none.status != Some(0), "there is no saved game: {none:?}");
    let seeded = shown(&["--game", "classic", "--seed", "3"]);
    assert!(seeded.out.contains(CARDS) && seeded.out == shown(&["--seed", "3", "--game", "classic"]).out);
    assert_ne!(seeded.out, shown(&["--game", "classic", "--seed", "4"]).out);
    let played = home.run(&["--lang", "en", "--game", "classic", "--seed", "3"], "quit\nyes\n");
    played.is_well();
    let saved = shown(&[]);
    assert_eq!(saved.out, seeded.out, "the game that was left where it began");
    let path = home.saved();
    assert_eq!(shown(&["--resume", path.to_str().unwrap()]).out, seeded.out);
    for format in ["words", "json"] {
        let told = shown(&["--format", format]);
        assert!(
            !told.out.is_empty()
                && told.out.len() < home.run(&["grammar", "--lang", "en", "--format", format], "").out.len()
        );
    }
}
