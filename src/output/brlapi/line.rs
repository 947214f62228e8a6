use super::Route;

/// A line of the board: its pieces, shown with single spaces between them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardLine {
    /// The pieces from left to right.
    pub pieces: Vec<Piece>,
}

/// A part of a line that is touched as one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Piece {
    /// The text that is shown; a no-break space holds its sides in one window, and is shown as a plain space.
    pub text: String,
    /// The route that a routing key over any of its cells gives back, if any.
    pub touch: Option<Route>,
}

impl Piece {
    /// A piece that gives nothing back.
    pub fn plain(text: impl Into<String>) -> Piece {
        Piece { text: text.into(), touch: None }
    }

    /// A piece that gives a route back.
    pub fn touched(text: impl Into<String>, touch: Route) -> Piece {
        Piece { text: text.into(), touch: Some(touch) }
    }
}

impl From<&str> for BoardLine {
    /// A line of one piece that gives nothing back.
    fn from(text: &str) -> BoardLine {
        BoardLine { pieces: vec![Piece::plain(text)] }
    }
}
