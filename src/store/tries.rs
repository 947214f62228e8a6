use super::folders::open_regular;
use crate::record::{Header, Line};
use crate::rules::DayDeal;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

/// The longest first line of a record that is looked at, in bytes.
const LONGEST: u64 = 1 << 16;

/// The records of a folder that are tries at the deal of a day, the first try first: begun, over or broken off.
#[must_use]
pub fn tries(folder: Option<&Path>, deal: DayDeal) -> Vec<PathBuf> {
    let entries = folder.and_then(|folder| std::fs::read_dir(folder).ok()).into_iter().flatten();
    let records = entries.filter_map(Result::ok).map(|entry| entry.path());
    let records = records.filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"));
    let is_one = |path: &PathBuf| {
        header(path).and_then(|header| header.attempt()).is_some_and(|attempt| attempt.deal == deal)
    };
    let mut tries: Vec<PathBuf> = records.filter(is_one).collect();
    // Records are numbered in the order in which they were begun; a longer number is a higher one.
    tries.sort_by_key(|path| (path.as_os_str().len(), path.clone()));
    tries
}

/// The first line of a record.
fn header(path: &Path) -> Option<Header> {
    let mut line = String::new();
    BufReader::new(open_regular(path).ok()?.take(LONGEST)).read_line(&mut line).ok()?;
    // A line without a day is not worth being read.
    if !line.contains("\"daily\"") {
        return None;
    }
    match Line::parse(line.trim_end()).ok()? {
        Line::Header(header) => Some(header),
        Line::Round(_) | Line::Action(_) | Line::End(_) | Line::Totals(_) => None,
    }
}
