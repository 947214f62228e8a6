//! How many cards each holds, counted from the codes of a record alone: to play thousands of matches again would take
//! longer than anybody wants to wait for an answer.

use crate::cards::Cow;
use crate::rules::{Action, nimm, rows};

/// The hands of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hands {
    held: Vec<i64>,
    /// In `nimm` the piles: the card on top, and how many there are.
    piles: Vec<(Cow, i64)>,
    /// The cards that open piles, the next last.
    stock: Vec<Cow>,
    /// What each action of this turn did to the hand of whose turn it is.
    turn: Vec<i64>,
    seat: Option<usize>,
    /// How many turns there were.
    turns: u32,
}

/// How many cards of the stock open piles after a take (N9).
const OPENED: usize = 2;

impl Hands {
    /// Those of a deal: so many cards by seat, the open cards of `nimm`, and its stock, the next card first.
    #[must_use]
    pub fn dealt(held: &[usize], open: &[Cow], stock: &[Cow]) -> Hands {
        Hands {
            held: held.iter().map(|cards| *cards as i64).collect(),
            piles: open.iter().map(|top| (*top, 1)).collect(),
            stock: stock.iter().rev().copied().collect(),
            ..Hands::default()
        }
    }

    /// Cards by seat.
    pub fn held(&self) -> impl Iterator<Item = u32> {
        self.held.iter().map(|cards| u32::try_from(*cards).unwrap_or_default())
    }

    /// How many turns there were.
    #[must_use]
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// Takes note of what a seat did, by its code; `None` when it can't have been done.
    pub fn note(&mut self, seat: usize, code: &str) -> Option<()> {
        if self.seat != Some(seat) {
            self.seat = Some(seat);
            self.turns = self.turns.saturating_add(1);
            self.turn.clear();
        }
        let change = match code {
            "undo" => self.turn.pop()?.checked_neg()?,
            code => self.change(code.parse().ok()?)?,
        };
        if code != "undo" {
            self.turn.push(change);
        }
        let held = self.held.get_mut(seat)?;
        *held = held.checked_add(change).filter(|held| *held >= 0)?;
        Some(())
    }

    /// What an action does to the hand of the seat.
    fn change(&mut self, action: Action) -> Option<i64> {
        match action {
            Action::Nimm(nimm::Action::Take { top, .. }) => self.take(top),
            Action::Nimm(nimm::Action::Lay { card, on }) => self.lay(card, on),
            Action::Rows(rows::Action::Draw) => Some(1),
            Action::Rows(rows::Action::Lay { .. } | rows::Action::Bridge { .. } | rows::Action::Discard) => {
                Some(-1)
            }
            // In a swap a number goes out and a joker comes in.
            Action::Rows(rows::Action::Swap(_) | rows::Action::End) | Action::Nimm(nimm::Action::End) => {
                Some(0)
            }
        }
    }

    fn lay(&mut self, card: Cow, on: Cow) -> Option<i64> {
        let pile = self.piles.iter_mut().find(|(top, _)| *top == on)?;
        *pile = (card, pile.1.checked_add(1)?);
        Some(-1)
    }

    fn take(&mut self, top: Cow) -> Option<i64> {
        let at = self.piles.iter().position(|(other, _)| *other == top)?;
        let (_, cards) = self.piles.swap_remove(at);
        for _ in 0..OPENED {
            self.piles.extend(self.stock.pop().map(|card| (card, 1)));
        }
        Some(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held(hands: &Hands) -> Vec<u32> {
        hands.held().collect()
    }

    fn cows(codes: &[&str]) -> Vec<Cow> {
        codes.iter().map(|code| code.parse().unwrap()).collect()
    }

    #[test]
    fn what_is_taken_back_is_in_the_hand_again() {
        let mut hands = Hands::dealt(&[5, 5], &[], &[]);
        for (seat, code, cards) in [
            (0, "r10", 4),
            (0, "y>*b9", 3),
            (0, "undo", 4),
            (0, "=r9", 4),
            (0, "undo", 4),
            (0, "undo", 5),
            (0, "-*", 4),
            (0, ".", 4),
            (1, "+", 6),
        ] {
            hands.note(seat, code).unwrap();
            assert_eq!(held(&hands).get(seat), Some(&cards), "{code}");
        }
        assert_eq!(hands.turns(), 2);
    }

    #[test]
    fn a_pile_is_taken_with_all_that_lies_on_it() {
        let mut hands = Hands::dealt(&[10, 10], &cows(&["31"]), &cows(&["50", "70", "90"]));
        for (seat, code) in [(0, "36>31"), (0, "."), (1, "40>36"), (1, "."), (0, "<40@1"), (1, "<50")] {
            hands.note(seat, code).unwrap();
        }
        assert_eq!(held(&hands), [12, 10]);
        assert_eq!(hands.note(0, "<31"), None);
    }

    #[test]
    fn what_cannot_be_is_no_deed() {
        let mut hands = Hands::dealt(&[1, 0], &[], &[]);
        for (seat, code) in [(1, "r9"), (2, "r9"), (0, "undo"), (0, "7>x"), (0, "7"), (0, "<")] {
            assert_eq!(hands.note(seat, code), None, "{code}");
        }
    }
}
