//! Utterances as lines and as speech; nothing here sees a game.

pub mod brf;
pub mod brlapi;
mod cells;
#[cfg(unix)]
mod connect;
pub mod cues;
mod deferred;
mod fold;
mod inbox;
mod layout;
mod letters;
mod lines;
mod moment;
#[cfg(all(unix, any(feature = "emboss", feature = "sounds")))]
pub mod silence;
pub mod speech;

pub(crate) use cells::{fold_cells, in_cells};
pub(crate) use deferred::{Deferred, Message, Typing};
pub(crate) use fold::{composed, fold, printable};
pub(crate) use layout::{Layout, Width};
pub use letters::{Letters, is_one_cell};
pub use lines::braille_lines;
pub(crate) use lines::{Lines, braille_text};
