//! What a record tells again: what happened in the round that a match goes on with.

use crate::record::{RecordError, RecordReader, Replay, Tail};
use crate::session::Chronicle;
use std::io::BufRead;

/// A record as far as it could be read.
#[derive(Debug)]
pub struct ReadRecord {
    /// The match that it ends with.
    pub replay: Replay,
    /// Every round of it with its number, as it was played.
    pub chronicle: Chronicle,
    /// How it ends.
    pub tail: Tail,
    /// How many bytes of it are whole lines.
    pub good_bytes: u64,
}

/// Reads a record to its end.
///
/// # Errors
/// The first line that does not hold.
pub fn read_record(source: impl BufRead) -> Result<ReadRecord, RecordError> {
    let mut reader = RecordReader::new(source);
    let mut chronicle = Chronicle::new(0);
    while let Some(told) = reader.tell_next()? {
        chronicle.hear(&told, reader.replay().current());
    }
    let (tail, good_bytes) = (reader.tail(), reader.good_bytes());
    Ok(ReadRecord { replay: reader.into_replay(), chronicle, tail, good_bytes })
}
