//! The input ends, the output is closed, somebody presses Ctrl-C.

use crate::program::{Home, NEW, PROGRAM, Running, Said, wait_until};
#[cfg(unix)]
use crate::terminal::Terminal;
#[cfg(unix)]
use portable_pty::PtySize;
use std::io::Write;

const TWO: [&str; 7] = ["--game", "beginner", "--seed", "11", "--me", "Ann", "--me"];

fn two_people() -> Vec<&'static str> {
    TWO.into_iter().chain(["Ben"]).collect()
}

#[track_caller]
fn goes_on(home: &Home) {
    home.run(&["--resume"], "\nquit\n").is_well();
}

#[test]
fn the_input_ends() {
    let home = Home::new();
    home.play("").ends(1, "The input ended. The game is saved.");
    goes_on(&home);
    home.play("hand").ends(1, "The input ended. The game is saved.");

    let home = Home::new();
    home.run(&two_people(), "").ends(1, "The input ended. The game is saved.");
    home.run(&["--resume"], "\ndraw\n").ends(1, "The input ended. The game is saved.");
    goes_on(&home);

    let home = Home::new();
    let pause = [&NEW[..], &["--pause", "--players", "3"]].concat();
    let said = home.run(&pause, "draw\n");
    assert_eq!(said.count("Press Enter to go on."), 1, "{said:?}");
    said.ends(1, "The input ended. The game is saved.");
    home.run(&["--resume", "--pause"], "").ends(1, "The input ended. The game is saved.");

    let home = Home::new();
    home.run(&["--lang", "en"], "").ends(0, "Goodbye.");
    home.run(&["--lang", "en"], "1\n").ends(0, "Goodbye.");
}

fn closed(arguments: &[&str], home: &Home) -> Said {
    let (reader, mut writer) = std::io::pipe().unwrap();
    drop(reader);
    // What another test is just starting may hold it a little longer.
    wait_until(|| writer.write(b"\n").is_err());
    Running::of(home.prepare(PROGRAM).args(arguments).stdout(writer)).end()
}

#[test]
fn the_output_is_closed_at_once() {
    let home = Home::new();
    let record = home.file("record.jsonl");
    let record = record.to_str().unwrap();
    home.run(&["simulate", "--seed", "1", "--records", record], "").is_well();
    let plain: [&[&str]; 8] = [
        &["--help"],
        &["--version"],
        &["rules"],
        &["rules", "elevens", "--width", "40"],
        &["replay", record],
        &["replay", "--legal", record],
        &["simulate", "--matches", "50", "--records", "-"],
        &["simulate", "--json"],
    ];
    for arguments in plain {
        closed(arguments, &home).complains(1, &["The output is closed."]);
    }
    // The error output is folded as other lines are.
    let folded = closed(&["rules", "elevens", "--width", "20"], &home);
    assert_eq!((folded.status, folded.err.as_str()), (Some(1), "The output is\nclosed.\n"));
    for (code, words) in [("fr", "La sortie est fermée."), ("nl", "De uitvoer is gesloten.")] {
        closed(&["rules", "--lang", code], &home).complains(1, &[words]);
    }
    closed(&NEW, &home).complains(1, &["The output is closed. The game is saved."]);
    goes_on(&home);
    closed(&["--resume"], &home).complains(1, &["The output is closed. The game is saved."]);
    goes_on(&home);
}

#[test]
fn the_reader_goes_away_in_mid_game() {
    for last in ["draw", "quit", ""] {
        let home = Home::new();
        let mut running = home.start(&NEW);
        running.hear("Your turn.", 1);
        running.type_line("draw");
        running.hear("Your turn.", 2);
        running.close_output();
        if !last.is_empty() {
            running.type_line(last);
        }
        running.end().complains(1, &["The output is closed. The game is saved."]);
        goes_on(&home);
    }
}

#[test]
fn the_reader_of_a_simulation_goes_away() {
    let home = Home::new();
    let mut running = home.start(&["simulate", "--matches", "1000", "--records", "-"]);
    running.hear("\"round\"", 2);
    running.close_output();
    running.end().complains(1, &["The output is closed."]);
}

#[cfg(unix)]
#[test]
fn a_signal_ends_what_runs() {
    for signal in ["INT", "TERM", "HUP"] {
        let home = Home::new();
        let file = home.file("record.jsonl");
        let mut running =
            home.start(&["simulate", "--matches", "100000000", "--records", file.to_str().unwrap()]);
        wait_until(|| file.metadata().is_ok_and(|data| data.len() > 10_000));
        running.signal(signal);
        wait_until(|| running.child.try_wait().unwrap().is_some());
        running.end().complains(130, &["Stopped."]);

        let mut running = home.start(&NEW);
        running.hear("Your turn.", 1);
        running.signal(signal);
        wait_until(|| running.child.try_wait().unwrap().is_some());
        running.end().complains(130, &["Stopped. The game is saved."]);
        goes_on(&home);
    }
}

/// A game at a terminal of a kind.
#[cfg(unix)]
fn at_terminal(home: &Home, kind: &str) -> Terminal {
    Terminal::open(home, &[&NEW[..], &["--speech", "off"]].concat(), &[("TERM", kind)])
}

