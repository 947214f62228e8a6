//! Single keys of the keyboard, and how they are written.

use crate::locale::Locale;
use crate::meaning::{Ask, Command, Depth, Question, Step, Topic};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The request of a key at a table; it is sent as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Pressed {
    /// A command.
    Command(Command),
    /// The card before or behind the one under the cursor.
    Card(Step),
    /// The card before or behind it that can be played.
    Playable(Step),
    /// The first card of the colour before or behind.
    Colour(Step),
    /// The first card, or the last.
    End(Step),
    /// A digit: it chooses from a list, and else is part of the number of a card to go to.
    Digit(u8),
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
    /// The keys that do something at this moment.
    KeysNow,
}

/// The written form of those that are no commands.
const WRITTEN: [(&str, Pressed); 15] = [
    ("card-back", Pressed::Card(Step::Back)),
    ("card-forward", Pressed::Card(Step::Forward)),
    ("playable-back", Pressed::Playable(Step::Back)),
    ("playable-forward", Pressed::Playable(Step::Forward)),
    ("colour-back", Pressed::Colour(Step::Back)),
    ("colour-forward", Pressed::Colour(Step::Forward)),
    ("card-first", Pressed::End(Step::Back)),
    ("card-last", Pressed::End(Step::Forward)),
    ("row-back", Pressed::Row(Step::Back)),
    ("row-forward", Pressed::Row(Step::Forward)),
    ("card-lay", Pressed::Lay),
    ("pile-take", Pressed::Take),
    ("list-bridges", Pressed::Bridges),
    ("list-swaps", Pressed::Swaps),
    ("keys-now", Pressed::KeysNow),
];

/// The beginning of a digit as it is written.
const DIGIT: &str = "digit-";

/// Commands in the notation of meanings, all else by a name.
impl fmt::Display for Pressed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, WRITTEN.iter().find(|(_, pressed)| pressed == self)) {
            (Pressed::Command(command), _) => command.fmt(f),
            (Pressed::Digit(digit), _) => write!(f, "{DIGIT}{digit}"),
            (_, written) => f.write_str(written.map_or("", |(name, _)| name)),
        }
    }
}

/// A text that is no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no key is written so")]
pub struct NoKey;

impl From<Pressed> for String {
    fn from(pressed: Pressed) -> String {
        pressed.to_string()
    }
}

impl TryFrom<String> for Pressed {
    type Error = NoKey;

    fn try_from(text: String) -> Result<Pressed, NoKey> {
        text.parse()
    }
}

impl FromStr for Pressed {
    type Err = NoKey;

    fn from_str(text: &str) -> Result<Pressed, NoKey> {
        let digit = text.strip_prefix(DIGIT).and_then(|digit| digit.parse().ok());
        let written = WRITTEN.into_iter().find(|(name, _)| *name == text).map(|(_, pressed)| pressed);
        match written.or(digit.filter(|digit| *digit <= 9).map(Pressed::Digit)) {
            Some(pressed) => Ok(pressed),
            None => text.parse().map(Pressed::Command).map_err(|_| NoKey),
        }
    }
}

/// A key that has a sign, in key mode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeyPress {
    /// Something at the table.
    At(Pressed),
    /// Back to lines.
    Leave,
}

impl KeyPress {
    /// The key of a sign: digits and marks are the same in every language, letters are those of the language.
    #[must_use]
    pub fn of_sign(sign: char, locale: &Locale) -> Option<KeyPress> {
        of_common_sign(sign).or_else(|| of_letter(sign, locale))
    }
}

const fn command(command: Command) -> KeyPress {
    KeyPress::At(Pressed::Command(command))
}

/// The key of a digit or a sign that is the same in every language.
fn of_common_sign(sign: char) -> Option<KeyPress> {
    match sign {
        '0'..='9' => {
            let digit = sign.to_digit(10).and_then(|digit| u8::try_from(digit).ok());
            digit.map(|digit| KeyPress::At(Pressed::Digit(digit)))
        }
        '+' => Some(KeyPress::At(Pressed::Playable(Step::Forward))),
        '-' => Some(KeyPress::At(Pressed::Playable(Step::Back))),
        '.' => Some(KeyPress::At(Pressed::Colour(Step::Forward))),
        ',' => Some(KeyPress::At(Pressed::Colour(Step::Back))),
        ' ' => Some(command(Command::Stop)),
        '?' => Some(command(Command::Help(Some(Topic::Keys)))),
        _ => None,
    }
}

/// The keys of letters, each with the message that has the letter.
fn letters() -> [(&'static str, KeyPress); 22] {
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
        ("press-bridges", KeyPress::At(Pressed::Bridges)),
        ("press-swaps", KeyPress::At(Pressed::Swaps)),
        ("press-take", KeyPress::At(Pressed::Take)),
        ("press-keys", KeyPress::At(Pressed::KeysNow)),
        ("press-leave", KeyPress::Leave),
    ]
}

/// The key of a letter in a language.
fn of_letter(letter: char, locale: &Locale) -> Option<KeyPress> {
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
                if ["press-draw", "press-end", "press-undo", "press-board", "press-can"].contains(&id) {
                    let KeyPress::At(Pressed::Command(command)) = press else { panic!("{id}") };
                    assert_eq!(understood.commands(), [command], "{language}: {id} is {letter}");
                }
            }
        }
    }

    #[test]
    fn each_key_is_read_as_it_is_written() {
        let command = Pressed::Command(Command::Draw);
        for pressed in WRITTEN.into_iter().map(|(_, pressed)| pressed).chain([command, Pressed::Digit(7)]) {
            assert_eq!(pressed.to_string().parse(), Ok(pressed));
        }
        assert_eq!("no such key".parse::<Pressed>(), Err(NoKey));
    }
}
