use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

/// A file that is open, and where it is to be found again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Anchor {
    path: PathBuf,
    /// The device and the number of the file on it.
    #[cfg(unix)]
    file: (u64, u64),
}

impl Anchor {
    /// Remembers which file it is that was opened at a path.
    ///
    /// # Errors
    /// When the system does not tell.
    #[cfg(unix)]
    pub(super) fn of(file: &File, path: &Path) -> io::Result<Anchor> {
        use std::os::unix::fs::MetadataExt;
        let data = file.metadata()?;
        Ok(Anchor { path: path.to_owned(), file: (data.dev(), data.ino()) })
    }

    /// Remembers the path: a file that is open can't be replaced here.
    #[cfg(not(unix))]
    pub(super) fn of(_: &File, path: &Path) -> io::Result<Anchor> {
        Ok(Anchor { path: path.to_owned() })
    }

    /// Returns the path under which it was opened.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns whether whoever opens the path now finds this very file, and may read it.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.check().is_ok()
    }

    /// Finds the file at its path again.
    ///
    /// # Errors
    /// Why it is not found there: it was removed, another stands in its place ([`io::ErrorKind::NotFound`]), or it can't
    /// be read.
    #[cfg(unix)]
    pub(super) fn check(&self) -> io::Result<()> {
        use std::os::unix::fs::MetadataExt;
        let there = std::fs::metadata(&self.path)?;
        if (there.dev(), there.ino()) != self.file {
            return Err(io::ErrorKind::NotFound.into());
        }
        File::open(&self.path).map(drop)
    }

    /// Finds a file at the path again.
    ///
    /// # Errors
    /// When there is none, or it can't be read.
    #[cfg(not(unix))]
    pub(super) fn check(&self) -> io::Result<()> {
        std::fs::metadata(&self.path).map(drop)
    }
}

/// The number of a file on its disk; 0 where files have none.
#[cfg(unix)]
#[must_use]
pub fn file_number(data: &std::fs::Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::ino(data)
}

/// The number of a file on its disk; 0 where files have none.
#[cfg(not(unix))]
#[must_use]
pub const fn file_number(_: &std::fs::Metadata) -> u64 {
    0
}
