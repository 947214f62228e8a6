use crate::cards::{Hand, Place, PlaceSet};

/// The 11 with which the holder opens `classic`: red, else yellow, green, blue (C2).
pub(super) fn best_eleven(hand: &Hand) -> Option<Place> {
    (hand.numbers & PlaceSet::numbers(11, 11)).iter().next()
}
