use super::folders::create_folder;
use crate::record::{Anchor, Line, RecordFile};
use std::io;
use std::path::{Path, PathBuf};

/// What became of some lines that were to be saved.
#[derive(Debug)]
pub enum Saving {
    /// They are on the disk, or nothing is being saved.
    Done,
    /// They are on the disk, and so are those that could not be written before.
    Again,
    /// The record was no longer there, or no longer whole: it was written anew, here.
    Anew(PathBuf),
    /// They could not be written; they are tried again with the next. Told once.
    Failed(io::Error),
    /// They still can't be written.
    StillFailing,
}

/// Saves a game as it is played; a game that can't be saved is played all the same.
#[derive(Debug)]
pub struct Saver {
    record: Option<RecordFile>,
    unsaved: bool,
}

impl Saver {
    /// Saves to a record.
    #[must_use]
    pub const fn to(file: RecordFile) -> Saver {
        Saver { record: Some(file), unsaved: false }
    }

    /// Saves nothing.
    #[must_use]
    pub const fn nowhere() -> Saver {
        Saver { record: None, unsaved: true }
    }

    /// Creates a record of its own in the folder of games.
    ///
    /// # Errors
    /// When it can't be created.
    pub fn create(folder: &Path) -> io::Result<Saver> {
        create_folder(folder)?;
        at_next_number(folder, RecordFile::create).map(Saver::to)
    }

    /// Where the game is saved.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.record.as_ref().map(RecordFile::path)
    }

    /// Where the game is saved, for whoever looks whether it still is; nothing while some of it is not on the disk.
    #[must_use]
    pub fn anchor(&self) -> Option<&Anchor> {
        self.record.as_ref().filter(|_| !self.unsaved).map(RecordFile::anchor)
    }

    /// Whether some of the game is not on the disk.
    #[must_use]
    pub const fn is_behind(&self) -> bool {
        self.unsaved
    }

    /// Appends lines, and those that could not be written before; and sees that the record will be found again.
    pub fn save(&mut self, lines: &[Line]) -> Saving {
        let Some(file) = &mut self.record else { return Saving::Done };
        let mut written = file.write(lines);
        let mut anew = None;
        if file.check().is_err() {
            // Somebody removed the record, or put another in its place, under the player's feet.
            written = write_anew(file);
            anew = written.is_ok().then(|| file.path().to_owned());
        }
        let was_behind = std::mem::replace(&mut self.unsaved, written.is_err());
        match (written, anew) {
            (Ok(()), Some(path)) => Saving::Anew(path),
            (Ok(()), None) if was_behind => Saving::Again,
            (Ok(()), None) => Saving::Done,
            (Err(_), _) if was_behind => Saving::StillFailing,
            (Err(error), _) => Saving::Failed(error),
        }
    }

    /// Tries once more to write what could not be written before, and looks whether the record is still there.
    pub fn catch_up(&mut self) -> Saving {
        self.save(&[])
    }
}

/// Writes a record anew whole: where it was, or where something else stands now beside it.
fn write_anew(file: &mut RecordFile) -> io::Result<()> {
    let path = file.path().to_owned();
    let folder = path.parent().unwrap_or(Path::new("."));
    create_folder(folder)?;
    match file.renew(&path) {
        Err(error) if is_in_the_way(&error) => at_next_number(folder, |path| file.renew(path)),
        renewed => renewed,
    }
}

fn is_in_the_way(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::AlreadyExists
}

/// Makes a record by the next number that is free; the records are numbered in the order in which they were begun.
fn at_next_number<T>(folder: &Path, mut make: impl FnMut(&Path) -> io::Result<T>) -> io::Result<T> {
    for number in next_number(folder)?..=u32::MAX {
        match make(&folder.join(format!("game-{number:04}.jsonl"))) {
            Err(error) if is_in_the_way(&error) => {}
            made => return made,
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

fn next_number(folder: &Path) -> io::Result<u32> {
    // The folder of a bare name is the one that the program stands in.
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let mut highest = 0_u32;
    for entry in std::fs::read_dir(folder)? {
        let name = entry?.file_name();
        let number =
            name.to_str().and_then(|name| name.strip_prefix("game-")?.strip_suffix(".jsonl")?.parse().ok());
        highest = number.map_or(highest, |number: u32| highest.max(number));
    }
    Ok(highest.saturating_add(1))
}
