use crate::cards::{Card, Cow};
use std::fmt;

/// A card of either pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealtCard {
    /// A card of a row game.
    Card(Card),
    /// A card of `nimm`.
    Cow(Cow),
}

impl fmt::Display for DealtCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealtCard::Card(card) => card.fmt(f),
            DealtCard::Cow(cow) => cow.fmt(f),
        }
    }
}

impl From<Card> for DealtCard {
    fn from(card: Card) -> DealtCard {
        DealtCard::Card(card)
    }
}

impl From<Cow> for DealtCard {
    fn from(cow: Cow) -> DealtCard {
        DealtCard::Cow(cow)
    }
}

/// A reason why a written deal is impossible, in any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// There is not one hand for each seat.
    #[error("{found} hands for {seats} players")]
    Hands {
        /// Hands written.
        found: usize,
        /// Seats at the table.
        seats: usize,
    },
    /// A hand has the wrong number of cards.
    #[error("the hand of seat {seat} has {found} cards, not {expected}")]
    HandSize {
        /// The seat, from 0.
        seat: usize,
        /// Cards written.
        found: usize,
        /// Cards dealt by the rules.
        expected: usize,
    },
    /// The bridges are not those of the rules.
    #[error("the bridges are not those that the rules give")]
    Bridges,
    /// Not exactly one card lies open.
    #[error("{0} cards lie open, not 1")]
    Open(usize),
    /// The pack has no such card, or it was dealt before.
    #[error("{0} is in the deal once too often")]
    TooMany(DealtCard),
    /// A card of the pack is nowhere.
    #[error("{0} is missing from the deal")]
    Missing(DealtCard),
    /// Another seat has to begin (N13).
    #[error("seat {0} can't begin")]
    First(usize),
    /// The deal is one of the other family of games.
    #[error("this is no deal of this game")]
    OtherGame,
}

/// Returns the faults in the number and the sizes of the hands.
pub(super) fn hand_faults<C>(hands: &[Vec<C>], seats: usize, expected: usize) -> Vec<SetupFault> {
    let found = hands.len();
    let number = (found != seats).then_some(SetupFault::Hands { found, seats });
    let sizes = hands.iter().map(Vec::len).enumerate().filter(|(_, found)| *found != expected);
    let sizes = sizes.map(|(seat, found)| SetupFault::HandSize { seat, found, expected });
    number.into_iter().chain(sizes).collect()
}

/// Returns the cards that were dealt too often, and those of the pack that were not dealt.
pub(super) fn card_faults<'a, C>(
    pack: impl IntoIterator<Item = C>,
    dealt: impl Iterator<Item = &'a C>,
) -> impl Iterator<Item = SetupFault>
where
    C: Copy + PartialEq + Into<DealtCard> + 'a,
{
    let mut missing: Vec<C> = pack.into_iter().collect();
    let mut too_many = Vec::new();
    for card in dealt {
        match missing.iter().position(|other| other == card) {
            Some(at) => {
                missing.swap_remove(at);
            }
            None => too_many.push(SetupFault::TooMany((*card).into())),
        }
    }
    too_many.into_iter().chain(missing.into_iter().map(|card| SetupFault::Missing(card.into())))
}
