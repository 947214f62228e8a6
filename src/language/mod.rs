//! From a line to meanings, by the one grammar of each language.

mod atom;
mod automaton;
mod built_in;
mod chart;
mod choice;
mod derive;
mod first;
mod frame;
mod holding;
mod interpreter;
mod mend;
mod nearest;
mod network;
mod outside;
mod parts;
mod pattern;
mod proposal;
mod recognizer;
mod reduce;
mod source;
mod spelling;
mod text;
mod understood;
mod vocabulary;
mod whole;

pub use holding::Holding;
pub use interpreter::Interpreter;
pub use recognizer::{Asked, Grammar, MOST_WAYS, Moment, Network, Rule, spelled};
pub use source::GrammarFault;
pub use text::plain;
pub use understood::{Doubt, Understood};
