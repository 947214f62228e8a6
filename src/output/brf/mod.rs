//! Pages to emboss: from words in braille cells to lines, pages and the characters of a BRF file.
//!
//! Nothing here translates, and nothing here reads or writes.

mod braille;
mod cell;
mod pages;
mod wrap;

pub use braille::Braille;
pub use cell::Cell;
pub use pages::{Block, Pages, Paper};
