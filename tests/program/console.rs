//! The program for Windows in a console of Wine's, which draws what it shows on a terminal here.
//!
//! `scripts/windows.sh` builds that program, names it in `ELEVENS_WINDOWS`, and runs these.

use crate::program::{Home, wait_until};
use crate::terminal::Terminal;
use portable_pty::{CommandBuilder, PtySize};
use std::path::Path;
use std::process::Command;

/// A game that is the same each time.
const GAME: [&str; 5] = ["--game", "beginner", "--seed", "11", "--speech=off"];

/// What `scripts/windows.sh` names.
fn named(variable: &str) -> String {
    std::env::var(variable).unwrap()
}

/// A path as programs for Windows know it.
fn path(path: impl AsRef<Path>) -> String {
    format!("Z:{}", path.as_ref().display()).replace('/', "\\")
}

/// Starts the program for Windows in a console, by the words that stand before it.
fn open(home: &Home, before: &[&str], arguments: &[&str]) -> Terminal {
    let mut command = CommandBuilder::new("wine");
    command.args(before);
    command.arg(path(named("ELEVENS_WINDOWS")));
    command.args(arguments);
    // Where Wine keeps its own things, and which messages it leaves out.
    for name in ["WINEPREFIX", "WINEDEBUG"] {
        command.env(name, named(name));
    }
    // Wine writes letters as the system's locale has them.
    Terminal::run(home, command, &[("LC_ALL", "C.UTF-8")])
}

fn game(home: &Home, language: &str) -> Terminal {
    game_with(home, language, &[])
}

fn game_with(home: &Home, language: &str, more: &[&str]) -> Terminal {
    open(home, &[], &[&GAME[..], &["--lang", language], more].concat())
}

/// What a console draws last when the program waits for a line.
const PROMPT: &str = ">\u{1b}[K\u{1b}[1C\u{1b}[?25h";

/// Presses keys where the program waits for a line, and the console for keys: what comes earlier is not for it yet.
#[track_caller]
fn press(console: &mut Terminal, keys: &str) {
    wait_until(|| console.heard().ends_with(PROMPT) && console.state() != console.before);
    let before = console.heard().len();
    console.press(keys);
    wait_until(|| console.heard().len() > before);
}

#[test]
#[ignore = "needs Wine: scripts/windows.sh runs it"]
fn lines_are_edited_and_come_back() {
    let home = Home::new();
    let mut console = game(&home, "fr");
    press(&mut console, "main\r");
    console.hear("Jaune ", 1);
    // The line before, and one that is mended in its middle.
    press(&mut console, "\u{1b}[A\r");
    console.hear("Jaune ", 2);
    press(&mut console, "mn\u{1b}[Dai\r");
    console.hear("Jaune ", 3);
    // Accents come in and go out.
    press(&mut console, "répéter\r");
    console.hear("Jaune ", 4);
    console.hear("Débutants", 1);
    // Tab completes.
    press(&mut console, "enregis\t\r");
    console.hear("Enregistré après chaque coup", 1);
    press(&mut console, "quitter\r");
    console.hear("C'est enregistré.", 1);
    console.wait();
}

#[test]
#[ignore = "needs Wine: scripts/windows.sh runs it"]
fn the_window_may_change_its_size() {
    let home = Home::new();
    let mut console = game(&home, "nl");
    for (times, cols) in [(1, 60), (2, 120)] {
        press(&mut console, "stapel\r");
        console.hear("Nog 40 kaarten", times);
        console.pair.master.resize(PtySize { cols, rows: 10, ..PtySize::default() }).unwrap();
    }
    press(&mut console, "stoppen\r");
    console.hear("Bewaard.", 1);
    console.wait();
}

