use super::{Layout, Letters, Width, fold, fold_cells, in_cells};
use crate::narration::Utterance;
use std::io::{self, Write};

/// Returns what is said as lines for braille, at a width in cells.
#[must_use]
pub fn braille_lines(said: &Utterance, cells: usize, letters: Letters) -> Vec<String> {
    match &said.braille {
        Some(facts) => fold_cells(facts, cells, letters),
        None => fold(&in_cells(&said.text, letters), Some(cells)),
    }
}

/// Returns what is said as one line for a braille display.
#[must_use]
pub(crate) fn braille_text(said: &Utterance, letters: Letters) -> String {
    said.braille.clone().unwrap_or_else(|| in_cells(&said.text, letters))
}

/// Writes texts as plain lines, each flushed.
pub(crate) struct Lines<'a> {
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
    pub(crate) fn new(sink: impl Write + 'a, layout: impl Into<Layout>) -> Lines<'a> {
        Lines { sink: Box::new(sink), layout: layout.into() }
    }

    /// Returns how lines are laid out.
    #[must_use]
    pub(crate) const fn layout(&self) -> Layout {
        self.layout
    }

    /// Folds at another width from now on.
    pub(crate) fn set_width(&mut self, width: Width) {
        self.layout.width = width;
    }

    /// Lays out for braille from now on, or for print.
    pub(crate) fn set_braille(&mut self, braille: bool) {
        self.layout.braille = braille;
    }

    /// The lines of a text that has no form for braille.
    fn folded(&self, text: &str) -> Vec<String> {
        match self.layout.cells() {
            Some(cells) => fold(&in_cells(text, self.layout.letters), Some(cells)),
            None => fold(text, self.layout.width.cells()),
        }
    }

    /// The lines of what is said, in print or in braille.
    #[must_use]
    pub(crate) fn lines_of(&self, said: &Utterance) -> Vec<String> {
        match self.layout.cells() {
            Some(cells) => braille_lines(said, cells, self.layout.letters),
            None => self.folded(&said.text),
        }
    }

    /// Writes what is said, in print or in braille.
    ///
    /// # Errors
    /// When the sink is closed or can't take it.
    pub(crate) fn tell(&mut self, said: &[Utterance]) -> io::Result<()> {
        let lines: Vec<String> = said.iter().flat_map(|said| self.lines_of(said)).collect();
        self.put(lines)
    }

    /// Writes some texts, each as a line or, folded, as several, in one go.
    ///
    /// # Errors
    /// When the sink is closed or can't take them.
    pub(crate) fn write(&mut self, texts: impl IntoIterator<Item = impl AsRef<str>>) -> io::Result<()> {
        let lines: Vec<String> = texts.into_iter().flat_map(|text| self.folded(text.as_ref())).collect();
        self.put(lines)
    }

    /// Writes lines as they are, in one go.
    ///
    /// # Errors
    /// When the sink is closed or can't take them.
    pub(crate) fn put(&mut self, lines: impl IntoIterator<Item = String>) -> io::Result<()> {
        let mut block = String::new();
        for line in lines {
            block.push_str(&line);
            block.push('\n');
        }
        self.sink.write_all(block.as_bytes())?;
        self.sink.flush()
    }
}
