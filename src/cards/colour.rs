use super::CodeError;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One of the four colours of the number cards, and so of the four rows.
///
/// A colour by itself is written as a word, `red`; in the code of a card it is a letter, `r`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
}

impl Colour {
    /// All four, in the order in which hands are told and sets are walked through.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue];

    /// The position in [`Colour::ALL`], 0 to 3.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Colour::Red => 0,
            Colour::Yellow => 1,
            Colour::Green => 2,
            Colour::Blue => 3,
        }
    }

    /// The word of the colour, in every language the same: `red`, `yellow`, `green`, `blue`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Blue => "blue",
        }
    }

    /// Its letter in the code of a card: `r`, `y`, `g`, `b`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'r',
            Colour::Yellow => 'y',
            Colour::Green => 'g',
            Colour::Blue => 'b',
        }
    }

    /// The colour whose letter a code begins with, and what follows the letter.
    pub(crate) fn split(code: &str) -> Option<(Colour, &str)> {
        let split = |colour: Colour| Some((colour, code.strip_prefix(colour.letter())?));
        Colour::ALL.into_iter().find_map(split)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Colour {
    type Err = CodeError;

    fn from_str(name: &str) -> Result<Colour, CodeError> {
        CodeError::unless(Colour::ALL.into_iter().find(|colour| colour.name() == name), name)
    }
}
