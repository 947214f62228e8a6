use super::{Line, RecordError, RecordFault, Replay, ReplayedLine};
use std::io::{BufRead, Read};

/// The longest line that is read, so that a file without line ends does not fill the memory.
const LONGEST_LINE: u64 = 1 << 20;

/// The most bytes that a move writes at once, with what others play behind it.
const LONGEST_WRITE: u64 = 4096;

/// The end of the text of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tail {
    /// With a whole line and its line end.
    Whole,
    /// With a whole line that lacks its line end.
    Unterminated,
    /// In the middle of a line, which was not read.
    Torn,
}

/// Reads a record line by line and replays it.
#[derive(Debug)]
pub struct RecordReader<R> {
    source: R,
    replay: Replay,
    line: u64,
    good: u64,
    tail: Tail,
    buffer: Vec<u8>,
}

impl<R: BufRead> RecordReader<R> {
    /// Reads from the source.
    pub fn new(source: R) -> RecordReader<R> {
        RecordReader {
            source,
            replay: Replay::default(),
            line: 0,
            good: 0,
            tail: Tail::Whole,
            buffer: Vec::new(),
        }
    }

    /// The replay as far as it was read.
    pub const fn replay(&self) -> &Replay {
        &self.replay
    }

    /// Hands over the replay as far as it was read.
    pub fn into_replay(self) -> Replay {
        self.replay
    }

    /// The number of the last line read, from 1.
    pub const fn line(&self) -> u64 {
        self.line
    }

    /// Returns the number of bytes of the source that are whole lines that hold.
    pub const fn good_bytes(&self) -> u64 {
        self.good
    }

    /// Returns how the source ended, once it has.
    pub const fn tail(&self) -> Tail {
        self.tail
    }

    /// Reads the next line without telling it; `None` at the end, a torn last line included.
    ///
    /// # Errors
    /// When the source can't be read, or the line is no line of a record.
    pub fn read(&mut self) -> Result<Option<Line>, RecordError> {
        loop {
            self.buffer.clear();
            let read = (&mut self.source).take(LONGEST_LINE).read_until(b'\n', &mut self.buffer);
            self.line = self.line.saturating_add(1);
            if read.map_err(|error| self.error(error.into()))? == 0 {
                return Ok(None);
            }
            let terminated = self.buffer.last() == Some(&b'\n');
            if !terminated && self.buffer.len() as u64 == LONGEST_LINE {
                return Err(self.error(RecordFault::NotALine));
            }
            let text = self.buffer.trim_ascii();
            if text.is_empty() && terminated {
                self.good = self.good.saturating_add(self.buffer.len() as u64);
                continue;
            }
            let parsed = std::str::from_utf8(text).map_err(|_| RecordFault::NotALine).and_then(Line::parse);
            match parsed {
                Ok(line) => {
                    self.tail = if terminated { Tail::Whole } else { Tail::Unterminated };
                    self.good = self.good.saturating_add(self.buffer.len() as u64);
                    return Ok(Some(line));
                }
                Err(RecordFault::NotALine) if !terminated || self.is_hole_at_the_end() => {
                    self.tail = Tail::Torn;
                    return Ok(None);
                }
                Err(fault) => return Err(self.error(fault)),
            }
        }
    }

    /// Returns whether the line that was just read has a hole, and so little comes behind it that one write may have
    /// been all of it: of what was being written when the power went, a disk may hold the end and zeros in the place of
    /// the rest.
    fn is_hole_at_the_end(&mut self) -> bool {
        let room = LONGEST_WRITE.saturating_sub(self.buffer.len() as u64);
        if !self.buffer.contains(&0) || room == 0 {
            return false;
        }
        let mut rest = Vec::new();
        let read = (&mut self.source).take(room).read_to_end(&mut rest);
        read.is_ok_and(|read| (read as u64) < room)
    }

    /// Reads the next line and holds it against the engine; `None` at the end.
    ///
    /// # Errors
    /// As [`RecordReader::read`], and when the line does not hold.
    pub fn tell_next(&mut self) -> Result<Option<ReplayedLine>, RecordError> {
        match self.read()? {
            None => Ok(None),
            Some(line) => self.tell(&line).map(Some),
        }
    }

    /// Holds a line that was read against the engine.
    ///
    /// # Errors
    /// When it does not hold.
    pub fn tell(&mut self, line: &Line) -> Result<ReplayedLine, RecordError> {
        self.replay.tell(line).map_err(|fault| self.error(fault))
    }

    const fn error(&self, fault: RecordFault) -> RecordError {
        RecordError { line: self.line, fault }
    }
}
