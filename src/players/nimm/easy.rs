//! A beginner, who forgets all but the piles that changed since the last turn, and sees no further than a card.

use super::reach::window;
use crate::cards::{Cow, CowSet};
use crate::players::noticed::Noticed;
use crate::rules::nimm::{Action, Legal, View};

/// The number of piles that are looked at, while a card fits there.
const PILES: usize = 3;

/// One of the legal actions, of which there are some.
pub(super) fn choose(view: &View, legal: &Legal, noticed: &Noticed) -> Action {
    let tops = view.table().tops();
    let climbs = view.table().turn().climbs();
    if legal.end {
        // What was begun is gone on with, and no other pile is thought of.
        let begun = climbs.iter().map(|climb| climb.top).collect();
        return lay(legal, begun).unwrap_or(Action::End);
    }
    let first = view.table().piles().map(|pile| pile.top);
    let near = (noticed.tops() & tops).iter().chain(first).take(PILES).collect();
    lay(legal, near).or_else(|| lay(legal, tops)).or_else(|| take(view, legal)).unwrap_or(Action::End)
}

/// The card that is nearest above one of these tops.
fn lay(legal: &Legal, tops: CowSet) -> Option<Action> {
    let lays = legal.lays.iter().zip(1..);
    lays.filter_map(|(fitting, steps)| Some(((*fitting & tops).iter().next()?, steps)))
        .next()
        .map(|(on, steps)| Action::Lay { card: on.up(steps), on })
}

/// The smallest pile, and of those that are as small the one that opens most for the own hand.
fn take(view: &View, legal: &Legal) -> Option<Action> {
    let of = |top: Cow| {
        let cards = view.table().pile(top).map_or(0, |pile| pile.cards);
        (cards, (window(top) & view.hand()).len())
    };
    let top = legal.takes.iter().min_by_key(|top| of(*top))?;
    let claim = if legal.claims.contains(top) { legal.givers().next() } else { None };
    Some(Action::Take { top, claim })
}
