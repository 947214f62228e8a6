//! Files as this program opens and writes them: whole or not at all, for their owner alone, and never a pipe by mistake.

use crate::record::{create_private, sync_folder};
use std::fs::{File, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// Creates a folder with those above it, and puts their names on the disk; a file that stands in the way is not told as
/// something that exists already.
pub(crate) fn create_folder(path: &Path) -> io::Result<()> {
    begin_folder(path)?.iter().for_each(|folder| sync_folder(folder));
    Ok(())
}

/// Creates such a folder; gives back the folders whose names are not on the disk yet.
pub(super) fn begin_folder(path: &Path) -> io::Result<Vec<PathBuf>> {
    let missing: Vec<&Path> = path.ancestors().take_while(|folder| !folder.exists()).collect();
    std::fs::create_dir_all(path).map_err(|error| {
        if error.kind() == io::ErrorKind::AlreadyExists { io::ErrorKind::NotADirectory.into() } else { error }
    })?;
    Ok(missing.iter().filter_map(|folder| folder.parent()).map(Path::to_owned).collect())
}

/// Opens a file to read, and nothing else: a pipe would wait for whoever writes to it, a device may have no end.
///
/// # Errors
/// When it can't be opened, or is a folder, a pipe ([`io::ErrorKind::NotSeekable`]) or the like.
pub(super) fn open_regular(path: &Path) -> io::Result<File> {
    let data = std::fs::metadata(path)?;
    match (data.is_file(), data.is_dir()) {
        (true, _) => File::open(path),
        (false, true) => Err(io::ErrorKind::IsADirectory.into()),
        (false, false) => Err(io::ErrorKind::NotSeekable.into()),
    }
}

/// Reads a file, at most so many bytes of it.
///
/// # Errors
/// When it can't be opened, is a folder, a pipe or the like, or can't be read.
pub(crate) fn read_regular(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open_regular(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Opens a file that is written anew, unless another program holds it: it may be a game that is played.
///
/// # Errors
/// When it can't be written, or is held ([`io::ErrorKind::WouldBlock`]).
pub(crate) fn overwrite(path: &Path) -> io::Result<File> {
    let file = File::options().write(true).create(true).truncate(false).open(path)?;
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        return Err(io::ErrorKind::WouldBlock.into());
    }
    // A device or a pipe has nothing to be emptied of.
    if file.metadata()?.is_file() {
        file.set_len(0)?;
    }
    Ok(file)
}

/// Puts a file that its owner alone may read in the place of another, whole or not at all. `before` is done when the new
/// one is on the disk.
///
/// # Errors
/// When it can't be written; the other is then as it was.
pub(crate) fn replace(path: &Path, bytes: &[u8], before: impl FnOnce() -> io::Result<()>) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        create_folder(folder)?;
    }
    let fresh = path.with_extension("new");
    let written = write_new(&fresh, bytes).and_then(|()| {
        before()?;
        std::fs::rename(&fresh, path)?;
        path.parent().into_iter().for_each(sync_folder);
        Ok(())
    });
    if written.is_err() {
        let _ = std::fs::remove_file(&fresh);
    }
    written
}

fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // What was left there may be a pipe, at which one would wait for a reader.
    let _ = std::fs::remove_file(path);
    let mut file = create_private(path)?;
    file.write_all(bytes)?;
    file.sync_data()
}

/// The number of names that are tried for the folder: those of programs that were killed may still be there.
const MOST_NAMES: u32 = 100;

/// A file that only the player can read, in a folder of its own; both are gone with it.
#[derive(Debug)]
pub(crate) struct PrivateFile {
    folder: PathBuf,
    file: PathBuf,
}

impl PrivateFile {
    /// Makes the folder, where the system keeps files of running programs; there is no file in it yet. Where a folder of
    /// this name is there already, a number is put behind it.
    ///
    /// # Errors
    /// When it can't be made.
    pub(crate) fn create(folder_name: &str, name: &str) -> io::Result<PrivateFile> {
        let base = std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from).filter(|folder| folder.is_dir());
        let base = base.unwrap_or_else(std::env::temp_dir);
        let mut last = io::Error::from(io::ErrorKind::AlreadyExists);
        for number in 0..MOST_NAMES {
            let folder = base.join(format!("{folder_name}-{number}"));
            match std::fs::create_dir(&folder) {
                Ok(()) => return Ok(PrivateFile { file: folder.join(name), folder }),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => last = error,
                Err(error) => return Err(error),
            }
        }
        Err(last)
    }

    /// The file.
    #[must_use]
    pub(crate) fn path(&self) -> &Path {
        &self.file
    }

    /// Puts a text in the place of what the file has: who reads meanwhile reads all of the one or all of the other.
    ///
    /// # Errors
    /// When it can't be written; then the file is as it was.
    pub(crate) fn write(&self, text: &str) -> io::Result<()> {
        self.put(&self.file, text)
    }

    /// Writes another file of this name in its folder, whole at once, too.
    ///
    /// # Errors
    /// When it can't be written; then the file is as it was.
    pub(crate) fn write_beside(&self, name: &str, text: &str) -> io::Result<()> {
        self.put(&self.folder.join(name), text)
    }

    fn put(&self, path: &Path, text: &str) -> io::Result<()> {
        let beside = self.folder.join("next");
        // One may be left where the disk was full.
        let _ = std::fs::remove_file(&beside);
        create_private(&beside)?.write_all(text.as_bytes())?;
        std::fs::rename(&beside, path)
    }
}

impl Drop for PrivateFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

#[cfg(test)]
mod tests {
    use super::PrivateFile;

    #[test]
    fn a_text_takes_the_place_of_another_and_all_is_gone_at_the_end() {
        let files = [(); 2].map(|()| PrivateFile::create("elevens-test-private", "one").unwrap());
        assert_ne!(files[0].path(), files[1].path());
        for text in ["one", "another"] {
            files[0].write(text).unwrap();
            assert_eq!(std::fs::read_to_string(files[0].path()).unwrap(), text);
        }
        let folder = files[0].path().parent().unwrap().to_owned();
        drop(files);
        assert!(!folder.exists());
    }
}
