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

pub use cells::{fold_cells, in_cells};
pub use fold::{composed, fold, printable};
pub use layout::{Layout, Width};
pub use letters::{Letters, is_one_cell};
pub use lines::{Lines, braille_lines, braille_text};
pub use meanwhile::{Meanwhile, Message, Typing};
