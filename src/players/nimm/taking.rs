//! The turns in which a pile is taken.

use super::sketch::Sketch;
use super::value::Judge;
use crate::cards::{Cow, CowSet, Seat};
use crate::rules::nimm::{Action, EARNING, Legal, Pile, View};
use rand::{Rng, RngExt};

/// The number of pairs of new piles are tried.
const SAMPLES: usize = 6;

/// The average distance of a card of a pile to the next above it.
const STEP: u8 = 4;

/// The best pile to take, and how well that ends.
pub(super) fn best_take(
    view: &View,
    legal: &Legal,
    judge: &Judge,
    rng: &mut impl Rng,
) -> Option<(f32, Action)> {
    let takes = takes(view, legal, judge, rng).into_iter();
    takes.max_by(|a, b| a.0.total_cmp(&b.0))
}

/// Every pile that can be taken, and how well that ends.
pub(super) fn takes(view: &View, legal: &Legal, judge: &Judge, rng: &mut impl Rng) -> Vec<(f32, Action)> {
    let unseen = !(view.hand() | view.table().tops());
    let opened: [CowSet; SAMPLES] = std::array::from_fn(|_| openers(view, unseen, rng));
    let piles = view.table().piles().filter(|pile| legal.takes.contains(pile.top));
    let judged = piles.map(|pile| {
        let sketch = taken(view, pile, unseen, legal);
        let values = opened.iter().map(|tops| judge.value(&Sketch { tops: sketch.tops | *tops, ..sketch }));
        let take = Action::Take { top: pile.top, claim: giver(view, legal, pile.top) };
        (values.sum::<f32>() / SAMPLES as f32, take)
    });
    judged.collect()
}

/// Cards that could open the next piles.
fn openers(view: &View, unseen: CowSet, rng: &mut impl Rng) -> CowSet {
    let open = view.table().stock().min(2);
    let card = |_| unseen.nth(rng.random_range(0..unseen.len().max(1)));
    (0..open).filter_map(card).collect()
}

/// The table when the pile is taken, before piles are opened.
fn taken(view: &View, pile: &Pile, unseen: CowSet, legal: &Legal) -> Sketch {
    let mut sketch = Sketch::of(view);
    sketch.tops.remove(pile.top);
    sketch.hand = sketch.hand | guess(pile, unseen);
    let earns = pile.cards >= EARNING && (view.table().supply() > 0 || legal.claims.contains(pile.top));
    sketch.buffalos += u8::from(earns);
    sketch
}

/// Returns what the pile probably is made of: its top, and cards a little below one another.
fn guess(pile: &Pile, mut unseen: CowSet) -> CowSet {
    let mut cards = CowSet::one(pile.top);
    let mut card = pile.top;
    for _ in 1..pile.cards {
        card = card.up(Cow::HIGHEST - STEP);
        while !unseen.contains(card) && !unseen.is_empty() {
            card = card.up(Cow::HIGHEST - 1);
        }
        unseen.remove(card);
        cards.insert(card);
    }
    cards
}

/// The seat that is nearest to going out, of those from which a buffalo can be claimed.
fn giver(view: &View, legal: &Legal, top: Cow) -> Option<Seat> {
    let givers = legal.claims.contains(top).then(|| legal.givers());
    givers.into_iter().flatten().min_by_key(|seat| view.table().held(*seat))
}
