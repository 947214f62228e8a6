//! Matches in files: the newest, those that can go on, and one that is named.

use super::fault::Unusable;
use super::files::open_regular;
use super::records::{is_finished, newest_first};
use super::saver::Saver;
use crate::cards::Seat;
use crate::players::{PlayerKind, Strength};
use crate::record::{Header, RecordError, RecordFile, RecordReader, Tail};
use crate::rules::{Match, PlayedRound, Position, View};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use std::fs::{File, TryLockError};
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The longest record that can go on, in bytes: a thousand times what a long match has.
const LONGEST: u64 = 256 << 20;

/// A match as its record left it.
#[derive(Debug)]
pub struct StoredMatch {
    /// The first line of the record.
    pub header: Header,
    /// The match after the last line.
    pub game: Match,
    /// Every round that began, with its number, as it was played so far.
    pub rounds: Vec<(u32, PlayedRound)>,
    /// True if the last round is over without the line that ends it.
    pub owes_end: bool,
    /// True if the record has its last line.
    pub is_over: bool,
    /// The bytes of the record that are whole lines.
    good_bytes: u64,
    tail: Tail,
}

impl StoredMatch {
    /// Reads a record to its end; `None` where no match began in it.
    ///
    /// # Errors
    /// The first line that does not hold.
    pub fn read(source: impl BufRead) -> Result<Option<StoredMatch>, RecordError> {
        let mut reader = RecordReader::new(source);
        while reader.tell_next()?.is_some() {}
        let (tail, good_bytes) = (reader.tail(), reader.good_bytes());
        let replay = reader.into_replay();
        let (owes_end, is_over) = (replay.owes_end(), replay.is_complete());
        let (header, game, rounds) = replay.into_parts();
        let Some(header) = header else { return Ok(None) };
        let Some(game) = game.or_else(|| not_dealt(&header)) else { return Ok(None) };
        Ok(Some(StoredMatch { header, game, rounds, owes_end, is_over, good_bytes, tail }))
    }

    /// Returns the kind of the player at each seat; in a record of another program the first is a person.
    #[must_use]
    pub fn player_kinds(&self) -> Vec<PlayerKind> {
        let named = self.header.kinds.as_deref().unwrap_or_default();
        let usual = |seat| if seat == 0 { PlayerKind::Person } else { PlayerKind::Computer(Strength::Easy) };
        let kind = |seat: usize| named.get(seat).map_or_else(|| usual(seat), |id| PlayerKind::from_id(id));
        let mut kinds: Vec<PlayerKind> = (0..self.header.players.len()).map(kind).collect();
        if !kinds.contains(&PlayerKind::Person)
            && let Some(first) = kinds.first_mut()
        {
            *first = PlayerKind::Person;
        }
        kinds
    }

    /// Returns the generator with which the match goes on: a chosen seed gives the same game again, wherever it was left;
    /// without one it is that of a number that nobody can foresee.
    #[must_use]
    pub fn rng(&self, chance: u64) -> ChaCha8Rng {
        let chosen = self.header.seed.map(|seed| seed.wrapping_add(self.good_bytes));
        let of_day = || self.header.attempt().map(|attempt| attempt.deal.fate().seed());
        ChaCha8Rng::seed_from_u64(chosen.or_else(of_day).unwrap_or(chance))
    }

    /// Returns the bytes of the record that are whole lines.
    #[must_use]
    pub const fn good_bytes(&self) -> u64 {
        self.good_bytes
    }

    /// Returns how the record ends.
    #[must_use]
    pub const fn tail(&self) -> Tail {
        self.tail
    }
}

/// A match in a file that can go on.
#[derive(Debug)]
pub struct Saved {
    path: PathBuf,
    stored: StoredMatch,
    /// The length of the file when it was read, in bytes.
    length: u64,
}

/// A record of a folder that can't go on.
#[derive(Debug)]
pub(crate) struct FaultyRecord {
    /// The path of its file.
    pub path: PathBuf,
    /// The fault.
    pub fault: Unusable,
}