/// Stops a game at a terminal by a key, a line or a signal.
#[cfg(unix)]
fn stop(home: &Home, kind: &str, how: &str) {
    let mut terminal = at_terminal(home, kind);
    terminal.hear("> ", 1);
    if kind != "dumb" {
        wait_until(|| terminal.state() != terminal.before);
    }
    let (status, line) = match how {
        "\u{4}" => (1, "The input ended. The game is saved."),
        "quit\r" => (0, "Saved. Start again to go on."),
        _ => (130, "Stopped. The game is saved."),
    };
    if how.starts_with(char::is_uppercase) {
        terminal.signal(how);
    } else {
        terminal.press(how.as_bytes());
    }
    terminal.ends(status, line);
    goes_on(home);
}

#[cfg(unix)]
#[test]
fn the_terminal_is_left_in_order() {
    let home = Home::new();
    for kind in ["xterm", "dumb"] {
        for how in ["\u{3}", "TERM", "HUP", "\u{4}", "quit\r"] {
            stop(&home, kind, how);
        }
    }
}

#[cfg(unix)]
#[test]
fn a_terminal_may_send_anything_and_change_its_size() {
    let home = Home::new();
    let mut terminal = at_terminal(&home, "xterm");
    terminal.hear("> ", 1);
    terminal.pair.master.resize(PtySize { cols: 40, rows: 10, ..PtySize::default() }).unwrap();
    terminal.press(b"\xff");
    terminal.hear("no text in UTF-8", 1);
    terminal.press(b"\x1b[999~\x1b[A\x1b[B\x1bOP\0\x01\x05\r");
    // Lines that are typed, or pasted, ahead are all read.
    terminal.press(b"pile\rnonsense\r");
    terminal.hear("40 cards in the pile.", 1);
    terminal.hear("nonsense. Try help.", 1);
    terminal.press(b"quit\r");
    terminal.ends(0, "Saved. Start again to go on.");
}

/// The text of a terminal without escape sequences, which a braille display has on one line up to each line end.
#[cfg(unix)]
fn plain(heard: &str) -> String {
    let mut plain = String::new();
    let mut letters = heard.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\u{1b}' => drop(letters.by_ref().skip(1).find(|letter| letter.is_ascii_alphabetic())),
            '\r' => {}
            letter => plain.push(letter),
        }
    }
    plain
}

#[cfg(unix)]
#[test]
fn the_reply_stands_before_the_prompt_when_that_is_set() {
    for kind in ["xterm", "dumb"] {
        let home = Home::new();
        let mut terminal = at_terminal(&home, kind);
        terminal.hear("> ", 1);
        terminal.press(b"red 99\r");
        wait_until(|| plain(&terminal.heard()).contains("rows go from 1 to 21.\n> "));
        terminal.press(b"prompt on\r");
        wait_until(|| plain(&terminal.heard()).contains("Reply on the prompt's line: on. > "));
        // Of several lines, the last; and no line is told twice or lost.
        terminal.press(b"table\r");
        wait_until(|| plain(&terminal.heard()).contains("\nGreen: 11. Opens at 10 and 12. > "));
        assert_eq!(plain(&terminal.heard()).matches("\nRed: 11.").count(), 1);
        // A line that leaves no room for the prompt stays above it.
        terminal.press(b"braille on\r");
        terminal.hear("Braille form: on.", 1);
        terminal.press(b"pause off\r");
        wait_until(|| plain(&terminal.heard()).contains("Pause after each computer's turn: off.\n> "));
        terminal.press(b"braille off\rprompt off\r");
        wait_until(|| plain(&terminal.heard()).contains("Reply on the prompt's line: off.\n> "));
        terminal.press(b"prompt on\r");
        terminal.hear("line: on.", 2);
        terminal.press(b"quit\r");
        terminal.ends(0, "Saved. Start again to go on.");
        // It is kept for the next start.
        let mut terminal = at_terminal(&home, kind);
        wait_until(|| plain(&terminal.heard()).contains("cards. > "));
        terminal.press(b"quit\r");
        terminal.ends(0, "Saved. Start again to go on.");
    }
}

#[cfg(unix)]
#[test]
fn a_window_of_its_own_stays_until_the_last_words_were_read() {
    let home = Home::new();
    let own = [("ELEVENS_WINDOW", "own")];
    let mut terminal = Terminal::open(&home, &["--lang", "en", "--no-such-option"], &own);
    terminal.hear("Press Enter to close the window.", 1);
    assert!(!terminal.has_ended());
    terminal.press("\r");
    terminal.wait();
    // A game that is quit leads back to the menu, not out of the window.
    let mut terminal = Terminal::open(&home, &[&NEW[..], &["--speech", "off"]].concat(), &own);
    terminal.hear("> ", 1);
    terminal.press("quit\r");
    terminal.hear("1: Continue", 1);
    terminal.press("quit\r");
    terminal.hear("Press Enter to close the window.", 1);
    terminal.press("\r");
    terminal.wait();
}
