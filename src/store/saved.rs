//! Finding and opening saved games.

use super::events::{ReadRecord, read_record};
use super::fault::{cannot_open, is_held, record_error, told};
use super::folders::open_regular;
use super::generator::generator;
use super::saver::{Saver, Saving};
use crate::cards::Seat;
use crate::locale::{Locale, args};
use crate::narration::shortened;
use crate::record::{Header, Line, RecordFault, RecordFile, Tail};
use crate::rules::{Match, Position, View};
use crate::session::{Sitter, Table, called};
use std::fs::{File, TryLockError};
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The longest record that is gone on with, in bytes: a thousand times what a long match has.
const LONGEST: u64 = 256 << 20;

/// A game that can go on.
#[derive(Debug)]
pub struct Saved {
    path: PathBuf,
    header: Header,
    game: Match,
    record: ReadRecord,
    /// How long the file was when it was read.
    length: u64,
}

/// A record that can't go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faulty {
    /// The name of its file.
    pub name: String,
    /// What is wrong with it, as a sentence.
    pub sentence: String,
}

/// The newest game of the folder that is not over, with what is wrong with newer ones that can't be read.
#[must_use]
pub fn newest(locale: &Locale, folder: Option<&Path>) -> (Option<Saved>, Vec<Faulty>) {
    let mut faults = Vec::new();
    for path in newest_first(folder) {
        if is_finished(&path).unwrap_or(false) {
            continue;
        }
        match open(locale, &path) {
            Ok(saved) => return (Some(saved), faults),
            Err(Unusable::Finished | Unusable::Empty) => {}
            Err(Unusable::Fault(sentence)) => {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                faults.push(Faulty { name, sentence });
            }
        }
    }
    (None, faults)
}

/// The record of the folder that was written to last.
#[must_use]
pub fn newest_record(folder: Option<&Path>) -> Option<PathBuf> {
    newest_first(folder).into_iter().next()
}

/// Whether a match of the folder was played to its end.
#[must_use]
pub fn has_finished(folder: Option<&Path>) -> bool {
    newest_first(folder).iter().any(|path| is_finished(path).unwrap_or(false))
}

/// The most unfinished games that are listed.
const MOST_LISTED: usize = 100;

/// The games of the folder that can go on, the newest first.
#[must_use]
pub fn unfinished(locale: &Locale, folder: Option<&Path>) -> Vec<Saved> {
    let paths = newest_first(folder).into_iter().filter(|path| !is_finished(path).unwrap_or(false));
    paths.filter_map(|path| open(locale, &path).ok()).take(MOST_LISTED).collect()
}

fn newest_first(folder: Option<&Path>) -> Vec<PathBuf> {
    let Some(Ok(entries)) = folder.map(std::fs::read_dir) else { return Vec::new() };
    let changed =
        |path: &Path| path.metadata().and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    let records = entries.filter_map(Result::ok).map(|entry| entry.path());
    let mut records: Vec<(SystemTime, PathBuf)> = records
        .filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"))
        // To open a pipe would wait for whoever writes to it.
        .filter(|path| path.is_file())
        .map(|path| (changed(&path), path))
        .collect();
    records.sort();
    records.into_iter().rev().map(|(_, path)| path).collect()
}

/// Whether the last line of a record is the last of a match, seen without reading the rest.
fn is_finished(path: &Path) -> io::Result<bool> {
    use std::io::{Read, Seek, SeekFrom};
    const TAIL: u64 = 512;
    let mut file = open_regular(path)?;
    let length = file.metadata()?.len();
    file.seek(SeekFrom::Start(length.saturating_sub(TAIL)))?;
    let mut tail = Vec::new();
    file.read_to_end(&mut tail)?;
    let tail = String::from_utf8_lossy(&tail);
    Ok(tail.trim_end().lines().last().is_some_and(|line| line.starts_with("{\"totals\"")))
}

