use super::Language;
use super::bundle::Bundle;
use fluent::FluentArgs;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

/// The variables of a message.
pub type Args<'a> = FluentArgs<'a>;

/// The variables of a message, from pairs of a name and a text or number.
#[macro_export]
#[doc(hidden)]
macro_rules! __args {
    ($($name:literal => $value:expr),* $(,)?) => {{
        #[allow(unused_mut, reason = "a message may have no arguments")]
        let mut args = $crate::locale::Args::new();
        $(args.set($name, $value);)*
        args
    }};
}
pub use crate::__args as args;

/// The messages of one language, ready to be formatted.
pub struct Locale {
    language: &'static Language,
    bundle: Rc<Bundle>,
    /// The messages for braille, which come before the others.
    braille: Option<Bundle>,
    compact: OnceCell<Box<Locale>>,
    rules: OnceCell<Bundle>,
    lessons: OnceCell<Bundle>,
}

impl std::fmt::Debug for Locale {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Locale").field("language", &self.language.code()).finish_non_exhaustive()
    }
}

thread_local! {
    /// The messages that this thread has read.
    static READ: RefCell<Vec<(&'static Language, Rc<Bundle>)>> = const { RefCell::new(Vec::new()) };
}

/// The messages of a language, read once in a thread.
fn messages_of(language: &'static Language) -> Rc<Bundle> {
    let read = || Rc::new(Bundle::new(language, language.messages));
    let kept = READ.try_with(|kept| {
        let mut kept = kept.try_borrow_mut().ok()?;
        if let Some((_, messages)) = kept.iter().find(|(one, _)| std::ptr::eq(*one, language)) {
            return Some(Rc::clone(messages));
        }
        let messages = read();
        kept.push((language, Rc::clone(&messages)));
        Some(messages)
    });
    kept.ok().flatten().unwrap_or_else(read)
}

impl Locale {
    /// The messages of a language, which are read once in a thread.
    #[must_use]
    pub fn load(language: &'static Language) -> Locale {
        Locale::of(language, messages_of(language), None)
    }

    fn of(language: &'static Language, bundle: Rc<Bundle>, braille: Option<Bundle>) -> Locale {
        Locale {
            language,
            bundle,
            braille,
            compact: OnceCell::new(),
            rules: OnceCell::new(),
            lessons: OnceCell::new(),
        }
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> &'static Language {
        self.language
    }

    /// The same language in the compact messages for braille; what has none of its own is as in print.
    #[must_use]
    pub fn compact(&self) -> &Locale {
        self.compact.get_or_init(|| {
            let braille = Bundle::new(self.language, &[self.language.braille]);
            Box::new(Locale::of(self.language, Rc::clone(&self.bundle), Some(braille)))
        })
    }

    /// Returns whether the messages are those for braille.
    #[must_use]
    pub const fn is_compact(&self) -> bool {
        self.braille.is_some()
    }

    /// The text of a message without variables.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        self.format(id, &Args::new())
    }

    /// The text of a message with its variables.
    #[must_use]
    pub fn format(&self, id: &str, args: &Args<'_>) -> String {
        let braille = self.braille.as_ref().and_then(|braille| braille.format(id, args));
        let text = braille.or_else(|| self.bundle.format(id, args));
        debug_assert!(text.is_some(), "{}: message {id} is missing or faulty", self.language);
        text.unwrap_or_else(|| id.to_owned())
    }

    /// The lines of a text of the rules.
    pub fn rules(&self, id: &str) -> Vec<String> {
        let rules = self.rules.get_or_init(|| Bundle::new(self.language, &[self.language.rules]));
        let text = rules.format(id, &Args::new());
        debug_assert!(text.is_some(), "{}: rules {id} are missing", self.language);
        text.unwrap_or_default().lines().map(str::to_owned).collect()
    }

    /// The text of a message of the lessons.
    #[must_use]
    pub fn lesson(&self, id: &str, args: &Args<'_>) -> String {
        let lessons = self.lessons.get_or_init(|| Bundle::new(self.language, &[self.language.lessons]));
        let text = lessons.format(id, args);
        debug_assert!(text.is_some(), "{}: message {id} of the lessons is missing", self.language);
        text.unwrap_or_else(|| id.to_owned())
    }
}
