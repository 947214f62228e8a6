use crate::rules::rows::Feature;

/// A part of the box that some games do without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// Jokers.
    Jokers,
    /// Bridges.
    Bridges,
    /// Bonus cards.
    Bonus,
    /// A pile to draw from.
    Drawing,
    /// Piles to lay on.
    Piles,
    /// Colours, and so rows.
    Colours,
}

impl From<Feature> for Part {
    fn from(feature: Feature) -> Part {
        match feature {
            Feature::Jokers => Part::Jokers,
            Feature::Bridges => Part::Bridges,
        }
    }
}
