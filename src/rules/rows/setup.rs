use super::pack::MOST_CARDS;
use super::table::MOST_SEATS;
use super::{Deal, Round, Start};
use crate::cards::{Card, Seat};
use crate::rules::setup_fault::{SetupFault, card_faults, hand_faults};

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
        let mut faults = hand_faults(&self.hands, seats, deal.hand());
        let bridges = if rules.has_bridges() { vec![deal.bridges(); seats] } else { Vec::new() };
        if self.bridges != bridges {
            faults.push(SetupFault::Bridges);
        }
        let dealt = self.hands.iter().flatten().chain(&self.pile);
        faults.extend(card_faults(deal.pack().cards().iter().copied(), dealt));
        if !self.may_begin(deal) {
            faults.push(SetupFault::First(self.first.index()));
        }
        faults
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
