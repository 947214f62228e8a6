use super::{DrawRule, Opening, RowOrder, Rules, Turn, Variant};
use crate::cards::{Colour, Hand, Place, PlaceSet, Seat};
use crate::rules::End;

/// The most that can play a row game.
pub const MOST_SEATS: usize = 6;
const MOST_BRIDGES: usize = 16;

/// A bridge that lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bridge {
    /// The row from which it leads.
    pub from: Colour,
    /// The place to which it leads.
    pub to: Place,
}

/// All that lies open: what everybody at the table knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(super) variant: Variant,
    pub(super) without: Option<Colour>,
    pub(super) order: RowOrder,
    pub(super) seats: u8,
    pub(super) board: PlaceSet,
    pub(super) filled: PlaceSet,
    /// The places that open a row that has no card yet (C3, T1, F2).
    pub(super) openers: PlaceSet,
    pub(super) jokers: PlaceSet,
    pub(super) held: [u8; MOST_SEATS],
    pub(super) bridges: [u8; MOST_SEATS],
    pub(super) bonuses: [u8; MOST_SEATS],
    pub(super) bonus_left: u8,
    pub(super) pile: u8,
    pub(super) discarded: u8,
    pub(super) opening_number: u8,
    pub(super) passes: u8,
    pub(super) turn: Turn,
    pub(super) end: Option<End>,
    pub(super) built: [Option<Bridge>; MOST_BRIDGES],
    pub(super) built_len: u8,
}

impl Table {
    /// The game.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The data of the game.
    #[must_use]
    pub fn rules(&self) -> &'static Rules {
        self.variant.rules()
    }

    /// Returns whether jokers or bridges may let this hand do more than [`super::plain::PlainActions`] tells.
    #[inline]
    pub(super) fn allows_more(&self, hand: &Hand) -> bool {
        hand.jokers > 0 || self.has_bridge() || !(hand.numbers & self.jokers).is_empty()
    }

    /// Returns whether the seat to act has a bridge left.
    #[inline]
    pub(super) const fn has_bridge(&self) -> bool {
        self.bridges[self.turn.seat.index()] > 0
    }

    /// The colour that was left out, if one was (D1).
    #[must_use]
    pub const fn without(&self) -> Option<Colour> {
        self.without
    }

    /// The order of the rows.
    #[must_use]
    pub const fn order(&self) -> RowOrder {
        self.order
    }

    /// The colours in play, from the top of the table.
    pub fn rows(&self) -> impl Iterator<Item = Colour> + use<> {
        let without = self.without;
        self.order.colours().into_iter().filter(move |colour| Some(*colour) != without)
    }

    /// Returns how many play.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The places that have a card, jokers among them (E9).
    #[must_use]
    pub const fn filled(&self) -> PlaceSet {
        self.filled
    }

    /// The places of the game that have no card.
    #[must_use]
    pub fn empty(&self) -> PlaceSet {
        self.board - self.filled
    }

    /// The places where a joker lies.
    #[must_use]
    pub const fn jokers(&self) -> PlaceSet {
        self.jokers
    }

    /// The places where a card fits without a bridge now.
    #[must_use]
    pub fn fits(&self) -> PlaceSet {
        (self.filled.beside() & self.empty()) | self.openers
    }

    /// The places that a bridge reaches now: beside a filled place of a neighbouring row, and not fitting without (E8).
    #[must_use]
    pub fn bridgeable(&self) -> PlaceSet {
        let reached = self.order.reached_down(self.filled) | self.order.reached_up(self.filled);
        (reached & self.empty()) - self.fits()
    }

    /// Fills a place; its row is open from now on.
    pub(super) fn fill(&mut self, place: Place) {
        self.filled.insert(place);
        if !self.openers.is_empty() {
            self.open(place);
        }
    }

    /// Takes the row of a place out of those that are still to be opened; the first card may name how (F2).
    fn open(&mut self, place: Place) {
        if self.rules().opening == Opening::Free && self.opening_number == 0 {
            self.opening_number = place.number();
            self.openers = PlaceSet::numbers(place.number(), place.number()) & self.board;
        }
        self.openers = self.openers - PlaceSet::row(place.colour());
    }

    /// Returns how many cards a seat holds; 0 for a seat that is not at the table.
    #[must_use]
    pub fn held(&self, seat: Seat) -> u8 {
        self.held.get(seat.index()).copied().unwrap_or(0)
    }

    /// Returns how many bridges a seat has before it; 0 for a seat that is not at the table.
    #[must_use]
    pub fn bridges(&self, seat: Seat) -> u8 {
        self.bridges.get(seat.index()).copied().unwrap_or(0)
    }

    /// Returns how many bonus cards a seat has earned; 0 for a seat that is not at the table.
    #[must_use]
    pub fn bonuses(&self, seat: Seat) -> u8 {
        self.bonuses.get(seat.index()).copied().unwrap_or(0)
    }

    /// Returns how many bonus cards are left to earn.
    #[must_use]
    pub const fn bonus_left(&self) -> u8 {
        self.bonus_left
    }

    /// Returns the number of cards that are left to draw.
    #[must_use]
    pub const fn pile(&self) -> u8 {
        self.pile
    }

    /// Returns the number of jokers that were put out of the game.
    #[must_use]
    pub const fn discarded(&self) -> u8 {
        self.discarded
    }

    /// The bridges on the table, in the order in which they were built.
    pub fn built(&self) -> impl Iterator<Item = Bridge> {
        self.built.iter().take(usize::from(self.built_len)).flatten().copied()
    }

    /// Returns the number of seats that have passed in succession.
    #[must_use]
    pub const fn passes(&self) -> u8 {
        self.passes
    }

    /// The number that opens every row in `free-opening`, once it was named (F2).
    #[must_use]
    pub const fn opening_number(&self) -> Option<u8> {
        if self.opening_number == 0 { None } else { Some(self.opening_number) }
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

    /// Returns how many lays and discards the turn has left; `None` where there is no limit.
    #[must_use]
    pub fn lays_left(&self) -> Option<u8> {
        match self.rules().draw {
            DrawRule::Instead => Some(self.turn.left()),
            DrawRule::UntilItFits(_) => None,
        }
    }

    /// Returns whether a card has to be laid this turn: the pile is empty, and of the hand these numbers fit (E18).
    pub(super) const fn has_duty(&self, fitting: PlaceSet) -> bool {
        self.pile == 0 && self.turn.laid == 0 && !fitting.is_empty()
    }

    /// Writes down a bridge.
    pub(super) fn build(&mut self, bridge: Bridge) {
        if let Some(slot) = self.built.get_mut(usize::from(self.built_len)) {
            *slot = Some(bridge);
            self.built_len += 1;
        }
    }
}
