//! The game at a Linux virtual terminal that BRLTTY follows by itself.

use crate::program::{Home, PROGRAM, Running, skipped};
use crate::service::Service;
use std::fs::OpenOptions;
use std::io::Write;
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
        return skipped(name, "there is no Linux virtual terminal to write to");
    };
    let Some(service) = Service::following(40, "en", 2) else { return };
    // An empty screen.
    terminal.write_all(b"\x1bc").unwrap();
    let home = Home::new();
    let mut command = home.prepare(PROGRAM);
    command.args(["--game", "beginner", "--seed", "11", "--lang", "en"]).stdout(terminal);
    let mut game = Running::of(&mut command);
    for (question, reply) in [("pile", "40 cards in the pile."), ("score", "No round is over yet.")] {
        std::thread::sleep(Duration::from_millis(500));
        game.type_line(question);
        // BRLTTY follows the cursor to its empty line; the reply is one line up.
        std::thread::sleep(Duration::from_millis(500));
        service.display.press("LNUP");
        service.display.shows(reply);
        service.display.press("HOME");
    }
    game.end();
}
