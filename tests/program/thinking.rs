//! A computer that searches thinks beside the game, at a real pseudo-terminal. Each thinks as long as a file is there, so
//! that no test depends on how fast anything is.

use crate::program::Home;
use crate::terminal::Terminal;
use std::path::PathBuf;

/// A game in which two computers think before it is the player's turn.
const GAME: [&str; 12] = [
    "--game",
    "classic",
    "--players",
    "3",
    "--opponents",
    "expert",
    "--seed",
    "5",
    "--first",
    "2",
    "--rounds",
    "1",
];

/// In each language: that somebody thinks, and whose turn it is then.
const WORDS: [(&str, &str, &str); 3] =
    [("en", "is thinking.", "Your turn."), ("fr", "réfléchit.", "À vous"), ("nl", "denkt na.", "Jouw beurt")];

/// What a computer thinks as long as it is there.
fn thought(home: &Home) -> PathBuf {
    let file = home.file("thought");
    std::fs::write(&file, "").unwrap();
    file
}

/// A game in which somebody thinks, for so many milliseconds without a word.
fn begun(home: &Home, language: &str, patience: &str) -> Terminal {
    let arguments = [&GAME[..], &["--lang", language, "--speech", "off"]].concat();
    let held = home.file("thought").to_str().unwrap().to_owned();
    Terminal::open(home, &arguments, &[("ELEVENS_PATIENCE", patience), ("ELEVENS_PONDER", &held)])
}

#[test]
fn it_is_said_once_that_a_computer_thinks() {
    for (language, thinks, turn) in WORDS {
        let home = Home::new();
        let held = thought(&home);
        let game = begun(&home, language, "20");
        game.hear(thinks, 1);
        assert!(!game.heard().contains(turn), "{}", game.heard());
        std::fs::remove_file(held).unwrap();
        game.hear(turn, 1);
        // It was said once for both of them.
        assert_eq!(game.heard().matches(thinks).count(), 1, "{}", game.heard());
        game.quit();
    }
}

#[test]
fn nothing_is_said_of_a_computer_that_does_not_think_long() {
    let home = Home::new();
    let game = begun(&home, "en", "600000");
    game.hear("Your turn.", 1);
    assert!(!game.heard().contains("is thinking."), "{}", game.heard());
    game.quit();
}

#[test]
fn the_same_seed_plays_the_same_at_a_terminal_and_in_a_pipe() {
    let record = |home: &Home| std::fs::read_to_string(home.file("data/games/game-0001.jsonl")).unwrap();
    let at_terminal = Home::new();
    let game = begun(&at_terminal, "en", "0");
    game.hear("Your turn.", 1);
    game.quit();
    let in_pipe = Home::new();
    in_pipe.run(&GAME, "quit\n");
    assert_eq!(record(&at_terminal), record(&in_pipe));
}
