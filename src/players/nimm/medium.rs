//! A hand-written policy: early buffalos, then whole runs at once; without one, the lay that keeps most options.

use crate::cards::{Cow, CowSet, Seat};
use crate::rules::nimm::{Action, EARNING, REACH, View, cows};

/// What the first, second, third … buffalo is worth, in cards.
const BUFFALO: [f64; 5] = [7.0, 4.0, 2.5, 1.5, 0.8];
/// What a card taken in hand costs.
const CARD_TAKEN: f64 = 0.9;
/// What a cow taken in hand costs.
const COW_TAKEN: f64 = 0.35;
/// What a card laid is worth.
const CARD_LAID: f64 = 1.6;
/// What a cow laid is worth.
const COW_LAID: f64 = 0.15;
/// What a card of the hand is worth that fits somewhere afterwards.
const OPTION: f64 = 0.35;
/// How close to its end a round is, by the cards of the smallest other hand, that taking is too dear.
const DANGER: f64 = 6.0;

/// The best action by what it leaves behind.
pub(super) fn choose(view: &View) -> Action {
    let worth = |action: &Action| worth(view, *action);
    let best = view.legal().actions().max_by(|one, other| worth(one).total_cmp(&worth(other)));
    best.unwrap_or(Action::End)
}

fn worth(view: &View, action: Action) -> f64 {
    match action {
        // Whoever may lay on does: what is gone can cost nothing.
        Action::End => 0.0,
        Action::Lay { card, on } => lay(view, card, on),
        Action::Take { top, claim } => take(view, top, claim),
    }
}

/// A card laid, with all that a buffalo lets follow at once, and what of the hand still fits then.
fn lay(view: &View, card: Cow, on: Cow) -> f64 {
    let mut hand = view.hand();
    hand.remove(card);
    let together =
        if view.buffalos(view.seat()) > 0 { followers(view, hand, card, on) } else { CowSet::default() };
    let last = top_of(card, together);
    let left = minus(hand, together);
    if left.is_empty() {
        return f64::INFINITY;
    }
    let gone = f64::from(together.len() + 1);
    // With a buffalo the lowest card of a run goes first, or those below it are left behind.
    let skipped = f64::from(card.above(on)) * 0.01;
    let shed = f64::from(cows(card)) + together.iter().map(|card| f64::from(cows(card))).sum::<f64>();
    let tops = view.tops().iter().filter(|top| *top != on).chain([last]);
    gone * CARD_LAID + shed * COW_LAID + OPTION * f64::from(fitting(left, tops)) - skipped
}

/// The cards of the hand above this one that the window of its pile still has room for.
fn followers(view: &View, hand: CowSet, card: Cow, on: Cow) -> CowSet {
    let anchor = view.turn().climb(on).map_or(on, |climb| climb.anchor);
    let above = |held: &Cow| (card.above(anchor) + 1..=REACH).contains(&held.above(anchor));
    hand.iter().filter(above).collect()
}

/// The card that lies on top in the end.
fn top_of(card: Cow, together: CowSet) -> Cow {
    together.iter().max_by_key(|held| held.above(card)).unwrap_or(card)
}

fn minus(hand: CowSet, gone: CowSet) -> CowSet {
    hand.iter().filter(|card| !gone.contains(*card)).collect()
}

/// How many cards of a hand fit on one of these tops.
fn fitting(hand: CowSet, tops: impl Iterator<Item = Cow> + Clone) -> u32 {
    let fits = |card: &Cow| tops.clone().any(|top| (1..=REACH).contains(&card.above(top)));
    hand.iter().filter(fits).count() as u32
}

/// A pile taken: its cards against the buffalo that it earns.
fn take(view: &View, top: Cow, claim: Option<Seat>) -> f64 {
    let count = view.pile(top).map_or(1, |pile| pile.cards);
    let others = Seat::all(view.seats()).filter(|seat| *seat != view.seat());
    let smallest = others.map(|seat| view.held(seat)).min().unwrap_or(0);
    let pressure = (DANGER - f64::from(smallest)).max(0.0) / DANGER;
    let owned = usize::from(view.buffalos(view.seat()));
    let earns = count >= EARNING && (view.supply() > 0 || claim.is_some());
    let buffalo = if earns { BUFFALO.get(owned).copied().unwrap_or(0.4) } else { 0.0 };
    // The cards under the top are of the usual one and a half cows.
    let load = f64::from(cows(top)) + 1.5 * f64::from(count.saturating_sub(1));
    let cost = f64::from(count) * CARD_TAKEN + load * COW_TAKEN;
    buffalo * (1.0 - pressure) - cost * (1.0 + 2.0 * pressure)
}
