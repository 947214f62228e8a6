//! The knowledge that a seat has of the others, as numbers for the evaluation.

use elevens::cards::Seat;
use elevens::rules::rows::{MOST_LAYS, View};

/// The part that is the same for all plans of a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// The chance that an unknown card is in a hand, and not in the pile.
    pub in_hands: f32,
    /// The chance that the next seat does not hold an unknown card.
    pub next_lacks: f32,
    /// The nearness of the end, from 0 to 1: the smallest other hand tells it.
    pub urgency: f32,
    /// The chance that another goes out before my next turn, in a rough guess.
    pub danger: f32,
    /// The most bonus points that any of the others has.
    pub bonus_best: f32,
    /// Cards of the smallest other hand.
    pub fewest: f32,
    pub pile_empty: bool,
    pub bonuses_in_play: bool,
}

impl Outlook {
    pub(super) fn of(view: &View) -> Outlook {
        let others = || Seat::all(view.table().seats()).filter(|seat| *seat != view.seat());
        let held: u32 = others().map(|seat| u32::from(view.table().held(seat))).sum();
        let fewest = others().map(|seat| view.table().held(seat)).min().unwrap_or(0);
        let pile = f32::from(view.table().pile());
        let bonuses = others().map(|seat| view.table().bonuses(seat)).max().unwrap_or(0);
        let next = view.table().held(view.seat().next(view.table().seats()));
        let unknown = (held as f32 + pile).max(1.0);
        let turn = f32::from(MOST_LAYS);
        let bonuses_in_play = view.table().rules().bonus > 0;
        // Elsewhere the weights of the late points did as well by play.
        let danger =
            if bonuses_in_play { others().map(|seat| goes_out(view.table().held(seat))).sum() } else { 0.0 };
        Outlook {
            in_hands: held as f32 / unknown,
            next_lacks: 1.0 - f32::from(next) / unknown,
            danger: f32::min(danger, 0.9),
            urgency: turn / (turn + f32::from(fewest)),
            bonus_best: 11.0 * f32::from(bonuses),
            fewest: f32::from(fewest),
            pile_empty: view.table().pile() == 0,
            bonuses_in_play,
        }
    }
}

/// The chance that a hand of so many cards can all be laid in one turn, which holds for few.
fn goes_out(held: u8) -> f32 {
    const CHANCES: [f32; 5] = [1.0, 0.7, 0.2, 0.04, 0.01];
    CHANCES.get(usize::from(held)).copied().unwrap_or(0.0)
}
