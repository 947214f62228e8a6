//! The input of a listener, from any driver.

use super::pressed::Pressed;
use crate::meaning::Command;

/// One thing that comes in from a listener.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A line.
    Line(String, InputSource),
    /// The command of a key that was sought out, such as that of a card on a braille display.
    Command(Command),
    /// A single key that was pressed, which a finger may slip on: what is for good is asked back.
    Pressed(Pressed),
    /// A spoken line, of which the recognizer is not sure that it was said to the game.
    Unsure(String),
    /// One of two lines, spoken, the likelier first: the recognizer could not tell them apart.
    Between(String, String),
    /// A line that is no text.
    NotText,
    /// A line that is too long to mean anything.
    TooLong,
}

/// The way in which a line came in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputSource {
    /// Typed.
    Typed,
    /// Understood by a recognizer, which may have misheard.
    Spoken,
    /// Heard by the game itself, beyond doubt.
    Heard,
}

impl InputSource {
    /// Returns whether somebody said it aloud.
    #[must_use]
    pub const fn is_spoken(self) -> bool {
        match self {
            InputSource::Spoken | InputSource::Heard => true,
            InputSource::Typed => false,
        }
    }
}

impl Input {
    /// Returns whether somebody said it aloud.
    #[must_use]
    pub const fn is_spoken(&self) -> bool {
        match self {
            Input::Line(_, way) => way.is_spoken(),
            Input::Unsure(_) | Input::Between(..) => true,
            Input::Command(_) | Input::Pressed(_) | Input::NotText | Input::TooLong => false,
        }
    }
}
