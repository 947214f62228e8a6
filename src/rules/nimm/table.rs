use super::{BUFFALOS, Climb, EARNING, Pile, REACH, Turn};
use crate::cards::{Cow, CowSet, MAX_SEATS, Seat};
use crate::rules::End;

/// The most that can play.
pub const MOST_SEATS: usize = MAX_SEATS;
/// Cards dealt to each.
pub const HAND: usize = 10;
/// The most cards that the stock can have: two play, and one card lies open.
pub(super) const MOST_STOCK: usize = Cow::HIGHEST as usize - 2 * HAND - 1;
/// The open card and every card of the stock open a pile each.
const MOST_PILES: usize = 1 + MOST_STOCK;

/// All that lies open: what everybody at the table knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(super) seats: u8,
    /// The piles, in the order in which they were opened, and none behind them.
    piles: [Pile; MOST_PILES],
    piles_len: u8,
    tops: CowSet,
    earning: CowSet,
    /// The position in `piles` of the pile with this card on top, by the card's number; 0 for all others.
    places: [u8; Cow::HIGHEST as usize + 1],
    pub(super) held: [u8; MOST_SEATS],
    pub(super) buffalos: [u8; MOST_SEATS],
    pub(super) supply: u8,
    pub(super) stock: u8,
    pub(super) turn: Turn,
    pub(super) end: Option<End>,
}

impl Table {
    /// A table of `seats` before anything was dealt.
    pub(super) const fn bare(seats: u8, first: Seat) -> Table {
        Table {
            seats,
            piles: [Pile::NONE; _],
            piles_len: 0,
            tops: CowSet::EMPTY,
            earning: CowSet::EMPTY,
            places: [0; _],
            held: [0; _],
            buffalos: [0; _],
            supply: BUFFALOS,
            stock: 0,
            turn: Turn::of(first),
            end: None,
        }
    }

    /// Returns how many play.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The piles, in the order in which they were opened.
    pub fn piles(&self) -> impl Iterator<Item = &Pile> + Clone {
        self.open_piles().iter()
    }

    pub(super) fn open_piles(&self) -> &[Pile] {
        &self.piles[..usize::from(self.piles_len)]
    }

    /// The pile that has this card on top.
    #[must_use]
    pub fn pile(&self, top: Cow) -> Option<&Pile> {
        let found = self.tops.contains(top);
        found.then(|| &self.piles[self.place(top)])
    }

    fn place(&self, top: Cow) -> usize {
        usize::from(self.places[usize::from(top.number())])
    }

    /// The cards on top of the piles.
    #[must_use]
    pub const fn tops(&self) -> CowSet {
        self.tops
    }

    /// Returns how many cards a seat holds; 0 for a seat that is not at the table.
    #[must_use]
    pub fn held(&self, seat: Seat) -> u8 {
        self.held[seat.index()]
    }

    /// Returns how many buffalos a seat has before it; they are kept, not spent (N4). 0 for a seat that is not at the
    /// table.
    #[must_use]
    pub fn buffalos(&self, seat: Seat) -> u8 {
        self.buffalos[seat.index()]
    }

    /// Returns the number of buffalos that are left to earn.
    #[must_use]
    pub const fn supply(&self) -> u8 {
        self.supply
    }

    /// Returns the number of cards that are left to open piles with.
    #[must_use]
    pub const fn stock(&self) -> u8 {
        self.stock
    }

    /// The turn that is being played; after the end, the last.
    #[must_use]
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Returns how the round ended, if it has.
    #[must_use]
    pub const fn end(&self) -> Option<End> {
        self.end
    }

    /// The seats from which a taker may claim a buffalo now: those with the most, itself apart; none while the supply lasts (N8).
    pub fn givers(&self) -> impl Iterator<Item = Seat> + use<> {
        seats_of(self.giver_bits())
    }

    /// Returns the same, one bit a seat.
    pub(super) fn giver_bits(&self) -> u8 {
        if self.supply > 0 {
            return 0;
        }
        let most = self.buffalos.iter().fold(&0, |most, held| most.max(held));
        let bits = self.buffalos.iter().rev();
        let bits = bits.fold(0, |bits, held| bits << 1 | u8::from(held == most));
        bits & !(1 << self.turn.seat.index())
    }

    /// The cards that fit on the pile with this top now: in the window of the start of the turn, and above what was laid since (N5, N6).
    ///
    /// Returns whether the turn has room for another card is another question, which [`super::Legal`] answers.
    #[must_use]
    pub fn window(&self, top: Cow) -> CowSet {
        let reach = self.turn.climb(top).map_or(REACH, Climb::reach);
        (1..=reach).map(|steps| top.up(steps)).collect()
    }

    /// The tops of the piles that earn a buffalo (N3).
    #[must_use]
    pub const fn earning(&self) -> CowSet {
        self.earning
    }

    /// A card opens a pile.
    pub(super) fn open(&mut self, card: Cow) {
        self.piles[usize::from(self.piles_len)] = Pile { top: card, cards: 1 };
        self.places[usize::from(card.number())] = self.piles_len;
        self.piles_len += 1;
        self.tops.insert(card);
    }

    /// A card of the seat to act is laid on the pile that has `on` on top.
    pub(super) fn cover(&mut self, on: Cow, card: Cow) {
        let place = self.uncover(on);
        let pile = &mut self.piles[usize::from(place)];
        pile.top = card;
        pile.cards += 1;
        if pile.cards >= EARNING {
            self.earning.insert(card);
        }
        self.places[usize::from(card.number())] = place;
        self.tops.insert(card);
        self.turn.lay(card, on);
    }

    /// The pile that has `top` on top leaves the table; tells how many cards it had.
    pub(super) fn close(&mut self, top: Cow) -> u8 {
        let place = self.uncover(top);
        let cards = self.piles[usize::from(place)].cards;
        self.piles_len -= 1;
        // Those opened later move up, so that the piles lie side by side.
        for at in usize::from(place)..usize::from(self.piles_len) {
            let pile = self.piles[at + 1];
            self.piles[at] = pile;
            self.places[usize::from(pile.top.number())] = at as u8;
        }
        self.piles[usize::from(self.piles_len)] = Pile::NONE;
        cards
    }

    /// The card is no longer on top of its pile; tells which pile that is.
    fn uncover(&mut self, top: Cow) -> u8 {
        self.tops.remove(top);
        self.earning.remove(top);
        std::mem::take(&mut self.places[usize::from(top.number())])
    }

    /// The turn of the next seat clockwise begins.
    pub(super) fn pass_on(&mut self) {
        self.turn = Turn::of(self.turn.seat.next(self.seats()));
    }
}

/// The seats behind the bits of a byte.
pub(super) fn seats_of(bits: u8) -> impl Iterator<Item = Seat> {
    Seat::all(MOST_SEATS).filter(move |seat| bits >> seat.index() & 1 == 1)
}
