//! The seven row games.

mod lanes;
mod medium;
mod outlook;
mod sketch;
mod tables;
mod value;
mod weights;

use elevens::rules::rows::{Action, View};

pub(super) fn choose(view: &View) -> Option<Action> {
    let legal = view.legal();
    if legal.len() <= 1 { legal.nth(0) } else { Some(medium::choose(view, &legal)) }
}
