use super::Place;

/// A card that can be held in hand in the row games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Card {
    /// A number of a colour.
    Number(Place),
    /// A joker.
    Joker,
}
