//! A cursor over a list: it stays where it is at an edge.

use crate::cards::{Cow, Place};
use crate::meaning::Step;

/// A place in a list; before the first step it is nowhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cursor(Option<usize>);

impl Cursor {
    /// Goes a step in a list of so many; gives back the place, or nothing at an edge.
    pub(super) fn step(&mut self, step: Step, length: usize) -> Option<usize> {
        let next = match (self.0, step) {
            (None, _) => Some(0),
            (Some(at), Step::Forward) => at.checked_add(1),
            (Some(at), Step::Back) => at.checked_sub(1),
        };
        let next = next.filter(|next| *next < length)?;
        self.0 = Some(next);
        Some(next)
    }

    /// Goes to a place.
    pub(super) fn set(&mut self, at: usize) {
        self.0 = Some(at);
    }

    /// The place in a list of so many, if the cursor is on it.
    pub(super) fn at(self, length: usize) -> Option<usize> {
        self.0.map(|at| at.min(length.saturating_sub(1))).filter(|_| length > 0)
    }
}

/// A card of the hand under a cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HeldCard {
    /// Of a row game.
    Number(Place),
    /// A joker.
    Joker,
    /// Of `nimm`.
    Cow(Cow),
}

/// Where the cursors of single keys are.
#[derive(Debug, Default)]
pub(super) struct KeyCursors {
    /// In the hand.
    pub card: Cursor,
    /// The card that was named there last: no other is laid before it was.
    pub named: Option<HeldCard>,
    /// Among rows or piles.
    pub row: Cursor,
    /// The number of a card as far as its digits were pressed.
    pub number: u8,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_stays_at_the_edges_and_on_a_shorter_list() {
        let mut cursor = Cursor::default();
        assert_eq!(cursor.at(3), None);
        assert_eq!(cursor.step(Step::Back, 3), Some(0));
        assert_eq!(cursor.step(Step::Back, 3), None);
        assert_eq!((cursor.step(Step::Forward, 3), cursor.step(Step::Forward, 3)), (Some(1), Some(2)));
        assert_eq!(cursor.step(Step::Forward, 3), None);
        assert_eq!(cursor.at(2), Some(1), "a card was laid");
        assert_eq!(cursor.at(0), None);
        assert_eq!(cursor.step(Step::Forward, 0), None);
    }
}
