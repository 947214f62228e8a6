use crate::record::Line;
use crate::server::storage::pool::FilePen;
use crate::server::storage::shared::{Desk, Write};
use crate::store::Saving;

/// What writes the record of a match.
#[derive(Debug)]
pub enum Pen {
    /// To a file; nobody is told of what was handed in until it is on the disk.
    File(FilePen),
    /// To a stream that several nodes share; what was written is handed in, and nobody is told of it until it is there.
    Stream(StreamPen),
}

/// What writes to a record that several nodes share.
#[derive(Debug)]
pub struct StreamPen {
    desk: Desk,
    place: usize,
    record: String,
}

impl StreamPen {
    /// To a record of the table with this number.
    #[must_use]
    pub const fn new(desk: Desk, place: usize, record: String) -> StreamPen {
        StreamPen { desk, place, record }
    }
}

impl Pen {
    /// The name of the record.
    #[must_use]
    pub fn record(&self) -> Option<String> {
        match self {
            Pen::File(file) => file.record.clone(),
            Pen::Stream(stream) => Some(stream.record.clone()),
        }
    }

    /// Appends lines.
    pub fn save(&mut self, lines: &[Line]) -> Saving {
        match self {
            Pen::File(file) => file.save(lines),
            Pen::Stream(stream) => {
                let text: String = lines.iter().map(|line| line.to_json() + "\n").collect();
                if !text.is_empty() {
                    let record = stream.record.clone();
                    stream.desk.write(Write::Lines { place: stream.place, record, text });
                }
                Saving::Done
            }
        }
    }

    /// Whether it writes the record of the match that has this number at its table.
    #[must_use]
    pub const fn is_of(&self, number: u64) -> bool {
        match self {
            Pen::File(file) => file.number == number,
            Pen::Stream(_) => false,
        }
    }
}
