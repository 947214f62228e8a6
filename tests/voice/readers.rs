//! A screen reader of others around the program: what it says is what was printed, each reply once, whole and in order.

use crate::program::{Home, PROGRAM, skipped};
use crate::script::Script;
use crate::service::{is_there, wait_or_tell, wait_until};
use crate::session::word;
use crate::terminal::Terminal;
use elevens::locale::{LANGUAGES, Language, Locale};
use portable_pty::CommandBuilder;
use std::os::unix::fs::PermissionsExt;
use std::time::Duration;

/// What its distribution sets; the synthesizer alone is another.
const SETTINGS: &str = "/etc/yasr/yasr.conf";

/// yasr around a game, with a synthesizer that writes down what it is given.
struct Read {
    home: Home,
    terminal: Terminal,
}

impl Read {
    fn start(test: &str, arguments: &str) -> Option<Read> {
        let settings = std::fs::read_to_string(SETTINGS).ok().filter(|_| is_there("yasr"));
        let Some(settings) = settings else {
            skipped(test, "yasr is missing");
            return None;
        };
        let home = Home::new();
        let log = home.write("log", "");
        let script = |name: &str, text: &str| {
            let path = home.write(name, format!("#!/bin/sh\n{text}\n"));
            std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
            path
        };
        let voice = script("voice", &format!("exec cat >> '{}'", log.display()));
        let game = script("game", &format!("exec '{PROGRAM}' {arguments}"));
        let set = |line: &str| {
            if line.starts_with("synthesizer=") {
                "synthesizer=emacspeak server".to_owned()
            } else if line.starts_with("synthesizer port=") {
                format!("synthesizer port=|{}", voice.display())
            } else {
                line.to_owned()
            }
        };
        let settings: Vec<String> = settings.lines().map(set).collect();
        let settings = home.write("yasr.conf", settings.join("\n") + "\n");
        let mut command = CommandBuilder::new("yasr");
        command.args([std::ffi::OsStr::new("-C"), settings.as_os_str(), game.as_os_str()]);
        let terminal = Terminal::run(&home, command, &[("LC_ALL", "C.UTF-8")]);
        Some(Read { home, terminal })
    }

    /// All that was said so far, a sentence or line each.
    fn said(&self) -> Vec<String> {
        let log = std::fs::read(self.home.file("log")).unwrap_or_default();
        let log = String::from_utf8_lossy(&log).into_owned();
        let texts = log.lines().filter_map(|line| {
            let text = line.strip_prefix("q {").or_else(|| line.strip_prefix("tts_say {"))?;
            Some(text.trim_end_matches('}').trim().to_owned())
        });
        texts.filter(|text| !text.is_empty()).collect()
    }

    /// Types a line key by key, each once the one before it is shown: the reader says what is typed where two come at
    /// once.
    fn type_line(&mut self, line: &str) {
        for key in line.chars() {
            let shown = self.terminal.heard().len();
            self.terminal.press(key.to_string());
            wait_until(&format!("{key} is shown"), || self.terminal.heard().len() > shown);
        }
        self.terminal.press("\r");
    }

    /// Waits until all of a text is said.
    fn hear(&self, printed: &str, typed: &[String]) {
        let told = || format!("{printed} is said, but {:#?}", self.said());
        wait_or_tell(told, || match_said(&self.said(), printed, typed) == Ok(printed.len()));
    }

    /// Waits until no more is said.
    fn settle(&self) {
        let mut last = 0;
        wait_until("it falls silent", || {
            std::thread::sleep(Duration::from_millis(700));
            std::mem::replace(&mut last, self.said().len()) == self.said().len() && last > 0
        });
    }
}

/// Lines as letters alone: a reader that is given a line in two parts says it in two.
fn letters_of(lines: &[String]) -> String {
    lines.iter().flat_map(|line| line.chars()).filter(|letter| !letter.is_whitespace()).collect()
}

/// How much of the letters of a text was said in its order, or the first that was said and is not of it.
///
/// On a busy machine the reader takes the echo of a key for something new, and says parts of what is typed, or that a
/// line is blank.
fn match_said(said: &[String], printed: &str, typed: &[String]) -> Result<usize, String> {
    said.iter().try_fold(0, |at, line| {
        let letters = letters_of(std::slice::from_ref(line));
        if printed.get(at..).is_some_and(|left| left.starts_with(&letters)) {
            Ok(at + letters.len())
        } else if line == "blank" || typed.iter().any(|typed| typed.contains(line)) {
            Ok(at)
        } else {
            Err(line.clone())
        }
    })
}

/// What yasr says of a match in a language is what is printed where nobody reads it aloud.
fn is_read(test: &str, language: &'static Language) {
    let game = ["--game", "junior", "--seed", "0", "--rounds", "1", "--lang", language.code()];
    let arguments = format!("{} --speech off --prompt nothing", game.join(" "));
    let Some(mut read) = Read::start(test, &arguments) else { return };
    let script = Script::write(&[&game[..], &["--width", "80"]].concat(), &Locale::load(language));
    let (mut printed, mut typed) = (letters_of(&script.begin), Vec::new());
    read.hear(&printed, &typed);
    for (line, reply) in &script.said {
        read.type_line(line);
        typed.push(line.clone());
        printed += &letters_of(reply);
        read.hear(&printed, &typed);
    }
    read.settle();
    let (said, lines) = (read.said(), script.lines());
    assert_eq!(printed, letters_of(&lines));
    assert_eq!(match_said(&said, &printed, &typed), Ok(printed.len()), "{said:#?}");
    assert!(lines.len() > 25, "{script:#?}");
    // A game that goes on would outlive its reader, which lets it have its own terminal.
    read.type_line(&word(&Locale::load(language), "quit"));
    read.terminal.wait();
}

#[test]
fn a_screen_reader_says_a_match_once_whole_and_in_order() {
    is_read("a_screen_reader_says_a_match_once_whole_and_in_order", &LANGUAGES[0]);
}

#[test]
fn a_screen_reader_says_a_french_match_once_whole_and_in_order() {
    is_read("a_screen_reader_says_a_french_match_once_whole_and_in_order", &LANGUAGES[1]);
}

#[test]
fn a_screen_reader_says_a_dutch_match_once_whole_and_in_order() {
    is_read("a_screen_reader_says_a_dutch_match_once_whole_and_in_order", &LANGUAGES[2]);
}
