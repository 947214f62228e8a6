//! A line that somebody begins to type while a computer thinks. The editor of lines waits for its end and for nothing
//! else, so it is not asked: what was begun here, it goes on with.

use super::lines_typed::LinesTyped;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use rustyline::history::{History, SearchDirection};

/// What moves the cursor one sign to the left at a terminal, and takes nothing away.
const BACK: &str = "\u{8}";

/// What was typed of a line so far.
#[derive(Debug, Default)]
pub struct Begun {
    /// What stands before the cursor.
    left: String,
    /// What stands behind it.
    right: String,
    /// The line of before that is shown, and what was typed when that was gone back to.
    gone_back: Option<(usize, String)>,
    /// Whether it stands at the terminal, behind a prompt and with nothing below.
    is_shown: bool,
}

/// What a key came to.
#[derive(Debug, PartialEq, Eq)]
pub enum Typed {
    /// The terminal shows this behind what it shows already; nothing where the key meant nothing.
    Shown(String),
    /// The line is done.
    Line(String),
    /// No more will come.
    End,
    /// The player wants to stop at once.
    Interrupted,
}

impl Begun {
    /// Takes a key. The line is shown behind this prompt, and is no longer than so many bytes and a sign; these lines can
    /// be gone back to.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the keys are not ours, and may become more")]
    pub fn take(&mut self, key: KeyEvent, prompt: &str, longest: usize, before: &LinesTyped) -> Typed {
        let control = key.modifiers == KeyModifiers::CONTROL;
        let code = if control { plain(key.code) } else { Some(key.code) };
        Typed::Shown(match code {
            Some(KeyCode::Enter) => return self.done(prompt),
            Some(KeyCode::Backspace) => self.rub_out(1),
            Some(KeyCode::Delete) => self.delete(prompt),
            Some(KeyCode::Left) => self.step_left(prompt, 1),
            Some(KeyCode::Home) => self.step_left(prompt, usize::MAX),
            Some(KeyCode::Right) => self.step_right(prompt, 1),
            Some(KeyCode::End) => self.step_right(prompt, usize::MAX),
            Some(KeyCode::Up) => self.older(prompt, before),
            Some(KeyCode::Down) => self.newer(prompt, before),
            Some(KeyCode::Char(sign)) if types(key.modifiers) && self.len() <= longest => {
                self.insert(prompt, sign)
            }
            Some(_) => String::new(),
            None => match key.code {
                KeyCode::Char('c') => return Typed::Interrupted,
                KeyCode::Char('d') if self.len() > 0 => self.delete(prompt),
                KeyCode::Char('d') => return Typed::End,
                KeyCode::Char('u') => self.rub_out(usize::MAX),
                _ => String::new(),
            },
        })
    }

    const fn len(&self) -> usize {
        self.left.len().saturating_add(self.right.len())
    }

    fn done(&mut self, prompt: &str) -> Typed {
        // An empty line is seen, too.
        drop(self.show(prompt));
        self.gone_back = None;
        Typed::Line(self.take_all())
    }

    fn take_all(&mut self) -> String {
        std::mem::take(&mut self.left) + &std::mem::take(&mut self.right)
    }

    /// What is missing at the terminal, which shows the line then.
    fn show(&mut self, prompt: &str) -> String {
        if std::mem::replace(&mut self.is_shown, true) {
            return String::new();
        }
        format!("{prompt}{}{}", self.left, self.behind(0))
    }

    /// What stands behind the cursor, so many signs that are there no more wiped out, and the cursor where it was.
    fn behind(&self, gone: usize) -> String {
        let steps = self.right.chars().count().saturating_add(gone);
        format!("{}{}{}", self.right, " ".repeat(gone), BACK.repeat(steps))
    }

    fn insert(&mut self, prompt: &str, sign: char) -> String {
        let before = self.show(prompt);
        self.left.push(sign);
        format!("{before}{sign}{}", self.behind(0))
    }

    /// Takes so many signs away before the cursor; gives back what does so at the terminal.
    fn rub_out(&mut self, signs: usize) -> String {
        let gone = (0..signs).map_while(|_| self.left.pop()).count();
        if gone == 0 || !self.is_shown { String::new() } else { BACK.repeat(gone) + &self.behind(gone) }
    }

    /// Takes the sign behind the cursor away.
    fn delete(&mut self, prompt: &str) -> String {
        if self.right.is_empty() {
            return String::new();
        }
        let before = self.show(prompt);
        self.right.remove(0);
        before + &self.behind(1)
    }

    fn step_left(&mut self, prompt: &str, signs: usize) -> String {
        if self.left.is_empty() {
            return String::new();
        }
        let before = self.show(prompt);
        let moved: Vec<char> = (0..signs).map_while(|_| self.left.pop()).collect();
        self.right.insert_str(0, &moved.iter().rev().collect::<String>());
        before + &BACK.repeat(moved.len())
    }

