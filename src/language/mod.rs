//! From a line to meanings, by the one grammar of each language.

mod atom;
mod automaton;
mod built_in;
mod chart;
mod choice;
mod derive;
mod frame;
mod holding;
mod interpreter;
mod mend;
mod nearest;
mod network;
mod outside;
mod parts;
mod pattern;
mod place;
mod proposal;
mod recognizer;
mod reduce;
mod source;
mod spelling;
mod text;
mod token_set;
mod understood;
mod vocabulary;
mod whole;

pub(crate) use holding::Holding;
pub use interpreter::Interpreter;
pub use recognizer::{Asked, Grammar, MOST_WAYS, Moment, spelled};
pub(crate) use recognizer::{Network, Rule};
pub use text::plain;
pub(crate) use understood::Doubt;
pub use understood::Understood;
