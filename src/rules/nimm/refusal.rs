use super::{Action, EARNING, REACH, Table};
use crate::cards::{Cow, CowSet, Seat};

/// The reason why an action was not accepted.
///
/// The cards and piles that would work instead are in the [`super::View`] of the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Refusal {
    /// The round is over.
    #[error("the round is over")]
    RoundOver,
    /// The card is not in the hand.
    #[error("{0} is not in the hand")]
    NotInHand(Cow),
    /// No pile has this card on top.
    #[error("no pile has {0} on top")]
    NoSuchPile(Cow),
    /// The card is not within ten above the top that the pile had at the start of the turn (N2, N5).
    #[error("{card} is {difference} above {anchor}, not 1 to 10")]
    OutOfWindow {
        /// The card.
        card: Cow,
        /// The top of the pile at the start of the turn.
        anchor: Cow,
        /// The number of steps that the card is above it, round the wrap.
        difference: u8,
    },
    /// The cards of a turn are laid on a pile in rising order, and this one is below the top (N6).
    #[error("{card} is below {top}, and cards are laid in rising order")]
    OutOfOrder {
        /// The card.
        card: Cow,
        /// The top of the pile now.
        top: Cow,
    },
    /// Without a buffalo a turn has one card (N5).
    #[error("a second card needs a buffalo")]
    SecondCardNeedsBuffalo,
    /// With so many buffalos cards are laid on so many piles, and they were (N5).
    #[error("a card on another pile needs more than {buffalos} buffalos")]
    OtherPileNeedsBuffalo {
        /// The buffalos that the seat has.
        buffalos: u8,
    },
    /// A card was laid this turn already, so no pile can be taken (N7).
    #[error("no pile is taken after a card was laid")]
    TakeComesAlone,
    /// A pile of so few cards earns no buffalo, so none can be claimed (N3).
    #[error("a pile of {cards} earns no buffalo")]
    PileEarnsNone {
        /// The number of cards the pile has.
        cards: u8,
    },
    /// The supply has buffalos, so none is claimed from a player (N8).
    #[error("the supply has buffalos left")]
    SupplyHasBuffalos,
    /// Nobody claims from itself (N8).
    #[error("nobody claims a buffalo from itself")]
    OwnBuffalo,
    /// The seat does not have the most buffalos, so none can be claimed from it (N8).
    #[error("seat {0} does not have the most buffalos")]
    NotTheMost(Seat),
    /// Nothing was done yet, and nobody passes (N7).
    #[error("a card must be laid, or a pile taken")]
    LayOrTake,
}

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
