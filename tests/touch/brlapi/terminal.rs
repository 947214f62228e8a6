//! The game at a Linux virtual terminal that BRLTTY follows by itself.

use crate::service::{Service, note_skipped};
use crate::watch::Watch;
use std::fs::OpenOptions;
use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Duration;

/// A terminal that nobody works at.
const TERMINAL: &str = "/dev/tty2";
/// What BRLTTY reads it through.
const SCREEN: &str = "/dev/vcsu2";

#[test]
fn the_reply_stands_right_above_the_cursor_of_a_terminal() {
    let name = "the_reply_stands_right_above_the_cursor_of_a_terminal";
    let terminal = OpenOptions::new().write(true).open(TERMINAL);
    let (Ok(mut terminal), true) = (terminal, OpenOptions::new().read(true).open(SCREEN).is_ok()) else {
        return note_skipped(name, "there is no Linux virtual terminal to write to");
    };
    let Some(service) = Service::following(40, "en", 2) else { return };
    // An empty screen.
    terminal.write_all(b"\x1bc").unwrap();
    let home = tempfile::tempdir().unwrap();
    let mut game = Command::new(env!("CARGO_BIN_EXE_elevens"))
        .args(["--game", "beginner", "--seed", "11", "--lang", "en"])
        .env("HOME", home.path())
        .env("XDG_DATA_HOME", home.path())
        .env("XDG_CONFIG_HOME", home.path())
        .stdin(Stdio::piped())
        .stdout(terminal)
        .spawn()
        .unwrap();
    let _watch = Watch::over(&game);
    let mut input = game.stdin.take().unwrap();
    for (question, reply) in [("pile", "40 cards in the pile."), ("score", "No round is over yet.")] {
        std::thread::sleep(Duration::from_millis(500));
        writeln!(input, "{question}").unwrap();
        // BRLTTY follows the cursor to its empty line; the reply is one line up.
        std::thread::sleep(Duration::from_millis(500));
        service.display.press("LNUP");
        service.display.shows(reply);
        service.display.press("HOME");
    }
    drop(input);
    game.wait().unwrap();
}
