//! The game at a Linux virtual terminal that BRLTTY follows by itself.

use crate::program::{Home, PROGRAM, Running, skipped, wait_until};
use crate::service::Service;
use std::fs::OpenOptions;
use std::io::Write;
use std::time::Duration;

/// A terminal that nobody works at.
const TERMINAL: &str = "/dev/tty2";
/// What BRLTTY reads it through.
const SCREEN: &str = "/dev/vcsu2";

/// What is typed in a language, and the reply, which is one line.
const ASKED: [(&str, [(&str, &str); 2]); 3] = [
    (
        "en",
        [("pile", "40 cards in the pile."), ("score", "No round is over yet. Cards left: you 20, Nora 20.")],
    ),
    (
        "fr",
        [
            ("talon", "40 cartes à la pioche."),
            ("score", "Aucune manche n'est encore finie. Cartes restantes : vous 20, Nora 20."),
        ],
    ),
    (
        "nl",
        [
            ("stapel", "Nog 40 kaarten op de trekstapel."),
            ("stand", "Er is nog geen ronde afgelopen. Nog kaarten: jij 20, Nora 20."),
        ],
    ),
];

/// What a display of so many cells shows of a line, from its beginning.
fn windows(line: &str, cells: usize) -> Vec<String> {
    let letters: Vec<char> = line.chars().collect();
    letters.chunks(cells).map(|window| window.iter().collect::<String>().trim_end().to_owned()).collect()
}

/// The letters on the screen of the terminal, its lines one after the other without ends.
fn screen() -> String {
    let bytes = std::fs::read(SCREEN).unwrap_or_default();
    let letters = bytes.chunks_exact(4).filter_map(|four| four.try_into().ok());
    letters.filter_map(|four| char::from_u32(u32::from_ne_bytes(four))).collect()
}

#[test]
fn the_reply_stands_right_above_the_cursor_of_a_terminal() {
    let name = "the_reply_stands_right_above_the_cursor_of_a_terminal";
    let terminal = OpenOptions::new().write(true).open(TERMINAL);
    let (Ok(mut terminal), true) = (terminal, OpenOptions::new().read(true).open(SCREEN).is_ok()) else {
        return skipped(name, "there is no Linux virtual terminal to write to");
    };
    for (language, asked) in ASKED {
        for cells in [20, 40] {
            let Some(service) = Service::following(cells, language, 2) else { return };
            // An empty screen.
            terminal.write_all(b"\x1bc").unwrap();
            let home = Home::new();
            let mut command = home.prepare(PROGRAM);
            command.args(["--game", "beginner", "--seed", "11", "--lang", language]);
            let mut game = Running::of(command.stdout(terminal.try_clone().unwrap()));
            for (question, reply) in asked {
                game.type_line(question);
                wait_until(|| screen().contains(reply));
                // BRLTTY follows the cursor to its empty line; the reply is one line up, and goes on to the right.
                std::thread::sleep(Duration::from_millis(500));
                for (window, key) in windows(reply, cells).iter().zip(["LNUP", "FWINRT", "FWINRT"]) {
                    service.display.press(key);
                    service.display.shows(window);
                }
                service.display.press("HOME");
            }
            game.end();
        }
    }
}
