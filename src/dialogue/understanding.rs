//! What understands the language, made when the first line comes: nobody waits for thousands of words at the start. The
//! only file of the room that knows how lines are understood.

use crate::cards::Colour;
use crate::command::{Holding, Interpreter, Parsed};
use crate::locale::{Language, Locale};
use crate::meaning::Command;
use std::sync::{Arc, OnceLock};

/// What a line was understood as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant {
    /// It means this.
    Command(Command),
    /// It most likely means this: to be asked back before it is done.
    Unsure(Command),
    /// It may mean any of these, at least two.
    Several(Vec<Command>),
    /// Words of it are not known, or it is not sure what they mean together.
    Unknown {
        /// The words that are not known, if any.
        words: Vec<String>,
        /// What may have been meant, best first.
        near: Vec<Command>,
    },
    /// All words are known, but together they mean nothing.
    Senseless,
    /// Nothing was said, or only words that change nothing.
    Empty,
}

/// Cards that somebody still holds, as they were said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// The number cards.
    pub numbers: Vec<(Colour, u8)>,
    /// How many jokers.
    pub jokers: usize,
}

impl Held {
    /// Whether no card was said.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.numbers.is_empty() && self.jokers == 0
    }
}

impl From<Holding> for Held {
    fn from(holding: Holding) -> Held {
        Held { numbers: holding.numbers, jokers: holding.jokers }
    }
}

/// The interpreter of a language, made when it is first needed.
#[derive(Debug)]
pub struct Understanding {
    language: &'static Language,
    made: OnceLock<Interpreter>,
}

impl Understanding {
    /// That of a language.
    #[must_use]
    pub fn of(language: &'static Language) -> Arc<Understanding> {
        Arc::new(Understanding { language, made: OnceLock::new() })
    }

    fn interpreter(&self) -> &Interpreter {
        self.made.get_or_init(|| Interpreter::new(&Locale::load(self.language)))
    }

    /// What a line means.
    #[must_use]
    pub fn meant(&self, line: &str) -> Meant {
        match self.interpreter().understand(line) {
            Parsed::Command(command) => Meant::Command(command),
            Parsed::Unsure(command) => Meant::Unsure(command),
            Parsed::Ambiguous(commands) => Meant::Several(commands),
            Parsed::Unknown { words, near } => Meant::Unknown { words, near },
            Parsed::Senseless(_) => Meant::Senseless,
            Parsed::Empty => Meant::Empty,
        }
    }

    /// Whether every word of a line is one of the language as it is.
    #[must_use]
    pub fn is_certain(&self, line: &str) -> bool {
        self.interpreter().is_certain(line)
    }

    /// The cards that a line lists; `None` when it is no such list.
    #[must_use]
    pub fn holding(&self, line: &str) -> Option<Held> {
        self.interpreter().holding(line).map(Held::from)
    }

    /// The words of the language that say something by themselves.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.interpreter().words()
    }
}

/// A text without accents and capitals, as it is compared.
#[must_use]
pub fn plain(text: &str) -> String {
    crate::command::plain(text)
}