    /// The signs that are passed are written once more: no other way to the right is the same everywhere.
    fn step_right(&mut self, prompt: &str, signs: usize) -> String {
        if self.right.is_empty() {
            return String::new();
        }
        let before = self.show(prompt);
        let passed: String = self.right.chars().take(signs).collect();
        self.right = self.right.split_off(passed.len());
        self.left.push_str(&passed);
        before + &passed
    }

    /// The line before the one that is shown.
    fn older(&mut self, prompt: &str, before: &LinesTyped) -> String {
        let at = self.gone_back.as_ref().map_or_else(|| before.len(), |(at, _)| *at);
        let Some(at) = at.checked_sub(1) else { return String::new() };
        let Ok(Some(found)) = before.get(at, SearchDirection::Reverse) else { return String::new() };
        let mine = self.gone_back.take().map(|(_, mine)| mine);
        let mine = mine.unwrap_or_else(|| format!("{}{}", self.left, self.right));
        self.gone_back = Some((at, mine));
        self.replace(prompt, found.entry.into_owned())
    }

    /// The line behind the one that is shown, and behind the last of them what was typed.
    fn newer(&mut self, prompt: &str, before: &LinesTyped) -> String {
        let Some((at, mine)) = self.gone_back.take() else { return String::new() };
        let at = at.saturating_add(1);
        match before.get(at, SearchDirection::Forward) {
            Ok(Some(found)) if at < before.len() => {
                self.gone_back = Some((at, mine));
                self.replace(prompt, found.entry.into_owned())
            }
            Ok(_) | Err(_) => self.replace(prompt, mine),
        }
    }

    /// Another line in the place of this one.
    fn replace(&mut self, prompt: &str, line: String) -> String {
        let end = self.step_right(prompt, usize::MAX);
        let gone = self.rub_out(usize::MAX);
        let before = self.show(prompt);
        self.left = line;
        format!("{end}{gone}{before}{}", self.left)
    }

    /// Whether the line stood there, which is not gone on with: something is written below.
    pub const fn leave(&mut self) -> bool {
        std::mem::replace(&mut self.is_shown, false)
    }

    /// The line, for whoever goes on with it: what stands before the cursor, and behind it.
    pub fn take_over(&mut self) -> (String, String) {
        self.gone_back = None;
        (std::mem::take(&mut self.left), std::mem::take(&mut self.right))
    }
}

/// The key that a letter with Control stands for, as editors of lines have it; `d` deletes where there is something.
#[expect(clippy::wildcard_enum_match_arm, reason = "the keys are not ours, and may become more")]
const fn plain(code: KeyCode) -> Option<KeyCode> {
    match code {
        // What was pressed before keys came one by one.
        KeyCode::Char('j' | 'm') => Some(KeyCode::Enter),
        KeyCode::Char('h') => Some(KeyCode::Backspace),
        KeyCode::Char('a') => Some(KeyCode::Home),
        KeyCode::Char('e') => Some(KeyCode::End),
        KeyCode::Char('b') => Some(KeyCode::Left),
        KeyCode::Char('f') => Some(KeyCode::Right),
        KeyCode::Char('p') => Some(KeyCode::Up),
        KeyCode::Char('n') => Some(KeyCode::Down),
        _ => None,
    }
}

