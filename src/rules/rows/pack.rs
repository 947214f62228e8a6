use crate::cards::{Card, Colour, Place, PlaceSet};
use crate::rules::Luck;

/// The most cards that are dealt or drawn.
pub(super) const MOST_CARDS: usize = 84;

/// The cards that are dealt or drawn, in some order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pack {
    cards: [Card; MOST_CARDS],
    len: u8,
}

impl Pack {
    /// The numbers of a set, in its order, and so many jokers; each game has its pack ready, as it is dealt from so often.
    pub(super) const fn of(numbers: PlaceSet, jokers: u8) -> Pack {
        let mut pack = Pack { cards: [Card::Joker; MOST_CARDS], len: 0 };
        let mut at = 0;
        while at < Colour::ALL.len() * Place::HIGHEST as usize {
            let colour = Colour::ALL[at / Place::HIGHEST as usize];
            let place = Place::at(colour, (at % Place::HIGHEST as usize) as u8 + 1);
            if numbers.contains_all(PlaceSet::one(place)) {
                pack.cards[pack.len as usize] = Card::Number(place);
                pack.len += 1;
            }
            at += 1;
        }
        pack.len += jokers;
        pack
    }

    /// The cards.
    pub(super) fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// Puts the cards in an order of which each is as likely as another.
    pub(super) fn shuffle(&mut self, luck: &mut impl Luck) {
        luck.shuffle(&mut self.cards[..usize::from(self.len)]);
    }
}
