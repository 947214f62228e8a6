use super::{Card, PlaceSet};

/// The cards that a seat holds in a row game: number cards as a set, jokers by count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Hand {
    /// The number cards.
    pub numbers: PlaceSet,
    /// The jokers, 0 to 4.
    pub jokers: u8,
}

impl Hand {
    /// No card.
    pub const EMPTY: Hand = Hand { numbers: PlaceSet::EMPTY, jokers: 0 };

    /// Returns the number of cards.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.numbers.len() + self.jokers as u32
    }

    /// Returns whether no card is left.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.jokers == 0 && self.numbers.is_empty()
    }

    /// Returns whether such a card is held.
    #[inline]
    #[must_use]
    pub fn holds(self, card: Card) -> bool {
        match card {
            Card::Number(place) => self.numbers.contains(place),
            Card::Joker => self.jokers > 0,
        }
    }

    /// Takes a card in.
    #[inline]
    pub fn add(&mut self, card: Card) {
        match card {
            Card::Number(place) => self.numbers.insert(place),
            Card::Joker => self.jokers = self.jokers.saturating_add(1),
        }
    }

    /// Gives a card away that is held.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        match card {
            Card::Number(place) => self.numbers.remove(place),
            Card::Joker => self.jokers -= 1,
        }
    }

    /// The cards, numbers first, jokers last.
    #[inline]
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let jokers = std::iter::repeat_n(Card::Joker, usize::from(self.jokers));
        self.numbers.iter().map(Card::Number).chain(jokers)
    }
}

impl FromIterator<Card> for Hand {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::default();
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}
