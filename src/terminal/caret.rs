//! The cursor of the line that is typed, where a routing key of the display has put it.

use rustyline::{Cmd, KeyCode, KeyEvent, Modifiers, Movement};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Where the next key counts, if not where the editor has its cursor: nothing but a key moves that. A copy is the same.
#[derive(Clone, Debug, Default)]
pub(super) struct Caret(Arc<Mutex<NextKey>>);

#[derive(Debug, Default)]
struct NextKey {
    /// Behind so many bytes of the line.
    at: Option<usize>,
    /// In a line of its own: whoever began this one has left the keyboard.
    is_anew: bool,
}

impl Caret {
    /// The next key counts behind so many bytes of the line.
    pub(super) fn place(&self, at: usize) {
        self.put(Some(at));
    }

    fn put(&self, at: Option<usize>) {
        self.state().at = at;
    }

    fn state(&self) -> MutexGuard<'_, NextKey> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next key begins another line in the place of this one.
    pub(super) fn begin_anew(&self) {
        self.state().is_anew = true;
    }

    /// The line has ended; gives back whether another should have been begun in its place.
    pub(super) fn end_line(&self) -> bool {
        std::mem::take(&mut *self.state()).is_anew
    }

    /// Where the next key counts in a line, or else here.
    pub(super) fn or(&self, line: &str, here: usize) -> usize {
        self.state().at.filter(|at| line.is_char_boundary(*at)).unwrap_or(here)
    }

    /// Returns what the editor is to do at a key instead of what it would do by itself, in a line with its cursor there.
    pub(super) fn command_of(&self, key: KeyEvent, line: &str, here: usize) -> Option<Cmd> {
        if self.state().is_anew {
            return self.anew(key, line);
        }
        let at = self.or(line, here);
        self.put(None);
        let (before, behind) = line.split_at_checked(at).filter(|_| at != here)?;
        let last = at.saturating_sub(before.chars().next_back().map_or(0, char::len_utf8));
        let next = at.saturating_add(behind.chars().next().map_or(0, char::len_utf8));
        let is = |code, control| key == KeyEvent(code, Modifiers::NONE) || key == KeyEvent::ctrl(control);
        if let KeyEvent(KeyCode::Char(sign), Modifiers::NONE | Modifiers::SHIFT) = key {
            return self.change(line, here, (at, at), &sign.to_string());
        }
        if is(KeyCode::Backspace, 'H') {
            return self.change(line, here, (last, at), "");
        }
        if key == KeyEvent(KeyCode::Delete, Modifiers::NONE) {
            return self.change(line, here, (at, next), "");
        }
        // All other keys count for the whole line.
        let to =
            if is(KeyCode::Left, 'B') { Some(last) } else { Some(next).filter(|_| is(KeyCode::Right, 'F')) };
        to.map(|to| self.go(to))
    }

    /// Has the line make room for the key; one that ends the line is left to the editor.
    fn anew(&self, key: KeyEvent, line: &str) -> Option<Cmd> {
        if [KeyEvent(KeyCode::Enter, Modifiers::NONE), KeyEvent::ctrl('J'), KeyEvent::ctrl('M')]
            .contains(&key)
        {
            return None;
        }
        *self.state() = NextKey::default();
        let sign = match key {
            KeyEvent(KeyCode::Char(sign), Modifiers::NONE | Modifiers::SHIFT) => sign.to_string(),
            KeyEvent(..) => String::new(),
        };
        (!line.is_empty()).then_some(Cmd::Replace(Movement::WholeLine, Some(sign)))
    }

    /// Goes to a place; the editor stays, and tells whoever follows.
    fn go(&self, at: usize) -> Cmd {
        self.put(Some(at));
        Cmd::Repaint
    }

