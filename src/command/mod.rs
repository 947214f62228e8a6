//! The command language: lines of input to commands, in the words of each language.

mod commands;
mod holding;
mod interpreter;
mod lexicon;
mod moves;
mod said;
mod sentence;
mod token;
mod word;

pub use commands::{Ask, Command, Move, Parsed, Question, Spot, Switch, Topic};
pub use holding::Holding;
pub use interpreter::Interpreter;
