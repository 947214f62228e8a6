use super::Move;
use crate::cards::Colour;

/// Words that stand for what was named last in a turn, or undo what they name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reference {
    /// The thing that was named last: "do that", "lay it".
    That,
    /// Both cards that were named last.
    Both,
    /// All cards that were named last.
    All,
    /// The other of two.
    Other,
    /// The cards that were named last, in another colour.
    Likewise(Colour),
    /// More cards, in the colour that was named last: "and the 12".
    Also(Vec<Move>),
    /// Not what was named last: "not that one".
    NotThat,
    /// The cards of this turn that are to be taken back: "remove red 12".
    TakeBack(Vec<Move>),
    /// One of these and the end of the turn: "lay it and end".
    ThenEnd(Box<Reference>),
}

impl Reference {
    /// All that are one word each in the notation.
    pub(super) const PLAIN: [(&'static str, Reference); 5] = [
        ("that", Reference::That),
        ("that both", Reference::Both),
        ("that all", Reference::All),
        ("that other", Reference::Other),
        ("not that", Reference::NotThat),
    ];

    /// Returns whether it stands for what is laid, so that the turn may end with it.
    pub(crate) const fn names_anew(&self) -> bool {
        match self {
            Reference::That
            | Reference::Both
            | Reference::All
            | Reference::Other
            | Reference::Likewise(_) => true,
            Reference::Also(_) | Reference::NotThat | Reference::TakeBack(_) | Reference::ThenEnd(_) => false,
        }
    }
}
