//! A screen reader of others around the program: what it says is what was printed, each reply once, whole and in order.

use crate::program::{Home, PROGRAM, skipped};
use crate::service::{is_there, wait_until};
use crate::terminal::Terminal;
use portable_pty::CommandBuilder;
use std::os::unix::fs::PermissionsExt;
use std::time::Duration;

/// What its distribution sets; the synthesizer alone is another.
const SETTINGS: &str = "/etc/yasr/yasr.conf";
/// How long somebody takes for a key.
const KEY: Duration = Duration::from_millis(60);

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

    /// Types a line as people do, and waits until no more is said.
    fn type_line(&mut self, line: &str) -> Vec<String> {
        let before = self.said().len();
        for key in line.chars().chain(['\r']) {
            self.terminal.press(key.to_string());
            std::thread::sleep(KEY);
        }
        wait_until(&format!("something is said of {line:?}"), || self.said().len() > before);
        self.settle();
        self.said().split_off(before)
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

/// Lines as words alone.
fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_screen_reader_says_each_reply_once_whole_and_in_order() {
    let test = "a_screen_reader_says_each_reply_once_whole_and_in_order";
    for (language, lines) in [
        ("en", ["pile", "hand", "red 10", "end", "score", "since"]),
        ("fr", ["talon", "main", "rouge 10", "fini", "score", "depuis"]),
        ("nl", ["stapel", "hand", "rood 10", "klaar", "stand", "sinds"]),
    ] {
        let game = ["--game", "beginner", "--seed", "11", "--rounds", "1", "--lang", language];
        // What is printed where nobody reads it aloud.
        let home = Home::new();
        let arguments = game.iter().copied().chain(["--width", "80"]).collect::<Vec<_>>();
        let printed = home.run(&arguments, lines.join("\n") + "\nquit\n");
        let arguments = format!("{} --speech off --prompt nothing", game.join(" "));
        let Some(mut read) = Read::start(test, &arguments) else { return };
        wait_until("the game is read", || !read.said().is_empty());
        read.settle();
        let mut said = read.said();
        for line in lines {
            said.extend(read.type_line(line));
        }
        let printed: Vec<String> = printed.out.lines().map(plain).collect();
        let said: Vec<String> = said.iter().map(|line| plain(line)).collect();
        // The last line is the goodbye, which was not asked for here.
        let all = &printed[..printed.len() - 1];
        assert_eq!(said, all, "{language}");
        // A game that goes on would outlive its reader, which lets it have its own terminal.
        read.terminal.press("quit\r");
        read.terminal.wait();
    }
}
