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
    /// Returns its notes, each with hertz and milliseconds.
    #[must_use]
    pub const fn notes(self) -> &'static [(f32, u32)] {
        match self {
            Cue::YourTurn => &[(523.25, 70), (783.99, 110)],
            Cue::Refused => &[(196.0, 130)],
            Cue::Bonus => &[(523.25, 60), (659.26, 60), (1046.5, 120)],
            Cue::RoundOver => &[(783.99, 80), (587.33, 80), (392.0, 130)],
            Cue::FewCards => &[(880.0, 55), (880.0, 55)],
        }
    }
}
