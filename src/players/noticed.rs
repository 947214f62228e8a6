use crate::cards::{Colour, CowSet, Seat};
use crate::rules::{Event, nimm, rows};

/// The memory of somebody who forgets: all that changed since their own last turn, and nothing of before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Noticed {
    /// The rows in which something was laid or swapped, the latest first.
    rows: Vec<Colour>,
    /// The tops of the piles that grew or were opened.
    tops: CowSet,
}

impl Noticed {
    /// Takes note of what happened, as far as `me` may know it.
    pub(super) fn see(&mut self, me: Seat, events: &[Event]) {
        for event in events {
            match event {
                Event::Rows(event) => self.row_event(me, *event),
                Event::Nimm(event) => self.pile_event(me, *event),
            }
        }
    }

    fn row_event(&mut self, me: Seat, event: rows::Event) {
        match event {
            rows::Event::Laid { place, .. } | rows::Event::Swapped { place, .. } => {
                self.rows.retain(|colour| *colour != place.colour());
                self.rows.insert(0, place.colour());
            }
            rows::Event::Passed { seat } | rows::Event::TurnOver { seat } if seat == me => self.rows.clear(),
            rows::Event::Passed { .. }
            | rows::Event::TurnOver { .. }
            | rows::Event::Bonus { .. }
            | rows::Event::NoBonusLeft { .. }
            | rows::Event::Discarded { .. }
            | rows::Event::Drew { .. }
            | rows::Event::RoundOver(_) => {}
        }
    }

    fn pile_event(&mut self, me: Seat, event: nimm::Event) {
        match event {
            nimm::Event::Laid { seat: _, card, on } => {
                self.tops.remove(on);
                self.tops.insert(card);
            }
            nimm::Event::PileOpened { card, left: _ } => self.tops.insert(card),
            nimm::Event::Took { seat: _, top, .. } => self.tops.remove(top),
            nimm::Event::TurnOver { seat } if seat == me => self.tops = CowSet::EMPTY,
            nimm::Event::TurnOver { .. }
            | nimm::Event::BuffaloEarned { .. }
            | nimm::Event::BuffaloForgone { .. }
            | nimm::Event::NoBuffaloLeft { .. }
            | nimm::Event::RoundOver(_) => {}
        }
    }

    /// The rows, the latest first.
    pub(super) fn rows(&self) -> &[Colour] {
        &self.rows
    }

    /// The tops of piles.
    pub(super) const fn tops(&self) -> CowSet {
        self.tops
    }
}
