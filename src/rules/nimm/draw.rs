//! An action drawn from the legal ones without listing them: for playouts.

use super::{Action, Climb, Pile, REACH, Round};
use crate::cards::CowSet;
use rand::{Rng, RngExt};

impl Round {
    /// One of the legal actions, each as likely as another; `None` when the round is over.
    ///
    /// In most positions about one in five of all that could be tried is legal, so that trying is quicker than listing.
    pub(super) fn draw(&self, rng: &mut impl Rng) -> Option<Action> {
        let table = &self.table;
        if table.end.is_some() {
            return None;
        }
        let hand = self.hands[table.turn.seat.index()];
        if table.turn.laid == 0 {
            // With claims there are more ways to take a pile.
            return if table.supply == 0 { self.legal().pick(rng) } else { Some(self.draw_first(hand, rng)) };
        }
        let (climbs, buffalos) = (table.turn.climbs().len(), usize::from(table.buffalos(table.turn.seat)));
        Some(match buffalos {
            0 => Action::End,
            _ if climbs < buffalos => self.draw_more(hand, rng),
            _ => self.draw_higher(hand, rng),
        })
    }

    /// A pile to take, or a card to lay on one.
    fn draw_first(&self, hand: CowSet, rng: &mut impl Rng) -> Action {
        let piles = self.table.open_piles();
        loop {
            let (at, steps) = two_below(piles.len() as u32, REACH + 1, rng);
            let on = piles[at as usize].top;
            if steps == 0 {
                return Action::Take { top: on, claim: None };
            }
            let card = on.up(steps);
            if hand.contains(card) {
                return Action::Lay { card, on };
            }
        }
    }

    /// A further card on any pile, or the end of the turn, which is one of ten ways behind the last pile.
    fn draw_more(&self, hand: CowSet, rng: &mut impl Rng) -> Action {
        let piles = self.table.open_piles();
        loop {
            let (at, steps) = two_below(piles.len() as u32 + 1, REACH, rng);
            let Some(Pile { top: on, .. }) = piles.get(at as usize).copied() else {
                if steps == 0 {
                    return Action::End;
                }
                continue;
            };
            let card = on.up(steps + 1);
            let is_in_window = || self.table.turn.climb(on).is_none_or(|climb| steps < climb.reach());
            if hand.contains(card) && is_in_window() {
                return Action::Lay { card, on };
            }
        }
    }

    /// A further card on a pile that was begun, or the end of the turn.
    fn draw_higher(&self, hand: CowSet, rng: &mut impl Rng) -> Action {
        let climbs = self.table.turn.climbs();
        let fitting = |climb: &Climb| hand.above(climb.top, climb.reach());
        let lays = climbs.iter().map(|climb| fitting(climb).count_ones()).sum::<u32>();
        let mut way = if lays == 0 { 0 } else { rng.random_range(0..=lays) };
        for climb in climbs {
            let mut fitting = fitting(climb);
            while fitting != 0 {
                if way == 0 {
                    let card = climb.top.up(fitting.trailing_zeros() as u8 + 1);
                    return Action::Lay { card, on: climb.top };
                }
                way -= 1;
                fitting &= fitting - 1;
            }
        }
        Action::End
    }
}

/// Two numbers below these, drawn at once: how much likelier one is than another is less than a millionth.
fn two_below(one: u32, two: u8, rng: &mut impl Rng) -> (u32, u8) {
    let drawn = rng.next_u64();
    let (high, low) = (drawn >> 32, drawn & u64::from(u32::MAX));
    (((high * u64::from(one)) >> 32) as u32, ((low * u64::from(two)) >> 32) as u8)
}
