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
pub(crate) use environment::test_time_scale;
#[cfg(feature = "program")]
pub use environment::today;
#[cfg(feature = "program")]
pub(crate) use environment::{LogLevel, generator, seed_of_environment, zone};
pub use fault::Unusable;
pub(crate) use fault::{is_held, kind_at};
pub(crate) use files::{PrivateFile, create_folder, overwrite, read_regular, replace};
#[cfg(feature = "program")]
pub use folders::Folders;
pub use keyring::Credentials;
pub(crate) use keyring::Keyring;
pub use records::attempts;
pub(crate) use records::{has_finished, newest_record, totals_of};
pub(crate) use saved::{FaultyRecord, Saved, newest, open_file, unfinished};
pub use saved::{StoredMatch, open};
pub use saver::Saving;
pub(crate) use saver::{Saver, next_number};
pub use settings::{Confirm, PromptSign, Settings, SpeechSettings};
pub(crate) use settings::{PromptOutput, Prompts, StoredSettings, VoiceActivation};
#[cfg(feature = "program")]
pub use statistics::Archive;
pub(crate) use statistics::{DayResult, Statistics, WinCount, against};
pub use statistics::{Me, PlayedMatch, scan};
#[cfg(any(feature = "client", feature = "host"))]
pub use tls::TlsFault;
#[cfg(any(feature = "client", feature = "host"))]
pub(crate) use tls::{certificates, private_key};
