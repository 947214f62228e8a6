//! The referee at a real table: it is told what people lay and draw, and keeps the board and the score.
//!
//! Nothing is saved: a record begins with the deal, which only the cards themselves know.

mod answers;
mod desk;
mod orders;
mod told;

pub use desk::Desk;
