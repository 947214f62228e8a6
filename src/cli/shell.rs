//! What shells complete, written by the definition of the command line.

use super::options::definition;
use crate::locale::Locale;
use clap_complete::Shell;
use std::io::{self, Write};

/// The shells that can complete, by the names that they are called with.
pub const SHELLS: [(&str, Shell); 3] = [("bash", Shell::Bash), ("fish", Shell::Fish), ("zsh", Shell::Zsh)];

/// The shell of a name.
pub fn shell(name: &str) -> Option<Shell> {
    SHELLS.into_iter().find(|(known, _)| *known == name).map(|(_, shell)| shell)
}

/// Writes the completions of a shell, with what is said of each in a language.
///
/// # Errors
/// When they can't be written.
pub fn write(locale: &Locale, shell: Shell, mut output: impl Write) -> io::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut definition(locale), "elevens", &mut script);
    output.write_all(&script)
}
