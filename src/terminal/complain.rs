//! Faults on the error output, where a pipe of the output does not carry them away.

use crate::output::{Layout, Lines};
use std::sync::Mutex;

/// The last layout of lines.
static LAYOUT: Mutex<Option<Layout>> = Mutex::new(None);

/// Lays complaints out as other lines from now on.
pub(crate) fn complain_in(layout: Layout) {
    if let Ok(mut kept) = LAYOUT.lock() {
        *kept = Some(layout);
    }
}

/// Says what went wrong.
pub(crate) fn complain(text: &str) {
    let layout = LAYOUT.lock().ok().and_then(|kept| *kept).unwrap_or_default();
    let errors = std::io::stderr();
    // For braille no width means that of most displays, at a terminal too.
    let width = if layout.braille { layout.width } else { layout.width.at(&errors) };
    let _ = Lines::new(errors, Layout { width, ..layout }).write([text]);
}
