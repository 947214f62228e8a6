//! The model that is heard by, which decides which recognizer hears.

use super::recognizer::Recognizer;
use super::sphinx::{self, PocketSphinx};

/// A model, and the recognizer that it is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Model {
    /// A model of PocketSphinx.
    Sphinx(sphinx::Model),
}

impl Model {
    /// Makes the recognizer, on the thread that will hear.
    pub(super) fn recognizer(self) -> Box<dyn Recognizer> {
        match self {
            Model::Sphinx(model) => Box::new(PocketSphinx::new(model)),
        }
    }
}
