//! A computer that searches thinks beside the game, at a real pseudo-terminal. Each thinks as long as a file is there, so
//! that no test depends on how fast anything is.

use crate::program::{Home, wait_until};
use crate::terminal::Terminal;
use std::path::PathBuf;

/// A game in which two computers think before it is the player's turn.
const GAME: [&str; 12] = [
    "--game",
    "beginner",
    "--players",
    "3",
    "--opponents",
    "hard",
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
        let game = begun(&home, language, "0");
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

/// A game in which two think between the turns of the player, who draws a card in each of these.
const DRAWN: [&str; 8] = ["--game", "beginner", "--players", "3", "--opponents", "hard", "--seed", "4"];
const TURNS: usize = 3;

/// The record of it, played at a terminal; meanwhile this is asked each time, and answered so.
fn drawn_at_terminal(asked: &[(&str, &str)]) -> String {
    let home = Home::new();
    let held = home.file("thought").to_str().unwrap().to_owned();
    let arguments = [&DRAWN[..], &["--lang", "en", "--speech", "off"]].concat();
    let mut game = Terminal::open(&home, &arguments, &[("ELEVENS_PATIENCE", "0"), ("ELEVENS_PONDER", &held)]);
    game.hear("Your turn.", 1);
    for _ in 1..TURNS {
        let held = (!asked.is_empty()).then(|| thought(&home));
        game.forget();
        game.press("draw\r");
        for (line, answer) in asked {
            game.hear("is thinking.", 1);
            game.press(format!("{line}\r"));
            game.hear(answer, 1);
        }
        held.map(std::fs::remove_file).transpose().unwrap();
        game.hear("Your turn.", 1);
    }
    game.quit();
    std::fs::read_to_string(home.saved()).unwrap()
}

#[test]
fn the_same_seed_plays_the_same_whatever_is_asked_and_in_a_pipe() {
    let home = Home::new();
    home.run(&DRAWN, "draw\n".repeat(TURNS - 1) + "quit\n");
    let in_pipe = std::fs::read_to_string(home.saved()).unwrap();
    assert_eq!(drawn_at_terminal(&[]), in_pipe);
    let asked = [("hint", "It is not your turn."), ("what is on the table", "Yellow: "), ("score", "round")];
    assert_eq!(drawn_at_terminal(&asked), in_pipe);
}

/// Lines and what is answered to them while a computer thinks; the word for single keys, and what they say first and last.
struct Asked {
    lines: [(&'static str, &'static str); 5],
    keys: [&'static str; 3],
}

/// The same in each language.
const ASKED: [Asked; 3] = [
    Asked {
        lines: [
            ("hand", "Yellow "),
            ("board", "Yellow: "),
            ("draw", "It is not your turn."),
            ("undo", "It is not your turn."),
            ("save", "Saved after"),
        ],
        keys: ["keys", "Single keys.", "Lines again."],
    },
    Asked {
        lines: [
            ("main", "Jaune "),
            ("table", "Jaune : "),
            ("piocher", "Ce n'est pas à vous de jouer."),
            ("annuler", "Ce n'est pas à vous de jouer."),
            ("enregistrer", "Enregistré après"),
        ],
        keys: ["touches", "Touche par touche.", "Retour aux lignes"],
    },
    Asked {
        lines: [
            ("hand", "Geel "),
            ("tafel", "Geel: "),
            ("trekken", "Jij bent niet aan de beurt."),
            ("terug", "Jij bent niet aan de beurt."),
            ("bewaar", "Na elke zet bewaard"),
        ],
        keys: ["toetsen", "Losse toetsen.", "Weer regels."],
    },
];

#[test]
fn questions_are_answered_meanwhile_and_moves_refused() {
    for ((language, thinks, turn), Asked { lines: asked, .. }) in WORDS.into_iter().zip(ASKED) {
        let home = Home::new();
        let held = thought(&home);
        let mut game = begun(&home, language, "0");
        game.hear(thinks, 1);
        for (line, answer) in asked {
            game.forget();
            game.press(format!("{line}\r"));
            game.hear(answer, 1);
            assert!(!game.heard().contains(turn), "{}", game.heard());
        }
        // The cursor goes back, and so do the lines that were typed.
        let (line, answer) = asked[0];
        let (first, rest) = line.split_at(1);
        for keys in [format!("{rest}\u{1b}[H{first}\r"), "\u{1b}[A\r".to_owned()] {
            game.forget();
            game.press(keys);
            game.hear(answer, 1);
        }
        // What is begun is gone on with, whoever has thought in between.
        game.forget();
        let (begin, rest) = line.split_at(2);
        game.press(begin);
        game.hear(begin, 1);
        std::fs::remove_file(held).unwrap();
        game.hear(turn, 1);
        game.hear(&format!("> {begin}"), 2);
        assert!(!game.heard().contains(answer), "{}", game.heard());
        game.press(format!("{rest}\r"));
        game.hear(answer, 1);
        game.quit();
    }
}

#[test]
fn a_game_is_left_at_once_while_a_computer_thinks() {
    for way in ["quit\r", "\u{4}", "\u{3}", "menu\r"] {
        let home = Home::new();
        let held = thought(&home);
        let mut game = begun(&home, "en", "0");
        game.hear("is thinking.", 1);
        // Keys come one by one from now on.
        wait_until(|| game.state() != game.before);
        game.press(way);
        if way == "menu\r" {
            game.hear("Continue", 1);
            game.press("quit\r");
        }
        game.wait();
        assert_eq!(game.state(), game.before);
        std::fs::remove_file(held).unwrap();
        let again = Terminal::open(&home, &["--resume", "--lang", "en", "--speech", "off"], &[]);
        again.hear("Your turn.", 1);
        again.quit();
    }
}

#[test]
fn single_keys_are_heard_meanwhile() {
    for ((language, thinks, turn), Asked { lines: asked, keys: [word, keys, lines] }) in
        WORDS.into_iter().zip(ASKED)
    {
        let home = Home::new();
        let held = thought(&home);
        let mut game = begun(&home, language, "0");
        game.hear(thinks, 1);
        game.press(format!("{word}\r"));
        game.hear(keys, 1);
        game.forget();
        game.press("\u{1b}[C");
        game.hear(asked[0].1, 1);
        game.press("\u{1b}");
        game.hear(lines, 1);
        game.press(format!("{word}\r"));
        game.hear(keys, 1);
        std::fs::remove_file(held).unwrap();
        game.hear(turn, 1);
        game.press("\u{1b}");
        game.hear(lines, 2);
        game.quit();
    }
}

#[test]
fn whoever_was_called_last_is_answered_and_before_that_nobody() {
    let home = Home::new();
    let held = thought(&home);
    let arguments = [
        "--game",
        "elevens",
        "--players",
        "3",
        "--opponents",
        "hard",
        "--seed",
        "7",
        "--first",
        "3",
        "--me",
        "Ann",
        "--me",
        "Ben",
        "--speech",
        "off",
    ];
    let hold = held.to_str().unwrap().to_owned();
    let mut game = Terminal::open(&home, &arguments, &[("ELEVENS_PATIENCE", "0"), ("ELEVENS_PONDER", &hold)]);
    let hands = |game: &Terminal| -> Vec<String> {
        let heard = game.heard();
        heard
            .lines()
            .map(str::trim_end)
            .filter(|line| line.contains(" cards. Yellow "))
            .map(str::to_owned)
            .collect()
    };
    let turn = |game: &mut Terminal, name: &str| {
        game.hear(name, 1);
        game.forget();
        game.press("\r");
        game.hear("Your turn.", 1);
        game.press("hand\r");
        game.hear("Yellow ", 1);
        hands(game).pop().unwrap()
    };
    game.hear("is thinking.", 1);
    game.press("hand\r");
    std::fs::remove_file(&held).unwrap();
    game.hear("Ann", 3);
    assert_eq!(hands(&game), Vec::<String>::new());
    let ann = turn(&mut game, "Ann");
    game.forget();
    game.press("draw\r");
    turn(&mut game, "Ben");
    thought(&home);
    game.forget();
    game.press("draw\r");
    game.hear("is thinking.", 1);
    game.forget();
    game.press("hand\r");
    game.hear("Yellow ", 1);
    let meanwhile = hands(&game).pop().unwrap();
    // A line that one begins is not gone on with by the other.
    game.press("undo");
    game.hear("undo", 1);
    std::fs::remove_file(&held).unwrap();
    turn(&mut game, "Ann");
    game.forget();
    game.press("draw\r");
    assert_eq!(turn(&mut game, "Ben"), meanwhile);
    assert_ne!(ann, meanwhile);
    game.quit();
}

#[test]
fn nothing_is_told_behind_the_prompt_of_a_terminal_that_edits_no_lines() {
    let home = Home::new();
    let held = thought(&home);
    let hold = held.to_str().unwrap().to_owned();
    let arguments = [&GAME[..], &["--lang", "en", "--speech", "off"]].concat();
    let variables = [("ELEVENS_PATIENCE", "0"), ("ELEVENS_PONDER", hold.as_str()), ("TERM", "dumb")];
    let mut game = Terminal::open(&home, &arguments, &variables);
    game.hear("is thinking.\r\n> ", 1);
    game.press("hand\r");
    game.hear("Yellow ", 1);
    std::fs::remove_file(held).unwrap();
    game.hear("Your turn.", 1);
    wait_until(|| game.heard().ends_with("\r\n> "));
    let heard = game.heard();
    let behind =
        heard.lines().filter_map(|line| line.strip_prefix("> ")).filter(|line| !line.trim().is_empty());
    assert_eq!(behind.map(str::trim).collect::<Vec<_>>(), ["hand"], "{heard}");
    game.quit();
}

#[test]
fn a_recognizer_and_the_line_that_is_typed_are_heard_meanwhile() {
    for ((language, thinks, turn), Asked { lines: asked, .. }) in WORDS.into_iter().zip(ASKED) {
        let home = Home::new();
        let (held, spoken) = (thought(&home), home.write("spoken", ""));
        let recognizer = format!("tail -f '{}'", spoken.display());
        let arguments =
            [&GAME[..], &["--lang", language, "--speech", "off", "--listen", &recognizer]].concat();
        let hold = held.to_str().unwrap().to_owned();
        let mut game =
            Terminal::open(&home, &arguments, &[("ELEVENS_PATIENCE", "0"), ("ELEVENS_PONDER", &hold)]);
        game.hear(thinks, 1);
        let (line, answer) = asked[0];
        std::fs::write(&spoken, format!("{line}\n")).unwrap();
        game.hear(answer, 1);
        game.forget();
        let (begin, rest) = line.split_at(2);
        game.press(begin);
        game.hear(begin, 1);
        assert!(!game.heard().contains(turn), "{}", game.heard());
        std::fs::remove_file(held).unwrap();
        game.hear(turn, 1);
        game.press(format!("{rest}\r"));
        game.hear(answer, 1);
        game.quit();
    }
}
