//! Playing by single keys, at a real pseudo-terminal.

use crate::program::{Home, wait_until};
use crate::terminal::Terminal;

/// A game at a terminal, without a voice.
fn at_terminal(home: &Home, arguments: &[&str]) -> Terminal {
    Terminal::open(home, &[arguments, &["--speech", "off"]].concat(), &[])
}

/// Presses keys, and waits for what the last one brings.
#[track_caller]
fn press(game: &mut Terminal, keys: &str, text: &str) {
    game.forget();
    game.press(keys);
    game.hear(text, 1);
}

const RIGHT: &str = "\u{1b}[C";
const LEFT: &str = "\u{1b}[D";
const DOWN: &str = "\u{1b}[B";
const UP: &str = "\u{1b}[A";
const PAGE_UP: &str = "\u{1b}[5~";

/// In each language: the word, the letters for undo, pile and table, and what the keys bring.
const PHRASES: [(&str, &str, [&str; 3], [&str; 12]); 3] = [
    (
        "en",
        "keys",
        ["u", "b", "t"],
        [
            "Single keys.",
            "Yellow 2",
            "No further.",
            "Yellow 6",
            "Yellow 10, fits",
            "Yellow 10 laid.",
            "Nothing",
            "Yellow: 10",
            "Swap red 9",
            "Blue 10",
            "44 cards in the pile.",
            "Lines again.",
        ],
    ),
    (
        "fr",
        "touches",
        ["u", "e", "t"],
        [
            "Touche par touche.",
            "Jaune 2",
            "Pas plus loin.",
            "Jaune 6",
            "Jaune 10, ça va",
            "jaune 10",
            "Rien",
            "Jaune : 10",
            "",
            "Bleu 10",
            "44 cartes",
            "Retour aux lignes.",
        ],
    ),
    (
        "nl",
        "toetsen",
        ["o", "a", "t"],
        [
            "Losse toetsen.",
            "Geel 2",
            "Verder gaat het niet.",
            "Geel 6",
            "Geel 10, past",
            "10",
            "Zoiets",
            "Geel: 10",
            "",
            "Blauw 10",
            "44 kaarten",
            "Weer regels.",
        ],
    ),
];

#[test]
fn a_turn_is_played_by_keys_in_every_language() {
    let saved = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/jokers.jsonl");
    for (language, word, [undo, pile, table], said) in PHRASES {
        let home = Home::new();
        let copy = home.file("game.jsonl");
        std::fs::copy(&saved, &copy).unwrap();
        let mut game = at_terminal(&home, &["--lang", language, "--resume", copy.to_str().unwrap()]);
        game.hear("> ", 1);
        let before = game.state();
        press(&mut game, &format!("{word}\r"), said[0]);
        press(&mut game, RIGHT, said[1]);
        press(&mut game, LEFT, said[2]);
        press(&mut game, RIGHT, said[3]);
        press(&mut game, RIGHT, said[4]);
        press(&mut game, "\r", said[5]);
        press(&mut game, UP, said[7]);
        press(&mut game, undo, "10");
        press(&mut game, pile, said[10]);
        press(&mut game, PAGE_UP, said[10]);
        press(&mut game, DOWN, "11");
        press(&mut game, table, "11");
        // Nothing is drawn: no escape sequence but those of the line editor before.
        assert!(!game.heard().contains('\u{1b}'), "{:?}", game.heard());
        press(&mut game, "q", said[11]);
        wait_until(|| game.state() == before);
        game.press(b"\x04");
        game.wait();
        assert!(!game.heard().contains("panicked"));
    }
}

#[test]
fn the_terminal_is_left_in_order_from_key_mode() {
    for (key, line) in
        [("\u{3}", "Stopped. The game is saved."), ("\u{4}", "The input ended. The game is saved.")]
    {
        let home = Home::new();
        let mut game = at_terminal(&home, &["--game", "beginner", "--seed", "11"]);
        game.hear("> ", 1);
        press(&mut game, "keys\r", "Single keys.");
        press(&mut game, "z", "No such key.");
        press(&mut game, "15", "Red 15");
        press(&mut game, "16", "You hold no 16.");
        press(&mut game, key, line);
        game.wait();
        assert_eq!(game.state(), game.before);
    }
}

