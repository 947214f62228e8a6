//! Packets as they go over the wire: length, type, body; all integers of 32 bits, the highest byte first.

use std::io::{self, Read};

/// The version of the protocol.
pub(super) const VERSION: u32 = 8;

/// The longest body that a server sends, in bytes.
const LONGEST: usize = 4096;

/// The most cells that are believed.
const MOST_CELLS: u32 = 400;

/// The types of packets, each a letter or two.
pub(super) mod kind {
    pub(in super::super) const VERSION: u32 = b'v' as u32;
    pub(in super::super) const AUTH: u32 = b'a' as u32;
    pub(in super::super) const SIZE: u32 = b's' as u32;
    pub(in super::super) const ENTER: u32 = b't' as u32;
    pub(in super::super) const LEAVE: u32 = b'L' as u32;
    pub(in super::super) const KEY: u32 = b'k' as u32;
    pub(in super::super) const IGNORE: u32 = b'm' as u32;
    pub(in super::super) const ACCEPT: u32 = b'u' as u32;
    pub(in super::super) const WRITE: u32 = b'w' as u32;
    pub(in super::super) const DONE: u32 = b'A' as u32;
    pub(in super::super) const ERROR: u32 = b'e' as u32;
    pub(in super::super) const REQUEST: u32 = (b'P' as u32) << 8 | b'R' as u32;
    pub(in super::super) const UPDATE: u32 = (b'P' as u32) << 8 | b'U' as u32;
}

/// Ways to be let in.
const AUTH_NONE: u32 = b'N' as u32;
const AUTH_KEY: u32 = b'K' as u32;

/// The flags of a write: region, text, cursor and charset follow.
const WRITE_FLAGS: u32 = 0x02 | 0x04 | 0x20 | 0x40;

/// Tell the global value, now and whenever it changes.
const SUBSCRIBE: u32 = 0x1 | 0x200;

/// The parameter that holds the size of the display.
const DISPLAY_SIZE: u32 = 6;

/// One packet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Packet {
    kind: u32,
    body: Vec<u8>,
}

/// A message of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ServerReply {
    /// The version that it speaks.
    Version(u32),
    /// The ways in: without a key, and with one.
    Auth { none: bool, key: bool },
    /// The cells of a row of the display.
    Size(usize),
    /// A key, with its flags in the upper half.
    Key(u64),
    /// The request is done.
    Done,
    /// The request is refused.
    Refused,
    /// The size may be another one.
    SizeChanged,
    /// Whatever else it says, exceptions among them.
    Other,
}

impl Packet {
    /// Reads a packet whole.
    ///
    /// # Errors
    /// When the server has ended, or claims a length that no packet has.
    pub(super) fn read(from: &mut impl Read) -> io::Result<Packet> {
        let length = usize::try_from(integer(from)?).unwrap_or(usize::MAX);
        let kind = integer(from)?;
        if length > LONGEST {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let mut body = vec![0; length];
        from.read_exact(&mut body)?;
        Ok(Packet { kind, body })
    }

    /// Returns what it says.
    pub(super) fn said(&self) -> Option<ServerReply> {
        Some(match self.kind {
            kind::VERSION => ServerReply::Version(self.integer(0)?),
            kind::AUTH => {
                let methods = || (0..self.body.len() / 4).filter_map(|at| self.integer(at));
                ServerReply::Auth {
                    none: methods().any(|way| way == AUTH_NONE),
                    key: methods().any(|way| way == AUTH_KEY),
                }
            }
            kind::SIZE => self.size()?,
            kind::KEY => ServerReply::Key(u64::from(self.integer(0)?) << 32 | u64::from(self.integer(1)?)),
            kind::DONE => ServerReply::Done,
            kind::ERROR => ServerReply::Refused,
            // What it says of the size is in the order of bytes of its machine; the size is asked for instead.
            kind::UPDATE if self.integer(1) == Some(DISPLAY_SIZE) => ServerReply::SizeChanged,
            _ => ServerReply::Other,
        })
    }

    /// The integer with a number.
    fn integer(&self, at: usize) -> Option<u32> {
        let bytes = self.body.chunks_exact(4).nth(at)?;
        bytes.try_into().ok().map(u32::from_be_bytes)
    }

    fn size(&self) -> Option<ServerReply> {
        let (columns, rows) = (self.integer(0)?, self.integer(1)?);
        let cells = if rows == 0 { 0 } else { columns };
        if cells > MOST_CELLS { None } else { usize::try_from(cells).ok().map(ServerReply::Size) }
    }

    /// As it goes over the wire.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let length = u32::try_from(self.body.len()).unwrap_or(u32::MAX);
        let mut bytes = integers([length, self.kind]);
        bytes.extend(&self.body);
        bytes
    }

