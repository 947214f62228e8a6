//! The error output kept from libraries that write to it by themselves: a screen reader would read it out.

use nix::unistd::dup2_stderr;
use std::fs::{File, OpenOptions};
use std::os::fd::{AsFd, OwnedFd};

/// The error output's replacement, and the original.
#[derive(Debug)]
pub struct Silence {
    nowhere: File,
    errors: OwnedFd,
}

impl Silence {
    /// `None` where there is no error output, or nowhere else to write to.
    #[must_use]
    pub fn new() -> Option<Silence> {
        let nowhere = OpenOptions::new().write(true).open("/dev/null").ok()?;
        let errors = std::io::stderr().as_fd().try_clone_to_owned().ok()?;
        Some(Silence { nowhere, errors })
    }

    /// Silent until what is given back is dropped.
    #[must_use]
    pub fn begin(&self) -> Silent<'_> {
        self.silence();
        Silent(self)
    }

    /// Silent from now on.
    pub fn silence(&self) {
        // Where this fails, the library is heard, and everything else is as it should be.
        let _ = dup2_stderr(&self.nowhere);
    }

    /// Heard again from now on.
    pub fn end(&self) {
        let _ = dup2_stderr(&self.errors);
    }
}

/// A moment in which nothing reaches the error output.
#[derive(Debug)]
pub struct Silent<'a>(&'a Silence);

impl Drop for Silent<'_> {
    fn drop(&mut self) {
        self.0.end();
    }
}
