use super::Strength;

/// A player of a seat: a person, or a computer of some strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// A person.
    Person,
    /// A computer.
    Computer(Strength),
}

/// The name of a person's kind in a record.
const PERSON: &str = "human";

impl PlayerKind {
    /// Every kind: a person, then the computers, the weakest first.
    pub const ALL: [PlayerKind; 4] = [
        PlayerKind::Person,
        PlayerKind::Computer(Strength::Easy),
        PlayerKind::Computer(Strength::Medium),
        PlayerKind::Computer(Strength::Hard),
    ];

    /// Returns the name of the kind in a record.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            PlayerKind::Person => PERSON,
            PlayerKind::Computer(kind) => kind.id(),
        }
    }

    /// Returns the strength of a computer, or `None` for a person.
    #[must_use]
    pub const fn kind(self) -> Option<Strength> {
        match self {
            PlayerKind::Person => None,
            PlayerKind::Computer(kind) => Some(kind),
        }
    }

    /// Returns the kind with a name in a record; an unknown name is a computer of medium strength.
    #[must_use]
    pub fn from_id(id: &str) -> PlayerKind {
        if id == PERSON {
            PlayerKind::Person
        } else {
            PlayerKind::Computer(id.parse().unwrap_or(Strength::Medium))
        }
    }
}
