//! Single keys of the keyboard, and how they are written.

use crate::meaning::{Command, Step};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What a key asks for at a table; it is sent as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Pressed {
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
}

/// How those are written that are no commands.
const WRITTEN: [(&str, Pressed); 8] = [
    ("card-back", Pressed::Card(Step::Back)),
    ("card-forward", Pressed::Card(Step::Forward)),
    ("row-back", Pressed::Row(Step::Back)),
    ("row-forward", Pressed::Row(Step::Forward)),
    ("card-lay", Pressed::Lay),
    ("pile-take", Pressed::Take),
    ("list-bridges", Pressed::Bridges),
    ("list-swaps", Pressed::Swaps),
];

/// Commands in the notation of meanings, all else by a name.
impl fmt::Display for Pressed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, WRITTEN.iter().find(|(_, pressed)| pressed == self)) {
            (Pressed::Command(command), _) => command.fmt(f),
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
        match WRITTEN.into_iter().find(|(name, _)| *name == text) {
            Some((_, pressed)) => Ok(pressed),
            None => text.parse().map(Pressed::Command).map_err(|_| NoKey),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_is_read_as_it_is_written() {
        let command = Pressed::Command(Command::Draw);
        for pressed in WRITTEN.into_iter().map(|(_, pressed)| pressed).chain([command]) {
            assert_eq!(pressed.to_string().parse(), Ok(pressed));
        }
        assert_eq!("no such key".parse::<Pressed>(), Err(NoKey));
    }
}
