use super::Line;
use std::fs::{File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A record being written: each call puts whole lines on the disk, or none.
///
/// Lines that could not be written (a full disk) are kept and tried again with the next.
#[derive(Debug)]
pub struct RecordFile {
    path: PathBuf,
    file: File,
    written: u64,
    pending: Vec<u8>,
    /// Whether something half written may stand behind what holds.
    torn: bool,
}

impl RecordFile {
    /// Creates a record that must not exist yet, and holds it against other programs.
    ///
    /// # Errors
    /// When the file exists or can't be created.
    pub fn create(path: &Path) -> io::Result<RecordFile> {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        // A record holds every hand: it is for its owner alone.
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let record = RecordFile::hold(path, options.open(path)?, 0)?;
        // Its name is on the disk only when its folder is.
        #[cfg(unix)]
        if let Some(Ok(folder)) = path.parent().map(File::open) {
            let _ = folder.sync_all();
        }
        Ok(record)
    }

    /// Opens a record to write on behind its first `good` bytes, which are whole lines. What is torn behind them is cut
    /// off by the first line that is written. `length` is how long the file was when it was read.
    ///
    /// # Errors
    /// When the file can't be opened for writing, or another program holds it or has just written to it
    /// ([`io::ErrorKind::WouldBlock`]).
    pub fn append(path: &Path, good: u64, length: u64) -> io::Result<RecordFile> {
        let file = OpenOptions::new().write(true).open(path)?;
        let mut record = RecordFile::hold(path, file, good)?;
        if record.file.metadata()?.len() != length {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        record.torn = true;
        Ok(record)
    }

    fn hold(path: &Path, file: File, written: u64) -> io::Result<RecordFile> {
        match file.try_lock() {
            Err(std::fs::TryLockError::WouldBlock) => return Err(io::ErrorKind::WouldBlock.into()),
            // A file system without locks is no reason not to save.
            Err(std::fs::TryLockError::Error(_)) | Ok(()) => {}
        }
        Ok(RecordFile { path: path.to_owned(), file, written, pending: Vec::new(), torn: false })
    }

    /// Where the record is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the path still leads to this file: it may have been removed, or another put in its place.
    #[cfg(unix)]
    #[must_use]
    pub fn is_in_place(&self) -> bool {
        use std::os::unix::fs::MetadataExt;
        let (Ok(ours), Ok(there)) = (self.file.metadata(), std::fs::metadata(&self.path)) else {
            return false;
        };
        (ours.dev(), ours.ino()) == (there.dev(), there.ino())
    }

    /// Whether the path still leads to a file; a file that is open can't be replaced here.
    #[cfg(not(unix))]
    #[must_use]
    pub fn is_in_place(&self) -> bool {
        self.path.exists()
    }

    /// Whether lines wait that could not be written.
    #[must_use]
    pub fn has_pending(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Adds a line end that the last line lacks.
    pub fn terminate(&mut self) {
        self.pending.push(b'\n');
    }

    /// Appends lines, and those that wait, and syncs them to the disk.
    ///
    /// # Errors
    /// When they could not be written; they then wait for the next call.
    pub fn write(&mut self, lines: &[Line]) -> io::Result<()> {
        for line in lines {
            self.pending.extend_from_slice(line.to_json().as_bytes());
            self.pending.push(b'\n');
        }
        if self.pending.is_empty() {
            return Ok(());
        }
        let written = self.write_pending();
        if written.is_err() {
            self.torn = true;
            // A next try would cut off what was half written too, but there may be none.
            let _ = self.rewind();
        }
        written
    }

    fn write_pending(&mut self) -> io::Result<()> {
        if self.torn {
            self.rewind()?;
        }
        self.file.write_all(&self.pending)?;
        self.file.sync_data()?;
        self.written += self.pending.len() as u64;
        self.pending.clear();
        Ok(())
    }

    /// Cuts off what stands behind the lines that hold.
    fn rewind(&mut self) -> io::Result<()> {
        self.file.set_len(self.written)?;
        self.file.seek(SeekFrom::Start(self.written))?;
        self.torn = false;
        Ok(())
    }
}
