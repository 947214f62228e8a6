//! The game of cows and piles.

mod chains;
mod medium;
mod plan;
mod reach;
mod rivals;
mod sketch;
mod taking;
mod value;
mod weights;

use elevens::rules::nimm::{Action, View};
use rand::Rng;

pub(super) fn choose(view: &View, rng: &mut impl Rng) -> Option<Action> {
    let legal = view.legal();
    if legal.len() <= 1 { legal.nth(0) } else { Some(medium::choose(view, &legal, rng)) }
}
