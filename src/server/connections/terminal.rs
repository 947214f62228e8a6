//! A terminal at a distance that sends each key as it is pressed: what is typed is shown and corrected here.

use crate::output::{Deferred, Typing, composed};
use crate::protocol::GuestInput;
use crate::server::connections::driver::Client;
use crate::server::connections::typed_line::{Byte, TypedLine};
use crate::server::event::LineInput;
use crate::server::guest_conversation::GuestMessage;
use crate::session::menu::is_secret;
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// The number of lines that can be brought back.
const MOST_LINES: usize = 50;

/// The cells in a line of a terminal that does not say.
const CELLS: usize = 80;

/// The keys that mean something here, as they are sent with Ctrl.
const CTRL_C: u8 = 3;
const CTRL_D: u8 = 4;
const CTRL_U: u8 = 21;
const CTRL_W: u8 = 23;
const ESCAPE: u8 = 27;

/// The bytes that go from the place of the cursor to the end of all that is shown.
const CLEAR: &[u8] = b"\r\x1b[J";

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum KeyState {
    #[default]
    Text,
    /// Behind Escape.
    Escape,
    /// Within a sequence that tells a key, up to the sign that ends it.
    Sequence,
}

/// The terminal of one client.
#[derive(Debug)]
pub(crate) struct Terminal {
    line: TypedLine,
    state: KeyState,
    /// The lines that were typed, the last one at the end.
    history: VecDeque<String>,
    /// The number of lines back to the line that was brought back.
    back: usize,
    /// Cells in a line; zero where it does not say.
    cells: Arc<AtomicUsize>,
    typing: Typing,
    /// The news of others meanwhile.
    held: Deferred<GuestMessage>,
}

impl Terminal {
    /// A terminal; how many cells its lines have is looked up each time.
    #[must_use]
    pub(crate) fn new(cells: Arc<AtomicUsize>) -> Terminal {
        let typing = Typing::default();
        Terminal {
            line: TypedLine::default(),
            state: KeyState::Text,
            history: VecDeque::new(),
            back: 0,
            cells,
            held: Deferred::new(typing.clone()),
            typing,
        }
    }

    fn take(&mut self, byte: u8, reply: &mut Vec<u8>) -> Option<LineInput> {
        match (self.state, byte) {
            (KeyState::Text, ESCAPE) => self.state = KeyState::Escape,
            (KeyState::Text, byte) => return self.text(byte, reply),
            (KeyState::Escape, b'[' | b'O') => self.state = KeyState::Sequence,
            (KeyState::Escape, _) => self.state = KeyState::Text,
            (KeyState::Sequence, last @ 0x40..) => {
                self.state = KeyState::Text;
                self.key(last, reply);
            }
            (KeyState::Sequence, _) => {}
        }
        None
    }

    fn text(&mut self, byte: u8, reply: &mut Vec<u8>) -> Option<LineInput> {
        match byte {
            b'\r' | b'\n' => return self.enter(byte, reply),
            CTRL_D if self.line.is_empty() => {
                reply.extend(b"\r\n");
                return Some(LineInput::Gone);
            }
            CTRL_C => {
                self.line.set("");
                self.back = 0;
                reply.extend(b"\r\n");
            }
            CTRL_U => self.change(reply, |line| line.set("")),
            CTRL_W => self.change(reply, |line| {
                let kept = line.text().trim_end().rfind(' ').map_or(0, |space| space.saturating_add(1));
                let text = line.text().get(..kept).unwrap_or_default().to_owned();
                line.set(&text);
            }),
            8 | 127 => self.change(reply, TypedLine::take_back),
            // Others mean nothing.
            0..=31 => {}
            byte => return self.letter(byte, reply),
        }
        None
    }

    /// Takes a byte of a letter, which is shown once all its bytes are there.
    fn letter(&mut self, byte: u8, reply: &mut Vec<u8>) -> Option<LineInput> {
        let shown = self.line.text().len();
        if self.line.take(byte) == Byte::Flood {
            return Some(LineInput::Flood);
        }
        let fresh = self.line.text().get(shown..).unwrap_or_default();
        reply.extend(fresh.chars().filter(|letter| !letter.is_control()).collect::<String>().bytes());
        None
    }

