//! Who types a line at a terminal, by ssh and with the program, is not disturbed by what others do: it comes with the line,
//! or before one's own turn.

use crate::hosting::{Guest, Host, records};
use crate::join::at;
use crate::program::{Home, PROGRAM, skipped};
use crate::secure_shell::{is_there, key, options};
use crate::session::{choice, replayed, round_of, typed};
use crate::terminal::Terminal;
use elevens::locale::{LANGUAGES, Language, Locale, args};
use elevens::rules::{Match, Position};
use portable_pty::CommandBuilder;
use std::path::Path;

/// What opens a table in each language.
const OPEN: [&str; 3] = ["open junior 9 rounds", "ouvrir junior 9 manches", "open junior 9 rondes"];

fn saved(data: &Path) -> Match {
    replayed(&std::fs::read_to_string(records(data).last().unwrap()).unwrap())
}

/// The first words of what is typed for something.
fn word(locale: &Locale, id: &str, blank: &str) -> String {
    locale.format(id, &args!("name" => blank, "text" => blank))
}

/// Types a line, and waits for its answer.
fn answered(terminal: &mut Terminal, line: &str, answer: &str) {
    terminal.forget();
    terminal.press(format!("{line}\r"));
    terminal.hear(answer, 1);
}

/// What a text is without what moves the cursor.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once("\x1b[") {
        plain.push_str(before);
        rest =
            behind.trim_start_matches(|sign: char| !sign.is_ascii_alphabetic()).get(1..).unwrap_or_default();
    }
    plain + rest
}

/// Ann, at a terminal at the lobby, opens a table, and Ben sits down; what Ben does waits while Ann types.
fn is_left_alone(data: &Path, terminal: &mut Terminal, mut ben: Guest, language: &'static Language) {
    let locale = Locale::load(language);
    let place = LANGUAGES.iter().position(|one| one == language).unwrap();
    answered(terminal, OPEN[place], "Oslo");
    ben.ask("sit at Oslo");
    terminal.hear(locale.text("your-turn").trim_end_matches('.'), 1);
    let acting = || round_of(&saved(data)).to_act().index();
    let mut turn = 0;
    while acting() == 0 {
        turn += 1;
        let name = format!("Q{turn}");
        let line = typed(&locale, choice(&saved(data)));
        terminal.press(format!("{line}\r"));
        let mute = word(&locale, "say-mute", &name);
        answered(terminal, &mute, &locale.format("table-not-here", &args!("name" => name)));
    }

    // What Ben says waits, and comes with the line, before its answer.
    terminal.forget();
    let begun = word(&locale, "say-text", "half");
    terminal.press(&begun);
    terminal.hear("half", 1);
    ben.ask("say hello");
    ben.ask("say once more");
    terminal.press("way\r");
    terminal.hear(&locale.text("table-said-you"), 1);
    let said = |text: &str| locale.format("table-said", &args!("name" => "Ben", "text" => text));
    let told = plain(&terminal.heard());
    let place = |text: &str| told.find(text).unwrap_or_else(|| panic!("no {text:?}: {told:?}"));
    assert!(place("way\r\n") < place(&said("hello")), "{told:?}");
    assert!(place(&said("hello")) < place(&said("once more")), "{told:?}");
    assert!(place(&said("once more")) < place(&locale.text("table-said-you")), "{told:?}");

    // One's own turn comes, with all that was held before it, and the line stays.
    terminal.forget();
    terminal.press("zz");
    terminal.hear("zz", 1);
    ben.ask("say last");
    while acting() == 1 {
        let line = typed(&Locale::load(&LANGUAGES[0]), choice(&saved(data)));
        ben.ask(&line);
    }
    let turn = locale.text("your-turn").trim_end_matches('.').to_owned();
    terminal.hear(&turn, 1);
    terminal.hear("zz", 2);
    let told = plain(&terminal.heard());
    let place = |text: &str| told.find(text).unwrap_or_else(|| panic!("no {text:?}: {told:?}"));
    let done = told.rfind("Ben ").unwrap();
    assert!(place(&said("last")) < done && done < place(&turn), "{told:?}");
    assert!(told.trim_end().ends_with("zz"), "{told:?}");
}

#[test]
fn a_line_that_is_typed_by_ssh_is_left_alone() {
    if !is_there() {
        return skipped("a_line_that_is_typed_by_ssh_is_left_alone", "no ssh is there");
    }
    for (number, language) in LANGUAGES.iter().enumerate() {
        let (home, data) = (Home::new(), tempfile::tempdir().unwrap());
        let own = key(data.path(), "own", "ed25519");
        let host = Host::with(data.path(), &["--ssh", "0"]);
        let ben = host.guest("Ben", &LANGUAGES[0]);
        let mut command = CommandBuilder::new("ssh");
        command.args(options(&host, &own));
        let mut terminal = Terminal::run(&home, command, &[]);
        terminal.hear("Nederlands", 1);
        let locale = Locale::load(language);
        answered(&mut terminal, &(number + 1).to_string(), &locale.text("login-name"));
        answered(&mut terminal, "Ann", "Ann.");
        is_left_alone(data.path(), &mut terminal, ben, language);
    }
}

#[test]
fn a_line_that_is_typed_in_the_program_is_left_alone() {
    for language in &LANGUAGES {
        let home = Home::new();
        let (data, host) = Host::fresh();
        let ben = host.guest("Ben", &LANGUAGES[0]);
        let mut command = CommandBuilder::new(PROGRAM);
        command.args(["join", &at(host.web), "--as", "Ann", "--lang", language.code(), "--speech", "off"]);
        let mut terminal = Terminal::run(&home, command, &[]);
        terminal.hear("Ann.", 1);
        is_left_alone(data.path(), &mut terminal, ben, language);
    }
}