/// Why a record can't go on.
#[derive(Debug)]
pub enum Unusable {
    /// The match is over.
    Finished,
    /// No game has begun in it.
    Empty,
    /// It can't be read, or does not hold.
    Fault(String),
}

impl Unusable {
    /// The sentence for the player who named the file.
    pub fn sentence(self, locale: &Locale, path: &Path) -> String {
        match self {
            Unusable::Finished => locale.format("error-finished", &args!("path" => told(path))),
            Unusable::Empty => locale.format("error-empty-record", &args!("path" => told(path))),
            Unusable::Fault(sentence) => sentence,
        }
    }
}

/// Reads a game that is to go on.
///
/// # Errors
/// Why it can't.
pub fn open(locale: &Locale, path: &Path) -> Result<Saved, Unusable> {
    let cannot = |error: io::Error| Unusable::Fault(cannot_open(locale, path, &error));
    let file = open_regular(path).map_err(cannot)?;
    let length = file.metadata().map_err(cannot)?.len();
    if length > LONGEST {
        return Err(cannot(io::ErrorKind::InvalidData.into()));
    }
    let record = read_record(BufReader::new(file)).map_err(|error| {
        if let RecordFault::Io(error) = &error.fault
            && is_held(error)
        {
            return Unusable::Fault(cannot_open(locale, path, error));
        }
        Unusable::Fault(record_error(locale, &told(path), &error))
    })?;
    if record.replay.is_complete() {
        return Err(Unusable::Finished);
    }
    let Some(header) = record.replay.header().cloned() else { return Err(Unusable::Empty) };
    let game = match record.replay.current() {
        Some(game) => game.clone(),
        None => unbegun(&header).ok_or(Unusable::Empty)?,
    };
    Ok(Saved { path: path.to_owned(), header, game, record, length })
}

