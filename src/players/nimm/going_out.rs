//! The turn that lays all that is left of a hand, and wins so.

use super::reach::{rising, window};
use crate::cards::{Cow, CowSet};
use crate::rules::nimm::{Action, View};

/// The turn that goes out: nobody misses that all cards can be laid.
pub(super) fn going_out(view: &View) -> Option<Vec<Action>> {
    let (table, hand) = (view.table(), view.hand());
    let (turn, buffalos) = (table.turn(), table.buffalos(view.seat()));
    if buffalos == 0 && (turn.laid > 0 || hand.len() > 1) {
        return None;
    }
    let mut search = Search { tops: table.tops(), turn: Vec::new() };
    let mut left = hand;
    for climb in turn.climbs() {
        left = search.lay(left, climb.top, table.window(climb.top));
    }
    let room = usize::from(buffalos.max(1)).saturating_sub(turn.climbs().len());
    search.is_out_after(left, room).then_some(search.turn)
}

struct Search {
    /// The piles on which nothing was laid in this turn.
    tops: CowSet,
    turn: Vec<Action>,
}

impl Search {
    /// Lays all cards that are within a window on the pile with this top; tells what is left.
    fn lay(&mut self, hand: CowSet, top: Cow, window: CowSet) -> CowSet {
        let mut on = top;
        for card in rising(hand & window, top) {
            self.turn.push(Action::Lay { card, on });
            on = card;
        }
        self.tops.remove(top);
        hand - window
    }

    /// Returns whether all can be laid on so many more piles; the actions that do so are added to the turn.
    fn is_out_after(&mut self, hand: CowSet, room: usize) -> bool {
        let Some(card) = hand.iter().next() else { return true };
        if room == 0 {
            return false;
        }
        // Some pile has to take the first card, and nothing is lost by laying on it all that it takes.
        let (before, tops) = (self.turn.len(), self.tops);
        tops.iter().filter(|top| window(*top).contains(card)).any(|top| {
            let left = self.lay(hand, top, window(top));
            let is_out = self.is_out_after(left, room - 1);
            if !is_out {
                self.turn.truncate(before);
                self.tops = tops;
            }
            is_out
        })
    }
}
