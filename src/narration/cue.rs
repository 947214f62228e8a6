use serde::{Deserialize, Serialize};

/// A short sound beside something that is said; it is never the only sign of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cue {
    /// It is the listener's turn.
    YourTurn,
    /// A command was not carried out.
    Refused,
    /// Somebody gets a bonus card.
    Bonus,
    /// A round is over.
    RoundOver,
    /// Somebody else has few cards left.
    FewCards,
}

impl Cue {
    /// Every cue.
    pub const ALL: [Cue; 5] = [Cue::YourTurn, Cue::Refused, Cue::Bonus, Cue::RoundOver, Cue::FewCards];
}
