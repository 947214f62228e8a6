use super::understanding::Understanding;
use super::{Confirm, Tellings};
use crate::language::Understood;
use crate::locale::{Language, Locale};
use std::rc::Rc;
use std::sync::Arc;

/// How one wants to be spoken with: the language, how much is told, what is asked back.
#[derive(Clone, Debug)]
pub struct Manner {
    locale: Rc<Locale>,
    understanding: Arc<Understanding>,
    /// How much is told, of what and where.
    pub tellings: Tellings,
    /// When what was understood by voice is asked back.
    pub confirm: Confirm,
    /// Whether to wait after each computer's turn.
    pub pause: bool,
}

impl Manner {
    /// The usual manner in a language.
    #[must_use]
    pub fn new(language: &'static Language) -> Manner {
        Manner {
            locale: Rc::new(Locale::load(language)),
            understanding: Understanding::of(language),
            tellings: Tellings::default(),
            confirm: Confirm::default(),
            pause: false,
        }
    }

    /// The language with its messages.
    #[must_use]
    pub fn locale(&self) -> &Locale {
        &self.locale
    }

    /// What understands the language.
    #[must_use]
    pub const fn understanding(&self) -> &Arc<Understanding> {
        &self.understanding
    }

    /// Speaks another language from now on.
    pub fn set_language(&mut self, language: &'static Language) {
        self.locale = Rc::new(Locale::load(language));
        self.understanding = Understanding::of(language);
    }

    /// What a line means, at a table of people with these names, by seat.
    #[must_use]
    pub fn understand(&self, line: &str, names: &[String]) -> Understood {
        self.understanding.understand(line, names)
    }
}
