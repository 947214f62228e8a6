use crate::record::{Line, RecordFile};
use std::io;
use std::path::{Path, PathBuf};

/// What became of some lines that were to be saved.
#[derive(Debug)]
pub enum Saving {
    /// They are on the disk, or nothing is being saved.
    Done,
    /// They are on the disk, and so are those that could not be written before.
    Again,
    /// They could not be written; they are tried again with the next. Told once.
    Failed(io::Error),
    /// They still can't be written.
    StillFailing,
}

/// Saves a game as it is played; a game that can't be saved is played all the same.
#[derive(Debug)]
pub struct Saver {
    file: Option<RecordFile>,
    unsaved: bool,
}

impl Saver {
    /// Saves to a record.
    #[must_use]
    pub const fn to(file: RecordFile) -> Saver {
        Saver { file: Some(file), unsaved: false }
    }

    /// Saves nothing.
    #[must_use]
    pub const fn nowhere() -> Saver {
        Saver { file: None, unsaved: true }
    }

    /// Creates a record of its own in the folder of games.
    ///
    /// # Errors
    /// When it can't be created.
    pub fn create(folder: &Path) -> io::Result<Saver> {
        std::fs::create_dir_all(folder)?;
        loop {
            match RecordFile::create(&next_name(folder)?) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                created => return created.map(Saver::to),
            }
        }
    }

    /// Where the game is saved.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(RecordFile::path)
    }

    /// Whether some of the game is not on the disk.
    #[must_use]
    pub const fn is_behind(&self) -> bool {
        self.unsaved
    }

    /// Appends lines.
    pub fn save(&mut self, lines: &[Line]) -> Saving {
        let Some(file) = &mut self.file else { return Saving::Done };
        match (file.write(lines), self.unsaved) {
            (Ok(()), false) => Saving::Done,
            (Ok(()), true) => {
                self.unsaved = false;
                Saving::Again
            }
            (Err(error), false) => {
                self.unsaved = true;
                Saving::Failed(error)
            }
            (Err(_), true) => Saving::StillFailing,
        }
    }
}

/// The records are numbered in the order in which they were begun.
fn next_name(folder: &Path) -> io::Result<PathBuf> {
    let mut highest = 0;
    for entry in std::fs::read_dir(folder)? {
        let name = entry?.file_name();
        let number =
            name.to_str().and_then(|name| name.strip_prefix("game-")?.strip_suffix(".jsonl")?.parse().ok());
        highest = highest.max(number.unwrap_or(0));
    }
    let next: u32 = highest + 1;
    Ok(folder.join(format!("game-{next:04}.jsonl")))
}
