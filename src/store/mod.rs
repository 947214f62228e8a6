//! Storage: saved games, statistics, settings, and where they are. It holds data and faults, no sentences.

mod acoustics;
mod fault;
mod folders;
mod generator;
#[cfg(feature = "host")]
mod haste;
mod kept;
#[cfg(feature = "host")]
mod keyring;
mod noted;
mod overwrite;
mod private;
mod prompts;
mod replace;
mod saved;
mod saver;
mod settings;
mod statistics;
mod talk;
mod today;
mod tries;
mod zone;

pub use acoustics::Acoustics;
pub use fault::{Unusable, is_held, kind_at};
pub use folders::{Folders, create_folder, read_regular};
pub use generator::{generator, seed_of_environment};
#[cfg(feature = "host")]
pub use haste::haste;
pub use kept::Kept;
#[cfg(feature = "host")]
pub use keyring::{Credentials, Keyring};
pub use noted::Noted;
pub use overwrite::overwrite;
pub use private::PrivateFile;
pub use prompts::{Outlet, Prompt, Prompts};
pub use replace::replace;
pub use saved::{
    Faulty, Saved, StoredMatch, has_finished, newest, newest_record, open, open_file, unfinished,
};
pub use saver::{Saver, Saving, next_number};
pub use settings::{Confirm, Settings, Spoken};
pub use statistics::{Archive, Count, DayResult, Me, PlayedMatch, Sum, against};
pub use talk::Talk;
pub use today::today;
pub use tries::tries;
pub use zone::zone;
