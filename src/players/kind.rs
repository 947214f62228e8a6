use std::fmt;
use std::str::FromStr;

/// The strength of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Strength {
    /// A beginner: forgets, looks at what changed, and thinks one card ahead.
    Easy,
    /// Plans most of its turns, and holds back what helps the others.
    Medium,
    /// Plays out many rounds in its head, and sees the end of a short one exactly.
    Hard,
}

impl Strength {
    /// Every kind, the weakest first.
    pub const ALL: [Strength; 3] = [Strength::Easy, Strength::Medium, Strength::Hard];

    /// The language-neutral name that records and flags use.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Strength::Easy => "easy",
            Strength::Medium => "medium",
            Strength::Hard => "hard",
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// No kind of player has this id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no kind of player is called {0:?}")]
pub struct UnknownKind(pub String);

/// The id of a fourth level, which was no stronger than `hard`; records of that time have it.
const FORMER: &str = "expert";

impl FromStr for Strength {
    type Err = UnknownKind;

    fn from_str(id: &str) -> Result<Strength, UnknownKind> {
        if id == FORMER {
            return Ok(Strength::Hard);
        }
        Strength::ALL.into_iter().find(|kind| kind.id() == id).ok_or_else(|| UnknownKind(id.to_owned()))
    }
}
