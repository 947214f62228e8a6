//! What was read of records before, so that only those that changed are read again.

use super::played::PlayedMatch;
use super::scan::scan;
use crate::record::file_number;
use crate::store::folders::read_regular;
use crate::store::replace::replace;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::Metadata;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// The version of what is kept here; what an older one wrote is read again from the records.
const VERSION: u32 = 1;

/// The longest record that is read, in bytes: a hundred times what a long match has.
const LONGEST_RECORD: u64 = 8 << 20;

/// The longest file of this kind, in bytes: that of some hundred thousand matches.
const LONGEST: u64 = 64 << 20;

/// By what it is seen that a file is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Stamp {
    length: u64,
    /// Seconds and nanoseconds since 1970.
    changed: (u64, u32),
    /// Where files have no number, 0.
    inode: u64,
}

impl Stamp {
    fn of(data: &Metadata) -> Stamp {
        let changed = data.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
        let changed = changed.map_or((0, 0), |time| (time.as_secs(), time.subsec_nanos()));
        Stamp { length: data.len(), changed, inode: file_number(data) }
    }
}

/// What a record had when it was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Entry {
    stamp: Stamp,
    played: Vec<PlayedMatch>,
}

/// What is kept: records by the names of their files.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Cache {
    version: u32,
    records: BTreeMap<String, Entry>,
}

impl Cache {
    const fn empty() -> Cache {
        Cache { version: VERSION, records: BTreeMap::new() }
    }

    /// What was kept; nothing where that is torn, of another version, or no ordinary file.
    fn load(path: &Path) -> Cache {
        let read = read_regular(path, LONGEST);
        let cache = read.ok().and_then(|bytes| serde_json::from_slice(&bytes).ok());
        cache.filter(|cache: &Cache| cache.version == VERSION).unwrap_or(Cache::empty())
    }
}

/// All matches of the records of a folder that are over, in the order in which their records were begun. What was read is
/// kept in the file `kept`, which is no more than a help: it may be torn, or gone.
#[must_use]
pub fn matches(folder: &Path, kept: Option<&Path>) -> Vec<PlayedMatch> {
    let before = kept.map_or(Cache::empty(), Cache::load);
    let mut now = Cache::empty();
    let mut old = before.records;
    let (mut same, had) = (true, old.len());
    for (name, path, data) in records(folder) {
        let stamp = Stamp::of(&data);
        let entry = old.remove(&name).filter(|entry| entry.stamp == stamp);
        let entry = entry.or_else(|| {
            same = false;
            read_regular(&path, LONGEST_RECORD).ok().map(|text| Entry { stamp, played: scan(&text) })
        });
        now.records.extend(entry.map(|entry| (name, entry)));
    }
    if let Some(path) = kept.filter(|_| !same || now.records.len() != had) {
        let bytes = serde_json::to_vec(&now).unwrap_or_default();
        // Next time all is read again.
        let _ = replace(path, &bytes, || Ok(()));
    }
    let mut records: Vec<(String, Entry)> = now.records.into_iter().collect();
    // Records are numbered in the order in which they were begun; a longer number is a higher one.
    records.sort_by_key(|(name, _)| name.len());
    records.into_iter().flat_map(|(_, entry)| entry.played).collect()
}

/// The records of a folder, with what can be seen of each without reading it.
fn records(folder: &Path) -> impl Iterator<Item = (String, PathBuf, Metadata)> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    entries.filter_map(|entry| {
        let name = entry.file_name().into_string().ok().filter(|name| name.ends_with(".jsonl"))?;
        let path = entry.path();
        let data = std::fs::metadata(&path).ok().filter(Metadata::is_file)?;
        (data.len() <= LONGEST_RECORD).then_some((name, path, data))
    })
}
