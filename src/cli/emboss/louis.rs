//! Tables of liblouis, which is kept from writing to the error output by itself.

use super::table::BrailleTable;
use crate::output::silence::Silence;
use liblouis::Translator;

/// Makes liblouis answer with the braille characters of Unicode; the first table of a list decides on that.
const UNICODE: &str = "unicode.dis";

/// A table that could be read.
#[derive(Debug)]
pub(super) struct Louis {
    /// The table with those it is told to take along, as liblouis wants them.
    list: String,
    silence: Option<Silence>,
}

/// Opens a table, or several with commas; `None` when one is missing or faulty.
pub(super) fn open(list: &str) -> Option<Louis> {
    let louis = Louis { list: format!("{UNICODE},{list}"), silence: Silence::new() };
    louis.cells("a").map(|_| louis)
}

impl Louis {
    fn quietly<T>(&self, ask: impl FnOnce(&Translator) -> liblouis::Result<T>) -> Option<T> {
        let _silent = self.silence.as_ref().map(Silence::begin);
        ask(&Translator::new()).ok()
    }
}

impl BrailleTable for Louis {
    fn cells(&self, text: &str) -> Option<String> {
        self.quietly(|translator| translator.translate_string(&self.list, text))
    }

    fn place(&self, text: &str, at: usize) -> Option<usize> {
        let asked = |translator: &Translator| translator.translate_string_with_cursor(&self.list, text, at);
        self.quietly(asked).map(|(_, place)| place)
    }
}
