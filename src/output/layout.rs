/// The width of most displays, at which braille is folded when no width is set.
const USUAL_CELLS: usize = 40;

/// How lines are laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// Cells in a line; no limit when there is none.
    pub width: Option<usize>,
    /// Whether lines are in the compact form for braille.
    pub braille: bool,
}

impl Layout {
    /// The cells in a line for braille: 40 where no width is set; none for print.
    #[must_use]
    pub fn cells(self) -> Option<usize> {
        self.braille.then(|| self.width.unwrap_or(USUAL_CELLS))
    }

    /// Whether a line of so many cells fits.
    #[must_use]
    pub fn fits(self, cells: usize) -> bool {
        self.cells().or(self.width).is_none_or(|width| cells <= width)
    }
}

impl From<Option<usize>> for Layout {
    fn from(width: Option<usize>) -> Layout {
        Layout { width, braille: false }
    }
}
