//! A language with what understands it, and its words.

use elevens::command::{Interpreter, Parsed};
use elevens::locale::{LANGUAGES, Language, Locale};
use elevens::meaning::Command;
use std::fs;
use std::path::Path;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The ids of the words of the language's file, in its order.
pub fn meanings(language: &Language) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code()).join("words.ftl");
    let id = |line: &str| line.split_once(" = ").map(|(id, _)| id.to_owned());
    let text = fs::read_to_string(path).unwrap();
    let text = text.split_once("colour-place").map_or(text.as_str(), |(words, _)| words);
    text.lines().filter(|line| !line.starts_with('#')).filter_map(id).collect()
}

/// A language with what understands it.
pub struct Tongue {
    pub language: &'static Language,
    pub locale: Locale,
    pub interpreter: Interpreter,
}

impl Tongue {
    pub fn all() -> Vec<Tongue> {
        let tongue = |language| {
            let locale = Locale::load(language);
            let interpreter = Interpreter::new(&locale);
            Tongue { language, locale, interpreter }
        };
        LANGUAGES.iter().map(tongue).collect()
    }

    /// The first word of a meaning.
    pub fn word(&self, id: &str) -> String {
        self.locale.words(id).remove(0)
    }

    /// A sentence of which the words in capitals are ids of meanings, such as `LAY RED 10`.
    pub fn sentence(&self, model: &str) -> String {
        let named = |part: &str| part.chars().all(|letter| letter.is_ascii_uppercase() || letter == '-');
        let word = |part: &str| match named(part) {
            true => self.word(&part.to_lowercase()),
            false => part.to_owned(),
        };
        model.split(' ').map(word).collect::<Vec<_>>().join(" ")
    }

    /// Every reading of a line.
    pub fn readings(&self, line: &str) -> Vec<Command> {
        match self.interpreter.understand(line) {
            Parsed::Command(command) | Parsed::Unsure(command) => vec![command],
            Parsed::Ambiguous(commands) => commands,
            Parsed::Unknown { .. } | Parsed::Senseless(_) | Parsed::Empty => Vec::new(),
        }
    }
}

/// The text without accents and capitals.
pub fn plain(text: &str) -> String {
    let bare: String = text.nfkd().filter(|letter| !is_combining_mark(*letter)).collect();
    bare.to_lowercase().replace('œ', "oe").replace('æ', "ae")
}
