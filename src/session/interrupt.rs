//! What is said when the program is stopped from outside, while it is not reading a line.

use std::io::Write;
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

/// Catches Ctrl-C and the request to end; without a handler the system ends the program as usual.
pub fn catch() {
    let _ = ctrlc::set_handler(|| {
        let sentence = SENTENCE.lock().map(|sentence| sentence.clone()).unwrap_or_default();
        let _ = writeln!(std::io::stderr(), "{sentence}");
        std::process::exit(i32::from(INTERRUPTED));
    });
}
