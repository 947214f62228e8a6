//! What understands the language, made when the first line comes: nobody waits for thousands of words at the start.

use crate::command::Interpreter;
use crate::locale::{Language, Locale};
use std::sync::{Arc, OnceLock};

/// The interpreter of a language, made when it is first needed.
#[derive(Debug)]
pub struct Understanding {
    language: &'static Language,
    made: OnceLock<Interpreter>,
}

impl Understanding {
    /// That of a language.
    pub fn of(language: &'static Language) -> Arc<Understanding> {
        Arc::new(Understanding { language, made: OnceLock::new() })
    }

    /// The interpreter.
    pub fn interpreter(&self) -> &Interpreter {
        self.made.get_or_init(|| Interpreter::new(&Locale::load(self.language)))
    }
}
