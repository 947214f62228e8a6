//! What a record tells again: the events of the round that a match goes on with.

use crate::record::{RecordError, RecordReader, Replay, Tail, Told};
use crate::rules::Event;
use std::io::BufRead;

/// A record as far as it could be read.
#[derive(Debug)]
pub struct ReadRecord {
    /// The match that it ends with.
    pub replay: Replay,
    /// What happened in its last round.
    pub events: Vec<Event>,
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
    let mut events: Vec<Event> = Vec::new();
    let mut before: Vec<usize> = Vec::new();
    while let Some(told) = reader.tell_next()? {
        match told {
            Told::Header | Told::Round => {
                events.clear();
                before.clear();
            }
            Told::Act { events: happened, .. } => {
                before.push(events.len());
                events.extend(happened);
            }
            Told::Undo { .. } => events.truncate(before.pop().unwrap_or(0)),
            Told::End(_) | Told::Totals(_) => {}
        }
    }
    let (tail, good_bytes) = (reader.tail(), reader.good_bytes());
    Ok(ReadRecord { replay: reader.into_replay(), events, tail, good_bytes })
}
