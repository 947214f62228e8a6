//! The model that is heard by, which decides which recognizer hears.

use super::recognizer::Recognizer;
use super::sphinx::{PocketSphinx, SphinxModel};
#[cfg(feature = "whisper")]
use super::whisper::{Whisper, WhisperModel};

/// A model, and the recognizer that it is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Model {
    /// A model of PocketSphinx.
    Sphinx(SphinxModel),
    /// A model of Whisper.
    #[cfg(feature = "whisper")]
    Whisper(WhisperModel),
}

impl Model {
    /// The name of the recognizer.
    pub(crate) const fn engine(&self) -> &'static str {
        match self {
            Model::Sphinx(_) => "pocketsphinx",
            #[cfg(feature = "whisper")]
            Model::Whisper(_) => "whisper",
        }
    }

    /// Makes the recognizer, on the thread that will hear; `None` where the model can't be read.
    pub(super) fn recognizer(self) -> Option<Box<dyn Recognizer>> {
        match self {
            Model::Sphinx(model) => Some(Box::new(PocketSphinx::new(model))),
            #[cfg(feature = "whisper")]
            Model::Whisper(model) => Some(Box::new(Whisper::open(&model).ok()?)),
        }
    }
}
