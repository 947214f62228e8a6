//! Without the feature for it, the program hears nothing by itself.

use super::around::{Around, Unheard};
use super::told::Told;
use crate::locale::Language;
use std::path::Path;

/// Nobody who hears.
#[derive(Debug)]
pub enum Aural {}

impl Aural {
    /// Says that it can't.
    ///
    /// # Errors
    /// Always.
    pub fn open(_: &'static Language, _: Option<&Path>, around: Around) -> Result<Aural, Unheard> {
        let Around { teller, speaks, headphones, gate, understanding } = around;
        drop((teller, speaks, headphones, gate, understanding));
        Err(Unheard::Built)
    }

    /// What it is told of what can be said.
    pub const fn told(&mut self) -> &mut Told {
        match *self {}
    }
}
