use crate::cards::Cow;

/// The highest number of steps that a card may be above the top of a pile (N2).
pub const REACH: u8 = 10;

/// The visible part of a pile: its top, and its number of cards (N11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pile {
    /// The card on top.
    pub top: Cow,
    /// The number of cards the pile has.
    pub cards: u8,
}

impl Pile {
    /// The value in a slot that has no pile, or whose pile was taken.
    pub(super) const NONE: Pile = Pile { top: Cow::at(1), cards: 0 };
}

/// Buffalos in the supply at the start.
pub const BUFFALOS: u8 = 10;
/// The number of cards a pile needs to earn a buffalo (N3).
pub const EARNING: u8 = 3;
