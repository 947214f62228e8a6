//! The weights of the quick player, found by playing many thousand rounds against `medium`.

use super::policy::Weights;
use crate::rules::rows::{Variant, View};

/// What the quick player goes by at the table of a view; `None` where it plays too badly to judge a turn by.
pub(super) fn of(view: &View) -> Option<&'static Weights> {
    let table = view.table();
    match (table.variant(), table.seats()) {
        (Variant::Elevens, _) | (Variant::Beginner, 2) => None,
        (Variant::Junior | Variant::Classic | Variant::Extremes, 2) => Some(&TWO),
        (Variant::ThreeOpenings | Variant::FreeOpening, 2) => Some(&TWO),
        (Variant::Beginner | Variant::Junior | Variant::Classic, _) => Some(&MORE),
        (Variant::Extremes | Variant::ThreeOpenings | Variant::FreeOpening, _) => Some(&MORE),
    }
}

static TWO: Weights = Weights {
    card: 10,
    point: 0,
    run: 8,
    safe: 8,
    open: -41,
    others: -7,
    mine: 7,
    joker: -30,
    bridge: -10,
    bonus: 20,
    enough: 10,
    late: 8,
};

static MORE: Weights = Weights {
    card: 8,
    point: 1,
    run: 10,
    safe: 6,
    open: -26,
    others: -2,
    mine: 9,
    joker: -33,
    bridge: -10,
    bonus: 30,
    enough: 9,
    late: 10,
};
