//! Whole sessions of a guest at the line port: the transcripts that hold for it as for the terminal.
//!
//! A guest comes in by the language and the name of the first start, which are typed besides; the seed of its tables is
//! that of the start. A further start is the same guest who comes back.

use crate::hosting::{Guest, Host};
use crate::played::{Driver, Start, Until, play_all};
use elevens::locale::LANGUAGES;
use elevens::meaning::{Command, RoutineMove};

/// A guest with a client that sends lines.
struct Line;

impl Driver for Line {
    const NAME: &'static str = "line";

    fn play(starts: &[Start], until: Until) -> String {
        let data = tempfile::tempdir().unwrap();
        let host = Host::seeded(data.path(), starts[0].value("--seed").unwrap_or("11"));
        let mut key: Option<String> = None;
        let mut told = String::new();
        for start in starts {
            let language = start.value("--lang").unwrap();
            let language = LANGUAGES.iter().find(|known| known.code() == language).unwrap();
            let name = start.value("--me").unwrap_or("Ann");
            let mut guest = match &key {
                None => host.guest(name, language),
                Some(key) => host.back(name, key, language),
            };
            key = guest.key.clone();
            for routine in RoutineMove::ALL {
                let mode = start.value(&format!("--{}", routine.id())).and_then(|id| routine.mode(id));
                if mode.is_some() {
                    guest.ask(&Command::Automate(routine, mode).said(&guest.locale()));
                }
            }
            told += &format!("{}\n", start.line);
            told += &visit(&mut guest, start, until);
        }
        told
    }
}

/// All that is typed and told in one visit, up to the first line that is not as expected.
fn visit(guest: &mut Guest, start: &Start, until: Until) -> String {
    let mut told = String::new();
    let begin = std::iter::once((None, &start.begin));
    for (typed, expected) in begin.chain(start.typed.iter().map(|(typed, told)| (Some(typed), told))) {
        if let Some(typed) = typed {
            guest.send(typed);
            told += format!("> {typed}").trim_end();
            told.push('\n');
        }
        if until == Until::Quiet {
            guest.until_quiet().into_iter().for_each(|line| told += &format!("{line}\n"));
            continue;
        }
        for expected in expected {
            let line = guest.line().unwrap_or_default();
            told += &format!("{line}\n");
            if line != *expected {
                return told;
            }
        }
    }
    guest.rest().into_iter().for_each(|line| told += &format!("{line}\n"));
    told
}

#[test]
fn english() {
    play_all::<Line>("en");
}

#[test]
fn french() {
    play_all::<Line>("fr");
}

#[test]
fn dutch() {
    play_all::<Line>("nl");
}
