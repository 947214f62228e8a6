//! The records of a folder, found without reading them whole.

use super::files::open_regular;
use crate::record::{Header, Line, TotalsLine};
use crate::rules::DayDeal;
use std::fs::Metadata;
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The longest first line of a record that is read, in bytes.
const LONGEST_HEADER: u64 = 1 << 16;

/// The bytes at the end of a record in which its last line is looked for.
const TAIL: u64 = 512;

/// Returns the records of a folder with their metadata, in the order in which they were begun; none of a folder that can't
/// be read. Only ordinary files count: to open a pipe would wait for whoever writes to it.
pub(super) fn records(folder: Option<&Path>) -> Vec<(PathBuf, Metadata)> {
    let entries = folder.and_then(|folder| std::fs::read_dir(folder).ok()).into_iter().flatten();
    let paths = entries.filter_map(Result::ok).map(|entry| entry.path());
    let records = paths.filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"));
    let with_metadata = |path: PathBuf| {
        let data = path.metadata().ok().filter(Metadata::is_file)?;
        Some((path, data))
    };
    let mut records: Vec<(PathBuf, Metadata)> = records.filter_map(with_metadata).collect();
    // Records are numbered in the order in which they were begun; a longer number is a higher one.
    records.sort_by_key(|(path, _)| (path.as_os_str().len(), path.clone()));
    records
}

/// Returns the records of a folder, the one that was written to last first.
pub(super) fn newest_first(folder: Option<&Path>) -> Vec<PathBuf> {
    let changed = |data: &Metadata| data.modified().unwrap_or(SystemTime::UNIX_EPOCH);
    let mut records: Vec<_> =
        records(folder).into_iter().map(|(path, data)| (changed(&data), path)).collect();
    records.sort();
    records.into_iter().rev().map(|(_, path)| path).collect()
}

/// Returns the record of a folder that was written to last.
#[must_use]
pub(crate) fn newest_record(folder: Option<&Path>) -> Option<PathBuf> {
    newest_first(folder).into_iter().next()
}

/// Returns whether a match of a folder was played to its end.
#[must_use]
pub(crate) fn has_finished(folder: Option<&Path>) -> bool {
    newest_first(folder).iter().any(|path| is_finished(path).unwrap_or(false))
}

/// Returns whether the last line of a record is the last of a match, without reading the rest.
pub(super) fn is_finished(path: &Path) -> io::Result<bool> {
    Ok(last_line(path)?.is_some_and(|line| line.starts_with("{\"totals\"")))
}

/// Returns the line that ends a match, if a record has it.
pub(crate) fn totals_of(path: &Path) -> Option<TotalsLine> {
    match Line::parse(&last_line(path).ok()??).ok()? {
        Line::Totals(totals) => Some(totals),
        Line::Header(_) | Line::Round(_) | Line::Action(_) | Line::End(_) => None,
    }
}

/// Returns the last line of a record, without reading the rest.
fn last_line(path: &Path) -> io::Result<Option<String>> {
    let mut file = open_regular(path)?;
    let length = file.metadata()?.len();
    file.seek(SeekFrom::Start(length.saturating_sub(TAIL)))?;
    let mut tail = Vec::new();
    file.read_to_end(&mut tail)?;
    let tail = String::from_utf8_lossy(&tail);
    Ok(tail.trim_end().lines().last().map(str::to_owned))
}

/// Returns the records of a folder that are tries at the deal of a day, the first try first: begun, over or broken off.
#[must_use]
pub fn attempts(folder: Option<&Path>, deal: DayDeal) -> Vec<PathBuf> {
    let is_one = |path: &PathBuf| {
        header(path).and_then(|header| header.attempt()).is_some_and(|attempt| attempt.deal == deal)
    };
    records(folder).into_iter().map(|(path, _)| path).filter(is_one).collect()
}

/// Returns the header of a record that names a day.
fn header(path: &Path) -> Option<Header> {
    let mut line = String::new();
    BufReader::new(open_regular(path).ok()?.take(LONGEST_HEADER)).read_line(&mut line).ok()?;
    // Most have no day, and need not be parsed.
    if !line.contains("\"daily\"") {
        return None;
    }
    match Line::parse(line.trim_end()).ok()? {
        Line::Header(header) => Some(header),
        Line::Round(_) | Line::Action(_) | Line::End(_) | Line::Totals(_) => None,
    }
}
