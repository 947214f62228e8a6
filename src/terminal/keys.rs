//! The meaning of a key: arrows, digits and signs the same in every language, letters as each language has them.

use super::mode;
use crate::locale::Locale;
use crate::meaning::{Command, Step};
use crate::session::{KeyPress, Pressed};
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, poll, read};
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The longest that a key is waited for before it is looked whether one is still wanted.
const LOOK: Duration = Duration::from_millis(20);

/// Waits for a key, as the system tells it, without an editor of lines; nothing once that is cancelled.
///
/// # Errors
/// When no more will come.
pub(super) fn next_key(cancelled: &AtomicBool) -> io::Result<Option<KeyEvent>> {
    // The terminal tells each key no longer than that.
    let _keys = mode::Keys::begin()?;
    while !cancelled.load(Ordering::SeqCst) {
        if poll(LOOK)?
            && let Event::Key(key) = read()?
            && key.kind != KeyEventKind::Release
        {
            return Ok(Some(key));
        }
    }
    Ok(None)
}

/// The request of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Press {
    /// Something at the table.
    At(Pressed),
    /// Back to lines.
    Leave,
    /// The player wants to stop at once.
    Interrupt,
    /// No more keys will come.
    End,
}

const fn command(command: Command) -> Press {
    Press::At(Pressed::Command(command))
}

/// Returns what a key asks for, if anything.
#[expect(clippy::wildcard_enum_match_arm, reason = "the keys are not ours, and may become more")]
pub(super) fn press_of(key: KeyEvent, locale: &Locale) -> Option<Press> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c') => Some(Press::Interrupt),
            KeyCode::Char('d') => Some(Press::End),
            _ => None,
        };
    }
    match key.code {
        KeyCode::Left => Some(Press::At(Pressed::Card(Step::Back))),
        KeyCode::Right => Some(Press::At(Pressed::Card(Step::Forward))),
        KeyCode::Up => Some(Press::At(Pressed::Row(Step::Back))),
        KeyCode::Down => Some(Press::At(Pressed::Row(Step::Forward))),
        KeyCode::PageUp => Some(command(Command::Step(Step::Back))),
        KeyCode::PageDown => Some(command(Command::Step(Step::Forward))),
        KeyCode::Tab => Some(Press::At(Pressed::Playable(Step::Forward))),
        KeyCode::BackTab => Some(Press::At(Pressed::Playable(Step::Back))),
        KeyCode::Home => Some(Press::At(Pressed::End(Step::Back))),
        KeyCode::End => Some(Press::At(Pressed::End(Step::Forward))),
        KeyCode::Enter => Some(Press::At(Pressed::Lay)),
        KeyCode::Esc => Some(Press::Leave),
        KeyCode::Char(sign) => KeyPress::of_sign(sign, locale).map(|press| match press {
            KeyPress::At(pressed) => Press::At(pressed),
            KeyPress::Leave => Press::Leave,
        }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::LANGUAGES;

    #[test]
    fn keys_mean_the_same_with_and_without_capitals() {
        let locale = Locale::load(&LANGUAGES[0]);
        let press = |code| press_of(KeyEvent::new(code, KeyModifiers::NONE), &locale);
        assert_eq!(press(KeyCode::Char('D')), press(KeyCode::Char('d')));
        assert_eq!(press(KeyCode::Char('d')), Some(command(Command::Draw)));
        assert_eq!(press(KeyCode::Char('3')), Some(Press::At(Pressed::Digit(3))));
        assert_eq!(press(KeyCode::Char('z')), None);
        assert_eq!(
            press_of(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL), &locale),
            Some(Press::Interrupt)
        );
    }
}
