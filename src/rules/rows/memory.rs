use super::table::MOST_SEATS;
use super::{DrawRule, Event, Piece, Start, Table};
use crate::cards::{Place, PlaceSet, Seat};

/// The knowledge of hidden hands that an observer of a round has from their actions: evidence, no guesses.
///
/// Whoever passes, or draws where only those draw who can't lay, holds none of the numbers that fit at that moment
/// (J2, C4, E18). Whoever swaps has a joker in hand. Where the holder of an 11 began, nobody was dealt a better one (C2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Memory {
    lacks: [PlaceSet; MOST_SEATS],
    jokers: [u8; MOST_SEATS],
    /// The cards that a seat lacked that has just drawn: the card drawn may be one of these, and is laid at once then.
    drawing: Option<(Seat, PlaceSet)>,
}

impl Memory {
    /// Takes note of what happened in an action, or in a whole turn, as far as the observer may know it
    /// ([`Event::seen_by`]), and of the table as it was afterwards.
    pub fn see(&mut self, table: &Table, events: &[Event]) {
        for event in events {
            self.note(table, event);
        }
    }

    fn note(&mut self, table: &Table, event: &Event) {
        if let Some((seat, lacked)) = self.drawing.take() {
            self.lacked(seat, lacked);
        }
        match *event {
            Event::Drew { seat, card: _ } => match table.rules().draw {
                DrawRule::UntilItFits(_) => {
                    self.lacked(seat, PlaceSet::EMPTY);
                    self.drawing = Some((seat, table.fits()));
                }
                DrawRule::Instead => {}
            },
            Event::Passed { seat } => self.lacked(seat, table.fits()),
            Event::Laid { seat, place, piece: Piece::Number, .. } => {
                // The table is that after this lay: what fits beside it did not fit before.
                if let Some(lacks) = self.lacks.get_mut(seat.index()) {
                    *lacks = *lacks - PlaceSet::one(place).beside();
                }
                self.opened(table, place);
            }
            Event::Swapped { seat, place: _ } => self.joker(seat, |jokers| jokers.saturating_add(1)),
            Event::Laid { seat, piece: Piece::Joker, .. } | Event::Discarded { seat } => {
                self.joker(seat, |jokers| jokers.saturating_sub(1));
            }
            Event::Bonus { .. }
            | Event::NoBonusLeft { .. }
            | Event::TurnOver { .. }
            | Event::RoundOver(_) => {}
        }
    }

    fn joker(&mut self, seat: Seat, change: impl Fn(u8) -> u8) {
        if let Some(jokers) = self.jokers.get_mut(seat.index()) {
            *jokers = change(*jokers);
        }
    }

    /// A card drawn and kept does not fit either, so that nothing is left of what was known before.
    fn lacked(&mut self, seat: Seat, places: PlaceSet) {
        if let Some(lacks) = self.lacks.get_mut(seat.index()) {
            *lacks = places;
        }
    }

    /// The first lay of `classic` tells that no better 11 was dealt; one that is drawn fits, and is laid at once.
    fn opened(&mut self, table: &Table, place: Place) {
        if table.rules().start == Start::HolderOfEleven && table.filled().len() == 1 {
            let elevens = PlaceSet::numbers(11, 11);
            let better: PlaceSet = elevens.iter().take_while(|eleven| *eleven != place).collect();
            self.lacks = [better; MOST_SEATS];
        }
    }

    /// Places whose numbers the seat certainly does not hold.
    #[must_use]
    pub fn lacks(&self, seat: Seat) -> PlaceSet {
        self.lacks.get(seat.index()).copied().unwrap_or_default()
    }

    /// Returns how many jokers the seat holds at least.
    #[must_use]
    pub fn jokers(&self, seat: Seat) -> u8 {
        self.jokers.get(seat.index()).copied().unwrap_or(0)
    }
}
