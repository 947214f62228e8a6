/// The text under a routing key, by a number that its owner gave it: a display knows no commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Route(pub u64);

/// A request that a key of the display makes of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A routing key over a piece, with what that piece gives back.
    Routed(Route),
    /// A routing key over the line that is typed: the cursor goes behind so many of its bytes.
    Placed(usize),
    /// A key that moved over the text; a voice that is talking may fall silent.
    Moved,
}
