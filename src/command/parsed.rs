use crate::meaning::Command;

/// What became of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parsed {
    /// It means this.
    Command(Command),
    /// It most likely means this: to be asked back before it is done.
    Unsure(Command),
    /// It may mean any of these, at least two.
    Ambiguous(Vec<Command>),
    /// Words of it are not known, or it is not sure what they mean together.
    Unknown {
        /// The words that are not known, if any.
        words: Vec<String>,
        /// What it would mean with words of the language near them, or what those mostly meant who said such things,
        /// best first.
        near: Vec<Command>,
    },
    /// All words are known, but together they are like nothing that means anything; what some of them would mean alone.
    Senseless(Vec<Command>),
    /// Nothing was said, or only words that change nothing.
    Empty,
}
