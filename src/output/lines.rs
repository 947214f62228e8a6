use super::fold;
use std::io::{self, Write};

/// Writes texts as plain lines, each flushed.
pub struct Lines<'a> {
    sink: Box<dyn Write + 'a>,
    width: Option<usize>,
}

impl std::fmt::Debug for Lines<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Lines").field("width", &self.width).finish_non_exhaustive()
    }
}

impl<'a> Lines<'a> {
    /// Writes to the sink, folded at a width in cells.
    pub fn new(sink: impl Write + 'a, width: Option<usize>) -> Lines<'a> {
        Lines { sink: Box::new(sink), width }
    }

    /// Folds at another width from now on.
    pub fn set_width(&mut self, width: Option<usize>) {
        self.width = width;
    }

    /// Writes some texts, each as a line or, folded, as several, in one go.
    ///
    /// # Errors
    /// When the sink is closed or can't take them.
    pub fn write(&mut self, texts: impl IntoIterator<Item = impl AsRef<str>>) -> io::Result<()> {
        let mut block = String::new();
        for text in texts {
            for line in fold(text.as_ref(), self.width) {
                block.push_str(&line);
                block.push('\n');
            }
        }
        self.sink.write_all(block.as_bytes())?;
        self.sink.flush()
    }
}
