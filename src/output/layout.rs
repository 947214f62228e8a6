use super::fold::NARROWEST;
use super::letters::Letters;
use std::io::IsTerminal;
use std::ops::RangeInclusive;

/// The width of most displays, at which braille is folded when no width is set.
const USUAL_CELLS: usize = 40;

/// Wider than any line for braille, and than any display.
const WHOLE: usize = 10_000;

/// The width at which lines are folded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Width {
    /// Nowhere: a terminal does it as it can.
    #[default]
    Whole,
    /// At the width of the terminal, whatever that is now; nowhere in a pipe or file.
    Terminal,
    /// At so many cells.
    Cells(usize),
}

impl Width {
    /// The number of cells lines may be folded at.
    pub const CELLS: RangeInclusive<usize> = NARROWEST..=200;

    /// The cells that somebody says, where lines can be folded so, or are left whole by 0.
    #[must_use]
    pub fn said(text: &str) -> Option<usize> {
        text.parse().ok().and_then(Width::allowed)
    }

    /// A number of cells at which lines can be folded, or 0 for whole lines.
    #[must_use]
    pub fn allowed(cells: u32) -> Option<usize> {
        usize::try_from(cells).ok().filter(|cells| *cells == 0 || Width::CELLS.contains(cells))
    }

    /// From a number of cells, where none means the terminal's and zero that lines are left whole.
    #[must_use]
    pub const fn of_cells(cells: Option<usize>) -> Width {
        match cells {
            None => Width::Terminal,
            Some(0) => Width::Whole,
            Some(cells) => Width::Cells(cells),
        }
    }

    /// Returns how many cells a line may have now.
    #[must_use]
    pub fn cells(self) -> Option<usize> {
        match self {
            Width::Whole => None,
            Width::Terminal => terminal_width(&std::io::stdout()),
            Width::Cells(cells) => Some(cells),
        }
    }

    /// Returns the same for lines that go to another sink than the standard output.
    #[must_use]
    pub fn at(self, sink: &impl IsTerminal) -> Width {
        match self {
            Width::Terminal => Width::of_cells(Some(terminal_width(sink).unwrap_or_default())),
            Width::Whole | Width::Cells(_) => self,
        }
    }
}

/// The columns of the terminal that a sink is, if it is one and says so.
fn terminal_width(sink: &impl IsTerminal) -> Option<usize> {
    if !sink.is_terminal() {
        return None;
    }
    let (columns, _) = crossterm::terminal::size().ok()?;
    Some(usize::from(columns)).filter(|columns| *columns >= NARROWEST)
}

/// The layout of lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// The width at which lines are folded.
    pub width: Width,
    /// True if lines are in the compact form for braille.
    pub braille: bool,
    /// The letters that the display has in one cell.
    pub letters: Letters,
}

impl Layout {
    /// The cells in a line for braille: 40 where no width is set; none for print.
    #[must_use]
    pub const fn cells(self) -> Option<usize> {
        match (self.braille, self.width) {
            (false, _) => None,
            (true, Width::Terminal) => Some(USUAL_CELLS),
            (true, Width::Cells(cells)) => Some(cells),
            (true, Width::Whole) => Some(WHOLE),
        }
    }

    /// Returns whether a line of so many cells fits.
    #[must_use]
    pub fn fits(self, cells: usize) -> bool {
        self.cells().or_else(|| self.width.cells()).is_none_or(|width| cells <= width)
    }
}

impl From<Option<usize>> for Layout {
    fn from(width: Option<usize>) -> Layout {
        let width = width.map_or(Width::Whole, Width::Cells);
        Layout { width, ..Layout::default() }
    }
}
