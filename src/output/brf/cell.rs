/// The characters of a BRF file, in the order of the cells of Unicode: North American Braille ASCII.
const ASCII: &[u8; 64] = b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// The first of the cells of Unicode, which is blank.
const BLANK: u32 = 0x2800;

/// A cell of six dots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell without a dot.
    pub const BLANK: Cell = Cell(0);

    /// The cell of a braille character of Unicode, or of a space; `None` for one with a dot 7 or 8 and for anything else.
    #[must_use]
    pub fn of(letter: char) -> Option<Cell> {
        if matches!(letter, ' ' | '\u{a0}') {
            return Some(Cell::BLANK);
        }
        let dots = u32::from(letter).checked_sub(BLANK)?;
        u8::try_from(dots).ok().filter(|dots| usize::from(*dots) < ASCII.len()).map(Cell)
    }

    /// Returns whether it has no dot.
    #[must_use]
    pub fn is_blank(self) -> bool {
        self == Cell::BLANK
    }

    /// Its character in a BRF file, from a space to an underscore.
    #[must_use]
    pub fn ascii(self) -> char {
        ASCII.get(usize::from(self.0)).map_or(' ', |byte| char::from(*byte))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_64_cells_are_64_characters_from_space_to_underscore() {
        let cells = ('\u{2800}'..='\u{283f}').map(|letter| Cell::of(letter).unwrap());
        let characters: BTreeSet<char> = cells.map(Cell::ascii).collect();
        assert_eq!(characters, (' '..='_').collect());
    }

    #[test]
    fn the_letters_and_some_signs_are_where_they_belong() {
        let ascii = |text: &str| text.chars().map(|cell| Cell::of(cell).unwrap().ascii()).collect::<String>();
        assert_eq!(ascii("⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍"), "ABCDEFGHIJKLM");
        assert_eq!(ascii("⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵"), "NOPQRSTUVWXYZ");
        assert_eq!(ascii("⠼⠠⠰⠸⠨⠐⠈⠄⠤⠿⠡⠾"), "#,;_.\"@'-=*)");
    }

    #[test]
    fn what_is_no_cell_of_six_dots_is_none() {
        assert_eq!(Cell::of(' '), Some(Cell::BLANK));
        for letter in ['\u{2840}', '\u{28ff}', 'a', '\n', '\u{27ff}', '\u{10ffff}'] {
            assert_eq!(Cell::of(letter), None);
        }
    }
}
