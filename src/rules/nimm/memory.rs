use super::{Event, MOST_SEATS};
use crate::cards::{Cow, CowSet, Seat};

/// The memory of an observer of a round: the cards that were laid on piles, and those who took them.
///
/// Of a round watched from its deal on that is all but the stock and what was dealt to the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memory {
    /// The card on which each card was seen laid, by number.
    under: [Option<Cow>; Cow::HIGHEST as usize + 1],
    held: [CowSet; MOST_SEATS],
}

impl Default for Memory {
    fn default() -> Memory {
        Memory { under: [None; _], held: [CowSet::EMPTY; _] }
    }
}

impl Memory {
    /// Takes note of what happened, as far as the observer may know it ([`Event::seen_by`]).
    pub fn see(&mut self, events: &[Event]) {
        events.iter().for_each(|event| self.note(event));
    }

    fn note(&mut self, event: &Event) {
        match *event {
            Event::Laid { seat, card, on } => {
                self.under[usize::from(card.number())] = Some(on);
                if let Some(held) = self.held.get_mut(seat.index()) {
                    held.remove(card);
                }
            }
            Event::Took { seat, top, count: _, cards } => {
                let seen = self.pile(top).collect::<CowSet>() | cards.unwrap_or_default();
                for card in seen {
                    self.under[usize::from(card.number())] = None;
                }
                if let Some(held) = self.held.get_mut(seat.index()) {
                    *held = *held | seen;
                }
            }
            Event::BuffaloEarned { .. }
            | Event::BuffaloForgone { .. }
            | Event::NoBuffaloLeft { .. }
            | Event::PileOpened { .. }
            | Event::TurnOver { .. }
            | Event::RoundOver(_) => {}
        }
    }

    /// The cards that the seat was seen to take and not to lay.
    #[must_use]
    pub fn held(&self, seat: Seat) -> CowSet {
        self.held.get(seat.index()).copied().unwrap_or_default()
    }

    /// The cards of the pile with this top as far down as they were seen laid, from the top.
    pub fn pile(&self, top: Cow) -> impl Iterator<Item = Cow> {
        std::iter::successors(Some(top), |card| self.under[usize::from(card.number())])
    }
}
