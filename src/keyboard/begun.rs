//! A line that somebody begins to type while a computer thinks. The editor of lines waits for its end and for nothing
//! else, so it is not asked: what was begun here, it goes on with.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// What takes the last sign of a line away at a terminal.
const RUB_OUT: &str = "\u{8} \u{8}";

/// What was typed of a line so far.
#[derive(Debug, Default)]
pub struct Begun {
    text: String,
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
    /// Takes a key. The line is shown behind this prompt, and is no longer than so many bytes and a sign.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the keys are not ours, and may become more")]
    pub fn take(&mut self, key: KeyEvent, prompt: &str, longest: usize) -> Typed {
        let control = key.modifiers == KeyModifiers::CONTROL;
        match key.code {
            KeyCode::Enter => self.done(prompt),
            // What was pressed before keys came one by one.
            KeyCode::Char('j' | 'm') if control => self.done(prompt),
            KeyCode::Char('c') if control => Typed::Interrupted,
            KeyCode::Char('d') if control && self.text.is_empty() => Typed::End,
            KeyCode::Char('u') if control => Typed::Shown(self.rub_out(usize::MAX)),
            KeyCode::Char('h') if control => Typed::Shown(self.rub_out(1)),
            KeyCode::Backspace => Typed::Shown(self.rub_out(1)),
            KeyCode::Char(sign) if types(key.modifiers) && self.text.len() <= longest => {
                let before = self.show(prompt);
                self.text.push(sign);
                Typed::Shown(format!("{before}{sign}"))
            }
            _ => Typed::Shown(String::new()),
        }
    }

    fn done(&mut self, prompt: &str) -> Typed {
        // An empty line is seen, too.
        drop(self.show(prompt));
        Typed::Line(std::mem::take(&mut self.text))
    }

    /// What is missing at the terminal, which shows the line then.
    fn show(&mut self, prompt: &str) -> String {
        if std::mem::replace(&mut self.is_shown, true) {
            return String::new();
        }
        format!("{prompt}{}", self.text)
    }

    /// Takes so many signs away; gives back what does so at the terminal.
    fn rub_out(&mut self, signs: usize) -> String {
        let gone = (0..signs).map_while(|_| self.text.pop()).count();
        if self.is_shown { RUB_OUT.repeat(gone) } else { String::new() }
    }

    /// Whether the line stood there, which is not gone on with: something is written below.
    pub const fn leave(&mut self) -> bool {
        std::mem::replace(&mut self.is_shown, false)
    }

    /// The line, for whoever goes on with it.
    pub fn take_over(&mut self) -> String {
        std::mem::take(&mut self.text)
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

    /// What the terminal shows after some keys, and what came of the last.
    fn after(begun: &mut Begun, keys: &[(KeyCode, KeyModifiers)]) -> (String, Typed) {
        let (mut shown, mut last) = (String::new(), Typed::End);
        for (code, held) in keys {
            last = begun.take(KeyEvent::new(*code, *held), "> ", 20);
            if let Typed::Shown(more) = &last {
                shown.push_str(more);
            }
        }
        while let Some(at) = shown.find(RUB_OUT) {
            let sign = shown[..at].chars().next_back().unwrap();
            shown.replace_range(at - sign.len_utf8()..at + RUB_OUT.len(), "");
        }
        (shown, last)
    }

    fn typed(text: &str) -> Vec<(KeyCode, KeyModifiers)> {
        text.chars().map(|sign| (KeyCode::Char(sign), KeyModifiers::NONE)).collect()
    }

    const BACK: (KeyCode, KeyModifiers) = (KeyCode::Backspace, KeyModifiers::NONE);
    const ENTER: (KeyCode, KeyModifiers) = (KeyCode::Enter, KeyModifiers::NONE);
    const fn control(letter: char) -> (KeyCode, KeyModifiers) {
        (KeyCode::Char(letter), KeyModifiers::CONTROL)
    }

    #[test]
    fn a_line_is_typed_behind_its_prompt() {
        let mut begun = Begun::default();
        let (shown, _) = after(&mut begun, &[&typed("réx")[..], &[BACK], &typed("d 9")].concat());
        assert_eq!(shown, "> réd 9");
        assert_eq!(after(&mut begun, &[ENTER]).1, Typed::Line("réd 9".to_owned()));
        assert!(begun.leave());
        let (shown, _) = after(&mut begun, &[&typed("red")[..], &[control('u'), BACK], &typed("a")].concat());
        assert_eq!(shown, "> a");
        assert_eq!(after(&mut begun, &[control('j')]).1, Typed::Line("a".to_owned()));
        assert_eq!(after(&mut begun, &[control('m')]).1, Typed::Line(String::new()));
    }

    #[test]
    fn a_line_is_gone_on_with_below_what_was_told() {
        let mut begun = Begun::default();
        after(&mut begun, &typed("ha"));
        assert!(begun.leave());
        assert!(!begun.leave());
        assert_eq!(after(&mut begun, &[BACK]).0, "");
        assert_eq!(after(&mut begun, &typed("i")).0, "> hi");
        assert_eq!(begun.take_over(), "hi");
        assert_eq!(begun.take_over(), "");
    }

    #[test]
    fn other_keys_type_nothing_and_a_line_has_an_end() {
        let mut begun = Begun::default();
        let keys =
            [(KeyCode::Left, KeyModifiers::NONE), (KeyCode::Char('x'), KeyModifiers::ALT), control('a')];
        assert_eq!(after(&mut begun, &keys), (String::new(), Typed::Shown(String::new())));
        assert_eq!(after(&mut begun, &[control('d')]).1, Typed::End);
        assert_eq!(after(&mut begun, &[control('c')]).1, Typed::Interrupted);
        let third = (KeyCode::Char('#'), KeyModifiers::CONTROL.union(KeyModifiers::ALT));
        assert_eq!(after(&mut begun, &[third, (KeyCode::Char('R'), KeyModifiers::SHIFT)]).0, "> #R");
        assert_eq!(after(&mut begun, &[control('d')]).1, Typed::Shown(String::new()));
        after(&mut begun, &typed(&"x".repeat(100)));
        assert_eq!(begun.take_over().len(), 21);
    }
}
