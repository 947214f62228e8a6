//! The output of a program, without the escape sequences and the echo of what was typed.

/// The output of a program since the last line typed, without echo and escape sequences.
#[derive(Default)]
pub(super) struct Screen {
    text: Vec<u8>,
    awaits_echo: bool,
    escape: Escape,
}

/// The place of the output in an escape sequence.
#[derive(Clone, Copy, Default, PartialEq)]
enum Escape {
    #[default]
    Outside,
    Begun,
    Charset,
    Control,
    Words,
    WordsEnd,
}

impl Escape {
    /// The state after a byte.
    fn after(self, byte: u8) -> Escape {
        match (self, byte) {
            (Escape::Words, 0x07) | (Escape::WordsEnd, b'\\') => Escape::Outside,
            (Escape::Words, 0x1b) => Escape::WordsEnd,
            (Escape::Words | Escape::WordsEnd, _) => Escape::Words,
            (_, 0x1b) => Escape::Begun,
            (Escape::Begun, b'[') => Escape::Control,
            (Escape::Begun, b']' | b'P' | b'_' | b'^' | b'X') => Escape::Words,
            (Escape::Begun | Escape::Charset, b' '..=b'/') => Escape::Charset,
            (Escape::Control, 0x00..=0x3f) => Escape::Control,
            (Escape::Outside | Escape::Begun | Escape::Charset | Escape::Control, _) => Escape::Outside,
        }
    }
}

impl Screen {
    /// Forgets what was shown, and will skip the line typed next.
    pub(super) fn expect_echo(&mut self) {
        self.text.clear();
        self.awaits_echo = true;
    }

    /// Takes in output and says whether any of it can be seen.
    pub(super) fn add(&mut self, bytes: &[u8]) -> bool {
        let mut is_seen = false;
        for &byte in bytes {
            let was = self.escape;
            self.escape = was.after(byte);
            if was != Escape::Outside || self.escape != Escape::Outside {
                continue;
            }
            if !self.awaits_echo {
                self.text.push(byte);
                is_seen |= byte != b'\r';
            } else if byte == b'\n' {
                self.awaits_echo = false;
            }
        }
        is_seen
    }

    /// True where a prompt at the start of a line is the last thing shown; a line editor
    /// may have gone back over it to place the cursor.
    pub(super) fn ends_in(&self, prompt: &str) -> bool {
        let end = self.text.iter().rposition(|&byte| byte != b'\r');
        let shown = &self.text[..end.map_or(0, |last| last + 1)];
        let before = shown.strip_suffix(prompt.as_bytes());
        !self.awaits_echo && before.is_some_and(|text| matches!(text.last(), None | Some(b'\n' | b'\r')))
    }

    /// The last of what was shown, in words.
    pub(super) fn tail(&self) -> String {
        let begin = self.text.len().saturating_sub(60);
        format!("last shown: {:?}", String::from_utf8_lossy(&self.text[begin..]))
    }
}
