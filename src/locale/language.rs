use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

/// A language of the program: its code, and its files as they stand under `locales/`.
#[derive(Debug)]
pub struct Language {
    code: &'static str,
    pub(super) messages: &'static [&'static str],
    pub(super) braille: &'static str,
    pub(super) rules: &'static str,
    pub(super) lessons: &'static str,
    sentences: &'static str,
    grammar: &'static str,
    outside: &'static str,
    letters: &'static str,
    #[cfg(feature = "program")]
    pronunciations: &'static str,
    table_talk: &'static str,
}

macro_rules! language {
    ($code:literal) => {
        Language {
            code: $code,
            messages: &[
                include_str!(concat!("../../locales/", $code, "/game.ftl")),
                include_str!(concat!("../../locales/", $code, "/program.ftl")),
                include_str!(concat!("../../locales/", $code, "/help.ftl")),
                include_str!(concat!("../../locales/", $code, "/commands.ftl")),
                include_str!(concat!("../../locales/", $code, "/evening.ftl")),
                include_str!(concat!("../../locales/", $code, "/glossary.ftl")),
                include_str!(concat!("../../locales/", $code, "/table.ftl")),
                include_str!(concat!("../../locales/", $code, "/page.ftl")),
                // What no session says.
                #[cfg(feature = "program")]
                include_str!(concat!("../../locales/", $code, "/cli.ftl")),
                #[cfg(feature = "program")]
                include_str!(concat!("../../locales/", $code, "/host.ftl")),
            ],
            braille: include_str!(concat!("../../locales/", $code, "/braille.ftl")),
            rules: include_str!(concat!("../../locales/", $code, "/rules.ftl")),
            lessons: include_str!(concat!("../../locales/", $code, "/lessons.ftl")),
            sentences: include_str!(concat!("../../locales/", $code, "/sentences.tsv")),
            grammar: concat!(
                include_str!(concat!("../../locales/", $code, "/grammar/words.txt")),
                include_str!(concat!("../../locales/", $code, "/grammar/harmless.txt")),
                include_str!(concat!("../../locales/", $code, "/grammar/blockers.txt")),
                include_str!(concat!("../../locales/", $code, "/grammar/cards.txt")),
                include_str!(concat!("../../locales/", $code, "/grammar/words-cards.txt")),
                include_str!(concat!("../../locales/", $code, "/grammar/moves.txt")),
                include_str!(concat!("../../locales/", $code, "/grammar/words-moves.txt")),
                include_str!(concat!("../../locales/", $code, "/grammar/references.txt")),
                include_str!(concat!("../../locales/", $code, "/grammar/words-references.txt")),
                include_str!(concat!("../../locales/", $code, "/grammar/questions.txt")),
                include_str!(concat!("../../locales/", $code, "/grammar/words-questions.txt")),
                include_str!(concat!("../../locales/", $code, "/grammar/glossary.txt")),
                include_str!(concat!("../../locales/", $code, "/grammar/settings.txt")),
                include_str!(concat!("../../locales/", $code, "/grammar/words-settings.txt")),
                include_str!(concat!("../../locales/", $code, "/grammar/numbers.txt")),
                include_str!(concat!("../../locales/", $code, "/grammar/leaving.txt")),
                include_str!(concat!("../../locales/", $code, "/grammar/words-leaving.txt")),
            ),
            outside: concat!(
                include_str!(concat!("../../locales/", $code, "/grammar/table.txt")),
                include_str!(concat!("../../locales/", $code, "/grammar/menu.txt")),
                include_str!(concat!("../../locales/", $code, "/grammar/lobby.txt")),
                include_str!(concat!("../../locales/", $code, "/grammar/words-outside.txt")),
            ),
            letters: include_str!(concat!("../../locales/", $code, "/letters.txt")),
            #[cfg(feature = "program")]
            pronunciations: include_str!(concat!("../../locales/", $code, "/pronunciations.dict")),
            table_talk: include_str!(concat!("../../locales/", $code, "/table-talk.txt")),
        }
    };
}

/// Every language: a new one is a folder under `locales/` and a line here.
pub static LANGUAGES: [Language; 3] = [language!("en"), language!("fr"), language!("nl")];

/// No language has this code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no language is called {0:?}")]
pub struct UnknownLanguage(pub String);

impl Language {
    /// The two letters of ISO 639.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.code
    }

    /// The grammar of what can be said: rules and their ways to say things.
    #[must_use]
    pub const fn grammar(&self) -> &'static str {
        self.grammar
    }

    /// The rules of what is said outside of a game, made of those of the grammar.
    #[must_use]
    pub const fn grammar_outside(&self) -> &'static str {
        self.outside
    }

    /// The letters beyond those of ASCII that its computer braille of eight dots has in one cell each.
    #[must_use]
    pub fn letters(&self) -> &'static str {
        self.letters.trim_end()
    }

    /// The words of a table as they are written: a recognizer that knows them hears the next ones better.
    #[must_use]
    pub(crate) const fn table_talk(&self) -> &'static str {
        self.table_talk
    }

    /// Returns how words of the grammar are pronounced: each word, or one way more to say it, and its phones. In English those
    /// alone that the usual model lacks.
    #[cfg(feature = "program")]
    pub fn pronunciations(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.pronunciations.lines().filter_map(|line| line.split_once(' '))
    }

    /// All words of its messages, in small letters: those that lists are read with are among them.
    #[must_use]
    pub fn message_words(&self) -> BTreeSet<String> {
        let texts = self
            .messages
            .iter()
            .flat_map(|text| text.split(|letter: char| !(letter.is_alphabetic() || letter == '\'')));
        texts.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
    }

    /// Returns what people said, each with its meaning before it: pairs of the notation of no language and a sentence.
    pub fn sentences(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.sentences.lines().filter_map(|line| line.split_once('\t'))
    }

    /// The language of a locale name such as `fr_BE.UTF-8` or `nl-NL`, if the program has it.
    #[must_use]
    pub fn of_locale(name: &str) -> Option<&'static Language> {
        let code = name.split(['-', '_', '.', '@']).next()?;
        LANGUAGES.iter().find(|language| language.code.eq_ignore_ascii_case(code))
    }

    /// The language of the environment; English where the program lacks it.
    #[cfg(feature = "program")]
    #[must_use]
    pub fn of_environment() -> &'static Language {
        let preferred = sys_locale::get_locales().find_map(|name| Language::of_locale(&name));
        preferred.unwrap_or(&LANGUAGES[0])
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Language) -> bool {
        self.code == other.code
    }
}

impl Eq for Language {}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)
    }
}

impl FromStr for &'static Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<&'static Language, UnknownLanguage> {
        Language::of_locale(code).ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

/// A language is stored and sent as its code.
impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code)
    }
}

impl<'de> Deserialize<'de> for &'static Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<&'static Language, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}
