//! The line that is being typed, a byte at a time.

use crate::protocol::GuestInput;

/// The longest line, in bytes.
const LONGEST: usize = 1_000;

/// So many bytes without a line's end are no line that somebody typed.
const FLOOD: usize = 64 * 1024;

/// The line so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TypedLine {
    bytes: Vec<u8>,
    /// The number of bytes of a line that is too long that were left out.
    left_out: usize,
    /// True if the last line ended by a carriage return, behind which a line feed ends nothing.
    after_return: bool,
}

/// The outcome of a byte.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Byte {
    /// It is kept, or counts for nothing.
    Taken,
    /// It ended a line.
    Ended(GuestInput),
    /// Far too many came without a line's end.
    Flood,
}

impl TypedLine {
    /// Takes a byte.
    pub(crate) fn take(&mut self, byte: u8) -> Byte {
        let after_return = std::mem::take(&mut self.after_return);
        match byte {
            b'\n' | 0 if after_return => Byte::Taken,
            b'\r' | b'\n' => {
                self.after_return = byte == b'\r';
                Byte::Ended(self.end())
            }
            // A client that sends each key as it is pressed sends the corrections, too.
            8 | 127 => {
                self.take_back();
                Byte::Taken
            }
            0 => Byte::Taken,
            byte if self.bytes.len() < LONGEST => {
                self.bytes.push(byte);
                Byte::Taken
            }
            _ => {
                self.left_out = self.left_out.saturating_add(1);
                if self.left_out > FLOOD { Byte::Flood } else { Byte::Taken }
            }
        }
    }

    /// Takes the last letter back.
    pub(crate) fn take_back(&mut self) {
        while self.bytes.pop().is_some_and(|last| last & 0b1100_0000 == 0b1000_0000) {}
    }

    /// Puts a text in the place of the line.
    pub(crate) fn set(&mut self, text: &str) {
        *self = TypedLine { bytes: text.as_bytes().to_vec(), ..TypedLine::default() };
    }

    /// The line so far, as text, without the bytes of a letter of which some are still to come.
    #[must_use]
    pub(crate) fn text(&self) -> &str {
        match std::str::from_utf8(&self.bytes) {
            Ok(text) => text,
            Err(error) => {
                let whole = self.bytes.get(..error.valid_up_to()).unwrap_or_default();
                std::str::from_utf8(whole).unwrap_or_default()
            }
        }
    }

    /// Returns whether there is nothing of it yet.
    #[must_use]
    pub(crate) const fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    fn end(&mut self) -> GuestInput {
        let line = std::mem::take(&mut self.bytes);
        if std::mem::take(&mut self.left_out) > 0 {
            return GuestInput::TooLong;
        }
        String::from_utf8(line).map_or(GuestInput::NotText, GuestInput::Line)
    }
}
