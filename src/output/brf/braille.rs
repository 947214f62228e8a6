use super::Cell;

/// A word in cells, none of them blank.
pub(super) type Word = Vec<Cell>;

/// Words that a line end must not part.
pub(super) type BraillePiece = Vec<Word>;

/// A text in cells, cut where a line may end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Braille {
    pieces: Vec<BraillePiece>,
}

impl Braille {
    /// A text from its cells; `glued` are the places of the blank cells that hold together what they stand between.
    #[must_use]
    pub fn new(cells: &[Cell], glued: &[usize]) -> Braille {
        let mut pieces: Vec<BraillePiece> = Vec::new();
        let mut word = Word::new();
        let mut holds = false;
        for (at, cell) in cells.iter().enumerate() {
            if !cell.is_blank() {
                word.push(*cell);
            } else if word.is_empty() {
                holds &= glued.contains(&at);
            } else {
                put(&mut pieces, std::mem::take(&mut word), holds);
                holds = glued.contains(&at);
            }
        }
        if !word.is_empty() {
            put(&mut pieces, word, holds);
        }
        Braille { pieces }
    }

    /// Returns whether there is nothing in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// Returns what it is made of, in order.
    #[must_use]
    pub(super) fn pieces(&self) -> &[BraillePiece] {
        &self.pieces
    }

    /// As much of it as has room in one line of so many cells.
    #[must_use]
    pub(super) fn beginning(&self, width: usize) -> Vec<Cell> {
        let mut line = Vec::new();
        for word in self.pieces.iter().flatten() {
            let blank = usize::from(!line.is_empty());
            if line.len().saturating_add(blank).saturating_add(word.len()) > width {
                break;
            }
            line.extend(std::iter::repeat_n(Cell::BLANK, blank));
            line.extend(word);
        }
        line
    }
}

/// Adds a word, to the last piece or as a new one.
fn put(pieces: &mut Vec<BraillePiece>, word: Word, holds: bool) {
    match pieces.last_mut() {
        Some(last) if holds => last.push(word),
        Some(_) | None => pieces.push(vec![word]),
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A text in which letters stand for cells, and `_` is a blank that holds.
    pub(crate) fn braille(text: &str) -> Braille {
        let cell = |letter: char| match letter {
            ' ' | '_' => Cell::BLANK,
            letter => Cell::of(char::from_u32(0x2800 + u32::from(letter) % 63 + 1).unwrap()).unwrap(),
        };
        let cells: Vec<Cell> = text.chars().map(cell).collect();
        let glued: Vec<usize> = text.match_indices('_').map(|(at, _)| at).collect();
        Braille::new(&cells, &glued)
    }

    #[test]
    fn words_are_parted_by_blanks_and_held_by_glued_ones() {
        let lengths = |text: &str| -> Vec<Vec<usize>> {
            braille(text).pieces().iter().map(|piece| piece.iter().map(Vec::len).collect()).collect()
        };
        assert_eq!(lengths("lay red_10 now"), [vec![3], vec![3, 2], vec![3]]);
        assert_eq!(lengths("  a  bb_ c_"), [vec![1], vec![2], vec![1]]);
        assert!(braille(" _ ").is_empty());
    }

    #[test]
    fn the_beginning_ends_behind_a_word() {
        assert_eq!(braille("three of them").beginning(8).len(), 8);
        assert_eq!(braille("three of them").beginning(7).len(), 5);
        assert_eq!(braille("three").beginning(4).len(), 0);
    }
}