    fn enter(&mut self, byte: u8, reply: &mut Vec<u8>) -> Option<LineInput> {
        match self.line.take(byte) {
            Byte::Taken => None,
            Byte::Flood => Some(LineInput::Flood),
            Byte::Ended(heard) => {
                reply.extend(b"\r\n");
                reply.extend(lines(&self.held.release()));
                self.back = 0;
                self.keep(&heard);
                Some(LineInput::Heard(heard))
            }
        }
    }

    fn keep(&mut self, heard: &GuestInput) {
        if let GuestInput::Line(line) = heard
            && !line.is_empty()
            && !is_secret(line)
            && self.history.back() != Some(line)
        {
            self.history.push_back(line.clone());
            if self.history.len() > MOST_LINES {
                self.history.pop_front();
            }
        }
    }

    /// A key that is told by a sequence: the arrows bring back what was typed.
    fn key(&mut self, last: u8, reply: &mut Vec<u8>) {
        let back = match last {
            b'A' => self.back.saturating_add(1).min(self.history.len()),
            b'B' => self.back.saturating_sub(1),
            _ => return,
        };
        self.back = back;
        let brought = self.history.len().checked_sub(back).and_then(|at| self.history.get(at));
        let brought = brought.cloned().unwrap_or_default();
        self.change(reply, |line| line.set(&brought));
    }

    /// Changes the line, and shows it anew where it is another then.
    fn change(&mut self, reply: &mut Vec<u8>, change: impl FnOnce(&mut TypedLine)) {
        let before = self.line.text().to_owned();
        change(&mut self.line);
        let kept = before.strip_prefix(self.line.text());
        match kept.map(cells) {
            Some(0) => {}
            Some(1) if cells(&before) < self.width() => reply.extend(b"\x08 \x08"),
            Some(_) | None => {
                reply.extend(self.cleared(&before));
                reply.extend(self.line.text().bytes());
            }
        }
    }

    fn width(&self) -> usize {
        Some(self.cells.load(Ordering::Relaxed)).filter(|cells| *cells > 0).unwrap_or(CELLS)
    }

    /// Returns what takes a line that is shown away.
    fn cleared(&self, shown: &str) -> Vec<u8> {
        let rows = cells(shown).saturating_sub(1).checked_div(self.width()).unwrap_or_default();
        let up = if rows > 0 { format!("\x1b[{rows}A") } else { String::new() };
        [up.as_bytes(), CLEAR].concat()
    }
}

impl Client for Terminal {
    fn feed(&mut self, bytes: &[u8], reply: &mut Vec<u8>) -> Vec<LineInput> {
        let mut came = Vec::new();
        for byte in bytes {
            came.extend(self.take(*byte, reply));
            if matches!(came.last(), Some(LineInput::Flood | LineInput::Gone)) {
                break;
            }
        }
        self.typing.key(self.line.is_empty());
        if self.line.is_empty() {
            reply.extend(lines(&self.held.release()));
        }
        came
    }

    /// Returns what is told stands above the line that is being typed.
    fn shown(&mut self, told: &[GuestMessage]) -> Vec<u8> {
        let mut due = self.held.overdue();
        due.extend(told.iter().flat_map(|told| self.held.take(told.clone())));
        let told = lines(&due);
        if told.is_empty() || self.line.is_empty() {
            return told;
        }
        [self.cleared(self.line.text()), told, self.line.text().as_bytes().to_vec()].concat()
    }

    fn due(&self) -> Option<Instant> {
        self.held.due()
    }

    fn line_end(&self) -> &'static str {
        "\r\n"
    }
}

/// The lines of what is told.
fn lines(told: &[GuestMessage]) -> Vec<u8> {
    told.iter()
        .flat_map(GuestMessage::lines)
        .flat_map(|line| line.into_bytes().into_iter().chain(*b"\r\n"))
        .collect()
}

