use super::store::{Desk, Write};
use crate::files::{Saver, Saving};
use crate::record::Line;

/// What writes the record of a match.
#[derive(Debug)]
pub enum Pen {
    /// To a file; what was written is on the disk.
    File(Saver),
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
            Pen::File(saver) => saver.path()?.file_name()?.to_str().map(str::to_owned),
            Pen::Stream(stream) => Some(stream.record.clone()),
        }
    }

    /// Appends lines.
    pub fn save(&mut self, lines: &[Line]) -> Saving {
        match self {
            Pen::File(saver) => saver.save(lines),
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
}
