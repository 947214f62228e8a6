//! The progress of the others.

use super::weights::Weights;
use crate::cards::Seat;
use crate::rules::nimm::View;

/// The number of cows a card has on the whole.
const COWS_A_CARD: f32 = 1.58;

/// A seat's knowledge of the others.
#[derive(Clone, Copy)]
pub(super) struct Rivals {
    /// The number of turns the fastest probably needs.
    pub(super) turns: f32,
    /// The number of cows one of them probably has.
    pub(super) cows: f32,
}

impl Rivals {
    pub(super) fn of(view: &View, weights: &Weights) -> Rivals {
        let seats = Seat::all(view.table().seats()).filter(|seat| *seat != view.seat());
        let turns = seats.clone().map(|seat| turns(view, seat, weights));
        let cards: u32 = seats.clone().map(|seat| u32::from(view.table().held(seat))).sum();
        Rivals {
            turns: turns.fold(f32::INFINITY, f32::min),
            cows: COWS_A_CARD * cards as f32 / seats.count() as f32,
        }
    }
}

/// Returns how many turns a seat probably needs to lay all it has.
fn turns(view: &View, seat: Seat, weights: &Weights) -> f32 {
    let cards = f32::from(view.table().held(seat));
    let each = weights.pace_buffalo + weights.pace_card * cards;
    let pace = weights.pace + each * f32::from(view.table().buffalos(seat));
    (cards / pace).max(1.0)
}
