//! Sets of places as four words, one a colour, which a plan can work on row by row.

use crate::cards::{Colour, Place};

/// One word a colour, in the order of [`Colour::ALL`], bit n for the number n.
pub(super) type Lanes = [u32; 4];

/// The numbers 1 to 11 of a row.
pub(super) const LOW_HALF: u32 = 0x0000_0FFE;
/// The numbers 11 to 21 of a row.
pub(super) const HIGH_HALF: u32 = 0x003F_F800;

/// The bit of a place in the lane of its colour.
pub(super) fn bit(place: Place) -> u32 {
    1 << place.number()
}

/// The places directly beside those of a lane.
pub(super) fn beside(lane: u32) -> u32 {
    lane << 1 | lane >> 1
}

/// The places of a row's lane.
pub(super) fn places(row: usize, lane: u32) -> impl Iterator<Item = Place> {
    numbers(lane).map(move |number| Place::at(Colour::ALL[row], number))
}

/// The numbers of a lane, rising.
pub(super) fn numbers(mut lane: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let number = (lane != 0).then_some(lane.trailing_zeros() as u8)?;
        lane &= lane - 1;
        Some(number)
    })
}

/// The numbers of a lane, falling.
pub(super) fn falling(mut lane: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let number = lane.checked_ilog2()? as u8;
        lane &= !(1 << number);
        Some(number)
    })
}
