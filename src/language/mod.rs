//! From a line to meanings, by the one grammar of each language.

mod atom;
mod chart;
mod derive;
mod interpreter;
mod nearest;
mod network;
mod pattern;
mod reduce;
mod source;
mod spelling;
mod text;
mod understood;
mod whole;

pub use interpreter::Interpreter;
pub use source::GrammarFault;
pub use text::plain;
pub use understood::{Doubt, Understood};
