//! A beginner: lays what fits, at random, and thinks of nothing else.

use crate::cards::{PlaceSet, Seat};
use crate::rules::rows::{Action, Legal, MOST_LAYS, Piece, View};
use rand::{Rng, RngExt};

/// What a joker in hand costs: a number above it is worth a swap.
const JOKER: u8 = 11;

/// One of the legal actions, of which there are some.
pub(super) fn choose(view: &View, legal: &Legal, rng: &mut impl Rng) -> Action {
    let goes_on = !legal.end || view.table().turn().laid == 0 || rng.random_ratio(1, 2);
    if !goes_on {
        return Action::End;
    }
    lay(legal, rng)
        .or_else(|| swap(legal, rng))
        .or_else(|| use_bridge(legal, rng))
        .or_else(|| spend_joker(view, legal, rng))
        .or_else(|| leave(legal))
        .unwrap_or_else(|| any(legal, rng))
}

fn lay(legal: &Legal, rng: &mut impl Rng) -> Option<Action> {
    let place = legal.lay.nth(below(legal.lay.len(), rng))?;
    let piece = Piece::Number;
    Some(Action::Lay { place, piece })
}

/// A swap that makes the hand cheaper, when it is noticed.
fn swap(legal: &Legal, rng: &mut impl Rng) -> Option<Action> {
    let high = legal.swap & PlaceSet::numbers(JOKER + 1, 21);
    let place = high.nth(below(high.len(), rng))?;
    rng.random_ratio(1, 3).then_some(Action::Swap(place))
}

/// A bridge for a number of the hand, when it is noticed.
fn use_bridge(legal: &Legal, rng: &mut impl Rng) -> Option<Action> {
    let bridges = |action: &Action| matches!(action, Action::Bridge { piece: Piece::Number, .. });
    let found = legal.actions().filter(bridges).count() as u32;
    let n = below(found, rng) as usize;
    let action = legal.actions().filter(bridges).nth(n)?;
    rng.random_ratio(1, 2).then_some(action)
}

/// A joker where it fits, once the end is in sight: before that it is kept.
fn spend_joker(view: &View, legal: &Legal, rng: &mut impl Rng) -> Option<Action> {
    let others = Seat::all(view.table().seats()).filter(|seat| *seat != view.seat());
    let fewest = others.map(|seat| view.table().held(seat)).min()?;
    let late = view.table().pile() == 0 || fewest <= MOST_LAYS;
    let place = legal.joker.nth(below(legal.joker.len(), rng))?;
    let piece = Piece::Joker;
    late.then_some(Action::Lay { place, piece })
}

fn leave(legal: &Legal) -> Option<Action> {
    if legal.end { Some(Action::End) } else { legal.draw.then_some(Action::Draw) }
}

fn any(legal: &Legal, rng: &mut impl Rng) -> Action {
    legal.nth(below(legal.len(), rng)).unwrap_or(Action::End)
}

/// A number below `len`; 0 when there is none.
fn below(len: u32, rng: &mut impl Rng) -> u32 {
    if len > 1 { rng.random_range(0..len) } else { 0 }
}
