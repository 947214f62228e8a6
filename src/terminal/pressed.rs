//! Keys as the system tells them, one by one, without an editor of lines.

use crossterm::event::{Event, KeyEvent, KeyEventKind, poll, read};
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use std::io;
use std::time::Duration;

/// How often is looked whether something else is ready.
const LOOK: Duration = Duration::from_millis(5);

/// A terminal that tells each key at once, and shows none, until this is dropped.
#[derive(Debug)]
pub struct Raw(());

impl Raw {
    /// Has the terminal do so.
    ///
    /// # Errors
    /// When it is none, or is gone.
    pub fn begin() -> io::Result<Raw> {
        enable_raw_mode().map(|()| Raw(()))
    }

    /// Waits for a key.
    ///
    /// # Errors
    /// When no more will come.
    pub fn key(&self) -> io::Result<KeyEvent> {
        loop {
            if let Some(key) = pressed()? {
                return Ok(key);
            }
        }
    }

    /// Waits for a key, or until something else is ready, and no key waits to be read: nothing then.
    ///
    /// # Errors
    /// When no more will come.
    pub fn key_before(&self, is_ready: &mut dyn FnMut() -> bool) -> io::Result<Option<KeyEvent>> {
        loop {
            if poll(LOOK)? {
                if let Some(key) = pressed()? {
                    return Ok(Some(key));
                }
            } else if is_ready() {
                return Ok(None);
            }
        }
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        // Where this fails, the terminal is as it was, or gone.
        let _ = disable_raw_mode();
    }
}

/// What came next, if a key was pressed.
fn pressed() -> io::Result<Option<KeyEvent>> {
    let Event::Key(key) = read()? else { return Ok(None) };
    Ok(Some(key).filter(|key| key.kind != KeyEventKind::Release))
}
