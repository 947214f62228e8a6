use crate::record::{Line, TotalsLine};
use crate::server::storage::pool::FileRecordWriter;
use crate::server::storage::shared::{OrderSender, Write};
use crate::session::MatchTable;
use crate::store::{self, Saved, Saver, Saving, Unusable, generator};
use rand::Rng;
use std::path::Path;

/// A record of a match that is to go on, as it was read.
#[derive(Debug)]
pub enum LoadedRecord {
    /// The match can go on.
    Match(Box<MatchTable>, Box<Saver>),
    /// It was over, with this last line, where that could be read.
    Finished(Option<TotalsLine>),
    /// The host was ended between making the record and writing to it.
    Empty,
    /// It can't go on.
    Damaged,
}

impl LoadedRecord {
    /// Reads a record, and writes to it what its match owes.
    #[must_use]
    pub fn read(path: &Path) -> LoadedRecord {
        let (stored, mut saver) = match store::open(path).map(Saved::go_on) {
            Ok(Ok(opened)) => opened,
            Err(Unusable::Finished) => return LoadedRecord::Finished(store::totals_of(path)),
            Err(Unusable::Empty) => return LoadedRecord::Empty,
            Ok(Err(_)) | Err(Unusable::Io(_) | Unusable::Record(_)) => return LoadedRecord::Damaged,
        };
        let (table, owed) = MatchTable::of_stored(stored, generator(None).next_u64());
        if !owed.is_empty() {
            // What can't be saved now is saved with what comes next.
            let _ = saver.save(&owed);
        }
        LoadedRecord::Match(Box::new(table), Box::new(saver))
    }
}

/// The writer of the record of a match.
#[derive(Debug)]
pub enum RecordWriter {
    /// To a file; nobody is told of what was handed in until it is on the disk.
    File(FileRecordWriter),
    /// To a stream that several nodes share; what was written is handed in, and nobody is told of it until it is there.
    Stream(StreamRecordWriter),
}

/// The writer to a record that several nodes share.
#[derive(Debug)]
pub struct StreamRecordWriter {
    sender: OrderSender,
    place: usize,
    record: String,
}

impl StreamRecordWriter {
    /// To a record of the table with this number.
    #[must_use]
    pub const fn new(sender: OrderSender, place: usize, record: String) -> StreamRecordWriter {
        StreamRecordWriter { sender, place, record }
    }
}

impl RecordWriter {
    /// The name of the record.
    #[must_use]
    pub fn record(&self) -> Option<String> {
        match self {
            RecordWriter::File(file) => file.record.clone(),
            RecordWriter::Stream(stream) => Some(stream.record.clone()),
        }
    }

    /// Appends lines.
    pub fn save(&mut self, lines: &[Line]) -> Saving {
        match self {
            RecordWriter::File(file) => file.save(lines),
            RecordWriter::Stream(stream) => {
                let text: String = lines.iter().map(|line| line.to_json() + "\n").collect();
                if !text.is_empty() {
                    let record = stream.record.clone();
                    stream.sender.write(Write::Lines { place: stream.place, record, text });
                }
                Saving::Done
            }
        }
    }

    /// Returns whether it writes the record of the match that has this number at its table.
    #[must_use]
    pub const fn is_of(&self, number: u64) -> bool {
        match self {
            RecordWriter::File(file) => file.number == number,
            RecordWriter::Stream(_) => false,
        }
    }
}
