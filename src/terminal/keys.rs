//! What a key means: arrows, digits and signs the same in every language, letters as each language has them.

use crate::locale::Locale;
use crate::meaning::{Ask, Command, Depth, Question, Step, Topic};
use crate::session::Pressed;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// What a key asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Press {
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

/// What a key asks for, if anything.
#[expect(clippy::wildcard_enum_match_arm, reason = "the keys are not ours, and may become more")]
pub fn press_of(key: KeyEvent, locale: &Locale) -> Option<Press> {
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
        KeyCode::Enter => Some(Press::At(Pressed::Lay)),
        KeyCode::Esc => Some(Press::Leave),
        KeyCode::Char(sign) => of_sign(sign).or_else(|| of_letter(sign, locale)),
        _ => None,
    }
}

/// What a digit or a sign asks for.
fn of_sign(sign: char) -> Option<Press> {
    match sign {
        '1'..='9' => {
            let digit = sign.to_digit(10).and_then(|digit| usize::try_from(digit).ok());
            digit.map(|digit| command(Command::Choose(digit)))
        }
        ' ' => Some(command(Command::Stop)),
        '?' => Some(command(Command::Help(Some(Topic::Keys)))),
        _ => None,
    }
}

/// What letters ask for, each with the message that has the letter.
fn letters() -> [(&'static str, Press); 21] {
    let ask = |question| command(Command::Ask(Ask { question, depth: Depth::Short }));
    [
        ("press-draw", command(Command::Draw)),
        ("press-end", command(Command::End)),
        ("press-undo", command(Command::Undo)),
        ("press-yes", command(Command::Yes)),
        ("press-no", command(Command::No)),
        ("press-repeat", command(Command::Repeat(None))),
        ("press-hint", command(Command::Hint)),
        ("press-board", ask(Question::Board)),
        ("press-hand", ask(Question::Hand(None))),
        ("press-can", ask(Question::Can)),
        ("press-score", ask(Question::Score)),
        ("press-last", ask(Question::Last)),
        ("press-turn", ask(Question::Turn)),
        ("press-players", ask(Question::Players)),
        ("press-pile", ask(Question::Pile)),
        ("press-open", ask(Question::Open)),
        ("press-missing", ask(Question::Missing(None))),
        ("press-bridges", Press::At(Pressed::Bridges)),
        ("press-swaps", Press::At(Pressed::Swaps)),
        ("press-take", Press::At(Pressed::Take)),
        ("press-leave", Press::Leave),
    ]
}

/// What a letter asks for in a language.
fn of_letter(letter: char, locale: &Locale) -> Option<Press> {
    let pressed: String = letter.to_lowercase().collect();
    letters().into_iter().find(|(id, _)| locale.text(id) == pressed).map(|(_, press)| press)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Interpreter;
    use crate::locale::LANGUAGES;
    use std::collections::BTreeSet;

    #[test]
    fn each_letter_asks_for_one_thing_and_for_what_it_does_in_a_line() {
        for language in &LANGUAGES {
            let locale = Locale::load(language);
            let of = |id: &str| locale.text(id);
            let all: BTreeSet<String> = letters().iter().map(|(id, _)| of(id)).collect();
            assert_eq!(all.len(), letters().len(), "{language}");
            let typed = Interpreter::new(language).unwrap();
            for (id, press) in letters() {
                let letter = of(id);
                let understood = typed.understand(&letter, &[]);
                // Not every letter is a line: one that is means the same.
                if ["press-draw", "press-end", "press-undo", "press-hand", "press-board", "press-can"]
                    .contains(&id)
                {
                    let Press::At(Pressed::Command(command)) = press else { panic!("{id}") };
                    assert_eq!(understood.commands(), [command], "{language}: {id} is {letter}");
                }
            }
        }
    }

    #[test]
    fn keys_mean_the_same_with_and_without_capitals() {
        let locale = Locale::load(&LANGUAGES[0]);
        let press = |code| press_of(KeyEvent::new(code, KeyModifiers::NONE), &locale);
        assert_eq!(press(KeyCode::Char('D')), press(KeyCode::Char('d')));
        assert_eq!(press(KeyCode::Char('d')), Some(command(Command::Draw)));
        assert_eq!(press(KeyCode::Char('3')), Some(command(Command::Choose(3))));
        assert_eq!(press(KeyCode::Char('z')), None);
        assert_eq!(
            press_of(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL), &locale),
            Some(Press::Interrupt)
        );
    }
}
