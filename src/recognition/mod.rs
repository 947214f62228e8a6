//! Hearing in the program itself: from the sound of a microphone to utterances that somebody may mean now.

mod ear;
mod expected;
mod frames;
mod hearer;
mod judge;
mod meter;
mod model;
mod recognizer;
mod segments;
mod sound;
mod sphinx;
#[cfg(feature = "whisper")]
mod whisper;

pub use ear::{Answer, Asks, Ear, Fault, Heard};
pub use expected::{Expected, Lookout};
pub use frames::{FRAME, Frames, RATE};
pub use hearer::Hearer;
pub use judge::Verdict;
pub use meter::Level;
pub use model::Model;
pub use recognizer::Near;
pub use sound::Source;
pub use sphinx::SphinxModel;
#[cfg(feature = "whisper")]
pub use whisper::WhisperModel;
