//! What is said when the program is stopped from outside, while it is not reading a line.

use std::io::{IsTerminal, Write};
use std::sync::Mutex;

/// The sentence of the moment; empty before the first.
static SENTENCE: Mutex<String> = Mutex::new(String::new());

/// The exit status of a program that was interrupted.
pub const INTERRUPTED: u8 = 130;

/// Sets what is said on an interruption from now on.
pub fn say_on_interrupt(sentence: &str) {
    if let Ok(mut current) = SENTENCE.lock() {
        sentence.clone_into(&mut current);
    }
}

/// Has a file that may not grow any more be told as a full disk is, instead of ending the program without a word.
#[cfg(unix)]
fn outlive_full_files() {
    let noticed = std::sync::Arc::default();
    // Where this fails, the system ends the program as usual.
    let _ = signal_hook::flag::register(nix::sys::signal::Signal::SIGXFSZ as i32, noticed);
}

/// Elsewhere no signal is sent for it.
#[cfg(not(unix))]
const fn outlive_full_files() {}

/// Catches Ctrl-C and the request to end; without a handler the system ends the program as usual.
pub fn catch() {
    outlive_full_files();
    let _ = ctrlc::set_handler(|| {
        let sentence = SENTENCE.lock().map(|sentence| sentence.clone()).unwrap_or_default();
        terminal::restore();
        // At a terminal the cursor stands behind the prompt, or behind the key that was pressed.
        let begins = if std::io::stdin().is_terminal() { "\n" } else { "" };
        let _ = writeln!(std::io::stderr(), "{begins}{sentence}");
        std::process::exit(i32::from(INTERRUPTED));
    });
}

/// The terminal as it was before lines were edited on it: a program that is ended while it waits for a key has to leave
/// it so.
#[cfg(unix)]
pub mod terminal {
    use nix::sys::termios::{SetArg, Termios, tcgetattr, tcsetattr};
    use std::sync::Mutex;

    static FOUND: Mutex<Option<Termios>> = Mutex::new(None);

    /// Remembers the terminal as it is now.
    pub fn remember() {
        if let (Ok(mut found), Ok(now)) = (FOUND.lock(), tcgetattr(std::io::stdin())) {
            *found = Some(now);
        }
    }

    /// Makes the terminal as it was.
    pub fn restore() {
        if let Ok(found) = FOUND.lock()
            && let Some(found) = found.as_ref()
        {
            let _ = tcsetattr(std::io::stdin(), SetArg::TCSANOW, found);
        }
    }
}

/// Elsewhere the system does so.
#[cfg(not(unix))]
pub mod terminal {
    /// Nothing has to be remembered.
    pub fn remember() {}

    /// Nothing has to be restored.
    pub fn restore() {}
}
