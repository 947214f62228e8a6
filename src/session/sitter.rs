use crate::players::Kind;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person.
    Person,
    /// The computer.
    Computer(Kind),
}

/// The word for a person in a record.
const PERSON: &str = "human";

impl Sitter {
    /// A person, and the computers, the weakest first.
    pub const ALL: [Sitter; 5] = [
        Sitter::Person,
        Sitter::Computer(Kind::Easy),
        Sitter::Computer(Kind::Medium),
        Sitter::Computer(Kind::Hard),
        Sitter::Computer(Kind::Expert),
    ];

    /// The word for the kind in a record.
    pub fn id(self) -> &'static str {
        match self {
            Sitter::Person => PERSON,
            Sitter::Computer(kind) => kind.id(),
        }
    }

    /// The kind of computer player; `None` for a person.
    #[must_use]
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Sitter::Person => None,
            Sitter::Computer(kind) => Some(kind),
        }
    }

    /// The kind of a word in a record; one that is not known is played by the computer as well as it can.
    pub fn from_id(id: &str) -> Sitter {
        if id == PERSON { Sitter::Person } else { Sitter::Computer(id.parse().unwrap_or(Kind::Medium)) }
    }
}