/// Returns the newest match of the folder that is not over, with the faults of newer ones that can't be read.
#[must_use]
pub(crate) fn newest(folder: Option<&Path>) -> (Option<Saved>, Vec<FaultyRecord>) {
    let mut faults = Vec::new();
    for path in newest_first(folder) {
        if is_finished(&path).unwrap_or(false) {
            continue;
        }
        match open(&path) {
            Ok(saved) => return (Some(saved), faults),
            Err(Unusable::Finished | Unusable::Empty) => {}
            Err(fault @ (Unusable::Io(_) | Unusable::Record(_))) => faults.push(FaultyRecord { path, fault }),
        }
    }
    (None, faults)
}

/// The most unfinished matches that are listed.
const MOST_LISTED: usize = 100;

/// Returns the matches of a folder that can go on, the newest first.
#[must_use]
pub(crate) fn unfinished(folder: Option<&Path>) -> Vec<Saved> {
    let paths = newest_first(folder).into_iter().filter(|path| !is_finished(path).unwrap_or(false));
    paths.filter_map(|path| open(&path).ok()).take(MOST_LISTED).collect()
}

/// Reads a match that is to go on.
///
/// # Errors
/// The reason why it can't.
pub fn open(path: &Path) -> Result<Saved, Unusable> {
    let file = open_regular(path).map_err(Unusable::Io)?;
    let length = file.metadata().map_err(Unusable::Io)?.len();
    if length > LONGEST {
        return Err(Unusable::Io(io::ErrorKind::InvalidData.into()));
    }
    let stored = StoredMatch::read(BufReader::new(file)).map_err(Unusable::Record)?;
    match stored {
        None => Err(Unusable::Empty),
        Some(stored) if stored.is_over => Err(Unusable::Finished),
        Some(stored) => Ok(Saved { path: path.to_owned(), stored, length }),
    }
}

/// Opens a record to be read: a file or a pipe.
///
/// # Errors
/// When it can't be opened, or a game is being played there ([`io::ErrorKind::WouldBlock`]).
pub(crate) fn open_file(path: &Path) -> io::Result<File> {
    let file = File::open(path)?;
    let data = file.metadata()?;
    if data.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if data.is_file() {
        if let Err(TryLockError::WouldBlock) = file.try_lock_shared() {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        // Whoever wants to go on with the game need not wait until it is read.
        let _ = file.unlock();
    }
    Ok(file)
}

/// Returns the match of a record that broke off before its first deal.
fn not_dealt(header: &Header) -> Option<Match> {
    Match::new(header.plan(Seat::at(0)).ok()?).ok()
}

impl Saved {
    /// Returns the match with its players.
    #[must_use]
    pub const fn stored(&self) -> &StoredMatch {
        &self.stored
    }

    /// Returns when it was played last.
    ///
    /// # Errors
    /// When its file is gone.
    pub fn when(&self) -> io::Result<SystemTime> {
        self.path.metadata()?.modified()
    }

    /// Returns the path of its file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Deletes its file, for good.
    ///
    /// # Errors
    /// When another program plays it ([`is_held`](super::is_held)), or it can't be deleted.
    pub fn delete(self) -> io::Result<()> {
        let held = self.append()?;
        std::fs::remove_file(&self.path)?;
        drop(held);
        Ok(())
    }

    fn append(&self) -> io::Result<RecordFile> {
        RecordFile::append(&self.path, self.stored.good_bytes, self.length)
    }

    /// Returns the view of the person whose turn it is, or of the first person where a computer has it; `None` between
    /// rounds.
    #[must_use]
    pub fn view(&self) -> Option<View> {
        let game = &self.stored.game;
        let kinds = self.stored.player_kinds();
        let is_person = |seat: &Seat| kinds.get(seat.index()) == Some(&PlayerKind::Person);
        let round = game.round().filter(|_| game.is_round_running())?;
        let first = || Seat::all(kinds.len()).find(is_person);
        Some(round.view(Some(round.to_act()).filter(is_person).or_else(first)?))
    }

    /// Returns whether its last line was torn.
    #[must_use]
    pub fn is_torn(&self) -> bool {
        self.stored.tail == Tail::Torn
    }

    /// Opens the record to go on with the match; what follows is saved behind what is there.
    ///
    /// # Errors
    /// When another program plays it ([`is_held`](super::is_held)), or it can't be written to.
    pub fn go_on(self) -> io::Result<(StoredMatch, Saver)> {
        let mut file = self.append()?;
        if self.stored.tail == Tail::Unterminated {
            file.terminate();
        }
        Ok((self.stored, Saver::to(file)))
    }
}
