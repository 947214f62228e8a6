//! Storage: saved games, statistics, settings, and where they are. It holds data and faults, no sentences.

#[cfg(feature = "program")]
mod acoustics;
#[cfg(feature = "program")]
mod environment;
mod fault;
mod files;
#[cfg(feature = "program")]
mod folders;
mod keyring;
mod records;
mod saved;
mod saver;
mod settings;
mod statistics;
#[cfg(any(feature = "client", feature = "host"))]
mod tls;

#[cfg(feature = "program")]
pub use acoustics::Acoustics;
#[cfg(feature = "host")]
pub use environment::test_time_scale;
#[cfg(feature = "program")]
pub use environment::{LogLevel, generator, seed_of_environment, today, zone};
pub use fault::{Unusable, is_held, kind_at};
pub use files::{PrivateFile, create_folder, overwrite, read_regular, replace};
#[cfg(feature = "program")]
pub use folders::Folders;
pub use keyring::{Credentials, Keyring};
pub use records::{attempts, has_finished, newest_record};
pub use saved::{FaultyRecord, Saved, StoredMatch, newest, open, open_file, unfinished};
pub use saver::{Saver, Saving, next_number};
pub use settings::{
    Confirm, Outlet, Prompt, Prompts, Settings, SpeechSettings, StoredSettings, VoiceActivation,
};
#[cfg(feature = "program")]
pub use statistics::Archive;
pub use statistics::{DayResult, Me, PlayedMatch, Statistics, WinCount, against, scan};
#[cfg(any(feature = "client", feature = "host"))]
pub use tls::{TlsFault, certificates, private_key};
