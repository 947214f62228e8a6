use super::pack::MOST_CARDS;
use super::table::MOST_SEATS;
use super::{Deal, Round, Start};
use crate::cards::{Card, Seat};

/// A dealt round as it is written down, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The seat that begins.
    pub first: Seat,
    /// The hands by seat.
    pub hands: Vec<Vec<Card>>,
    /// The bridges by seat; empty in a game without.
    pub bridges: Vec<u8>,
    /// The pile, the next card first.
    pub pile: Vec<Card>,
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
    #[error("the hand of seat {seat} has {found} cards, not {expected}")]
    HandSize {
        /// The seat, from 0.
        seat: usize,
        /// Cards written.
        found: usize,
        /// Cards dealt by the rules.
        expected: usize,
    },
    /// The bridges are not those of the rules.
    #[error("the bridges are not those that the rules give")]
    Bridges,
    /// The pack has no such card, or it was dealt before.
    #[error("{0} is in the deal once too often")]
    TooMany(Card),
    /// A card of the pack is nowhere.
    #[error("{0} is missing from the deal")]
    Missing(Card),
    /// Another seat has to begin.
    #[error("seat {0} can't begin")]
    First(usize),
}

impl Setup {
    /// Returns what was dealt at the start of a round.
    #[must_use]
    pub fn of(round: &Round) -> Setup {
        let table = round.table();
        let seats = table.seats();
        let has_bridges = table.rules().has_bridges();
        Setup {
            first: table.turn.seat,
            hands: Seat::all(seats).map(|seat| round.hand(seat).cards().collect()).collect(),
            bridges: if has_bridges { table.bridges[..seats].to_vec() } else { Vec::new() },
            pile: round.pile().collect(),
        }
    }

    /// Every fault of the setup for such a deal, not only the first.
    #[must_use]
    pub fn faults(&self, deal: &Deal) -> Vec<SetupFault> {
        let seats = deal.seats();
        let rules = deal.variant().rules();
        let mut faults = Vec::new();
        if self.hands.len() != seats {
            faults.push(SetupFault::Hands { found: self.hands.len(), seats });
        }
        let expected = deal.hand();
        let sizes = self.hands.iter().map(Vec::len).enumerate();
        let wrong = sizes.filter(|(_, found)| *found != expected);
        faults.extend(wrong.map(|(seat, found)| SetupFault::HandSize { seat, found, expected }));
        let bridges = if rules.has_bridges() { vec![deal.bridges(); seats] } else { Vec::new() };
        if self.bridges != bridges {
            faults.push(SetupFault::Bridges);
        }
        self.card_faults(deal, &mut faults);
        if !self.may_begin(deal) {
            faults.push(SetupFault::First(self.first.index()));
        }
        faults
    }

    fn card_faults(&self, deal: &Deal, faults: &mut Vec<SetupFault>) {
        let mut missing: Vec<Card> = deal.pack().cards().to_vec();
        for card in self.hands.iter().flatten().chain(&self.pile) {
            match missing.iter().position(|other| other == card) {
                Some(at) => {
                    missing.swap_remove(at);
                }
                None => faults.push(SetupFault::TooMany(*card)),
            }
        }
        faults.extend(missing.into_iter().map(SetupFault::Missing));
    }

    fn may_begin(&self, deal: &Deal) -> bool {
        match deal.variant().rules().start {
            Start::Passing => self.first == deal.first(),
            Start::Lot => self.first.index() < deal.seats(),
            Start::HolderOfEleven => {
                let mut hands = [Default::default(); MOST_SEATS];
                for (hand, cards) in hands.iter_mut().zip(&self.hands) {
                    *hand = cards.iter().copied().collect();
                }
                deal.holder_of_eleven(&hands) == Some(self.first)
            }
        }
    }
}

impl Round {
    /// The round that a setup describes.
    ///
    /// # Errors
    /// Every fault of the setup.
    pub fn from_setup(deal: &Deal, setup: &Setup) -> Result<Round, Vec<SetupFault>> {
        let faults = setup.faults(deal);
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut round = deal.bare_round();
        for (seat, cards) in setup.hands.iter().enumerate() {
            round.hands[seat] = cards.iter().copied().collect();
            round.table.held[seat] = cards.len() as u8;
        }
        debug_assert!(setup.pile.len() <= MOST_CARDS);
        for (slot, card) in round.pile.iter_mut().zip(setup.pile.iter().rev()) {
            *slot = *card;
        }
        round.table.pile = setup.pile.len() as u8;
        round.table.begin(setup.first);
        Ok(round)
    }
}
