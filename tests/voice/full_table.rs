//! Two turns of somebody who listens to three computers: the pages of speech tell what is heard of them.

use crate::program::{Home, PROGRAM, Running};
use crate::service::{Recorder, wait_until};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What is told in each language, by its page and heading.
const PAGES: [(&str, &str, &str); 3] = [
    ("en", "docs/speech.md", "## Two turns at a table of four"),
    ("fr", "docs/speech.fr.md", "## Deux tours à une table de quatre"),
    ("nl", "docs/speech.nl.md", "## Twee beurten aan een tafel van vier"),
];

/// The lines of the first block behind a heading: what comes before, what they are, and what comes behind.
fn block<'a>(page: &'a str, heading: &str) -> (&'a str, &'a str, &'a str) {
    let from = page.find(heading).unwrap_or_else(|| panic!("{heading:?} is not in the page"));
    let begin = from + page[from..].find("```\n").unwrap() + 4;
    let end = begin + page[begin..].find("```").unwrap();
    (&page[..begin], &page[begin..end], &page[end..])
}

/// Types the lines that begin with `>`, and hears behind each what stands in the next line; gives back what was typed and
/// heard.
fn listen(code: &str, expected: &str) -> Option<String> {
    let recorder = Recorder::start("what_a_listener_hears_of_two_turns_stands_in_the_pages")?;
    let home = Home::new();
    let mut command = home.prepare(PROGRAM);
    let arguments = ["--lang", code, "--game", "elevens", "--players", "4", "--seed", "8", "--speech", "on"];
    let mut game = Running::of(command.args(arguments).env("SPEECHD_ADDRESS", recorder.address()));
    let (mut told, mut heard) = (String::new(), 0);
    for line in expected.lines() {
        if let Some(typed) = line.strip_prefix("> ") {
            game.type_line(typed);
            told += &format!("{line}\n");
            continue;
        }
        let said = || recorder.texts()[heard..].join(" ");
        if updates() {
            std::thread::sleep(Duration::from_secs(4));
        } else {
            wait_until(&format!("{line:?} is spoken, and nothing else"), || {
                said() == line && recorder.heard().iter().all(|sentence| sentence.whole)
            });
        }
        told += &format!("{}\n", said());
        heard = recorder.heard().len();
    }
    game.end();
    Some(told)
}

/// Whether the pages are to be written, not held.
fn updates() -> bool {
    std::env::var_os("UPDATE_TRANSCRIPTS").is_some()
}

#[test]
fn what_a_listener_hears_of_two_turns_stands_in_the_pages() {
    for (code, path, heading) in PAGES {
        let path: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        let page = fs::read_to_string(&path).unwrap();
        let (before, expected, behind) = block(&page, heading);
        let Some(told) = listen(code, expected) else { return };
        if updates() {
            fs::write(&path, format!("{before}{told}{behind}")).unwrap();
        }
    }
}
