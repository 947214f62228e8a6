//! What is kept: saved games and settings, and what is said when they can't be.

mod acoustics;
mod evenings;
mod events;
pub mod fault;
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
mod talk;
mod today;
mod tries;
mod zone;

pub use acoustics::Acoustics;
pub use evenings::{Archive, DayResult, Me, Played, day_begins};
pub use fault::settings_fault;
pub use folders::{Folders, create_folder, read_regular};
pub use generator::{generator, seed_of_environment};
#[cfg(feature = "host")]
pub use haste::haste;
pub use kept::Kept;
#[cfg(feature = "host")]
pub use keyring::{Key, Keyring};
pub use noted::Noted;
pub use overwrite::overwrite;
pub use private::PrivateFile;
pub use prompts::{Outlet, Prompt, Prompts};
pub use replace::replace;
pub use saved::{
    Faulty, Opened, Saved, Unusable, has_finished, newest, newest_record, open, open_file, unfinished,
};
#[cfg(feature = "host")]
pub use saved::{Revived, revive};
pub use saver::{Saver, Saving, next_number};
pub use settings::{Settings, Spoken};
pub use talk::Talk;
pub use today::today;
pub use tries::tries;
pub use zone::zone;
