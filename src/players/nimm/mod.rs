//! Players of 11 nimm!.

mod easy;
mod medium;

use super::Kind;
use crate::rules::nimm::{Action, View};
use rand::Rng;

/// The next action of a player of this kind.
pub(super) fn choose(kind: Kind, view: &View, rng: &mut impl Rng) -> Action {
    match kind {
        Kind::Easy => easy::choose(view, rng),
        Kind::Medium => medium::choose(view),
    }
}
