//! The stream of a line client: lines of text, and the few options of telnet that MUD clients know.

use crate::server::connections::typed_line::{Byte, TypedLine};
use crate::server::event::LineInput;

/// The longest message of an option that is read, in bytes.
const LONGEST_OPTION: usize = 128;

/// The number of times that a client is asked for its kind: its name, its terminal, what it can.
const KINDS: u8 = 3;

/// The bit by which a client says that a screen reader is used.
const SCREEN_READER: u32 = 64;

const IAC: u8 = 255;
const DONT: u8 = 254;
const DO: u8 = 253;
const WONT: u8 = 252;
const WILL: u8 = 251;
const SB: u8 = 250;
const GA: u8 = 249;
const SE: u8 = 240;
const EOR: u8 = 239;

const SUPPRESS_GO_AHEAD: u8 = 3;
const TERMINAL_TYPE: u8 = 24;
const END_OF_RECORD: u8 = 25;
const WINDOW_SIZE: u8 = 31;
const CHARSET: u8 = 42;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TelnetState {
    Text,
    Command,
    Option(u8),
    Message,
    MessageCommand,
}

/// The stream from one client.
#[derive(Debug)]
pub(crate) struct TelnetStream {
    state: TelnetState,
    line: TypedLine,
    message: Vec<u8>,
    is_telnet: bool,
    is_flooded: bool,
    ends_records: bool,
    suppresses_go_ahead: bool,
    has_screen_reader: bool,
    asked: u8,
}

impl Default for TelnetStream {
    fn default() -> TelnetStream {
        TelnetStream {
            state: TelnetState::Text,
            line: TypedLine::default(),
            message: Vec::new(),
            is_telnet: false,
            is_flooded: false,
            ends_records: false,
            suppresses_go_ahead: false,
            has_screen_reader: false,
            asked: 0,
        }
    }
}

impl TelnetStream {
    /// The first bytes that are sent: one question, so that a client without telnet is shown no more than its three
    /// bytes.
    pub(crate) const HELLO: [u8; 3] = [IAC, DO, TERMINAL_TYPE];

