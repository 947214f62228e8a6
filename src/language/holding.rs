//! The cards that somebody holds, as they are told: "red 3 5, 2 jokers", "none".

use super::atom::Atom;
use crate::cards::Colour;
use crate::meaning::{Move, Spot};
use crate::rules::rows::Piece;

/// The rule of what somebody holds.
pub(super) const HOLDING: &str = "holding";

/// More jokers than any pack has.
const MOST_JOKERS: usize = 4;

/// The cards of a hand, as they were said.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Holding {
    /// Numbers with their colour; they need not be those of a game.
    pub numbers: Vec<(Colour, u8)>,
    /// Jokers.
    pub jokers: usize,
}

impl Holding {
    /// Returns whether no card was said.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.numbers.is_empty() && self.jokers == 0
    }

    /// Returns what a reading of the rule says; `None` for a number without a colour, and for more jokers than there are.
    pub(super) fn of(atoms: &[Atom]) -> Option<Holding> {
        let mut held = Holding::default();
        for atom in atoms {
            if let Atom::Move(one) = atom {
                let Move::Lay { spot: Spot { colour: Some(colour), number }, piece: Piece::Number } = one
                else {
                    return None;
                };
                held.numbers.push((*colour, *number));
            } else if let Atom::Jokers(jokers) = atom {
                held.jokers = held.jokers.saturating_add(*jokers as usize);
            }
        }
        (held.jokers <= MOST_JOKERS).then_some(held)
    }
}
