//! What is said when the program is stopped from outside, while it is not reading a line.

use super::complain::complain;
use crate::locale::Locale;
use crate::record::Anchor;
use std::io::{IsTerminal, Write};
use std::sync::Mutex;

/// What is said when the program is stopped.
#[derive(Clone, Debug)]
struct Farewell {
    /// Where the game is saved, and what is said as long as it is still there.
    saved: Option<(Anchor, String)>,
    /// What is said otherwise.
    otherwise: String,
    /// That the system grants the program no more time.
    limit: String,
}

/// The farewell of the moment; none before the first.
static FAREWELL: Mutex<Option<Farewell>> = Mutex::new(None);

/// The exit status of a program that was interrupted.
pub const INTERRUPTED: u8 = 130;

/// Sets what is said on an interruption from now on, in a language, and of a game that is saved there.
pub fn say_on_interrupt(locale: &Locale, saved: Option<&Anchor>) {
    let saved = saved.map(|anchor| (anchor.clone(), locale.text("interrupted-saved")));
    let farewell =
        Farewell { saved, otherwise: locale.text("interrupted"), limit: locale.text("time-is-up") };
    if let Ok(mut current) = FAREWELL.lock() {
        *current = Some(farewell);
    }
}

/// Has a file that may not grow any more be told as a full disk is, and the end of the time that the system grants as an
/// interruption, instead of ending the program without a word.
#[cfg(unix)]
fn outlive_limits() {
    use nix::sys::signal::Signal;
    let noticed = std::sync::Arc::default();
    // Where this fails, the system ends the program as usual.
    let _ = signal_hook::flag::register(Signal::SIGXFSZ as i32, noticed);
    if let Ok(mut signals) = signal_hook::iterator::Signals::new([Signal::SIGXCPU as i32]) {
        let _ = std::thread::Builder::new().name("limits".to_owned()).spawn(move || {
            if signals.forever().next().is_some() {
                leave(true);
            }
        });
    }
}

/// Elsewhere no signals are sent for them.
#[cfg(not(unix))]
const fn outlive_limits() {}

/// Catches Ctrl-C and the request to end; without a handler the system ends the program as usual.
pub fn catch() {
    outlive_limits();
    let _ = ctrlc::set_handler(|| leave(false));
}

/// Says the farewell, and ends the program.
fn leave(for_limit: bool) -> ! {
    let farewell = FAREWELL.lock().ok().and_then(|farewell| farewell.clone());
    terminal::restore();
    // At a terminal the cursor stands behind the prompt, or behind the key that was pressed.
    let begins = if std::io::stdin().is_terminal() { "\n" } else { "" };
    if let Some(farewell) = farewell {
        let limit = if for_limit { format!("{} ", farewell.limit) } else { String::new() };
        let sentence = match &farewell.saved {
            Some((anchor, saved)) if anchor.holds() => saved,
            Some(_) | None => &farewell.otherwise,
        };
        let _ = write!(std::io::stderr(), "{begins}");
        complain(&format!("{limit}{sentence}"));
    }
    std::process::exit(i32::from(INTERRUPTED));
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
