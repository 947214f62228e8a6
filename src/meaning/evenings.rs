use super::{Depth, Person};

/// What can be asked of all matches that were played to their end, evening after evening.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Evenings {
    /// How it went.
    All(Depth),
    /// How many were won.
    Won,
    /// How often one was better than somebody.
    Against(Person),
    /// The most that were won in a row.
    Streak,
    /// The best results.
    Best,
    /// The longest match.
    Longest,
    /// How many cards are left in hand at the end of a round, on average.
    Left,
    /// What was made of the deal of the day.
    Today,
}
