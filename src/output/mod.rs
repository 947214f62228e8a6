//! Utterances as lines and as speech; nothing here sees a game.

pub mod brf;
pub mod brlapi;
mod cells;
pub mod cues;
mod fold;
mod layout;
mod lines;
mod moment;
#[cfg(all(unix, any(feature = "emboss", feature = "sounds")))]
pub mod silence;
pub mod speech;

pub use cells::{fold_cells, in_cells, is_one_cell};
pub use fold::{fold, printable};
pub use layout::Layout;
pub use lines::{Lines, braille_lines, braille_text};
