//! Language-neutral codes of `nimm`.

use super::code::{CodeError, parse_number};
use crate::cards::{Cow, Seat};
use crate::rules::nimm::Action;
use std::fmt;

/// The code of a cow card: its number.
#[must_use]
pub fn cow_code(cow: Cow) -> String {
    cow.to_string()
}

/// The cow card of a code.
///
/// # Errors
/// When the text is no number from 1 to 100.
pub fn parse_cow(code: &str) -> Result<Cow, CodeError> {
    cow(code).ok_or_else(|| CodeError(code.to_owned()))
}

fn cow(code: &str) -> Option<Cow> {
    parse_number(code).and_then(Cow::new)
}

fn parse_seat(digits: &str) -> Option<Seat> {
    match digits {
        "0" => Seat::new(0),
        digits => parse_number(digits).and_then(|number| Seat::new(number.into())),
    }
}

/// What follows the `<` of a take.
fn parse_take(code: &str) -> Option<Action> {
    let (top, claim) = match code.split_once('@') {
        Some((top, seat)) => (top, Some(parse_seat(seat)?)),
        None => (code, None),
    };
    let top = cow(top)?;
    Some(Action::Take { top, claim })
}

pub(super) fn parse_action(code: &str) -> Option<Action> {
    if code == "." {
        return Some(Action::End);
    }
    if let Some(take) = code.strip_prefix('<') {
        return parse_take(take);
    }
    let (card, on) = code.split_once('>')?;
    Some(Action::Lay { card: cow(card)?, on: cow(on)? })
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay { card, on } => write!(f, "{card}>{on}"),
            Action::Take { top, claim: None } => write!(f, "<{top}"),
            Action::Take { top, claim: Some(seat) } => write!(f, "<{top}@{}", seat.index()),
            Action::End => f.write_str("."),
        }
    }
}
