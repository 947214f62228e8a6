use super::files::{begin_folder, create_folder};
use crate::record::{Anchor, Line, RecordFile};
use std::io;
use std::path::{Path, PathBuf};

/// The outcome of saving some lines.
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

/// The place to which a game is saved.
#[derive(Debug)]
enum Target {
    Nowhere,
    /// To a record that is made with the first lines; with those that wait for it.
    Planned(PathBuf, Vec<Line>),
    Record(RecordFile),
}

/// Saves a game as it is played; a game that can't be saved is played all the same.
#[derive(Debug)]
pub struct Saver {
    target: Target,
    unsaved: bool,
}

impl Saver {
    /// Saves to a record.
    #[must_use]
    pub const fn to(file: RecordFile) -> Saver {
        Saver { target: Target::Record(file), unsaved: false }
    }

    /// Saves nothing.
    #[must_use]
    pub const fn nowhere() -> Saver {
        Saver { target: Target::Nowhere, unsaved: true }
    }

    /// Saves to a record by a number in a folder, which is made with the first lines; where there is one of that number by
    /// then, by the next that is free.
    #[must_use]
    pub fn planned(folder: &Path, number: u32) -> Saver {
        Saver { target: Target::Planned(numbered(folder, number), Vec::new()), unsaved: false }
    }

    /// Begins a record of its own in the folder of games, which is on the disk from the first action on.
    ///
    /// # Errors
    /// When it can't be created.
    pub fn begin(folder: &Path) -> io::Result<Saver> {
        let unsynced = begin_folder(folder)?;
        at_next_number(folder, |path| RecordFile::begin(path, unsynced.clone())).map(Saver::to)
    }

    const fn record(&self) -> Option<&RecordFile> {
        match &self.target {
            Target::Record(record) => Some(record),
            Target::Nowhere | Target::Planned(..) => None,
        }
    }

    /// Returns where the game is saved.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        match &self.target {
            Target::Nowhere => None,
            Target::Planned(path, _) => Some(path),
            Target::Record(record) => Some(record.path()),
        }
    }

    /// Returns where the game is saved, for whoever looks whether it still is; nothing while some of it is not on the
    /// disk.
    #[must_use]
    pub fn anchor(&self) -> Option<&Anchor> {
        self.record().filter(|_| !self.unsaved).map(RecordFile::anchor)
    }

    /// Returns whether some of the game is not on the disk.
    #[must_use]
    pub const fn is_behind(&self) -> bool {
        self.unsaved
    }

    /// Appends lines, and those that could not be written before; and sees that the record will be found again.
    pub fn save(&mut self, lines: &[Line]) -> Saving {
        let (written, anew) = match &mut self.target {
            Target::Nowhere => return Saving::Done,
            Target::Record(record) => append(record, lines),
            Target::Planned(path, owed) => {
                owed.extend_from_slice(lines);
                match make(path) {
                    Err(error) => (Err(error), None),
                    Ok(mut record) => {
                        let is_elsewhere = record.path() != path;
                        let (written, anew) = append(&mut record, owed);
                        let anew = anew.or_else(|| is_elsewhere.then(|| record.path().to_owned()));
                        self.target = Target::Record(record);
                        (written, anew)
                    }
                }
            }
        };
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

/// Makes a record: where it is planned, or where something else stands there by the next number.
fn make(path: &Path) -> io::Result<RecordFile> {
    let folder = folder_of(path);
    create_folder(folder)?;
    match RecordFile::create(path) {
        Err(error) if is_in_the_way(&error) => at_next_number(folder, RecordFile::create),
        made => made,
    }
}

/// Appends lines; gives back the path, too, where the record was written anew.
fn append(file: &mut RecordFile, lines: &[Line]) -> (io::Result<()>, Option<PathBuf>) {
    let written = file.write(lines);
    if file.check().is_ok() {
        return (written, None);
    }
    // Somebody removed the record, or put another in its place, under the player's feet.
    let written = write_anew(file);
    let anew = written.is_ok().then(|| file.path().to_owned());
    (written, anew)
}

fn folder_of(path: &Path) -> &Path {
    path.parent().unwrap_or(Path::new("."))
}

/// Writes a record anew whole: where it was, or where something else stands now beside it.
fn write_anew(file: &mut RecordFile) -> io::Result<()> {
    let path = file.path().to_owned();
    let folder = folder_of(&path);
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
        match make(&numbered(folder, number)) {
            Err(error) if is_in_the_way(&error) => {}
            made => return made,
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

fn numbered(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("game-{number:04}.jsonl"))
}

/// The number of the next record in a folder: one more than that of the last.
///
/// # Errors
/// When the folder can't be read.
pub(crate) fn next_number(folder: &Path) -> io::Result<u32> {
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
