use super::Cell;
use super::braille::{Braille, BraillePiece};

/// A line of cells, without blank ones at its end.
pub(super) type CellLine = Vec<Cell>;

/// The distance of lines from the margin, in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Indent {
    /// The first line.
    pub first: usize,
    /// The lines it runs over to.
    pub runover: usize,
}

/// A piece of text in one line, or a part of one.
struct WrapPart {
    cells: CellLine,
    /// True if it goes on with a word that the line before had no room for.
    goes_on: bool,
}

/// The lines of a text: parted between words, and inside one only where it alone is wider than a line.
pub(super) fn wrap(text: &Braille, width: usize, indent: Indent) -> Vec<CellLine> {
    let room = width.saturating_sub(indent.first.max(indent.runover)).max(1);
    let mut lines: Vec<CellLine> = Vec::new();
    let mut line = blank(indent.first);
    let mut is_begun = false;
    for part in text.pieces().iter().flat_map(|piece| fitting(piece, room)) {
        if is_begun && (part.goes_on || line.len().saturating_add(1).saturating_add(part.cells.len()) > width)
        {
            lines.push(std::mem::replace(&mut line, blank(indent.runover)));
            is_begun = false;
        }
        if is_begun {
            line.push(Cell::BLANK);
        }
        line.extend(part.cells);
        is_begun = true;
    }
    if is_begun {
        lines.push(line);
    }
    lines
}

/// A line in the middle.
pub(super) fn centred(line: CellLine, width: usize) -> CellLine {
    let mut whole = blank(width.saturating_sub(line.len()) / 2);
    whole.extend(line);
    whole
}

/// So many blank cells.
pub(super) fn blank(cells: usize) -> CellLine {
    vec![Cell::BLANK; cells]
}

/// The piece in one part, or, where it is wider than a line, in several.
fn fitting(piece: &BraillePiece, room: usize) -> Vec<WrapPart> {
    let whole = piece.join(&Cell::BLANK);
    if whole.len() <= room {
        return vec![WrapPart { cells: whole, goes_on: false }];
    }
    let mut parts: Vec<WrapPart> = Vec::new();
    for word in piece {
        match parts.last_mut() {
            // What still fits stays together.
            Some(last) if last.cells.len().saturating_add(1).saturating_add(word.len()) <= room => {
                last.cells.push(Cell::BLANK);
                last.cells.extend(word);
            }
            Some(_) | None => {
                let cut = word.chunks(room).enumerate();
                parts.extend(cut.map(|(at, cells)| WrapPart { cells: cells.to_vec(), goes_on: at > 0 }));
            }
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::super::braille::tests::braille;
    use super::*;

    /// The lengths of the lines, and how far each stands from the margin.
    fn shape(text: &str, width: usize, first: usize, runover: usize) -> Vec<(usize, usize)> {
        let margin = |line: &CellLine| line.iter().take_while(|cell| cell.is_blank()).count();
        let lines = wrap(&braille(text), width, Indent { first, runover });
        lines.iter().map(|line| (margin(line), line.len())).collect()
    }

    #[test]
    fn lines_end_between_words_and_run_over_at_their_own_margin() {
        assert_eq!(shape("one two three", 9, 2, 0), [(2, 9), (0, 5)]);
        assert_eq!(shape("one two three", 8, 2, 0), [(2, 5), (0, 3), (0, 5)]);
        assert_eq!(shape("one two three", 9, 0, 4), [(0, 7), (4, 9)]);
        assert_eq!(shape("", 9, 2, 0), []);
    }

    #[test]
    fn a_card_is_never_torn() {
        assert_eq!(shape("lay red_10 now", 8, 0, 0), [(0, 3), (0, 6), (0, 3)]);
    }

    #[test]
    fn what_is_wider_than_a_line_is_parted_where_it_must() {
        assert_eq!(shape("to aaaa_bbbb_cc", 8, 0, 0), [(0, 7), (0, 7)]);
        assert_eq!(shape("aaaaaaaaaaaa", 5, 0, 0), [(0, 5), (0, 5), (0, 2)]);
        assert_eq!(shape("aaaaaaaaa", 10, 2, 0), [(2, 10), (0, 1)], "no blank stands in a word that was cut");
        assert_eq!(shape("aaaa", 3, 9, 0), [(9, 10), (0, 1), (0, 1), (0, 1)], "it ends on any paper");
    }

    #[test]
    fn the_middle() {
        assert_eq!(centred(wrap(&braille("abc"), 9, Indent { first: 0, runover: 0 }).remove(0), 9).len(), 6);
    }
}
