//! Utterances to meanings, a line each: how translators and recognizers are tested.

use super::outcome::Outcome;
use crate::command::{Interpreter, Parsed};
use crate::locale::Locale;
use std::io::{BufRead, Write};

/// The longest line that is looked at, in bytes.
const LONGEST_LINE: u64 = 4096;

/// Reads an utterance a line, and writes what each means.
pub fn run(locale: &Locale, mut input: impl BufRead, mut output: impl Write) -> Outcome {
    let interpreter = Interpreter::new(locale);
    let mut line = Vec::new();
    loop {
        line.clear();
        match std::io::Read::take(&mut input, LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) => return Outcome::Well,
            Ok(_) => {}
            Err(_) => return Outcome::Badly,
        }
        let meaning = meaning(&interpreter, &String::from_utf8_lossy(&line));
        if writeln!(output, "{meaning}").is_err() {
            return Outcome::Badly;
        }
    }
}

/// What an utterance means, or a question mark and what it may have meant.
pub fn meaning(interpreter: &Interpreter, line: &str) -> String {
    match interpreter.understand(line) {
        Parsed::Command(command) | Parsed::Unsure(command) => command.to_string(),
        Parsed::Ambiguous(commands) => with_candidates(commands.iter().map(ToString::to_string)),
        Parsed::Unknown { near, .. } | Parsed::Senseless(near) => {
            with_candidates(near.iter().map(ToString::to_string))
        }
        Parsed::Empty => "?".to_owned(),
    }
}

fn with_candidates(candidates: impl Iterator<Item = String>) -> String {
    let candidates: Vec<String> = candidates.collect();
    format!("? {}", candidates.join(" | ")).trim_end().to_owned()
}
