/// A line of the board: its pieces, shown with single spaces between them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DisplayLine {
    /// The pieces from left to right.
    pub pieces: Vec<DisplayPiece>,
}

/// A part of a line that is touched as one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DisplayPiece {
    /// The text that is shown; a no-break space holds its sides in one window, and is shown as a plain space.
    pub text: String,
    /// The route that a routing key over any of its cells gives back, if any.
    pub touch: Option<RoutingTarget>,
}

impl DisplayPiece {
    /// A piece that gives nothing back.
    pub fn plain(text: impl Into<String>) -> DisplayPiece {
        DisplayPiece { text: text.into(), touch: None }
    }

    /// A piece that gives a route back.
    pub fn touched(text: impl Into<String>, touch: RoutingTarget) -> DisplayPiece {
        DisplayPiece { text: text.into(), touch: Some(touch) }
    }
}

impl From<&str> for DisplayLine {
    /// A line of one piece that gives nothing back.
    fn from(text: &str) -> DisplayLine {
        DisplayLine { pieces: vec![DisplayPiece::plain(text)] }
    }
}

/// The text under a routing key, by a number that its owner gave it: a display knows no commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoutingTarget(pub u64);

/// A request that a key of the display makes of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A routing key over a piece, with what that piece gives back.
    Routed(RoutingTarget),
    /// A routing key over the line that is typed: the cursor goes behind so many of its bytes.
    Placed(usize),
    /// A key that moved over the text; a voice that is talking may fall silent.
    Moved,
}
