//! What is kept: saved games and settings, and what is said when they can't be.

mod events;
pub mod fault;
mod folders;
mod generator;
mod kept;
mod overwrite;
mod saved;
mod saver;
mod settings;

pub use fault::settings_fault;
pub use folders::Folders;
pub use generator::{generator, seed_of_environment};
pub use kept::Kept;
pub use overwrite::overwrite;
pub use saved::{Faulty, Opened, Saved, newest, open, open_file, unfinished};
pub use saver::{Saver, Saving};
pub use settings::{Settings, Spoken};
