//! What a key means, the same in every language.

use crate::meaning::{Ask, Command, Depth, Question, Step, Topic};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// What a key asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Press {
    /// A command.
    Command(Command),
    /// The card before or behind the one under the cursor.
    Card(Step),
    /// The row or pile above or below.
    Row(Step),
    /// Lay the card under the cursor.
    Lay,
    /// Take the pile under the cursor.
    Take,
    /// The cards that a bridge reaches, to choose from.
    Bridges,
    /// The swaps, to choose from.
    Swaps,
    /// One of a list, from 1.
    Choose(usize),
    /// Back to lines.
    Leave,
    /// The player wants to stop at once.
    Interrupt,
    /// No more keys will come.
    End,
}

/// What a key asks for, if anything.
#[expect(clippy::wildcard_enum_match_arm, reason = "the keys are not ours, and may become more")]
pub fn press_of(key: KeyEvent) -> Option<Press> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c') => Some(Press::Interrupt),
            KeyCode::Char('d') => Some(Press::End),
            _ => None,
        };
    }
    match key.code {
        KeyCode::Left => Some(Press::Card(Step::Back)),
        KeyCode::Right => Some(Press::Card(Step::Forward)),
        KeyCode::Up => Some(Press::Row(Step::Back)),
        KeyCode::Down => Some(Press::Row(Step::Forward)),
        KeyCode::PageUp => Some(Press::Command(Command::Step(Step::Back))),
        KeyCode::PageDown => Some(Press::Command(Command::Step(Step::Forward))),
        KeyCode::Enter => Some(Press::Lay),
        KeyCode::Esc => Some(Press::Leave),
        KeyCode::Char(letter) => of_letter(letter.to_ascii_lowercase()),
        _ => None,
    }
}

fn of_letter(letter: char) -> Option<Press> {
    let ask = |question| Some(Press::Command(Command::Ask(Ask { question, depth: Depth::Short })));
    match letter {
        '1'..='9' => letter.to_digit(10).and_then(|digit| usize::try_from(digit).ok()).map(Press::Choose),
        'd' => Some(Press::Command(Command::Draw)),
        'e' => Some(Press::Command(Command::End)),
        'u' => Some(Press::Command(Command::Undo)),
        'r' => Some(Press::Command(Command::Repeat(None))),
        'x' => Some(Press::Command(Command::Stop)),
        'i' => Some(Press::Command(Command::Hint)),
        '?' => Some(Press::Command(Command::Help(Some(Topic::Keys)))),
        'b' => ask(Question::Board),
        'h' => ask(Question::Hand(None)),
        'c' => ask(Question::Can),
        's' => ask(Question::Score),
        'l' => ask(Question::Last),
        't' => ask(Question::Turn),
        'p' => ask(Question::Players),
        'n' => ask(Question::Pile),
        'o' => ask(Question::Open),
        'm' => ask(Question::Missing(None)),
        'g' => Some(Press::Bridges),
        'w' => Some(Press::Swaps),
        'k' => Some(Press::Take),
        'q' => Some(Press::Leave),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_mean_the_same_with_and_without_capitals() {
        let press = |code| press_of(KeyEvent::new(code, KeyModifiers::NONE));
        assert_eq!(press(KeyCode::Char('D')), press(KeyCode::Char('d')));
        assert_eq!(press(KeyCode::Char('d')), Some(Press::Command(Command::Draw)));
        assert_eq!(press(KeyCode::Char('3')), Some(Press::Choose(3)));
        assert_eq!(press(KeyCode::Char('z')), None);
        assert_eq!(
            press_of(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)),
            Some(Press::Interrupt)
        );
    }
}
