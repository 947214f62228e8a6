//! Utterances as lines; nothing here sees a game.

mod fold;
mod lines;

pub use fold::{fold, printable};
pub use lines::Lines;
