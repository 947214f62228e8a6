//! From a line to meanings, by the one grammar of each language.

mod atom;
mod chart;
mod choice;
mod derive;
mod holding;
mod interpreter;
mod nearest;
mod network;
mod pattern;
mod recognizer;
mod reduce;
mod source;
mod spelling;
mod text;
mod understood;
mod whole;

pub use holding::Holding;
pub use interpreter::Interpreter;
pub use recognizer::{Grammar, Rule};
pub use source::GrammarFault;
pub use text::plain;
pub use understood::{Doubt, Understood};