/// Opens a record to be told: a file or a pipe. A folder can be opened, but not read.
///
/// # Errors
/// When it can't be opened, or a game is being played there ([`io::ErrorKind::WouldBlock`]).
pub fn open_file(path: &Path) -> io::Result<File> {
    let file = File::open(path)?;
    let data = file.metadata()?;
    if data.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if data.is_file() {
        if let Err(TryLockError::WouldBlock) = file.try_lock_shared() {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        // Whoever wants to go on with the game need not wait until it is told.
        let _ = file.unlock();
    }
    Ok(file)
}

/// The match of a record that broke off before its first deal.
fn unbegun(header: &Header) -> Option<Match> {
    Match::new(header.plan(crate::cards::Seat::at(0)).ok()?).ok()
}

impl Saved {
    /// The match.
    pub const fn game(&self) -> &Match {
        &self.game
    }

    /// When it was played last.
    ///
    /// # Errors
    /// When its file is gone.
    pub fn when(&self) -> io::Result<SystemTime> {
        self.path.metadata()?.modified()
    }

    /// The names of those at the table, by seat, in a language; without the one person who plays against computers.
    #[must_use]
    pub fn company(&self, locale: &Locale) -> Vec<String> {
        let sitters = sitters(&self.header);
        let names = called(locale, &sitters, &self.header.players);
        let people = sitters.iter().filter(|sitter| **sitter == Sitter::Person).count();
        let told = |(seat, _): &(usize, &String)| people > 1 || sitters.get(*seat) != Some(&Sitter::Person);
        names.iter().enumerate().filter(told).map(|(_, name)| shortened(name)).collect()
    }

    /// Deletes it, for good.
    ///
    /// # Errors
    /// A sentence when another program plays it, or it can't be deleted.
    pub fn delete(self, locale: &Locale) -> Result<(), String> {
        let cannot = |error: io::Error| cannot_open(locale, &self.path, &error);
        let held = RecordFile::append(&self.path, self.record.good_bytes, self.length).map_err(cannot)?;
        std::fs::remove_file(&self.path).map_err(cannot)?;
        drop(held);
        Ok(())
    }

    /// What the person knows whose turn it is, or the first person where a computer has it; nothing between rounds.
    #[must_use]
    pub fn view(&self) -> Option<View> {
        let sitters = sitters(&self.header);
        let is_person = |seat: &Seat| sitters.get(seat.index()) == Some(&Sitter::Person);
        let round = self.game.round().filter(|_| self.game.is_round_running())?;
        let first = || Seat::all(sitters.len()).find(is_person);
        Some(round.view(Some(round.to_act()).filter(is_person).or_else(first)?))
    }

    /// Whether its last line was torn.
    pub fn is_torn(&self) -> bool {
        self.record.tail == Tail::Torn
    }

    /// Sits down to go on with it, saving behind what is there.
    ///
    /// # Errors
    /// A sentence when another program plays it, or it can't be written to.
    pub fn go_on(self, locale: &Locale) -> Result<Opened, String> {
        let mut file = RecordFile::append(&self.path, self.record.good_bytes, self.length)
            .map_err(|error| cannot_open(locale, &self.path, &error))?;
        if self.record.tail == Tail::Unterminated {
            file.terminate();
        }
        let (table, owed) = table_of(&self.header, self.game, self.record);
        let mut saver = Saver::to(file);
        let saving = if owed.is_empty() { Saving::Done } else { saver.save(&owed) };
        Ok(Opened { table, saver, saving })
    }
}

/// A game that goes on.
#[derive(Debug)]
pub struct Opened {
    /// The table as it was left.
    pub table: Table,
    /// Where it is saved.
    pub saver: Saver,
    /// What became of a line that was owed.
    pub saving: Saving,
}

/// The table as a record left it, and the lines that are owed behind it: it may have broken off between the last action and
/// what follows from it.
fn table_of(header: &Header, game: Match, record: ReadRecord) -> (Table, Vec<Line>) {
    // A chosen seed is to give the same game again, wherever it was left.
    let attempt = header.attempt();
    let chosen = header.seed.map(|seed| seed.wrapping_add(record.good_bytes));
    let rng = generator(chosen.or_else(|| attempt.map(|attempt| attempt.deal.fate().seed())));
    let owes_end = record.replay.owes_end();
    // What another program wrote is told no longer than can be listened to.
    let names = header.players.iter().map(|name| shortened(name)).collect();
    let mut table =
        Table::new(game, names, sitters(header), rng).resumed(record.chronicle).attempting(attempt);
    let owed = table.end_line().filter(|_| owes_end).into_iter().chain(table.end_idle_turn()).collect();
    (table, owed)
}

/// A match as a record left it that is kept elsewhere than in a file.
#[cfg(feature = "host")]
#[derive(Debug)]
pub struct Revived {
    /// The table as it was left.
    pub table: Table,
    /// The lines that are owed behind the record.
    pub owed: Vec<Line>,
    /// Whether the match was over.
    pub is_over: bool,
}

/// Goes on with a match from the text of its record; nothing where the record does not hold, or no match was begun.
#[cfg(feature = "host")]
#[must_use]
pub fn revive(text: &[u8]) -> Option<Revived> {
    let record = read_record(text).ok()?;
    let is_over = record.replay.is_complete();
    let header = record.replay.header().cloned()?;
    let game = record.replay.current().cloned().or_else(|| unbegun(&header))?;
    let (table, owed) = table_of(&header, game, record);
    Some(Revived { table, owed, is_over })
}

/// Who plays each seat; in a record of another program the first is a person.
fn sitters(header: &Header) -> Vec<Sitter> {
    let kinds = header.kinds.as_deref().unwrap_or_default();
    let usual = |seat: usize| if seat == 0 { Sitter::Person } else { Sitter::from_id("easy") };
    let sitter = |seat: usize| kinds.get(seat).map_or_else(|| usual(seat), |kind| Sitter::from_id(kind));
    let mut sitters: Vec<Sitter> = (0..header.players.len()).map(sitter).collect();
    if !sitters.contains(&Sitter::Person)
        && let Some(first) = sitters.first_mut()
    {
        *first = Sitter::Person;
    }
    sitters
}
