//! The program for Windows in a console of Wine's, which draws what it shows on a terminal here.
//!
//! `scripts/windows.sh` builds that program, names it in `ELEVENS_WINDOWS`, and runs these.

use crate::program::{Home, wait_until};
use crate::terminal::Terminal;
use portable_pty::{CommandBuilder, PtySize};

/// A game that is the same each time.
const GAME: [&str; 5] = ["--game", "beginner", "--seed", "11", "--speech=off"];

/// Starts the program for Windows in a console; behind another program, if one is named.
fn open(home: &Home, before: &[&str], arguments: &[&str]) -> Terminal {
    let mut command = CommandBuilder::new("wine");
    command.args(before);
    command.arg(std::env::var("ELEVENS_WINDOWS").unwrap());
    command.args(arguments);
    // Where Wine keeps its own things, and which messages it leaves out.
    for name in ["WINEPREFIX", "WINEDEBUG"] {
        command.env(name, std::env::var(name).unwrap());
    }
    Terminal::run(home, command, &[])
}

fn game(home: &Home, language: &str) -> Terminal {
    open(home, &[], &[&GAME[..], &["--lang", language]].concat())
}

#[test]
#[ignore = "needs Wine: scripts/windows.sh runs it"]
fn lines_are_edited_and_come_back() {
    let home = Home::new();
    let mut console = game(&home, "fr");
    console.hear("À vous. 20 cartes.", 1);
    console.press("pioche\r");
    console.hear("40 cartes à la pioche.", 1);
    // The line before, and one before that is changed in its middle.
    console.press("\u{1b}[A\r");
    console.hear("40 cartes à la pioche.", 2);
    console.press("pohe\u{1b}[D\u{1b}[Dic\r");
    console.hear("40 cartes à la pioche.", 3);
    // Accents come in and go out.
    console.press("où va le joker\r");
    wait_until(|| console.heard().contains("joker") && console.heard().matches('>').count() >= 5);
    assert!(!console.heard().contains('\u{fffd}'), "{}", console.heard());
    // Tab completes.
    console.forget();
    console.press("enregis\t");
    console.hear("enregistrer", 1);
    console.press("\r");
    console.hear("game-0001.jsonl", 1);
    console.press("quitter\r");
    console.hear("C'est enregistré.", 1);
    console.wait();
}

#[test]
#[ignore = "needs Wine: scripts/windows.sh runs it"]
fn the_window_may_change_its_size() {
    let home = Home::new();
    let mut console = game(&home, "nl");
    console.hear("Jij bent. 20 kaarten.", 1);
    for cols in [40, 120] {
        console.pair.master.resize(PtySize { cols, rows: 10, ..PtySize::default() }).unwrap();
        console.forget();
        console.press("stapel\r");
        wait_until(|| console.heard().contains("40 kaarten"));
    }
    console.press("stoppen\r");
    console.hear("Bewaard.", 1);
    console.wait();
}

#[test]
#[ignore = "needs Wine: scripts/windows.sh runs it"]
fn keys_end_the_game_and_it_is_saved() {
    for (key, told) in [
        ("\u{3}", "Stopped. The game is saved."),
        ("\u{1a}", "The input ended. The game is saved."),
        ("\u{4}", "The input ended. The game is saved."),
    ] {
        let home = Home::new();
        let mut console = game(&home, "en");
        console.hear("Your turn. 20 cards.", 1);
        console.press("draw\r");
        console.hear("Your turn. 21 cards.", 1);
        console.press(key);
        console.hear(told, 1);
        console.wait();
        goes_on(&home);
    }
}

#[test]
#[ignore = "needs Wine: scripts/windows.sh runs it"]
fn a_console_that_is_closed_loses_no_move() {
    let home = Home::new();
    let mut console = game(&home, "en");
    console.hear("Your turn. 20 cards.", 1);
    console.press("draw\r");
    console.hear("Your turn. 21 cards.", 1);
    let saved = std::fs::read(home.saved()).unwrap();
    drop(console);
    assert_eq!(std::fs::read(home.saved()).unwrap(), saved);
    goes_on(&home);
}

/// The saved game goes on, in a console of its own, after the card that was drawn.
fn goes_on(home: &Home) {
    let mut console = open(home, &[], &["--resume", "--lang", "en", "--speech=off"]);
    console.hear("Your turn. 21 cards.", 1);
    console.press("quit\r");
    console.hear("Saved. Start again to go on.", 1);
    console.wait();
}

#[test]
#[ignore = "needs Wine: scripts/windows.sh runs it"]
fn a_window_of_its_own_stays() {
    // A shell by the name of the desktop starts programs as a double click does.
    let desktop = std::env::var("ELEVENS_DESKTOP").unwrap();
    let home = Home::new();
    let mut console = open(&home, &[&desktop, "/c"], &["--lang", "en", "--no-such-option"]);
    console.hear("Press Enter to close the window.", 1);
    assert!(!console.has_ended());
    console.press("\r");
    console.wait();
    // The menu comes again after a game, until the player quits.
    let mut console = open(&home, &[&desktop, "/c"], &["--lang", "en", "--speech=off"]);
    console.hear("1 New game", 1);
    console.press("1\r2\r\r1\r");
    console.hear("Your turn.", 1);
    console.press("quit\r");
    console.hear("Saved. Start again to go on.", 1);
    console.hear("1 Continue", 1);
    console.press("5\r");
    console.hear("Goodbye.", 1);
    console.wait();
}
