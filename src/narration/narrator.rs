use super::braille::TwoForms;
use super::text::{capitalised, facts, glued};
use super::{Utterance, UtteranceKind};
use crate::cards::Seat;
use crate::locale::{Locale, args};
use crate::meaning::Verbosity;
use crate::rules::Game;

/// Tells a game to one listener; what it can tell is the functions of this room, each in the file of its noun.
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a> {
    /// The language.
    pub locale: &'a Locale,
    /// The names by seat.
    pub names: &'a [String],
    /// The verbosity of what is told unasked.
    pub verbosity: Verbosity,
    /// The seat that listens; `None` tells everybody by name.
    pub listener: Option<Seat>,
}

impl Narrator<'_> {
    /// The name of a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        if self.is_listener(seat) {
            return self.locale.text("name-you");
        }
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.locale.format("name-player", &args!("n" => seat.index() + 1)),
        }
    }

    /// The name of a game.
    #[must_use]
    pub fn game(&self, game: Game) -> String {
        self.locale.text(&format!("game-{}", game.id()))
    }

    /// Returns whether the listener sits there.
    pub(super) fn is_listener(&self, seat: Seat) -> bool {
        self.listener == Some(seat)
    }

    /// Returns whether at least so much is to be told.
    pub(super) fn tells(&self, verbosity: Verbosity) -> bool {
        self.verbosity >= verbosity
    }

    /// The message that says something usually, or the one that says it to who wants few words.
    pub(super) fn worded(&self, usual: &'static str, brief: &'static str) -> &'static str {
        if self.tells(Verbosity::Normal) { usual } else { brief }
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
    pub(super) fn say(&self, kind: UtteranceKind, sentences: impl IntoIterator<Item = String>) -> Utterance {
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

    /// Tells a thing in words, and with it its braille.
    pub(super) fn told<T: TwoForms>(&self, tell: impl Fn(&Narrator<'_>) -> T) -> T {
        let mut said = tell(self);
        if !self.locale.is_compact() {
            let names = self.short_names();
            let compact = Narrator { locale: self.locale.compact(), names: &names, ..*self };
            said.take_braille(tell(&compact));
        }
        said
    }

    /// The names for braille: a seat that nobody gave a name has a short one.
    fn short_names(&self) -> Vec<String> {
        let short = self.locale.compact();
        let name = |(seat, name): (usize, &String)| {
            let n = seat + 1;
            let nameless = self.locale.format("name-player", &args!("n" => n)) == *name;
            if nameless { short.format("name-player", &args!("n" => n)) } else { name.clone() }
        };
        self.names.iter().enumerate().map(name).collect()
    }
}
