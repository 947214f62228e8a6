//! The last words when the program is stopped from outside, while it is not reading a line.

use super::complain::complain;
use super::mode;
use crate::locale::Locale;
use crate::record::Anchor;
use std::io::{IsTerminal, Write};
use std::sync::Mutex;

/// The last words when the program is stopped.
#[derive(Clone, Debug)]
struct Farewell {
    /// Where the game is saved, and what is said as long as it is still there.
    saved: Option<(Anchor, String)>,
    /// The words in other cases.
    otherwise: String,
    /// That the system grants the program no more time.
    limit: String,
}

/// The farewell of the moment; none before the first.
static FAREWELL: Mutex<Option<Farewell>> = Mutex::new(None);

/// The exit status of a program that was interrupted.
pub(crate) const INTERRUPTED: u8 = 130;

/// Sets what is said on an interruption from now on, in a language, and of a game that is saved there.
pub(crate) fn say_on_interrupt(locale: &Locale, saved: Option<&Anchor>) {
    let saved = saved.map(|anchor| (anchor.clone(), locale.text("interrupted-saved")));
    let farewell =
        Farewell { saved, otherwise: locale.text("interrupted"), limit: locale.text("time-is-up") };
    if let Ok(mut current) = FAREWELL.lock() {
        *current = Some(farewell);
    }
}

/// Catches Ctrl-C, the request to end and a terminal that is gone; without a handler the system ends the program as
/// usual.
///
/// A file that may not grow any more is told as a full disk is, and the end of the time that the system grants as an
/// interruption. One thread waits for all of them: each thread costs every start a tenth of a millisecond.
#[cfg(unix)]
pub(crate) fn catch() {
    use nix::sys::signal::Signal;
    const LIMIT: i32 = Signal::SIGXCPU as i32;
    const ENDS: [i32; 4] = [Signal::SIGINT as i32, Signal::SIGTERM as i32, Signal::SIGHUP as i32, LIMIT];
    let _ = signal_hook::flag::register(Signal::SIGXFSZ as i32, std::sync::Arc::default());
    if let Ok(mut signals) = signal_hook::iterator::Signals::new(ENDS) {
        let wait = move || signals.forever().next().map(|signal| leave(signal == LIMIT));
        let _ = std::thread::Builder::new().name("signals".to_owned()).spawn(wait);
    }
}

/// Catches Ctrl-C, Ctrl-Break, a console window that is closed, and the end of the session or the system; without a
/// handler the system ends the program as usual. When the window or the session is gone, it may end the program before
/// the farewell: every move is on the disk before it is told, so that nothing is left to do.
#[cfg(not(unix))]
pub fn catch() {
    let _ = ctrlc::set_handler(|| leave(false));
}

/// Says the farewell, and ends the program.
fn leave(for_limit: bool) -> ! {
    let farewell = FAREWELL.lock().ok().and_then(|farewell| farewell.clone());
    // At a terminal the cursor stands behind the prompt, or behind the key that was pressed.
    let begins = if std::io::stdin().is_terminal() { "\n" } else { "" };
    mode::leave();
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
