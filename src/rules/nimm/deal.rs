use super::table::MOST_STOCK;
use super::{HAND, MOST_SEATS, Round, Table};
use crate::cards::{Cow, CowSet, Seat};
use crate::rules::Luck;

/// The plan of a round before its cards are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    seats: u8,
    first: Seat,
}

/// The reason why a round can't be dealt so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DealFault {
    /// Two to seven play.
    #[error("2 to 7 play, not {0}")]
    Seats(usize),
    /// The seat that should begin is not at the table.
    #[error("no seat {0} is at the table")]
    First(Seat),
}

impl Deal {
    /// A deal to a table of `seats`, 2 to 7; seat 0 begins.
    ///
    /// # Errors
    /// [`DealFault::Seats`] when so many can't play.
    pub fn new(seats: usize) -> Result<Deal, DealFault> {
        if !(2..=MOST_SEATS).contains(&seats) {
            return Err(DealFault::Seats(seats));
        }
        Ok(Deal { seats: seats as u8, first: Seat::at(0) })
    }

    /// Returns the same deal with another seat that begins: a chosen one, in later rounds the one with most points
    /// (N13).
    ///
    /// # Errors
    /// [`DealFault::First`] when the seat is not at the table.
    pub fn beginning(self, first: Seat) -> Result<Deal, DealFault> {
        if first.index() >= self.seats() {
            return Err(DealFault::First(first));
        }
        Ok(Deal { first, ..self })
    }

    /// The seat that begins.
    #[must_use]
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// Returns how many play.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// A round before anything was dealt.
    pub(super) const fn bare_round(&self) -> Round {
        Round {
            table: Table::bare(self.seats, self.first),
            hands: [CowSet::EMPTY; MOST_SEATS],
            stock: [Cow::at(1); MOST_STOCK],
            under: [None; _],
        }
    }
}

/// The whole pack, in order.
const PACK: [Cow; Cow::HIGHEST as usize] = {
    let mut pack = [Cow::at(1); _];
    let mut number = 1;
    while number <= Cow::HIGHEST {
        pack[number as usize - 1] = Cow::at(number);
        number += 1;
    }
    pack
};

impl Round {
    /// Shuffles and deals.
    pub fn deal(deal: &Deal, luck: &mut impl Luck) -> Round {
        let mut cards = PACK;
        luck.shuffle(&mut cards);
        let mut round = deal.bare_round();
        let (hands, rest) = cards.split_at(HAND * deal.seats());
        let (stock, open) = rest.split_at(rest.len() - 1);
        let hands = hands.chunks(HAND).map(|hand| hand.iter().copied());
        round.lay_out(hands, open[0], stock);
        round
    }

    /// Puts the dealt cards where they belong; the next card of the stock is its last.
    pub(super) fn lay_out(
        &mut self,
        hands: impl Iterator<Item = impl Iterator<Item = Cow>>,
        open: Cow,
        stock: &[Cow],
    ) {
        for (seat, hand) in hands.enumerate() {
            self.hands[seat] = hand.collect();
            self.table.held[seat] = HAND as u8;
        }
        self.table.open(open);
        self.stock[..stock.len()].copy_from_slice(stock);
        self.table.stock = stock.len() as u8;
    }
}
