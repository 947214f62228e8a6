//! The codes of what can be done in `nimm`, as records write them.

use super::Action;
use crate::cards::CodeError;
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay { card, on } => write!(f, "{card}>{on}"),
            Action::Take { top, claim: None } => write!(f, "<{top}"),
            Action::Take { top, claim: Some(seat) } => write!(f, "<{top}@{seat}"),
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
    if code == "." {
        return Some(Action::End);
    }
    if let Some(take) = code.strip_prefix('<') {
        return taken(take);
    }
    let (card, on) = code.split_once('>')?;
    Some(Action::Lay { card: card.parse().ok()?, on: on.parse().ok()? })
}

/// Returns what follows the `<` of a take.
fn taken(code: &str) -> Option<Action> {
    let (top, claim) = match code.split_once('@') {
        Some((top, seat)) => (top, Some(seat.parse().ok()?)),
        None => (code, None),
    };
    Some(Action::Take { top: top.parse().ok()?, claim })
}
