//! What is kept: saved games and settings, and what is said when they can't be.

mod evenings;
mod events;
pub mod fault;
mod folders;
mod generator;
mod kept;
mod overwrite;
mod replace;
mod saved;
mod saver;
mod settings;
mod zone;

pub use evenings::{Archive, Me, Played};
pub use fault::settings_fault;
pub use folders::Folders;
pub use generator::{date_of_environment, generator, seed_of_environment};
pub use kept::Kept;
pub use overwrite::overwrite;
pub use saved::{Faulty, Opened, Saved, has_finished, newest, open, open_file, unfinished};
pub use saver::{Saver, Saving};
pub use settings::{Settings, Spoken};
pub use zone::zone;
