use super::folders::create_folder;
use crate::record::{Line, RecordFile};
use std::cell::{Cell, RefCell};
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
    record: Option<(PathBuf, RefCell<RecordFile>)>,
    unsaved: Cell<bool>,
}

impl Saver {
    /// Saves to a record.
    #[must_use]
    pub fn to(file: RecordFile) -> Saver {
        Saver { record: Some((file.path().to_owned(), RefCell::new(file))), unsaved: Cell::new(false) }
    }

    /// Saves nothing.
    #[must_use]
    pub const fn nowhere() -> Saver {
        Saver { record: None, unsaved: Cell::new(true) }
    }

    /// Creates a record of its own in the folder of games.
    ///
    /// # Errors
    /// When it can't be created.
    pub fn create(folder: &Path) -> io::Result<Saver> {
        create_folder(folder)?;
        for number in next_number(folder)?..=u32::MAX {
            match RecordFile::create(&folder.join(format!("game-{number:04}.jsonl"))) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                created => return created.map(Saver::to),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    /// Where the game is saved.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.record.as_ref().map(|(path, _)| path.as_path())
    }

    /// Whether some of the game is not on the disk.
    #[must_use]
    pub fn is_behind(&self) -> bool {
        self.unsaved.get()
    }

    /// Appends lines.
    pub fn save(&mut self, lines: &[Line]) -> Saving {
        self.write(lines)
    }

    /// Tries once more to write what could not be written before.
    pub fn catch_up(&self) -> Saving {
        if self.is_behind() { self.write(&[]) } else { Saving::Done }
    }

    fn write(&self, lines: &[Line]) -> Saving {
        let Some((_, file)) = &self.record else { return Saving::Done };
        let mut written = file.borrow_mut().write(lines);
        // Somebody may have removed the record, or put another in its place, under the player's feet.
        if written.is_ok() && !file.borrow().is_in_place() {
            written = Err(io::ErrorKind::NotFound.into());
        }
        let was_behind = self.unsaved.replace(written.is_err());
        match written {
            Ok(()) if was_behind => Saving::Again,
            Ok(()) => Saving::Done,
            Err(_) if was_behind => Saving::StillFailing,
            Err(error) => Saving::Failed(error),
        }
    }
}

/// The records are numbered in the order in which they were begun.
fn next_number(folder: &Path) -> io::Result<u32> {
    let mut highest = 0_u32;
    for entry in std::fs::read_dir(folder)? {
        let name = entry?.file_name();
        let number =
            name.to_str().and_then(|name| name.strip_prefix("game-")?.strip_suffix(".jsonl")?.parse().ok());
        highest = number.map_or(highest, |number: u32| highest.max(number));
    }
    Ok(highest.saturating_add(1))
}
