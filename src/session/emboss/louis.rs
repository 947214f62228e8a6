//! Tables of liblouis, which is kept from writing to the error output by itself.

use super::translate::Table;
use liblouis::Translator;
use nix::unistd::dup2_stderr;
use std::fs::{File, OpenOptions};
use std::os::fd::{AsFd, OwnedFd};

/// Makes liblouis answer with the braille characters of Unicode; the first table of a list decides on that.
const UNICODE: &str = "unicode.dis";

/// A table that could be read.
#[derive(Debug)]
pub struct Louis {
    /// The table with those it is told to take along, as liblouis wants them.
    list: String,
    silence: Option<Silence>,
}

/// Opens a table, or several with commas; `None` when one is missing or faulty.
pub fn open(list: &str) -> Option<Louis> {
    let louis = Louis { list: format!("{UNICODE},{list}"), silence: Silence::new() };
    louis.cells("a").map(|_| louis)
}

impl Louis {
    fn quietly<T>(&self, ask: impl FnOnce(&Translator) -> liblouis::Result<T>) -> Option<T> {
        let _silent = self.silence.as_ref().map(Silence::begin);
        ask(&Translator::new()).ok()
    }
}

impl Table for Louis {
    fn cells(&self, text: &str) -> Option<String> {
        self.quietly(|translator| translator.translate_string(&self.list, text))
    }

    fn place(&self, text: &str, at: usize) -> Option<usize> {
        let asked = |translator: &Translator| translator.translate_string_with_cursor(&self.list, text, at);
        self.quietly(asked).map(|(_, place)| place)
    }
}

/// What the error output is exchanged for, and what it was.
#[derive(Debug)]
struct Silence {
    nowhere: File,
    errors: OwnedFd,
}

impl Silence {
    fn new() -> Option<Silence> {
        let nowhere = OpenOptions::new().write(true).open("/dev/null").ok()?;
        let errors = std::io::stderr().as_fd().try_clone_to_owned().ok()?;
        Some(Silence { nowhere, errors })
    }

    /// Silent until what is given back is dropped.
    fn begin(&self) -> Silent<'_> {
        // Where this fails, liblouis is heard, and everything else is as it should be.
        let _ = dup2_stderr(&self.nowhere);
        Silent(self)
    }
}

/// A moment in which nothing reaches the error output.
struct Silent<'a>(&'a Silence);

impl Drop for Silent<'_> {
    fn drop(&mut self) {
        let _ = dup2_stderr(&self.0.errors);
    }
}
