//! A file that another program of the player's reads, and nobody else.

use crate::record::create_private;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// How many names are tried for the folder: those of programs that were killed may still be there.
const MOST_NAMES: u32 = 100;

/// A file that only the player can read, in a folder of its own; both are gone with it.
#[derive(Debug)]
pub struct PrivateFile {
    folder: PathBuf,
    file: PathBuf,
}

impl PrivateFile {
    /// Makes the folder, where the system keeps files of running programs; there is no file in it yet. Where a folder of
    /// this name is there already, a number is put behind it.
    ///
    /// # Errors
    /// When it can't be made.
    pub fn create(folder_name: &str, name: &str) -> io::Result<PrivateFile> {
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
    pub fn path(&self) -> &Path {
        &self.file
    }

    /// Puts a text in the place of what the file has: who reads meanwhile reads all of the one or all of the other.
    ///
    /// # Errors
    /// When it can't be written; then the file is as it was.
    pub fn write(&self, text: &str) -> io::Result<()> {
        self.put(&self.file, text)
    }

    /// Writes another file of this name in its folder, whole at once, too.
    ///
    /// # Errors
    /// When it can't be written; then the file is as it was.
    pub fn write_beside(&self, name: &str, text: &str) -> io::Result<()> {
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
