//! Utterances to meanings, a line each: how translators and recognizers are tested.

use super::outcome::Outcome;
use crate::dialogue::Understanding;
use crate::language::Understood;
use crate::locale::Locale;
use crate::meaning::Command;
use std::io::{BufRead, Write};

/// The longest line that is looked at, in bytes.
const LONGEST_LINE: u64 = 4096;

/// Reads an utterance a line, and writes what each means.
pub fn run(locale: &Locale, mut input: impl BufRead, mut output: impl Write) -> Outcome {
    let understanding = Understanding::of(locale.language());
    let mut line = Vec::new();
    loop {
        line.clear();
        match std::io::Read::take(&mut input, LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) => return Outcome::Well,
            Ok(_) => {}
            Err(_) => return Outcome::Badly,
        }
        let meaning = meaning(&understanding, &String::from_utf8_lossy(&line));
        if writeln!(output, "{meaning}").is_err() {
            return Outcome::Badly;
        }
    }
}

/// What an utterance means: what is done at once, or a question mark and what would be asked back.
pub fn meaning(understanding: &Understanding, line: &str) -> String {
    match understanding.understand(line, &[]) {
        Understood::Commands(commands) => listed(&commands, "; "),
        Understood::Offered { commands, .. } => format!("? {}", listed(&commands, " | ")),
        Understood::Unknown { .. }
        | Understood::NotOrdered
        | Understood::Incomplete
        | Understood::Senseless
        | Understood::TooLong
        | Understood::Empty => "?".to_owned(),
    }
}

fn listed(commands: &[Command], between: &str) -> String {
    commands.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}
