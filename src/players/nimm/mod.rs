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

/// The next action of a player of `nimm`; `None` when it is not its turn.
pub(super) fn choose(kind: Kind, view: &View, rng: &mut impl Rng) -> Option<Action> {
    let legal = view.legal();
    if legal.len() <= 1 {
        return legal.nth(0);
    }
    Some(match kind {
        Kind::Easy => easy::choose(&legal, rng),
        Kind::Medium => medium::choose(view, &legal, rng),
    })
}
