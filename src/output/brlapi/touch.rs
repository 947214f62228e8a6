/// What a key of the display asks of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A routing key over a piece, with what that piece gives back.
    Routed(String),
    /// A key that moved over the text; a voice that is talking may fall silent.
    Moved,
}