    /// A packet without a body.
    pub(super) const fn bare(kind: u32) -> Packet {
        Packet { kind, body: Vec::new() }
    }

    /// The version that we speak.
    pub(super) fn version() -> Packet {
        Packet { kind: kind::VERSION, body: integers([VERSION]) }
    }

    /// A key that may let us in.
    pub(super) fn auth(key: &[u8]) -> Packet {
        let mut body = integers([AUTH_KEY]);
        body.extend(key);
        Packet { kind: kind::AUTH, body }
    }

    /// Asks to be told when the size changes.
    pub(super) fn watch_size() -> Packet {
        Packet { kind: kind::REQUEST, body: integers([SUBSCRIBE, DISPLAY_SIZE, 0, 0]) }
    }

    /// Enters a terminal, with keys told as commands; an empty path stands for all of them.
    pub(super) fn enter(path: &[u32]) -> Packet {
        let mut body = integers([u32::try_from(path.len()).unwrap_or(0)]);
        body.extend(integers(path.iter().copied()));
        body.push(0);
        Packet { kind: kind::ENTER, body }
    }

    /// Leaves ranges of key codes, whatever their flags, to the server, or takes them.
    pub(super) fn keys(kind: u32, ranges: &[(u32, u32)]) -> Packet {
        let range = |&(first, last): &(u32, u32)| [0, first, u32::MAX, last];
        Packet { kind, body: integers(ranges.iter().flat_map(range)) }
    }

    /// Shows a text from the first cell on, blank behind it, with the cursor at a cell counted from 1, or 0 for none.
    pub(super) fn write(text: &str, cells: usize, cursor: usize) -> Packet {
        let number = |number: usize| u32::try_from(number).unwrap_or(0);
        // A negative count of cells has the server fill or cut the text to it.
        let count = number(cells).wrapping_neg();
        let mut body = integers([WRITE_FLAGS, 1, count, number(text.len())]);
        body.extend(text.as_bytes());
        body.extend(integers([number(cursor)]));
        body.extend(b"\x05UTF-8");
        Packet { kind: kind::WRITE, body }
    }
}

fn integers(of: impl IntoIterator<Item = u32>) -> Vec<u8> {
    of.into_iter().flat_map(u32::to_be_bytes).collect()
}

fn integer(from: &mut impl Read) -> io::Result<u32> {
    let mut bytes = [0; 4];
    from.read_exact(&mut bytes)?;
    Ok(u32::from_be_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_write_has_region_text_cursor_and_charset() {
        let bytes = Packet::write("né", 20, 3).bytes();
        let expected = [
            &[0, 0, 0, 29, 0, 0, 0, b'w', 0, 0, 0, 0x66, 0, 0, 0, 1, 0xff, 0xff, 0xff, 0xec][..],
            &[0, 0, 0, 3, b'n', 0xc3, 0xa9, 0, 0, 0, 3, 5],
            b"UTF-8",
        ];
        assert_eq!(bytes, expected.concat());
    }

    #[test]
    fn lengths_that_no_packet_has_are_refused() {
        for length in [4097_u32, u32::MAX] {
            let bytes = integers([length, kind::KEY]);
            let fault = Packet::read(&mut &bytes[..]).unwrap_err();
            assert_eq!(fault.kind(), io::ErrorKind::InvalidData);
        }
    }

    #[test]
    fn sizes_that_no_display_has_are_refused() {
        let size = |columns, rows| Packet { kind: kind::SIZE, body: integers([columns, rows]) }.said();
        assert_eq!(size(40, 1), Some(ServerReply::Size(40)));
        assert_eq!(size(40, 0), Some(ServerReply::Size(0)));
        assert_eq!(size(4_000_000_000, 1), None);
        assert_eq!(Packet::bare(kind::SIZE).said(), None);
    }

    proptest! {
        #[test]
        fn whatever_is_written_is_read_again(text in ".{0,80}", cells in 0_usize..100, cursor in 0_usize..100) {
            let packet = Packet::write(&text, cells, cursor);
            prop_assert_eq!(Packet::read(&mut &packet.bytes()[..]).unwrap(), packet);
        }

        #[test]
        fn any_bytes_are_read_without_harm(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
            let mut rest = &bytes[..];
            while let Ok(packet) = Packet::read(&mut rest) {
                let _ = packet.said();
            }
        }

        #[test]
        fn any_body_is_understood_without_harm(
            kind in prop::sample::select(vec![kind::VERSION, kind::AUTH, kind::SIZE, kind::KEY, kind::ERROR, kind::UPDATE]),
            body in proptest::collection::vec(any::<u8>(), 0..40),
        ) {
            let _ = Packet { kind, body }.said();
        }
    }
}
