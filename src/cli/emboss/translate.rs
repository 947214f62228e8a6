use super::louis;
use super::table::BrailleTable;
use crate::output::brf::{Braille, Cell};
use std::collections::BTreeSet;

/// True if there is a translator at all.
const BUILT: bool = cfg!(all(feature = "emboss", unix));

/// The endings of the names of liblouis' tables, besides names in full.
const ENDINGS: [&str; 4] = ["", ".utb", ".ctb", ".tbl"];

/// Letters of which each table of eight dots gives one more than six.
const SAMPLE: &str = "Aa1";

/// Why a text can't be had in braille.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TranslateFault {
    /// The program was built without a translator.
    NotBuilt,
    /// The table is missing, or faulty.
    Table(String),
    /// The table is one of eight dots.
    EightDots(String),
    /// The table lacks a letter.
    Letter {
        /// The table.
        table: String,
        /// The letter.
        letter: char,
    },
}

/// Translates texts, and takes none of which a letter would be lost.
pub(super) struct Translator {
    name: String,
    table: Box<dyn BrailleTable>,
    /// Letters that the table is known to have.
    known: BTreeSet<char>,
}

impl std::fmt::Debug for Translator {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Translator").field("name", &self.name).finish_non_exhaustive()
    }
}

impl Translator {
    /// Opens a table of liblouis: a name with or without its ending, several with commas, or a path.
    ///
    /// # Errors
    /// When there is no translator, no such table, or one of eight dots.
    pub(super) fn open(name: &str) -> Result<Translator, TranslateFault> {
        if !BUILT {
            return Err(TranslateFault::NotBuilt);
        }
        let opened = ENDINGS.into_iter().find_map(|ending| louis::open(&format!("{name}{ending}")));
        let table = opened.ok_or_else(|| TranslateFault::Table(name.to_owned()))?;
        Translator::of(name, Box::new(table))
    }

    fn of(name: &str, table: Box<dyn BrailleTable>) -> Result<Translator, TranslateFault> {
        let sample = table.cells(SAMPLE).ok_or_else(|| TranslateFault::Table(name.to_owned()))?;
        if six_dots(&sample).is_none() {
            return Err(TranslateFault::EightDots(name.to_owned()));
        }
        Ok(Translator { name: name.to_owned(), table, known: BTreeSet::new() })
    }

    /// A text in braille; no-break spaces hold together what they stand between.
    ///
    /// # Errors
    /// When the table lacks a letter, or fails.
    pub(super) fn braille(&mut self, text: &str) -> Result<Braille, TranslateFault> {
        let (plain, glued) = prepared(text);
        if plain.is_empty() {
            return Ok(Braille::default());
        }
        plain.chars().try_for_each(|letter| self.know(letter))?;
        let fails = || TranslateFault::Table(self.name.clone());
        let cells = self.table.cells(&plain).as_deref().and_then(six_dots).ok_or_else(fails)?;
        let places: Vec<usize> = glued.iter().filter_map(|at| self.table.place(&plain, *at)).collect();
        Ok(Braille::new(&cells, &places))
    }

    /// Holds that a letter of its own comes to cells with dots, and to no spelt-out code.
    fn know(&mut self, letter: char) -> Result<(), TranslateFault> {
        if letter == ' ' || self.known.contains(&letter) {
            return Ok(());
        }
        let cells = self.table.cells(&letter.to_string()).as_deref().and_then(six_dots);
        if !cells.is_some_and(|cells| cells.iter().any(|cell| !cell.is_blank())) {
            return Err(TranslateFault::Letter { table: self.name.clone(), letter });
        }
        self.known.insert(letter);
        Ok(())
    }
}

/// The cells of braille characters; `None` where there is one with more than six dots, or none at all.
fn six_dots(braille: &str) -> Option<Vec<Cell>> {
    braille.chars().map(Cell::of).collect()
}

/// The text with plain spaces, and the places of those that hold.
///
/// In braille no space stands before a sign, which print has in French.
fn prepared(text: &str) -> (String, Vec<usize>) {
    let mut letters: Vec<char> = Vec::new();
    let mut glued: Vec<usize> = Vec::new();
    for letter in text.chars().filter(|letter| !letter.is_control()) {
        if matches!(letter, ':' | ';' | '?' | '!') && letters.last() == Some(&' ') {
            letters.pop();
            glued.retain(|at| *at < letters.len());
        }
        if letter == '\u{a0}' {
            glued.push(letters.len());
            letters.push(' ');
        } else {
            letters.push(letter);
        }
    }
    (letters.into_iter().collect(), glued)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table that has small letters, lets the word "to" hang on to the next one, and gives other letters as told.
    struct Letters(&'static str);

    impl Letters {
        fn told(&self, text: &str) -> Vec<char> {
            let cell = |letter: char| match letter {
                ' ' => ' ',
                'a'..='z' | '1' | ':' => char::from_u32(0x2800 + u32::from(letter) % 63 + 1).unwrap(),
                _ => self.0.chars().next().unwrap(),
            };
            text.replace("to ", "t").chars().map(cell).collect()
        }
    }

    impl BrailleTable for Letters {
        fn cells(&self, text: &str) -> Option<String> {
            Some(self.told(text).into_iter().collect())
        }

        fn place(&self, text: &str, at: usize) -> Option<usize> {
            let before: String = text.chars().take(at).collect();
            Some(self.told(&before).len())
        }
    }

    fn translator(others: &'static str) -> Result<Translator, TranslateFault> {
        Translator::of("letters", Box::new(Letters(others)))
    }

    #[test]
    fn no_space_stands_before_a_sign() {
        assert_eq!(prepared("rouge : 11 ?"), ("rouge: 11?".to_owned(), vec![]));
        assert_eq!(
            prepared("rouge\u{a0}: le 9\u{a0}vert\u{a0}!"),
            ("rouge: le 9 vert!".to_owned(), vec![11])
        );
    }

    #[test]
    fn what_holds_in_print_holds_in_braille() {
        let mut translator = translator("⠠").unwrap();
        let cells = six_dots(&Letters("⠠").cells("go to red b").unwrap()).unwrap();
        let braille = translator.braille("go to red\u{a0}b").unwrap();
        // "go tred b": the translation is shorter than the text.
        assert_eq!(braille, Braille::new(&cells, &[7]));
    }

    #[test]
    fn a_letter_that_would_be_lost_is_named() {
        let lost = TranslateFault::Letter { table: "letters".to_owned(), letter: 'Ж' };
        let capitals = |others| {
            let mut translator = translator("⠠").unwrap();
            translator.table = Box::new(Letters(others));
            translator
        };
        assert_eq!(capitals("⠀").braille("a Жa"), Err(lost.clone()), "blank");
        assert_eq!(capitals("⡳").braille("a Жa"), Err(lost), "spelt out with a dot 7");
        assert!(capitals("⠿").braille("a Жa").is_ok());
        assert_eq!(capitals("⠿").braille(""), Ok(Braille::default()));
    }

    #[test]
    fn a_table_of_eight_dots_is_told_by_its_capitals() {
        assert_eq!(translator("⡁").unwrap_err(), TranslateFault::EightDots("letters".to_owned()));
    }
}
