//! Prospects: what a seat may expect of the others, as numbers to be weighed.

use super::outlook::Outlook;
use crate::cards::Seat;
use crate::rules::rows::{MOST_LAYS, Table};

/// The part that is the same for all plans of a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospect {
    /// The probability that an unknown card is in a hand, and not in the pile.
    pub in_hands: f32,
    /// The probability that the next seat does not hold an unknown card.
    pub next_lacks: f32,
    /// The nearness of the end, from 0 to 1, by the smallest other hand.
    pub urgency: f32,
    /// The probability that another goes out before my next turn, in a rough guess.
    pub danger: f32,
    /// Its knowledge of them.
    pub known: Outlook,
}

impl Prospect {
    /// Returns what the seat to act knows.
    pub(super) fn of(table: &Table) -> Prospect {
        let me = table.turn().seat;
        let others = || Seat::all(table.seats()).filter(|seat| *seat != me);
        let held: u32 = others().map(|seat| u32::from(table.held(seat))).sum();
        let pile = f32::from(table.pile());
        let next = table.held(me.next(table.seats()));
        let unknown = (held as f32 + pile).max(1.0);
        let turn = f32::from(MOST_LAYS);
        let known = Outlook::of(table, me);
        // Elsewhere the weights of the late points did as well by play.
        let danger =
            if known.bonuses_in_play { others().map(|seat| goes_out(table.held(seat))).sum() } else { 0.0 };
        Prospect {
            in_hands: held as f32 / unknown,
            next_lacks: 1.0 - f32::from(next) / unknown,
            danger: f32::min(danger, 0.9),
            urgency: turn / (turn + f32::from(known.fewest)),
            known,
        }
    }
}

/// The chance that a hand of so many cards can all be laid in one turn, which holds for few.
fn goes_out(held: u8) -> f32 {
    const CHANCES: [f32; 5] = [1.0, 0.7, 0.2, 0.04, 0.01];
    CHANCES.get(usize::from(held)).copied().unwrap_or(0.0)
}
