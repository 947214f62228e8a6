/// Returns whether a character takes one cell in the computer braille of every language of the program.
///
/// These are the letters, digits and signs of ASCII, as measured with the 8-dot computer tables `en-us-comp8`,
/// `fr-bfu-comp8` and `nl-comp8` of liblouis: a letter with an accent takes ten cells in the first of them.
#[must_use]
pub const fn is_one_cell(letter: char) -> bool {
    letter == ' ' || letter.is_ascii_graphic()
}

/// The letters beyond those of ASCII that a braille display has in one cell each, by the table that it uses.
///
/// The usual set is that of an unknown display: none, as in the computer braille of English.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Letters(&'static str);

impl Letters {
    /// These letters, in any order.
    #[must_use]
    pub const fn of(letters: &'static str) -> Letters {
        Letters(letters)
    }

    /// Returns whether a character takes one cell.
    #[must_use]
    pub fn has(self, letter: char) -> bool {
        is_one_cell(letter) || self.0.contains(letter)
    }
}
