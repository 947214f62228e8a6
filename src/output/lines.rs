use super::{Layout, fold, fold_cells};
use crate::narration::Utterance;
use std::io::{self, Write};

/// Writes texts as plain lines, each flushed.
pub struct Lines<'a> {
    sink: Box<dyn Write + 'a>,
    layout: Layout,
}

impl std::fmt::Debug for Lines<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Lines").field("layout", &self.layout).finish_non_exhaustive()
    }
}

impl<'a> Lines<'a> {
    /// Writes to the sink, laid out so; a width in cells alone lays out print.
    pub fn new(sink: impl Write + 'a, layout: impl Into<Layout>) -> Lines<'a> {
        Lines { sink: Box::new(sink), layout: layout.into() }
    }

    /// How lines are laid out.
    #[must_use]
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// Folds at another width from now on.
    pub fn set_width(&mut self, width: Option<usize>) {
        self.layout.width = width;
    }

    /// Lays out for braille from now on, or for print.
    pub fn set_braille(&mut self, braille: bool) {
        self.layout.braille = braille;
    }

    /// The lines of a text.
    #[must_use]
    pub fn folded(&self, text: &str) -> Vec<String> {
        match self.layout.cells() {
            Some(cells) => fold_cells(text, cells),
            None => fold(text, self.layout.width),
        }
    }

    /// The lines of a line that is to leave some cells free.
    #[must_use]
    pub fn narrowed(&self, line: &str, free: usize) -> Vec<String> {
        match (self.layout.cells(), self.layout.width) {
            (Some(cells), _) => fold_cells(line, cells.saturating_sub(free)),
            (None, width) => fold(line, width.map(|width| width.saturating_sub(free))),
        }
    }

    /// The text of an utterance that is written.
    #[must_use]
    pub fn text_of<'u>(&self, said: &'u Utterance) -> &'u str {
        if self.layout.braille { said.for_braille() } else { &said.text }
    }

    /// Writes what is said, in print or in braille.
    ///
    /// # Errors
    /// When the sink is closed or can't take it.
    pub fn tell(&mut self, said: &[Utterance]) -> io::Result<()> {
        let texts: Vec<String> = said.iter().map(|said| self.text_of(said).to_owned()).collect();
        self.write(texts)
    }

    /// Writes some texts, each as a line or, folded, as several, in one go.
    ///
    /// # Errors
    /// When the sink is closed or can't take them.
    pub fn write(&mut self, texts: impl IntoIterator<Item = impl AsRef<str>>) -> io::Result<()> {
        let lines = texts.into_iter().flat_map(|text| self.folded(text.as_ref()));
        let block: String = lines.flat_map(|line| [line, "\n".to_owned()]).collect();
        self.sink.write_all(block.as_bytes())?;
        self.sink.flush()
    }
}
