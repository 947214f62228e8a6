use super::Line;
use super::anchor::Anchor;
use super::packed::Packed;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A record being written: each call puts whole lines on the disk, or none.
///
/// Lines that could not be written (a full disk) are kept and tried again with the next. So is the whole record, should
/// its file be removed or replaced.
#[derive(Debug)]
pub struct RecordFile {
    anchor: Anchor,
    file: File,
    /// All that is on the disk, for there may be thousands of records.
    kept: Packed,
    /// The number of these bytes.
    written: u64,
    /// The bytes that are not written yet.
    pending: Vec<u8>,
    /// True if something half written may stand behind what holds.
    torn: bool,
    /// The folders whose names go on the disk with the first action; `None` where all is on the disk.
    unsynced: Option<Vec<PathBuf>>,
}

impl RecordFile {
    /// Creates a record that must not exist yet, and holds it against other programs.
    ///
    /// # Errors
    /// When the file exists or can't be created.
    pub fn create(path: &Path) -> io::Result<RecordFile> {
        // A record holds every hand.
        let record = RecordFile::hold(path, create_private(path)?)?;
        path.parent().into_iter().for_each(sync_folder);
        Ok(record)
    }

    /// Creates such a record without waiting for the disk: what the system keeps of a match in which nobody did anything
    /// is synced with the first action, or by a call of [`RecordFile::write`] without lines. `folders` are those whose
    /// names are to be synced then, too.
    ///
    /// # Errors
    /// When the file exists or can't be created.
    pub fn begin(path: &Path, mut folders: Vec<PathBuf>) -> io::Result<RecordFile> {
        let record = RecordFile::hold(path, create_private(path)?)?;
        folders.extend(path.parent().map(Path::to_owned));
        Ok(RecordFile { unsynced: Some(folders), ..record })
    }

    /// Opens a record to write on behind its first `good` bytes, which are whole lines. What is torn behind them is cut
    /// off by the first line that is written. `length` is how long the file was when it was read.
    ///
    /// # Errors
    /// When the file can't be opened for writing, or another program holds it or has just written to it
    /// ([`io::ErrorKind::WouldBlock`]).
    pub fn append(path: &Path, good: u64, length: u64) -> io::Result<RecordFile> {
        let mut file = OpenOptions::new().read(true).write(true).open(path)?;
        lock(&file)?;
        if file.metadata()?.len() != length {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        let mut text = Vec::new();
        (&mut file).take(good).read_to_end(&mut text)?;
        make_private(&file);
        let anchor = Anchor::of(&file, path)?;
        let mut kept = Packed::default();
        kept.push(&text);
        Ok(RecordFile {
            anchor,
            file,
            kept,
            written: text.len() as u64,
            pending: Vec::new(),
            torn: true,
            unsynced: None,
        })
    }

    fn hold(path: &Path, file: File) -> io::Result<RecordFile> {
        lock(&file)?;
        let anchor = Anchor::of(&file, path)?;
        Ok(RecordFile {
            anchor,
            file,
            kept: Packed::default(),
            written: 0,
            pending: Vec::new(),
            torn: false,
            unsynced: None,
        })
    }

    /// Returns the path of the record.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.anchor.path()
    }

    /// Returns the anchor by which it can be found out whether the record is still there.
    #[must_use]
    pub const fn anchor(&self) -> &Anchor {
        &self.anchor
    }

    /// Looks whether all that was written is found again at the path: the file may have been removed or emptied, or
    /// another put in its place.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self) -> io::Result<()> {
        self.anchor.check()?;
        self.check_length()
    }

    /// Looks whether nobody else changed how long the file is.
    fn check_length(&self) -> io::Result<()> {
        let length = self.file.metadata()?.len();
        let whole = if self.torn { length >= self.written } else { length == self.written };
        if whole { Ok(()) } else { Err(io::ErrorKind::InvalidData.into()) }
    }

    /// Returns whether lines wait that could not be written.
    #[must_use]
    pub const fn has_pending(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Adds a line end that the last line lacks.
    pub fn terminate(&mut self) {
        self.pending.push(b'\n');
    }

    /// Appends lines, and those that wait, and syncs them to the disk; where the record was [begun](RecordFile::begin),
    /// only from the first action on.
    ///
    /// # Errors
    /// When they could not be written, or the file is longer or shorter than it was left ([`io::ErrorKind::InvalidData`]);
    /// they then wait for the next call.
    pub fn write(&mut self, lines: &[Line]) -> io::Result<()> {
        for line in lines {
            self.pending.extend_from_slice(line.to_json().as_bytes());
            self.pending.push(b'\n');
        }
        let is_dealt = |line: &Line| matches!(line, Line::Header(_) | Line::Round(_));
        let waits = self.unsynced.is_some() && !lines.is_empty() && lines.iter().all(is_dealt);
        if !self.has_pending() && (waits || self.unsynced.is_none()) {
            return Ok(());
        }
        self.check_length()?;
        let written = self.write_pending(waits);
        if written.is_err() {
            self.torn = true;
            // A next try would cut off what was half written too, but there may be none.
            let _ = self.rewind();
        }
        written
    }

    /// Writes the whole record anew, to a path where nothing is yet, and goes on there.
    ///
    /// # Errors
    /// When that can't be; all is then as it was, and nothing is left at the path.
    pub fn renew(&mut self, path: &Path) -> io::Result<()> {
        let mut fresh = RecordFile::create(path)?;
        fresh.pending = self.kept.text();
        fresh.pending.extend_from_slice(&self.pending);
        match fresh.write(&[]) {
            Ok(()) => {
                *self = fresh;
                Ok(())
            }
            Err(error) => {
                let _ = std::fs::remove_file(path);
                Err(error)
            }
        }
    }

    fn write_pending(&mut self, waits: bool) -> io::Result<()> {
        if self.torn {
            self.rewind()?;
        }
        self.file.write_all(&self.pending)?;
        if !waits {
            self.file.sync_data()?;
            self.unsynced.take().iter().flatten().for_each(|folder| sync_folder(folder));
        }
        let written = std::mem::take(&mut self.pending);
        self.kept.push(&written);
        self.written = self.written.saturating_add(written.len() as u64);
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

/// Creates a file that must not exist yet, for its owner alone.
///
/// # Errors
/// When it exists or can't be created.
pub fn create_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Holds a file against other programs.
fn lock(file: &File) -> io::Result<()> {
    match file.try_lock() {
        Err(std::fs::TryLockError::WouldBlock) => Err(io::ErrorKind::WouldBlock.into()),
        // A file system without locks is no reason not to save.
        Err(std::fs::TryLockError::Error(_)) | Ok(()) => Ok(()),
    }
}

/// Puts the names in a folder on the disk: what is made in it is found after a power cut only when they are.
#[cfg(unix)]
pub fn sync_folder(folder: &Path) {
    // The folder of a bare name is the one that the program stands in.
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    // A file system that can't do so has a way of its own.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}

/// Elsewhere names are on the disk with their files.
#[cfg(not(unix))]
pub const fn sync_folder(_: &Path) {}

/// A record that an older version made, or another program, is for its owner alone from now on.
#[cfg(unix)]
fn make_private(file: &File) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(data) = file.metadata() else { return };
    let mode = data.permissions().mode();
    if mode & 0o077 != 0 {
        // Where others own it, it stays as they want it.
        let _ = file.set_permissions(std::fs::Permissions::from_mode(mode & 0o700));
    }
}

/// Elsewhere files belong to their owner unless shared.
#[cfg(not(unix))]
const fn make_private(_: &File) {}
