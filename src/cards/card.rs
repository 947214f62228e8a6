use super::{CodeError, Place};
use std::fmt;
use std::str::FromStr;

/// A card that can be held in hand in the row games.
///
/// Its code is that of its [`Place`], and `*` for a joker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Card {
    /// A number of a colour.
    Number(Place),
    /// A joker.
    Joker,
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Number(place) => place.fmt(f),
            Card::Joker => f.write_str("*"),
        }
    }
}

impl FromStr for Card {
    type Err = CodeError;

    fn from_str(code: &str) -> Result<Card, CodeError> {
        if code == "*" { Ok(Card::Joker) } else { code.parse().map(Card::Number) }
    }
}
