use super::{Deal, HAND, Round};
use crate::cards::{Cow, CowSet, Seat};
use crate::rules::setup_fault::{SetupFault, card_faults, hand_faults};

/// A dealt round as it is written down, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The seat that begins.
    pub first: Seat,
    /// The hands by seat.
    pub hands: Vec<Vec<Cow>>,
    /// The open card, which is the first pile.
    pub open: Vec<Cow>,
    /// The stock, the next card first.
    pub stock: Vec<Cow>,
}

impl Setup {
    /// Returns what was dealt at the start of a round.
    #[must_use]
    pub fn of(round: &Round) -> Setup {
        let table = round.table();
        Setup {
            first: table.turn.seat,
            hands: Seat::all(table.seats()).map(|seat| round.hand(seat).iter().collect()).collect(),
            open: table.piles().map(|pile| pile.top).collect(),
            stock: round.stock().collect(),
        }
    }

    /// Every fault of the setup for such a deal, not only the first.
    #[must_use]
    pub fn faults(&self, deal: &Deal) -> Vec<SetupFault> {
        let mut faults = hand_faults(&self.hands, deal.seats(), HAND);
        if self.open.len() != 1 {
            faults.push(SetupFault::Open(self.open.len()));
        }
        let dealt = self.hands.iter().flatten().chain(&self.open).chain(&self.stock);
        faults.extend(card_faults(CowSet::ALL.iter(), dealt));
        if self.first != deal.first() {
            faults.push(SetupFault::First(self.first.index()));
        }
        faults
    }
}

impl Round {
    /// The round that a setup describes.
    ///
    /// # Errors
    /// Every fault of the setup.
    pub fn from_setup(deal: &Deal, setup: &Setup) -> Result<Round, Vec<SetupFault>> {
        let faults = setup.faults(deal);
        let ([open], []) = (&setup.open[..], &faults[..]) else {
            return Err(faults);
        };
        let mut round = deal.bare_round();
        let stock: Vec<Cow> = setup.stock.iter().rev().copied().collect();
        let hands = setup.hands.iter().map(|hand| hand.iter().copied());
        round.lay_out(hands, *open, &stock);
        Ok(round)
    }
}
