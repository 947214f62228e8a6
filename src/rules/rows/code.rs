//! The codes of what can be done in a row game, as records write them.

use super::{Action, Piece};
use crate::cards::{CodeError, Colour, Place};
use std::fmt;
use std::str::FromStr;

/// Returns what stands before a place for the piece that is laid there.
const fn mark(piece: Piece) -> &'static str {
    match piece {
        Piece::Number => "",
        Piece::Joker => "*",
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Lay { place, piece } => write!(f, "{}{place}", mark(piece)),
            Action::Bridge { from, place, piece } => write!(f, "{}>{}{place}", from.letter(), mark(piece)),
            Action::Swap(place) => write!(f, "={place}"),
            Action::Discard => f.write_str("-*"),
            Action::Draw => f.write_str("+"),
            Action::End => f.write_str("."),
        }
    }
}

impl FromStr for Action {
    type Err = CodeError;

    fn from_str(code: &str) -> Result<Action, CodeError> {
        CodeError::unless(action(code), code)
    }
}

fn action(code: &str) -> Option<Action> {
    match code {
        "-*" => return Some(Action::Discard),
        "+" => return Some(Action::Draw),
        "." => return Some(Action::End),
        _ => {}
    }
    if let Some(swap) = code.strip_prefix('=') {
        return swap.parse().map(Action::Swap).ok();
    }
    let lay = laid(code).map(|(place, piece)| Action::Lay { place, piece });
    lay.or_else(|| bridge(code))
}

fn bridge(code: &str) -> Option<Action> {
    let (from, rest) = Colour::split(code)?;
    let (place, piece) = laid(rest.strip_prefix('>')?)?;
    Some(Action::Bridge { from, place, piece })
}

/// A place with or without the star of a joker before it.
fn laid(code: &str) -> Option<(Place, Piece)> {
    match code.strip_prefix('*') {
        Some(rest) => Some((rest.parse().ok()?, Piece::Joker)),
        None => Some((code.parse().ok()?, Piece::Number)),
    }
}
