//! A cache of what was read of records before, so that only those that changed are read again.

use super::scan::scan;
use super::summary::PlayedMatch;
use crate::record::file_number;
use crate::store::files::{read_regular, replace};
use crate::store::records::records;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::Metadata;
use std::path::Path;
use std::time::UNIX_EPOCH;

/// The version of the cache; one of another version is made anew from the records.
const VERSION: u32 = 1;

/// The longest record that is read, in bytes: a hundred times what a long match has.
const LONGEST_RECORD: u64 = 8 << 20;

/// The longest cache, in bytes: that of some hundred thousand matches.
const LONGEST: u64 = 64 << 20;

/// The metadata by which an unchanged file is recognized.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Stamp {
    length: u64,
    /// Seconds and nanoseconds since 1970.
    changed: (u64, u32),
    /// The number of the file, or 0 where files have none.
    inode: u64,
}

impl Stamp {
    fn of(data: &Metadata) -> Stamp {
        let changed = data.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
        let changed = changed.map_or((0, 0), |time| (time.as_secs(), time.subsec_nanos()));
        Stamp { length: data.len(), changed, inode: file_number(data) }
    }
}

/// The matches of a record, with the metadata that its file had.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct CachedRecord {
    stamp: Stamp,
    played: Vec<PlayedMatch>,
}

/// The cache: records by the names of their files.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Cache {
    version: u32,
    records: BTreeMap<String, CachedRecord>,
}

impl Cache {
    const fn empty() -> Cache {
        Cache { version: VERSION, records: BTreeMap::new() }
    }

    /// Reads the cache; an empty one where the file is torn, of another version, or no ordinary file.
    fn load(path: &Path) -> Cache {
        let read = read_regular(path, LONGEST);
        let cache = read.ok().and_then(|bytes| serde_json::from_slice(&bytes).ok());
        cache.filter(|cache: &Cache| cache.version == VERSION).unwrap_or(Cache::empty())
    }
}

/// Returns all matches of a folder that are over, in the order in which their records were begun. The cache only saves
/// time: its file may be torn, or gone.
#[must_use]
pub(super) fn matches(folder: &Path, cache: Option<&Path>) -> Vec<PlayedMatch> {
    let before = cache.map_or(Cache::empty(), Cache::load);
    let mut now = Cache::empty();
    let mut old = before.records;
    let (mut same, had) = (true, old.len());
    let readable = records(Some(folder)).into_iter().filter(|(_, data)| data.len() <= LONGEST_RECORD);
    for (path, data) in readable {
        let Some(name) = path.file_name().and_then(|name| name.to_str()).map(str::to_owned) else { continue };
        let stamp = Stamp::of(&data);
        let entry = old.remove(&name).filter(|entry| entry.stamp == stamp);
        let entry = entry.or_else(|| {
            same = false;
            read_regular(&path, LONGEST_RECORD).ok().map(|text| CachedRecord { stamp, played: scan(&text) })
        });
        now.records.extend(entry.map(|entry| (name, entry)));
    }
    if let Some(path) = cache.filter(|_| !same || now.records.len() != had) {
        let bytes = serde_json::to_vec(&now).unwrap_or_default();
        // Next time all is read again.
        let _ = replace(path, &bytes, || Ok(()));
    }
    let mut records: Vec<(String, CachedRecord)> = now.records.into_iter().collect();
    // Records are numbered in the order in which they were begun; a longer number is a higher one.
    records.sort_by_key(|(name, _)| name.len());
    records.into_iter().flat_map(|(_, entry)| entry.played).collect()
}