/// Whether a key with these keys held types its sign: the third sign of a key is held so by some systems.
const fn types(held: KeyModifiers) -> bool {
    let third = KeyModifiers::CONTROL.union(KeyModifiers::ALT);
    KeyModifiers::SHIFT.contains(held) || held.contains(third)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a terminal shows of what was written to it, and where its cursor stands.
    fn screen(written: &str) -> (String, usize) {
        let (mut line, mut at): (Vec<char>, usize) = (Vec::new(), 0);
        for sign in written.chars() {
            if sign == '\u{8}' {
                at -= 1;
            } else {
                line.truncate(line.len().max(at));
                if at < line.len() {
                    line[at] = sign
                } else {
                    line.push(sign)
                }
                at += 1;
            }
        }
        (line.into_iter().collect::<String>().trim_end().to_owned(), at)
    }

    fn typed_before(lines: &[&str]) -> LinesTyped {
        let mut typed = LinesTyped::default();
        typed.sit(Some(0));
        lines.iter().for_each(|line| assert!(typed.add(line).unwrap()));
        typed
    }

    /// What was written after some keys, and what came of the last.
    fn after(begun: &mut Begun, keys: &[(KeyCode, KeyModifiers)], before: &LinesTyped) -> (String, Typed) {
        let (mut written, mut last) = (String::new(), Typed::End);
        for (code, held) in keys {
            last = begun.take(KeyEvent::new(*code, *held), "> ", 20, before);
            if let Typed::Shown(more) = &last {
                written.push_str(more);
            }
        }
        (written, last)
    }

    fn shown(begun: &mut Begun, keys: &[(KeyCode, KeyModifiers)]) -> String {
        screen(&after(begun, keys, &typed_before(&[])).0).0
    }

    fn line(begun: &mut Begun, key: (KeyCode, KeyModifiers)) -> Typed {
        after(begun, &[key], &typed_before(&[])).1
    }

    fn typed(text: &str) -> Vec<(KeyCode, KeyModifiers)> {
        text.chars().map(|sign| (KeyCode::Char(sign), KeyModifiers::NONE)).collect()
    }

    const fn key(code: KeyCode) -> (KeyCode, KeyModifiers) {
        (code, KeyModifiers::NONE)
    }

    const BACKSPACE: (KeyCode, KeyModifiers) = key(KeyCode::Backspace);
    const ENTER: (KeyCode, KeyModifiers) = key(KeyCode::Enter);
    const fn control(letter: char) -> (KeyCode, KeyModifiers) {
        (KeyCode::Char(letter), KeyModifiers::CONTROL)
    }

    #[test]
    fn a_line_is_typed_behind_its_prompt() {
        let mut begun = Begun::default();
        let keys = [&typed("réx")[..], &[BACKSPACE], &typed("d 9")].concat();
        assert_eq!(shown(&mut begun, &keys), "> réd 9");
        assert_eq!(line(&mut begun, ENTER), Typed::Line("réd 9".to_owned()));
        assert!(begun.leave());
        let keys = [&typed("red")[..], &[control('u'), BACKSPACE], &typed("a")].concat();
        assert_eq!(shown(&mut begun, &keys), "> a");
        assert_eq!(line(&mut begun, control('j')), Typed::Line("a".to_owned()));
        assert_eq!(line(&mut begun, control('m')), Typed::Line(String::new()));
    }

    #[test]
    fn a_line_is_gone_on_with_below_what_was_told() {
        let mut begun = Begun::default();
        shown(&mut begun, &typed("ha"));
        assert!(begun.leave());
        assert!(!begun.leave());
        assert_eq!(shown(&mut begun, &[BACKSPACE]), "");
        assert_eq!(shown(&mut begun, &typed("i")), "> hi");
        assert_eq!(begun.take_over(), ("hi".to_owned(), String::new()));
        assert_eq!(begun.take_over(), (String::new(), String::new()));
    }

    #[test]
    fn the_cursor_moves_and_what_is_typed_comes_in_there() {
        let mut begun = Begun::default();
        let left = key(KeyCode::Left);
        let keys =
            [&typed("rd 19")[..], &[left; 4], &typed("e"), &[key(KeyCode::End), left, BACKSPACE]].concat();
        let (written, _) = after(&mut begun, &keys, &typed_before(&[]));
        assert_eq!(screen(&written), ("> red 9".to_owned(), "> red ".len()));
        let home = [key(KeyCode::Home), key(KeyCode::Delete), key(KeyCode::Right)];
        let (more, _) = after(&mut begun, &home, &typed_before(&[]));
        assert_eq!(screen(&(written + &more)), ("> ed 9".to_owned(), "> e".len()));
        assert_eq!(begun.take_over(), ("e".to_owned(), "d 9".to_owned()));
    }

    #[test]
    fn lines_of_before_are_gone_back_to() {
        let before = typed_before(&["hand", "red 9"]);
        let mut begun = Begun::default();
        let (up, down) = (key(KeyCode::Up), key(KeyCode::Down));
        let mut written = String::new();
        let mut at = |begun: &mut Begun, keys: &[(KeyCode, KeyModifiers)]| {
            written.push_str(&after(begun, keys, &before).0);
            screen(&written).0
        };
        assert_eq!(at(&mut begun, &[&typed("ta")[..], &[up]].concat()), "> red 9");
        assert_eq!(at(&mut begun, &[up, up]), "> hand");
        assert_eq!(at(&mut begun, &[down]), "> red 9");
        assert_eq!(at(&mut begun, &[down]), "> ta");
        assert_eq!(at(&mut begun, &[down]), "> ta");
        assert_eq!(at(&mut begun, &[up, BACKSPACE]), "> red");
        assert_eq!(line(&mut begun, ENTER), Typed::Line("red ".to_owned()));
    }

    #[test]
    fn other_keys_type_nothing_and_a_line_has_an_end() {
        let mut begun = Begun::default();
        let keys =
            [(KeyCode::Left, KeyModifiers::NONE), (KeyCode::Char('x'), KeyModifiers::ALT), control('a')];
        let nothing = (String::new(), Typed::Shown(String::new()));
        assert_eq!(after(&mut begun, &keys, &typed_before(&[])), nothing);
        assert_eq!(line(&mut begun, control('d')), Typed::End);
        assert_eq!(line(&mut begun, control('c')), Typed::Interrupted);
        let third = (KeyCode::Char('#'), KeyModifiers::CONTROL.union(KeyModifiers::ALT));
        assert_eq!(shown(&mut begun, &[third, (KeyCode::Char('R'), KeyModifiers::SHIFT)]), "> #R");
        assert_eq!(line(&mut begun, control('d')), Typed::Shown(String::new()));
        shown(&mut begun, &typed(&"x".repeat(100)));
        assert_eq!(begun.take_over().0.len(), 21);
    }
}
