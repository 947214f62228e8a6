//! How the kinds play the game of cows and piles.

mod chains;
mod easy;
mod medium;
mod plan;
mod reach;
mod rivals;
mod sketch;
mod taking;
mod value;
mod weights;

use super::Kind;
use crate::rules::nimm::{Action, View};
use rand::Rng;

/// The next action of a player of `nimm`.
pub(super) fn choose(kind: Kind, view: &View, rng: &mut impl Rng) -> Action {
    let legal = view.legal();
    debug_assert!(!legal.is_empty(), "it is not this seat's turn");
    if legal.len() <= 1 {
        // Out of turn nothing is legal, and whatever is named is refused.
        return legal.nth(0).unwrap_or(Action::End);
    }
    match kind {
        Kind::Easy => easy::choose(&legal, rng),
        Kind::Medium => medium::choose(view, &legal, rng),
    }
}
