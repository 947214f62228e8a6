/// One of the four colours of the number cards, and so of the four rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Colour {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
}

impl Colour {
    /// All four, in the order in which hands are told and sets are walked through.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue];

    /// The position in [`Colour::ALL`], 0 to 3.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Colour::Red => 0,
            Colour::Yellow => 1,
            Colour::Green => 2,
            Colour::Blue => 3,
        }
    }
}