    /// Returns what stands behind a prompt; nothing for a client that speaks no telnet.
    #[must_use]
    pub(crate) const fn prompt_end(&self) -> &'static [u8] {
        match (self.is_telnet, self.ends_records, self.suppresses_go_ahead) {
            (true, true, _) => &[IAC, EOR],
            (true, false, false) => &[IAC, GA],
            (true, false, true) | (false, _, _) => &[],
        }
    }

    /// Returns whether a prompt is shown: not to screen readers, which would read it behind every reply.
    #[must_use]
    pub(crate) const fn has_prompt(&self) -> bool {
        self.is_telnet && !self.has_screen_reader
    }

    /// Takes bytes; what is to be sent back is put behind `reply`.
    pub(crate) fn feed(&mut self, bytes: &[u8], reply: &mut Vec<u8>) -> Vec<LineInput> {
        let mut came = Vec::new();
        for byte in bytes {
            if self.is_flooded {
                break;
            }
            self.take(*byte, reply, &mut came);
        }
        came
    }

    fn take(&mut self, byte: u8, reply: &mut Vec<u8>, came: &mut Vec<LineInput>) {
        match (self.state, byte) {
            (TelnetState::Text, IAC) => self.state = TelnetState::Command,
            (TelnetState::Text, byte) => self.text(byte, came),
            (TelnetState::Command, SB) => {
                self.message.clear();
                self.state = TelnetState::Message;
            }
            (TelnetState::Command, DO | DONT | WILL | WONT) => self.state = TelnetState::Option(byte),
            // An escaped byte 255 is no text in UTF-8 either.
            (TelnetState::Command, IAC) => {
                self.state = TelnetState::Text;
                self.text(byte, came);
            }
            (TelnetState::Command, _) => self.state = TelnetState::Text,
            (TelnetState::Option(command), option) => {
                self.state = TelnetState::Text;
                self.option(command, option, reply);
            }
            (TelnetState::Message, IAC) => self.state = TelnetState::MessageCommand,
            (TelnetState::Message, byte) => self.note(byte),
            (TelnetState::MessageCommand, IAC) => {
                self.state = TelnetState::Message;
                self.note(byte);
            }
            (TelnetState::MessageCommand, SE) => {
                self.state = TelnetState::Text;
                self.read_message(reply, came);
            }
            (TelnetState::MessageCommand, _) => self.state = TelnetState::Text,
        }
    }

    fn note(&mut self, byte: u8) {
        if self.message.len() < LONGEST_OPTION {
            self.message.push(byte);
        }
    }

    fn text(&mut self, byte: u8, came: &mut Vec<LineInput>) {
        match self.line.take(byte) {
            Byte::Taken => {}
            Byte::Ended(heard) => came.push(LineInput::Heard(heard)),
            Byte::Flood => {
                self.is_flooded = true;
                came.push(LineInput::Flood);
            }
        }
    }

    fn option(&mut self, command: u8, option: u8, reply: &mut Vec<u8>) {
        if !std::mem::replace(&mut self.is_telnet, true) {
            reply.extend([IAC, DO, WINDOW_SIZE, IAC, WILL, END_OF_RECORD, IAC, WILL, CHARSET]);
        }
        match (command, option) {
            (WILL, TERMINAL_TYPE) => self.ask_kind(reply),
            (DO, END_OF_RECORD) => self.ends_records = true,
            (DONT, END_OF_RECORD) => self.ends_records = false,
            (DO, SUPPRESS_GO_AHEAD) => {
                if !std::mem::replace(&mut self.suppresses_go_ahead, true) {
                    reply.extend([IAC, WILL, SUPPRESS_GO_AHEAD]);
                }
            }
            (DO, CHARSET) => {
                reply.extend([IAC, SB, CHARSET, 1]);
                reply.extend(b";UTF-8");
                reply.extend([IAC, SE]);
            }
            // A refusal is to be answered by none.
            (WILL, WINDOW_SIZE | CHARSET) | (WONT | DONT, _) => {}
            (WILL, other) => reply.extend([IAC, DONT, other]),
            (_, other) => reply.extend([IAC, WONT, other]),
        }
    }

    fn ask_kind(&mut self, reply: &mut Vec<u8>) {
        if self.asked < KINDS {
            self.asked = self.asked.saturating_add(1);
            reply.extend([IAC, SB, TERMINAL_TYPE, 1, IAC, SE]);
        }
    }

    fn read_message(&mut self, reply: &mut Vec<u8>, came: &mut Vec<LineInput>) {
        match self.message.as_slice() {
            [WINDOW_SIZE, high, low, ..] => {
                came.push(LineInput::Width(usize::from(u16::from_be_bytes([*high, *low]))));
            }
            [TERMINAL_TYPE, 0, kind @ ..] => {
                let bits = std::str::from_utf8(kind).ok().and_then(|kind| kind.strip_prefix("MTTS "));
                if let Some(bits) = bits.and_then(|bits| bits.trim().parse::<u32>().ok()) {
                    self.has_screen_reader = bits & SCREEN_READER != 0;
                }
                self.ask_kind(reply);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::GuestInput;

    fn lines(stream: &mut TelnetStream, bytes: &[u8]) -> Vec<LineInput> {
        stream.feed(bytes, &mut Vec::new())
    }

    fn line(text: &str) -> LineInput {
        LineInput::Heard(GuestInput::Line(text.to_owned()))
    }

    #[test]
    fn lines_end_in_every_way_and_may_be_corrected() {
        let mut stream = TelnetStream::default();
        let came = lines(&mut stream, b"one\r\ntwo\nthree\r\0fi\x08our\r");
        assert_eq!(came, [line("one"), line("two"), line("three"), line("four")]);
        assert_eq!(lines(&mut stream, "h\u{e9}\x7fi\n".as_bytes()), [line("hi")]);
        assert_eq!(lines(&mut stream, b"\xc3\n"), [LineInput::Heard(GuestInput::NotText)]);
        assert!(stream.prompt_end().is_empty() && !stream.has_prompt());
    }

    #[test]
    fn a_long_line_is_no_line_and_a_flood_ends_it() {
        let mut stream = TelnetStream::default();
        assert_eq!(lines(&mut stream, &[b'a'; 5_000]), []);
        assert_eq!(lines(&mut stream, b"\n"), [LineInput::Heard(GuestInput::TooLong)]);
        assert_eq!(lines(&mut stream, b"hand\n"), [line("hand")]);
        assert_eq!(lines(&mut stream, &vec![b'a'; 1 << 20]), [LineInput::Flood]);
        assert_eq!(lines(&mut stream, b"\nhand\n"), []);
        assert!(stream.line.text().len() <= 1_000);
    }

    #[test]
    fn a_client_tells_width_and_screen_reader_and_has_its_prompts_marked() {
        let mut stream = TelnetStream::default();
        let mut reply = Vec::new();
        stream.feed(&[IAC, WILL, TERMINAL_TYPE], &mut reply);
        assert!(reply.windows(3).any(|three| three == [IAC, DO, WINDOW_SIZE]));
        assert!(reply.ends_with(&[IAC, SB, TERMINAL_TYPE, 1, IAC, SE]));
        assert_eq!((stream.prompt_end(), stream.has_prompt()), (&[IAC, GA][..], true));
        let came = stream.feed(&[IAC, SB, WINDOW_SIZE, 0, 40, 0, 24, IAC, SE, b'x', b'\n'], &mut reply);
        assert_eq!(came, [LineInput::Width(40), line("x")]);
        stream.feed(&[IAC, DO, END_OF_RECORD], &mut reply);
        assert_eq!(stream.prompt_end(), [IAC, EOR]);
        let kind = [&[IAC, SB, TERMINAL_TYPE, 0][..], b"MTTS 68", &[IAC, SE]].concat();
        stream.feed(&kind, &mut reply);
        assert!(!stream.has_prompt());
        reply.clear();
        stream.feed(&[IAC, DO, CHARSET, IAC, WILL, 1, IAC, DO, 86], &mut reply);
        let request = [&[IAC, SB, CHARSET, 1][..], b";UTF-8", &[IAC, SE]].concat();
        assert!(reply.starts_with(&request));
        assert!(reply.ends_with(&[IAC, DONT, 1, IAC, WONT, 86]));
    }

    #[test]
    fn an_option_without_end_is_bounded() {
        let mut stream = TelnetStream::default();
        let bytes = [&[IAC, SB, CHARSET][..], &vec![b'a'; 1 << 16]].concat();
        assert_eq!(lines(&mut stream, &bytes), []);
        assert!(stream.message.len() <= LONGEST_OPTION);
    }
}