#[test]
fn what_cannot_be_taken_back_is_asked_back_at_a_single_key() {
    for (language, word, draw, no, yes, said) in [
        (
            "en",
            "keys",
            "d",
            "n",
            "y",
            ["Draw? Yes or no.", "Nothing done.", "You drew", "Single keys.", "Lines again."],
        ),
        (
            "fr",
            "touches",
            "p",
            "n",
            "o",
            [
                "Piocher ? Oui ou non.",
                "Rien n'a été fait.",
                "Vous piochez",
                "Touche par touche.",
                "Retour aux lignes.",
            ],
        ),
        (
            "nl",
            "toetsen",
            "p",
            "n",
            "j",
            ["Trekken? Ja of nee.", "Niets gedaan.", "Je trekt", "Losse toetsen.", "Weer regels."],
        ),
    ] {
        let home = Home::new();
        let mut game = at_terminal(&home, &["--game", "beginner", "--seed", "11", "--lang", language]);
        game.hear("> ", 1);
        press(&mut game, &format!("{word}\r"), said[3]);
        press(&mut game, draw, said[0]);
        press(&mut game, no, said[1]);
        press(&mut game, draw, said[0]);
        press(&mut game, yes, said[2]);
        // The same key again is a yes.
        press(&mut game, draw, said[0]);
        press(&mut game, draw, said[2]);
        press(&mut game, "q", said[4]);
        // The end of input means something to the line editor alone.
        game.hear("> ", 1);
        game.press(b"\x04");
        game.wait();
    }
}

#[test]
fn a_match_is_played_by_keys_alone() {
    let home = Home::new();
    let mut game = at_terminal(&home, &["--game", "junior", "--seed", "3", "--rounds", "1"]);
    game.hear("> ", 1);
    press(&mut game, "keys\r", "Single keys.");
    // Every card that fits is laid, then a card is drawn or the turn ended, until somebody is out.
    for _ in 0..150 {
        if game.heard().contains("What next?") {
            break;
        }
        let mut round = String::new();
        for _ in 0..14 {
            round.push_str(RIGHT);
            round.push('\r');
        }
        round.push_str("dyey");
        for _ in 0..14 {
            round.push_str(LEFT);
            round.push('\r');
        }
        if game.try_press(&round).is_err() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(60));
    }
    // What was pressed too late stands in the line still.
    game.try_press("\u{15}quit\r").unwrap();
    wait_until(|| game.has_ended());
    let ended = game.has_ended();
    assert!(ended, "{}", game.heard().lines().rev().take(40).collect::<Vec<_>>().join(" / "));
    assert!(game.heard().contains("win"), "{}", game.heard());
}

#[test]
fn without_a_terminal_there_are_no_keys() {
    let said = Home::new().play("keys\nquit\n");
    assert!(said.out.contains("Single keys work in a terminal alone"), "{}", said.out);
}

#[test]
fn a_card_is_named_before_it_is_laid_and_what_is_not_allowed_is_not_asked_back() {
    let home = Home::new();
    let seeded = ["--lang", "en", "--game", "elevens", "--seed", "4", "--opponents", "easy"];
    let mut game = at_terminal(&home, &seeded);
    game.hear("> ", 1);
    press(&mut game, "keys\r", "Single keys.");
    press(&mut game, "e", "No passing while the pile has cards");
    press(&mut game, "\t", "Yellow 12, fits");
    press(&mut game, "\t", "Red 10, fits");
    press(&mut game, "\t", "Red 12, fits");
    press(&mut game, "\r", "Red 12 laid.");
    // The same key once more is no order to lay a card that was not heard.
    press(&mut game, "\r", "Red 13, fits");
    press(&mut game, "\r", "Red 13 laid.");
    press(&mut game, "d", "No draw after another move");
}
