use crate::meaning::{Automation, Verbosities};
use crate::protocol::{Introduction, Wants};
use crate::store::Confirm;
use serde::{Deserialize, Serialize};

/// The longest address of a page, in bytes.
const LONGEST_ADDRESS: usize = 300;

/// The program of a guest.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Program {
    /// The things that it wants to know.
    pub wants: Wants,
    /// The amount that its guest is told.
    pub tellings: Verbosities,
    /// When what its guest said by voice is asked back.
    pub confirm: Confirm,
    /// The way in which the routine moves of its guest are made.
    #[serde(flatten)]
    pub automation: Automation,
    /// The address of the page of the host, as it knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// The number of inputs of its guest that were answered.
    answered: u64,
    /// The number of inputs that were heard since.
    owed: u64,
}

impl Program {
    /// As it was introduced.
    #[must_use]
    pub fn of(introduction: &Introduction) -> Program {
        Program {
            wants: introduction.wants,
            tellings: introduction.tellings,
            confirm: introduction.confirm,
            automation: introduction.automation,
            address: introduction.address.clone().filter(|address| address.len() <= LONGEST_ADDRESS),
            ..Program::default()
        }
    }

    /// So much was heard of its guest by a node that is gone, which answers none of it any more.
    pub const fn heard_elsewhere(&mut self, heard: u64) {
        self.answered = heard;
        self.owed = 0;
    }

    /// Returns how much was heard of its guest since the connection was opened.
    #[must_use]
    pub const fn heard(&self) -> u64 {
        self.answered.saturating_add(self.owed)
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