    /// Has a part of the line replaced, and goes behind what is new.
    fn change(&self, line: &str, here: usize, (from, to): (usize, usize), new: &str) -> Option<Cmd> {
        self.put(Some(from.saturating_add(new.len())));
        // The editor changes all that lies on that side of its cursor. (A count of signs it takes for a repetition.)
        let (movement, before, behind) = if from < here {
            (Movement::BeginningOfLine, line.get(..from)?, line.get(to..here)?)
        } else {
            (Movement::EndOfLine, line.get(here..from)?, line.get(to..)?)
        };
        Some(Cmd::Replace(movement, Some(format!("{before}{new}{behind}"))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line, with the cursor of the editor behind so many signs.
    struct Edited {
        line: Vec<char>,
        here: usize,
    }

    impl Edited {
        /// Has the editor carry out a command.
        fn carry_out(&mut self, command: Cmd) {
            let Cmd::Replace(movement, Some(text)) = command else {
                return assert_eq!(command, Cmd::Repaint);
            };
            let range = if movement == Movement::BeginningOfLine {
                0..self.here
            } else {
                assert_eq!(movement, Movement::EndOfLine);
                self.here..self.line.len()
            };
            let begin = range.start;
            self.line.splice(range, text.chars());
            self.here = begin + text.chars().count();
        }

        fn text(&self) -> String {
            self.line.iter().collect()
        }

        fn byte(&self, signs: usize) -> usize {
            self.line[..signs].iter().map(|sign| sign.len_utf8()).sum()
        }
    }

    /// A line after keys that were pressed behind a touch; `|` is where the next key counts.
    fn after(line: &str, here: usize, touch: usize, keys: &[KeyCode]) -> String {
        let caret = Caret::default();
        let mut edited = Edited { line: line.chars().collect(), here };
        caret.place(edited.byte(touch));
        for key in keys {
            let (text, here) = (edited.text(), edited.byte(edited.here));
            if let Some(command) = caret.command_of(KeyEvent(*key, Modifiers::NONE), &text, here) {
                edited.carry_out(command);
            } else if let KeyCode::Char(sign) = key {
                edited.line.insert(edited.here, *sign);
                edited.here += 1;
            } else {
                assert_eq!(*key, KeyCode::Left);
                edited.here -= 1;
            }
        }
        let mut text = edited.text();
        text.insert(caret.or(&text, edited.byte(edited.here)), '|');
        text
    }

    #[test]
    fn keys_count_where_the_cursor_was_put() {
        use KeyCode::{Backspace, Char, Delete, Left, Right};
        let (line, end) = ("réd 10", 6);
        for (touch, keys, expected) in [
            (0, &[Char('x')][..], "x|réd 10"),
            (2, &[Char('x'), Char('y')], "réxy|d 10"),
            (2, &[Backspace, Char('e')], "re|d 10"),
            (2, &[Backspace, Backspace], "|d 10"),
            (1, &[Delete, Delete], "r| 10"),
            (4, &[Delete, Delete, Char('9')], "réd 9|"),
            (3, &[Left, Char('x')], "réx|d 10"),
            (3, &[Right, Char('x')], "réd x|10"),
            (6, &[Char('x')], "réd 10x|"),
            (6, &[], "réd 10|"),
            (2, &[], "ré|d 10"),
        ] {
            assert_eq!(after(line, end, touch, keys), expected, "{touch} {keys:?}");
        }
        for (touch, keys, expected) in [
            (4, &[Char('x')][..], "réd x|10"),
            (6, &[Backspace], "réd 1|"),
            (3, &[Delete], "réd|10"),
            (4, &[Left, Left], "ré|d 10"),
            (2, &[Left, Char('x')], "rx|éd 10"),
        ] {
            assert_eq!(after(line, 1, touch, keys), expected, "from the front: {touch} {keys:?}");
        }
    }

    #[test]
    fn a_touch_on_another_line_counts_no_more() {
        let caret = Caret::default();
        caret.place(5);
        assert_eq!(caret.or("red", 3), 3);
        assert_eq!(caret.command_of(KeyEvent(KeyCode::Char('x'), Modifiers::NONE), "red", 3), None);
        caret.place(1);
        assert_eq!(caret.command_of(KeyEvent(KeyCode::Enter, Modifiers::NONE), "red", 3), None);
        assert_eq!(caret.or("red", 3), 3, "Enter ends the line");
    }

    #[test]
    fn nobody_goes_on_with_the_line_of_another() {
        let caret = Caret::default();
        let key = |code| caret.command_of(KeyEvent(code, Modifiers::NONE), "red", 3);
        caret.begin_anew();
        let anew = |text: &str| Some(Cmd::Replace(Movement::WholeLine, Some(text.to_owned())));
        assert_eq!(key(KeyCode::Char('h')), anew("h"));
        assert_eq!(key(KeyCode::Char('a')), None);
        caret.begin_anew();
        assert_eq!(key(KeyCode::Backspace), anew(""));
        caret.begin_anew();
        assert_eq!(key(KeyCode::Enter), None);
        assert!(caret.end_line(), "the line is not meant");
        assert!(!caret.end_line());
        caret.begin_anew();
        assert_eq!(caret.command_of(KeyEvent(KeyCode::Char('h'), Modifiers::NONE), "", 0), None);
        assert!(!caret.end_line());
    }
}
