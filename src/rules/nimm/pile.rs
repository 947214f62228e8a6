use crate::cards::Cow;

/// How far above the top of a pile a card may be (N2).
pub const REACH: u8 = 10;

/// What is seen of a pile: its top, and how many cards it has (N11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pile {
    /// The card on top.
    pub top: Cow,
    /// How many cards the pile has.
    pub cards: u8,
}

impl Pile {
    /// What stands where no pile is, or where one was that is taken.
    pub(super) const NONE: Pile = Pile { top: Cow::at(1), cards: 0 };
}
