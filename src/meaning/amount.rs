use super::Person;

/// The amount that is told unasked.
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

/// The depth of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Depth {
    /// The usual, short.
    Short,
    /// More.
    Full,
}

/// The questions about all matches that were played to their end, evening after evening.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Evenings {
    /// The results.
    All(Depth),
    /// The number that were won.
    Won,
    /// The number of times that one was better than somebody.
    Against(Person),
    /// The most that were won in a row.
    Streak,
    /// The best results.
    Best,
    /// The longest match.
    Longest,
    /// The number of cards that are left in hand at the end of a round, on average.
    Left,
    /// The result of the deal of the day.
    Today,
}
