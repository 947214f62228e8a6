//! Utterances to meanings, a line each: how translators and recognizers are tested.

use super::outcome::Outcome;
use crate::locale::Locale;
use crate::session::Understanding;
use crate::terminal::complain;
use std::io::{self, BufRead, Write};

/// The longest line that is looked at, in bytes.
const LONGEST_LINE: u64 = 4096;

/// The meaning of a line that means nothing.
const NOTHING: &str = "?";

/// The outcome of reading a line.
enum Read {
    Nothing,
    Line,
    TooLong,
}

/// Reads up to a line end; of a line that is too long the rest is left out.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Read> {
    let mut read = |line: &mut Vec<u8>| io::Read::take(&mut *input, LONGEST_LINE).read_until(b'\n', line);
    let is_cut = |line: &[u8]| line.len() as u64 >= LONGEST_LINE && !line.ends_with(b"\n");
    if read(line)? == 0 {
        return Ok(Read::Nothing);
    }
    if !is_cut(line) {
        return Ok(Read::Line);
    }
    while is_cut(line) {
        line.clear();
        read(line)?;
    }
    Ok(Read::TooLong)
}

/// Reads an utterance a line, and writes what each means.
pub(super) fn run(locale: &Locale, mut input: impl BufRead, mut output: impl Write) -> Outcome {
    let understanding = Understanding::of(locale.language());
    let mut line = Vec::new();
    loop {
        line.clear();
        let meaning = match read_line(&mut input, &mut line) {
            Ok(Read::Nothing) => return Outcome::Well,
            Ok(Read::Line) => understanding.notation(&String::from_utf8_lossy(&line)),
            Ok(Read::TooLong) => NOTHING.to_owned(),
            Err(_) => return Outcome::Badly,
        };
        if writeln!(output, "{meaning}").is_err() {
            complain(&locale.text("error-output-plain"));
            return Outcome::Badly;
        }
    }
}
