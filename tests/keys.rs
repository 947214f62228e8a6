//! Playing by single keys, at a real pseudo-terminal.
#![cfg(all(unix, feature = "program"))]
#![allow(dead_code, reason = "the modules of other tests are used in part")]

#[path = "faults/program.rs"]
mod program;

use portable_pty::{CommandBuilder, PtyPair, PtySize, native_pty_system};
use program::{Home, PROGRAM, wait_until};
use std::io::{Read, Write};
use std::sync::{Arc, Mutex};

struct Terminal {
    pair: PtyPair,
    keys: Box<dyn Write + Send>,
    heard: Arc<Mutex<Vec<u8>>>,
    child: Box<dyn portable_pty::Child + Send + Sync>,
    /// How the terminal was before the program began.
    before: String,
}

impl Terminal {
    fn open(home: &Home, arguments: &[&str]) -> Terminal {
        let pair = native_pty_system().openpty(PtySize { cols: 80, ..PtySize::default() }).unwrap();
        let mut command = CommandBuilder::new(PROGRAM);
        command.args(arguments);
        command.args(["--speech", "off"]);
        for (name, value) in [("HOME", ""), ("XDG_DATA_HOME", "data"), ("XDG_CONFIG_HOME", "config")] {
            command.env(name, home.file(value));
        }
        command.env("LC_ALL", "C");
        command.env("TERM", "xterm");
        let mut output = pair.master.try_clone_reader().unwrap();
        let keys = pair.master.take_writer().unwrap();
        let heard = Arc::new(Mutex::new(Vec::new()));
        let hearing = Arc::clone(&heard);
        std::thread::spawn(move || {
            let mut buffer = [0; 1024];
            while let Ok(read @ 1..) = output.read(&mut buffer) {
                hearing.lock().unwrap().extend_from_slice(&buffer[..read]);
            }
        });
        let before = state(&pair);
        let child = pair.slave.spawn_command(command).unwrap();
        Terminal { pair, keys, heard, child, before }
    }

    fn heard(&self) -> String {
        String::from_utf8_lossy(&self.heard.lock().unwrap()).into_owned()
    }

    #[track_caller]
    fn hear(&self, text: &str) {
        let since = std::time::Instant::now();
        while !self.heard().contains(text) {
            assert!(since.elapsed().as_secs() < 60, "{text:?} was not said: {}", self.heard());
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
    }

    /// Presses keys, and waits for what the last one brings.
    #[track_caller]
    fn press(&mut self, keys: &str, text: &str) {
        self.heard.lock().unwrap().clear();
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.hear(text);
    }

    fn state(&self) -> String {
        state(&self.pair)
    }
}

fn state(pair: &PtyPair) -> String {
    format!("{:?}", pair.master.get_termios().unwrap())
}

const RIGHT: &str = "\u{1b}[C";
const LEFT: &str = "\u{1b}[D";
const DOWN: &str = "\u{1b}[B";
const UP: &str = "\u{1b}[A";
const PAGE_UP: &str = "\u{1b}[5~";

/// In each language: the word, what it says, and what the keys bring.
const TONGUES: [(&str, &str, [&str; 12]); 3] = [
    (
        "en",
        "keys",
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
        [
            "Touche par touche.",
            "Jaune 2",
            "Pas plus loin.",
            "Jaune 6",
            "Jaune 10, va",
            "jaune 10",
            "Rien",
            "Jaune : 10",
            "",
            "Bleu 10",
            "44 cartes",
            "De nouveau des lignes.",
        ],
    ),
    (
        "nl",
        "toetsen",
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
    for (language, word, said) in TONGUES {
        let home = Home::new();
        let copy = home.file("game.jsonl");
        std::fs::copy(&saved, &copy).unwrap();
        let mut game = Terminal::open(&home, &["--lang", language, "--resume", copy.to_str().unwrap()]);
        game.hear("> ");
        let before = game.state();
        game.press(&format!("{word}\r"), said[0]);
        game.press(RIGHT, said[1]);
        game.press(LEFT, said[2]);
        game.press(RIGHT, said[3]);
        game.press(RIGHT, said[4]);
        game.press("\r", said[5]);
        game.press(UP, said[7]);
        game.press("u", "10");
        game.press("n", said[10]);
        game.press(PAGE_UP, said[10]);
        game.press(DOWN, "11");
        game.press("b", "11");
        // Nothing is drawn: no escape sequence but those of the line editor before.
        assert!(!game.heard().contains('\u{1b}'), "{:?}", game.heard());
        game.press("q", said[11]);
        wait_until(|| game.state() == before);
        game.keys.write_all(b"\x04").unwrap();
        wait_until(|| game.child.try_wait().unwrap().is_some());
        assert!(!game.heard().contains("panicked"));
    }
}

#[test]
fn the_terminal_is_left_in_order_from_key_mode() {
    for (key, line) in
        [("\u{3}", "Stopped. The game is saved."), ("\u{4}", "The input ended. The game is saved.")]
    {
        let home = Home::new();
        let mut game = Terminal::open(&home, &["--game", "beginner", "--seed", "11"]);
        game.hear("> ");
        game.press("keys\r", "Single keys.");
        game.press("z", "No such key.");
        game.press(key, line);
        wait_until(|| game.child.try_wait().unwrap().is_some());
        assert_eq!(game.state(), game.before);
    }
}

#[test]
fn a_match_is_played_by_keys_alone() {
    let home = Home::new();
    let mut game = Terminal::open(&home, &["--game", "junior", "--seed", "3", "--rounds", "1"]);
    game.hear("> ");
    game.press("keys\r", "Single keys.");
    // Every card that fits is laid, then a card is drawn or the turn ended, until somebody is out.
    for _ in 0..150 {
        if game.child.try_wait().unwrap().is_some() {
            break;
        }
        let mut round = String::new();
        for _ in 0..14 {
            round.push_str(RIGHT);
            round.push('\r');
        }
        round.push_str("de");
        for _ in 0..14 {
            round.push_str(LEFT);
            round.push('\r');
        }
        if game.keys.write_all(round.as_bytes()).is_err() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(60));
    }
    let ended = game.child.try_wait().unwrap().is_some();
    assert!(ended, "{}", game.heard().lines().rev().take(40).collect::<Vec<_>>().join(" / "));
    assert!(game.heard().contains("win"), "{}", game.heard());
}

#[test]
fn without_a_terminal_there_are_no_keys() {
    let said = Home::new().play("keys\nquit\n");
    assert!(said.out.contains("Single keys need a keyboard at a terminal"), "{}", said.out);
}
