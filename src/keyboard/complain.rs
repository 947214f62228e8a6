use crate::output::printable;
use std::io::Write;

/// Says what went wrong, where a pipe of the output does not carry it away.
pub fn complain(text: &str) {
    let _ = writeln!(std::io::stderr(), "{}", printable(text));
}
