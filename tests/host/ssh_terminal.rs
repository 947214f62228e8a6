//! OpenSSH's client at a terminal: what is typed is shown once, may be corrected, and is left alone by what others do.

use crate::hosting::Host;
use crate::program::{Home, skipped};
use crate::secure_shell::{is_there, key, options};
use crate::terminal::Terminal;
use elevens::locale::LANGUAGES;
use portable_pty::{CommandBuilder, PtySize};

#[test]
fn keys_are_shown_and_corrected_and_the_width_is_that_of_the_window() {
    if !is_there() {
        let name = "keys_are_shown_and_corrected_and_the_width_is_that_of_the_window";
        return skipped(name, "no ssh is there");
    }
    let home = Home::new();
    let data = tempfile::tempdir().unwrap();
    let own = key(data.path(), "own", "ed25519");
    let host = Host::with(data.path(), &["--ssh", "0"]);
    let mut ben = host.guest("Ben", &LANGUAGES[1]);
    let mut command = CommandBuilder::new("ssh");
    command.args(options(&host, &own));
    let mut terminal = Terminal::run(&home, command, &[]);
    terminal.hear("Nederlands", 1);
    terminal.press("1\r");
    terminal.hear("Your name?", 1);
    terminal.press("Anb\x7fn\r");
    terminal.hear("Welcome, Ann.", 1);
    assert!(terminal.heard().contains("Anb\x08 \x08n\r\n"), "{:?}", terminal.heard());
    terminal.press("open junior\r");
    terminal.hear("1 more has to come", 1);
    // What Ben does comes above what is being typed.
    terminal.forget();
    terminal.press("wid");
    terminal.hear("wid", 1);
    ben.ask("rejoindre Oslo");
    terminal.hear("Round 1 of 2", 1);
    let heard = terminal.heard();
    assert!(heard.starts_with("wid\r\x1b[J") && heard.ends_with("wid"), "{heard:?}");
    // The window is made narrow.
    terminal.pair.master.resize(PtySize { cols: 30, rows: 24, ..PtySize::default() }).unwrap();
    terminal.press("\x15");
    let mut tries = 0;
    loop {
        terminal.forget();
        terminal.press("lobby help\r");
        terminal.hear("forget me", 1);
        terminal.press("who is here\r");
        terminal.hear("2 here", 1);
        let told = terminal.heard();
        let told: Vec<&str> = told.lines().filter(|line| !line.contains('\x1b')).collect();
        if told.iter().all(|line| line.trim_end().chars().count() <= 30) {
            break;
        }
        tries += 1;
        assert!(tries < 50, "{told:?}");
    }
    terminal.forget();
    terminal.press("\x1b[A\x1b[A\r");
    terminal.hear("lobby help", 1);
    terminal.press("\x04");
    terminal.wait();
}
