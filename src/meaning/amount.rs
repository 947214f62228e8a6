/// How much is told unasked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Verbosity {
    /// The least that can be played with.
    Brief,
    /// The usual.
    Normal,
    /// More.
    Full,
}

impl Verbosity {
    /// All of them, from least to most.
    pub const ALL: [Verbosity; 3] = [Verbosity::Brief, Verbosity::Normal, Verbosity::Full];

    /// The language-neutral name that flags and settings use.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Verbosity::Brief => "brief",
            Verbosity::Normal => "normal",
            Verbosity::Full => "full",
        }
    }

    /// The one with that name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Verbosity> {
        Verbosity::ALL.into_iter().find(|verbosity| verbosity.id() == id)
    }
}

/// How much an answer tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Depth {
    /// The usual, short.
    Short,
    /// More.
    Full,
}