#[test]
#[ignore = "needs Wine: scripts/windows.sh runs it"]
fn keys_end_the_game_and_it_is_saved() {
    for (key, told) in
        [("\u{3}", "Stopped. The game is saved."), ("\u{4}", "The input ended. The game is saved.")]
    {
        let home = Home::new();
        let mut console = game(&home, "en");
        press(&mut console, "draw\r");
        console.hear("Your turn. 21 cards.", 1);
        press(&mut console, key);
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
    press(&mut console, "draw\r");
    console.hear("Your turn. 21 cards.", 1);
    let saved = std::fs::read(home.saved()).unwrap();
    drop(console);
    assert_eq!(std::fs::read(home.saved()).unwrap(), saved);
    goes_on(&home);
}

/// Has the helper of these tests do something beside the console.
#[track_caller]
fn help(words: &[&str]) {
    let helped = Command::new("wine").arg(named("ELEVENS_HELPER")).args(words).status().unwrap();
    assert!(helped.success(), "{words:?}");
}

/// The file of the program, by which the system lists it.
const IMAGE: &str = "elevens.exe";

/// The numbers of Windows for Ctrl+Break, a window that is closed, and the end of the session and of the system.
const EVENTS: [&str; 4] = ["1", "2", "5", "6"];

#[test]
#[ignore = "needs Wine: scripts/windows.sh runs it"]
fn events_of_the_system_end_the_game_and_it_is_saved() {
    let helper = named("ELEVENS_HELPER");
    for event in EVENTS {
        let home = Home::new();
        let mut console = open(&home, &[&helper, "around"], &[&GAME[..], &["--lang", "en"]].concat());
        press(&mut console, "draw\r");
        console.hear("Your turn. 21 cards.", 1);
        wait_until(|| console.heard().ends_with(PROMPT));
        help(&["send", event, IMAGE]);
        console.hear("Stopped. The game is saved.", 1);
        // Whoever has the console next finds it as usual.
        console.hear("whole lines, status 130", 1);
        console.wait();
        goes_on(&home);
    }
}

#[test]
#[ignore = "needs Wine: scripts/windows.sh runs it"]
fn a_recognizer_ends_with_a_game_that_is_killed() {
    let helper = named("ELEVENS_HELPER");
    let home = Home::new();
    let listen = format!("{} stay", path(&helper));
    let mut console = game_with(&home, "en", &["--listen", &listen]);
    press(&mut console, "draw\r");
    console.hear("Your turn. 21 cards.", 1);
    let status = Command::new("wine").args(["taskkill", "/F", "/IM", IMAGE]).status().unwrap();
    assert!(status.success());
    console.wait();
    let image = Path::new(&helper).file_name().unwrap().to_str().unwrap();
    help(&["gone", image]);
    goes_on(&home);
}

#[test]
#[ignore = "needs Wine: scripts/windows.sh runs it"]
fn an_old_code_page_costs_no_letter() {
    let home = Home::new();
    let shell = ["cmd", "/c", "chcp", "850", "&&"];
    let mut console = open(&home, &shell, &[&GAME[..], &["--lang", "fr"]].concat());
    console.hear("850", 1);
    press(&mut console, "répéter\r");
    console.hear("Débutants", 1);
    press(&mut console, "quitter\r");
    console.hear("C'est enregistré.", 1);
    console.wait();
}

#[test]
#[ignore = "needs Wine: scripts/windows.sh runs it"]
fn a_shell_writes_what_is_said_into_a_file() {
    let home = Home::new();
    let rules = ["--lang", "fr", "rules", "junior"];
    let file = home.file("rules.txt");
    let into = path(&file);
    open(&home, &["cmd", "/c"], &[&rules[..], &[">", &into]].concat()).wait();
    let written = std::fs::read_to_string(file).unwrap();
    assert_eq!(written, home.run(&rules, "").out);
}

/// Presses Enter where the program waits for nothing else any more.
#[track_caller]
fn enter_at_last(console: &mut Terminal) {
    console.hear("Press Enter to close the window.", 1);
    wait_until(|| console.state() != console.before);
    assert!(!console.has_ended());
    console.press("\r");
    console.wait();
}

/// The saved game goes on, in a console of its own, after the card that was drawn.
fn goes_on(home: &Home) {
    let mut console = open(home, &[], &["--resume", "--lang", "en", "--speech=off"]);
    console.hear("Your turn. 21 cards.", 1);
    press(&mut console, "quit\r");
    console.hear("Saved. Start again to go on.", 1);
    console.wait();
}

#[test]
#[ignore = "needs Wine: scripts/windows.sh runs it"]
fn a_window_of_its_own_stays() {
    let launcher = named("ELEVENS_LAUNCHER");
    let home = Home::new();
    let mut console = open(&home, &[&launcher], &["--lang", "en", "--no-such-option"]);
    enter_at_last(&mut console);
    // The menu comes again after a game, until the player quits.
    let mut console = open(&home, &[&launcher], &[&GAME[..], &["--lang", "en"]].concat());
    press(&mut console, "quit\r");
    console.hear("Saved. Start again to go on.", 1);
    press(&mut console, "quit\r");
    console.hear("1: Continue", 1);
    console.hear("Goodbye.", 1);
    enter_at_last(&mut console);
}
