//! Finds the reason why an action is not legal.

use super::{Action, EARNING, REACH, Refusal, Table};
use crate::cards::{Cow, CowSet, Seat};

impl Table {
    /// Returns why the action is not accepted from the seat to act, were this its hand.
    pub(super) fn refusal(&self, hand: CowSet, action: Action) -> Refusal {
        if self.end.is_some() {
            return Refusal::RoundOver;
        }
        match action {
            Action::Lay { card, on } => self.refuse_lay(hand, card, on),
            Action::Take { top, claim } => self.refuse_take(top, claim),
            Action::End => Refusal::LayOrTake,
        }
    }

    fn refuse_lay(&self, hand: CowSet, card: Cow, on: Cow) -> Refusal {
        if !hand.contains(card) {
            return Refusal::NotInHand(card);
        }
        if !self.tops().contains(on) {
            return Refusal::NoSuchPile(on);
        }
        let buffalos = self.buffalos(self.turn.seat);
        if self.turn.laid > 0 && buffalos == 0 {
            return Refusal::SecondCardNeedsBuffalo;
        }
        let climb = self.turn.climb(on);
        let climbs = self.turn.climbs().len();
        if climbs > 0 && climb.is_none() && climbs >= usize::from(buffalos) {
            return Refusal::OtherPileNeedsBuffalo { buffalos };
        }
        let anchor = climb.map_or(on, |climb| climb.anchor);
        let difference = card.above(anchor);
        if (1..=REACH).contains(&difference) {
            Refusal::OutOfOrder { card, top: on }
        } else {
            Refusal::OutOfWindow { card, anchor, difference }
        }
    }

    fn refuse_take(&self, top: Cow, claim: Option<Seat>) -> Refusal {
        let Some(pile) = self.pile(top) else {
            return Refusal::NoSuchPile(top);
        };
        let Some(giver) = claim.filter(|_| self.turn.laid == 0) else {
            return Refusal::TakeComesAlone;
        };
        if pile.cards < EARNING {
            Refusal::PileEarnsNone { cards: pile.cards }
        } else if self.supply > 0 {
            Refusal::SupplyHasBuffalos
        } else if giver == self.turn.seat {
            Refusal::OwnBuffalo
        } else {
            Refusal::NotTheMost(giver)
        }
    }
}
