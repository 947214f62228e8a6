/// How a line came in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Typed.
    Typed,
    /// Understood by a recognizer, which may have misheard.
    Spoken,
    /// Heard by the game itself, beyond doubt.
    Heard,
}

impl Way {
    /// Whether somebody said it aloud.
    #[must_use]
    pub const fn is_spoken(self) -> bool {
        match self {
            Way::Spoken | Way::Heard => true,
            Way::Typed => false,
        }
    }
}
