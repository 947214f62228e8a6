//! The completions of shells, written by the definition of the command line.

use super::options::told;
use crate::locale::Locale;
use clap_complete::Shell;
use std::io::{self, Write};

/// The lines with which the script for fish finds words behind options; an option that still lacks its value is a
/// fault to it, so that no value would be completed.
const FOUND: &str = "\n    or return\n    if set -q";

/// The same, without the last option when it lacks its value.
const FOUND_BEFORE: &str = "\n    or argparse -s (__fish_elevens_global_optspecs) -- $cmd[1..-2] 2>/dev/null\n    or return\n    if set -q";

/// Writes the completions of a shell, with what is said of each in a language.
///
/// # Errors
/// When they can't be written.
pub(super) fn write(locale: &Locale, shell: Shell, mut output: impl Write) -> io::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut told(locale), "elevens", &mut script);
    let script = String::from_utf8_lossy(&script).replacen(FOUND, FOUND_BEFORE, 1);
    output.write_all(script.as_bytes())
}
