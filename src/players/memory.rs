use crate::rules::{Event, View, nimm, rows};

/// The knowledge of hidden cards that an observer of a round has from all that it saw since the deal.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Memory {
    rows: rows::Memory,
    nimm: nimm::Memory,
}

impl Memory {
    /// Takes note of what happened in an action, or in a whole turn, as far as the observer may know it
    /// ([`Event::seen_by`]), and of what it sees afterwards.
    pub fn see(&mut self, after: &View, events: &[Event]) {
        match after {
            View::Rows(view) => {
                let events = events.iter().filter_map(|event| match event {
                    Event::Rows(event) => Some(*event),
                    Event::Nimm(_) => None,
                });
                self.rows.see(view.table(), &events.collect::<Vec<_>>());
            }
            View::Nimm(_) => {
                let events = events.iter().filter_map(|event| match event {
                    Event::Nimm(event) => Some(*event),
                    Event::Rows(_) => None,
                });
                self.nimm.see(&events.collect::<Vec<_>>());
            }
        }
    }

    /// Returns what it knows in a row game.
    #[must_use]
    pub const fn rows(&self) -> &rows::Memory {
        &self.rows
    }

    /// Returns what it knows in `nimm`.
    #[must_use]
    pub const fn nimm(&self) -> &nimm::Memory {
        &self.nimm
    }
}
