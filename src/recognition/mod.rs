//! Hearing in the program itself: from the sound of a microphone to utterances that somebody may mean now.

mod ear;
mod expected;
mod frames;
mod hearer;
mod judge;
mod meter;
mod model;
mod recognizer;
mod report;
mod segments;
mod sound;
mod sphinx;
#[cfg(feature = "whisper")]
mod whisper;

pub(crate) use ear::HearingFault;
pub use ear::{Asks, Ear, Heard, HeardOutcome};
pub use expected::Expected;
pub(crate) use expected::Lookout;
pub use frames::{FRAME, Frames, RATE};
pub use hearer::Hearer;
pub use judge::{Judged, UtteranceVerdict};
pub use model::Model;
pub use recognizer::{Fit, Near};
pub use report::Report;
pub use sound::Source;
pub(crate) use sphinx::SphinxModel;
#[cfg(feature = "whisper")]
pub(crate) use whisper::WhisperModel;
