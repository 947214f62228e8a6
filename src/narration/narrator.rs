use super::text::{capitalised, facts, glued};
use super::{Kind, Utterance};
use crate::cards::Seat;
use crate::locale::Locale;
use crate::meaning::Verbosity;

/// Tells a game to one listener.
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a> {
    /// The language.
    pub locale: &'a Locale,
    /// The names by seat.
    pub names: &'a [String],
    /// How much is told unasked.
    pub verbosity: Verbosity,
    /// The seat that listens; `None` tells everybody by name.
    pub listener: Option<Seat>,
}

impl Narrator<'_> {
    /// Whether the listener sits there.
    pub(super) fn is_listener(&self, seat: Seat) -> bool {
        self.listener == Some(seat)
    }

    /// Whether at least so much is to be told.
    pub(super) fn tells(&self, verbosity: Verbosity) -> bool {
        self.verbosity >= verbosity
    }

    /// Sentences in a row as one line, each with its capital; in braille facts, parted by a comma each.
    pub(super) fn line(&self, sentences: impl IntoIterator<Item = String>) -> String {
        if self.locale.is_compact() {
            return facts(sentences);
        }
        let mut line = String::new();
        for sentence in sentences {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&capitalised(&sentence));
        }
        // The name of 11 nimm! brings a sign of its own.
        line.replace("!.", "!")
    }

    /// Sentences in a row as one utterance.
    pub(super) fn say(&self, kind: Kind, sentences: impl IntoIterator<Item = String>) -> Utterance {
        Utterance::new(kind, self.line(sentences))
    }

    /// A list as a sentence of its own.
    pub(super) fn ended(&self, list: String) -> String {
        if self.locale.is_compact() { list } else { format!("{list}.") }
    }

    /// In braille, holds a text together at line ends.
    pub(super) fn held(&self, text: String) -> String {
        if self.locale.is_compact() { glued(&text) } else { text }
    }
}
