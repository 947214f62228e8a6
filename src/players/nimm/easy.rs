//! A beginner: lays what fits, at random, and takes a pile only when nothing does.

use crate::cards::{Cow, Seat};
use crate::rules::nimm::{Action, Legal};
use rand::{Rng, RngExt};

/// One of the legal actions, of which there are some.
pub(super) fn choose(legal: &Legal, rng: &mut impl Rng) -> Action {
    if legal.end && rng.random_ratio(1, 2) {
        return Action::End;
    }
    lay(legal, rng).or_else(|| take(legal, rng)).unwrap_or(Action::End)
}

fn lay(legal: &Legal, rng: &mut impl Rng) -> Option<Action> {
    let cards = legal.cards();
    let card = cards.nth(below(cards.len(), rng))?;
    let lays = |action: &Action| matches!(action, Action::Lay { card: found, .. } if *found == card);
    let n = below(legal.actions().filter(lays).count() as u32, rng);
    legal.actions().filter(lays).nth(n as usize)
}

fn take(legal: &Legal, rng: &mut impl Rng) -> Option<Action> {
    let top = legal.takes.nth(below(legal.takes.len(), rng))?;
    Some(Action::Take { top, claim: giver(legal, top, rng) })
}

/// Somebody who has to give a buffalo for that pile, at random.
fn giver(legal: &Legal, top: Cow, rng: &mut impl Rng) -> Option<Seat> {
    if !legal.claims.contains(top) {
        return None;
    }
    let n = below(legal.givers().count() as u32, rng);
    legal.givers().nth(n as usize)
}

/// A number below `len`; 0 when there is none.
fn below(len: u32, rng: &mut impl Rng) -> u32 {
    if len > 1 { rng.random_range(0..len) } else { 0 }
}
