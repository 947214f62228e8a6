//! Who stands at the door, and how far it came.

use super::accounts::fingerprint::Fingerprint;
use super::storage::stored::KeptGuest;
use crate::locale::Language;
use crate::protocol::GuestInput;
use std::time::Duration;

/// What is waited for.
#[derive(Debug)]
pub enum Step {
    /// A language.
    Language,
    /// A name.
    Name,
    /// The key of a guest.
    Key(KeptGuest),
    /// What becomes of a key; the lines that came early.
    Looking(KeptGuest, String, Vec<GuestInput>),
}

/// Somebody at the door.
#[derive(Debug)]
pub struct Visitor {
    /// What is waited for.
    pub step: Step,
    /// The language that was chosen.
    pub language: &'static Language,
    /// The key of ssh that the connection was opened with.
    pub ssh: Option<Fingerprint>,
    /// How many wrong keys were heard.
    pub wrong: u32,
    /// Cells in a line, as the connection tells.
    pub width: Option<usize>,
    /// When the connection was opened.
    pub since: Duration,
}

impl Visitor {
    /// Somebody who came at a time, of whom this is waited for.
    #[must_use]
    pub const fn new(step: Step, language: &'static Language, since: Duration) -> Visitor {
        Visitor { step, language, ssh: None, wrong: 0, width: None, since }
    }
}
