use super::opening::best_eleven;
use super::pack::{MOST_CARDS, Pack};
use super::table::MOST_SEATS;
use super::{Opening, Round, RowOrder, Start, Table, Turn, Variant};
use crate::cards::{Card, Colour, Hand, PlaceSet, Seat};
use crate::rules::Luck;

/// The plan of a round before its cards are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    variant: Variant,
    seats: u8,
    first: Seat,
    /// The order of the rows (E3).
    pub rows: RowOrder,
    without: Option<Colour>,
}

/// The reason why a round can't be dealt so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DealFault {
    /// Two to six play.
    #[error("2 to 6 play, not {0}")]
    Seats(usize),
    /// A colour is left out only by two, in `classic` and its variants (D1).
    #[error("a colour is left out only by two players of classic or a variant of it")]
    Without,
    /// The seat that should begin is not at the table.
    #[error("no seat {0} is at the table")]
    First(Seat),
}

impl Deal {
    /// A deal of a variant to a table of `seats`, 2 to 6; seat 0 begins, the rows lie as usual.
    ///
    /// # Errors
    /// [`DealFault::Seats`] when so many can't play.
    pub fn new(variant: Variant, seats: usize) -> Result<Deal, DealFault> {
        if !(2..=MOST_SEATS).contains(&seats) {
            return Err(DealFault::Seats(seats));
        }
        Ok(Deal { variant, seats: seats as u8, first: Seat::at(0), rows: RowOrder::default(), without: None })
    }

    /// Returns the same deal with the cards of a colour left out (D1), or of none.
    ///
    /// # Errors
    /// [`DealFault::Without`] when the game or the number of players does not allow it.
    pub fn without(self, colour: Option<Colour>) -> Result<Deal, DealFault> {
        if colour.is_some() && !(self.seats == 2 && self.variant.may_leave_out()) {
            return Err(DealFault::Without);
        }
        Ok(Deal { without: colour, ..self })
    }

    /// Returns the same deal with another seat that begins, where it is a chosen one (E2, X2).
    ///
    /// # Errors
    /// [`DealFault::First`] when the seat is not at the table.
    pub fn beginning(self, first: Seat) -> Result<Deal, DealFault> {
        if first.index() >= self.seats() {
            return Err(DealFault::First(first));
        }
        Ok(Deal { first, ..self })
    }

    /// The seat that begins, where it is a chosen one.
    #[must_use]
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// Cards dealt to each.
    pub(super) fn hand(&self) -> usize {
        self.variant.rules().hand(self.seats()).unwrap_or_default()
    }

    /// Bridges given to each.
    pub(super) fn bridges(&self) -> u8 {
        self.variant.rules().bridges(self.seats()).unwrap_or_default()
    }

    /// All places of the game.
    pub(super) fn board(&self) -> PlaceSet {
        let all = PlaceSet::numbers(1, self.variant.rules().highest);
        self.without.map_or(all, |colour| all - PlaceSet::row(colour))
    }

    /// The cards that are dealt or drawn.
    pub(super) fn pack(&self) -> Pack {
        let rules = self.variant.rules();
        match self.without {
            None => rules.pack,
            Some(_) => Pack::of(self.board() - rules.on_table, rules.jokers),
        }
    }

    /// Returns how many play.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The variant.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// A round before anything was dealt.
    pub(super) fn bare_round(&self) -> Round {
        let table = self.bare_table();
        Round { table, hands: [Hand::default(); MOST_SEATS], pile: [Card::Joker; MOST_CARDS] }
    }

    /// The table before anything was dealt.
    fn bare_table(&self) -> Table {
        let rules = self.variant.rules();
        let seats = self.seats();
        let mut bridges = [0; MOST_SEATS];
        bridges[..seats].fill(self.bridges());
        Table {
            variant: self.variant,
            without: self.without,
            order: self.rows,
            seats: self.seats,
            board: self.board(),
            filled: rules.on_table & self.board(),
            openers: rules.opening.openers() & self.board(),
            jokers: PlaceSet::EMPTY,
            held: [0; MOST_SEATS],
            bridges,
            bonuses: [0; MOST_SEATS],
            bonus_left: rules.bonus,
            pile: 0,
            discarded: 0,
            opening_number: 0,
            passes: 0,
            turn: Turn::of(self.first),
            end: None,
            built: [None; _],
            built_len: 0,
        }
    }

    /// The table once the cards are dealt, whichever they are, with the first turn of [`Deal::first`].
    pub(super) fn dealt_table(&self) -> Table {
        let mut table = self.bare_table();
        let size = self.hand();
        table.held[..self.seats()].fill(size as u8);
        table.pile = (self.pack().cards().len() - size * self.seats()) as u8;
        table.begin(self.first);
        table
    }

    /// The seat that holds the best 11: red, else yellow, green, blue (C2).
    pub(super) fn holder_of_eleven(&self, hands: &[Hand; MOST_SEATS]) -> Option<Seat> {
        let holders =
            Seat::all(self.seats()).filter_map(|seat| Some((best_eleven(&hands[seat.index()])?, seat)));
        holders.min().map(|(_, seat)| seat)
    }

    /// The seat that begins with such hands; `None` when all is to be dealt again (C2).
    fn first_of(&self, hands: &[Hand; MOST_SEATS], luck: &mut impl Luck) -> Option<Seat> {
        match self.variant.rules().start {
            Start::Passing => Some(self.first),
            Start::HolderOfEleven => self.holder_of_eleven(hands),
            Start::Lot => Seat::new(luck.lot(self.seats())),
        }
    }
}

impl Round {
    /// Shuffles and deals.
    pub fn deal(deal: &Deal, luck: &mut impl Luck) -> Round {
        let mut pack = deal.pack();
        let mut round = deal.bare_round();
        let first = loop {
            pack.shuffle(luck);
            round.hand_out(deal, pack.cards());
            if let Some(first) = deal.first_of(&round.hands, luck) {
                break first;
            }
        };
        round.table.begin(first);
        round
    }

    /// Gives each seat its cards from the front, and the rest to the pile, its next card last.
    fn hand_out(&mut self, deal: &Deal, cards: &[Card]) {
        let size = deal.hand();
        let (dealt, rest) = cards.split_at(size * deal.seats());
        for (seat, cards) in dealt.chunks_exact(size.max(1)).enumerate() {
            self.hands[seat] = cards.iter().copied().collect();
            self.table.held[seat] = size as u8;
        }
        self.pile[..rest.len()].copy_from_slice(rest);
        self.table.pile = rest.len() as u8;
    }
}

impl Table {
    /// The first turn of the round is this seat's.
    pub(super) fn begin(&mut self, first: Seat) {
        let opening = match self.rules().opening {
            Opening::OnTable => false,
            Opening::Eleven | Opening::TenToTwelve | Opening::Free => true,
        };
        self.turn = Turn { opening, ..Turn::of(first) };
    }
}
