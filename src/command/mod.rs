//! The command language: lines of input to commands, in the words of each language.

mod arrange;
mod articles;
mod bag;
mod clauses;
mod clitics;
mod corrected;
mod corrections;
mod grammar;
mod guesses;
mod helping;
mod holding;
mod intent;
mod interpreter;
mod lexicon;
mod likeness;
mod moves;
mod orders;
mod parsed;
mod questions;
mod reading;
mod sentence;
mod spelling;
mod strange;
mod token;
mod topics;
mod word;

pub use grammar::{Grammar, Pattern, Rule, Way};
pub use holding::Holding;
pub use interpreter::Interpreter;
pub use parsed::Parsed;
pub use token::plain;
