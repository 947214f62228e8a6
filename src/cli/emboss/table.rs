/// A table that translates text to the braille characters of Unicode.
pub(super) trait BrailleTable {
    /// The braille of a text that is not empty; `None` when that fails.
    fn cells(&self, text: &str) -> Option<String>;

    /// The place in the braille that a place in the text comes to, both counted in characters from 0.
    fn place(&self, text: &str, at: usize) -> Option<usize>;
}
