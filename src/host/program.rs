use super::envelope::Introduction;
use super::talk::Wants;
use crate::dialogue::{Confirm, Tellings};

/// The program of a guest.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// What it wants to know.
    pub wants: Wants,
    /// How much its guest is told.
    pub tellings: Tellings,
    /// When what its guest said by voice is asked back.
    pub confirm: Confirm,
    /// How many of the things that its guest said were answered.
    answered: u64,
    /// How many were heard since.
    owed: u64,
}

impl Program {
    /// As it was introduced.
    #[must_use]
    pub fn of(introduction: &Introduction) -> Program {
        Program {
            wants: Wants { board: introduction.board, words: introduction.words },
            tellings: introduction.tellings,
            confirm: introduction.confirm,
            ..Program::default()
        }
    }

    /// Something was heard of its guest.
    pub const fn hear(&mut self) {
        self.owed = self.owed.saturating_add(1);
    }

    /// All that was heard is answered; gives back how much that was since the connection was opened.
    pub const fn answer(&mut self) -> u64 {
        self.answered = self.answered.saturating_add(self.owed);
        self.owed = 0;
        self.answered
    }
}
