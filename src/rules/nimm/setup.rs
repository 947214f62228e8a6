use super::{Deal, HAND, Round};
use crate::cards::{Cow, CowSet, Seat};

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

/// A reason why a written deal is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// There is not one hand for each seat.
    #[error("{found} hands for {seats} players")]
    Hands {
        /// Hands written.
        found: usize,
        /// Seats at the table.
        seats: usize,
    },
    /// A hand has the wrong number of cards.
    #[error("the hand of seat {seat} has {found} cards, not {HAND}")]
    HandSize {
        /// The seat, from 0.
        seat: usize,
        /// Cards written.
        found: usize,
    },
    /// Not exactly one card lies open.
    #[error("{0} cards lie open, not 1")]
    Open(usize),
    /// The card was dealt before.
    #[error("{0} is in the deal once too often")]
    TooMany(Cow),
    /// A card of the pack is nowhere.
    #[error("{0} is missing from the deal")]
    Missing(Cow),
    /// Another seat has to begin (N13).
    #[error("seat {0} can't begin")]
    First(usize),
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
        let (found, seats) = (self.hands.len(), deal.seats());
        let mut faults = Vec::new();
        if found != seats {
            faults.push(SetupFault::Hands { found, seats });
        }
        let sizes = self.hands.iter().map(Vec::len).enumerate();
        let wrong = sizes.filter(|(_, found)| *found != HAND);
        faults.extend(wrong.map(|(seat, found)| SetupFault::HandSize { seat, found }));
        if self.open.len() != 1 {
            faults.push(SetupFault::Open(self.open.len()));
        }
        self.card_faults(&mut faults);
        if self.first != deal.first() {
            faults.push(SetupFault::First(self.first.index()));
        }
        faults
    }

    fn card_faults(&self, faults: &mut Vec<SetupFault>) {
        let mut missing = CowSet::ALL;
        let hands = self.hands.iter().flatten();
        for card in hands.chain(&self.open).chain(&self.stock) {
            if !missing.contains(*card) {
                faults.push(SetupFault::TooMany(*card));
            }
            missing.remove(*card);
        }
        faults.extend(missing.iter().map(SetupFault::Missing));
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