/// Returns how many cells a text has, each accent in one with its letter.
fn cells(text: &str) -> usize {
    composed(text).chars().filter(|letter| !letter.is_control()).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::{LANGUAGES, Locale, args};
    use crate::output::Layout;

    fn terminal(width: usize) -> Terminal {
        Terminal::new(Arc::new(AtomicUsize::new(width)))
    }

    /// Returns what came of some bytes, and what was shown for them.
    fn typed(terminal: &mut Terminal, bytes: &[u8]) -> (Vec<LineInput>, String) {
        let mut reply = Vec::new();
        let came = terminal.feed(bytes, &mut reply);
        (came, String::from_utf8(reply).unwrap())
    }

    fn line(text: &str) -> Vec<LineInput> {
        vec![LineInput::Heard(GuestInput::Line(text.to_owned()))]
    }

    #[test]
    fn what_is_typed_is_shown_and_may_be_corrected() {
        let mut one = terminal(80);
        assert_eq!(
            typed(&mut one, "haé\x7fnd\r".as_bytes()),
            (line("hand"), "haé\x08 \x08nd\r\n".to_owned())
        );
        assert_eq!(typed(&mut one, b"red 10\x17\x17hand\r").0, line("hand"));
        assert_eq!(typed(&mut one, b"nonsense\x15hand\r").0, line("hand"));
        assert_eq!(typed(&mut one, b"nonsense\x03hand\r\n").0, line("hand"));
        // A letter is shown once it is whole, and keys that mean nothing are not.
        assert_eq!(typed(&mut one, &[0xc3]), (vec![], String::new()));
        assert_eq!(typed(&mut one, &[0xa9]), (vec![], "é".to_owned()));
        assert_eq!(typed(&mut one, b"\x1b[3~\t\x1b[C"), (vec![], String::new()));
        assert_eq!(typed(&mut one, b"\x7f\x7f\x04").0, [LineInput::Gone]);
        assert_eq!(typed(&mut one, b"\xc3(\r").0, [LineInput::Heard(GuestInput::NotText)]);
    }

    #[test]
    fn arrows_bring_back_what_was_typed() {
        let mut one = terminal(80);
        typed(&mut one, b"hand\rboard\r");
        assert_eq!(typed(&mut one, b"\x1b[A"), (vec![], "\r\x1b[Jboard".to_owned()));
        assert_eq!(typed(&mut one, b"\x1bOA\x1b[A\r").0, line("hand"));
        assert_eq!(typed(&mut one, b"\x1b[A\x1b[Bx\r").0, line("x"));
    }

    #[test]
    fn what_is_typed_stays_below_what_is_told() {
        let mut one = terminal(10);
        assert_eq!(one.shown(&[]), b"");
        typed(&mut one, b"a line of some length");
        let told =
            GuestMessage::before_login(&Locale::load(&LANGUAGES[0]), "not-text", &args!(), Layout::default());
        let shown = String::from_utf8(one.shown(std::slice::from_ref(&told))).unwrap();
        let expected = format!("\x1b[2A\r\x1b[J{}\r\na line of some length", told.lines().concat());
        assert_eq!(shown, expected);
        assert_eq!(one.shown(&[]), b"");
        assert_eq!(typed(&mut one, b"\x7f").1, "\x1b[2A\r\x1b[Ja line of some lengt");
    }

    #[test]
    fn a_long_line_is_no_line_and_a_flood_ends_it() {
        let mut one = terminal(80);
        let (came, shown) = typed(&mut one, &[b'a'; 5_000]);
        assert_eq!((came, shown.len()), (vec![], 1_000));
        assert_eq!(typed(&mut one, b"\r").0, [LineInput::Heard(GuestInput::TooLong)]);
        assert_eq!(typed(&mut one, &vec![b'a'; 1 << 20]).0, [LineInput::Flood]);
    }

    #[test]
    fn a_key_is_not_brought_back() {
        let mut one = terminal(80);
        for text in ["hand", "1234 5678 9012", "1234567890123456"] {
            typed(&mut one, format!("{text}\r").as_bytes());
        }
        assert_eq!(typed(&mut one, b"\x1b[A\r").0, line("hand"));
    }
}
