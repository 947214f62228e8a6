//! Utterances as lines and as speech; nothing here sees a game.

pub mod brf;
pub mod brlapi;
mod cells;
pub mod cues;
mod fold;
mod inbox;
mod layout;
mod letters;
mod lines;
mod meanwhile;
mod moment;
#[cfg(unix)]
mod reach;
#[cfg(all(unix, any(feature = "emboss", feature = "sounds")))]
pub mod silence;
pub mod speech;

pub(crate) use cells::{fold_cells, in_cells};
pub(crate) use fold::{composed, fold, printable};
pub(crate) use layout::{Layout, Width};
pub use letters::{Letters, is_one_cell};
pub use lines::braille_lines;
pub(crate) use lines::{Lines, braille_text};
pub(crate) use meanwhile::{Meanwhile, Message, Typing};
