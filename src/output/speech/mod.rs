//! A voice of its own: texts become speech on a thread that nothing else runs on.
//!
//! Whoever plays hands texts to a [`Speaker`] and goes on at once. Only the speech thread knows whether a service is
//! there, late, hung or gone; what the player should hear of that waits as [`SpeechEvent`].

mod address;
mod backend;
#[cfg(any(windows, target_os = "macos", elevens_tts))]
mod done;
mod engine;
mod fault;
#[cfg(all(fuzzing, unix))]
mod fuzzed;
mod mailbox;
mod main_loop;
mod manner;
mod news;
mod opener;
mod outlet;
mod queue;
mod reply;
mod speaker;
mod ssip;
mod stream;
mod text;
mod watchdog;
#[cfg(any(windows, target_os = "macos", elevens_tts))]
mod worker;

pub use address::{ServiceAddress, SpeechService};
pub use backend::Backend;
#[cfg(all(fuzzing, unix))]
pub use fuzzed::hear_service;
pub use main_loop::serve_voices;
pub use manner::Spoken;
pub use manner::{Condensed, Manner};
pub use news::{Absence, SpeechEvent};
pub use speaker::Speaker;
