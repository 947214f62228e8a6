//! The values of options: in words that are the same in every language, and in those of the player's.

use crate::cards::Colour;
use crate::language::plain;
use crate::locale::{LANGUAGES, Language, Locale};
use crate::meaning::{MoveMode, RoutineMove, Verbosity};
use crate::players::Strength;
use crate::rules::Game;
use crate::session::Family;
use crate::store::{Confirm, PromptSign, VoiceActivation};

/// A value, with its word in no language, and what it is called in the player's, the usual word first.
struct NamedValue<T> {
    value: T,
    id: &'static str,
    words: Vec<String>,
}

/// The values that an option can have.
pub(super) struct Values<T>(Vec<NamedValue<T>>);

/// The kind of braille that is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BrailleKind {
    /// Lines in the compact form.
    Lines,
    /// The display itself.
    Display,
    /// That the display uses the table of a language.
    Table(&'static Language),
}

impl<T: Clone> Values<T> {
    fn of(values: impl IntoIterator<Item = (T, &'static str)>, word: impl Fn(&str) -> String) -> Values<T> {
        let value = |(value, id)| NamedValue { value, id, words: vec![word(id)] };
        Values(values.into_iter().map(value).collect())
    }

    /// The value that is called so, whatever its capitals and accents.
    pub(super) fn find(&self, text: &str) -> Option<T> {
        let called = folded(text);
        let same =
            |one: &&NamedValue<T>| one.id == text || one.words.iter().any(|word| folded(word) == called);
        self.0.iter().find(same).map(|one| one.value.clone())
    }

    /// The values of a list with commas.
    pub(super) fn find_all(&self, text: &str) -> Option<Vec<T>> {
        text.split(',').map(|one| self.find(one.trim())).collect()
    }

    /// Returns what each is called, for a sentence.
    pub(super) fn list(&self) -> String {
        self.0.iter().filter_map(|one| one.words.first()).cloned().collect::<Vec<_>>().join(", ")
    }
}

/// The text without capitals and accents, its words with a hyphen between them.
fn folded(text: &str) -> String {
    plain(text).split([' ', '-', '_']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

/// Returns how much is told.
pub(super) fn levels(locale: &Locale) -> Values<Verbosity> {
    let word = |id: &str| locale.text(&format!("say-{id}"));
    Values::of(Verbosity::ALL.into_iter().map(|level| (level, level.id())), word)
}

/// Returns how strong computer players are.
pub(super) fn kinds(locale: &Locale) -> Values<Strength> {
    let word = |id: &str| locale.text(&format!("kind-{id}"));
    Values::of(Strength::ALL.into_iter().map(|kind| (kind, kind.id())), word)
}

/// The colours.
pub(super) fn colours(locale: &Locale) -> Values<Colour> {
    let word = |id: &str| locale.text(&format!("colour-{id}"));
    Values::of(Colour::ALL.into_iter().map(|colour| (colour, colour.name())), word)
}

/// The games.
pub(super) fn games(locale: &Locale) -> Values<Game> {
    let value = |game: Game| {
        let id = game.id();
        let words = vec![locale.text(&format!("called-{id}")), locale.text(&format!("game-{id}"))];
        NamedValue { value: game, id, words }
    };
    Values(Game::ALL.into_iter().map(value).collect())
}

/// Returns what lessons are called, by the game that each family is named after.
pub(super) fn families(locale: &Locale) -> Values<Family> {
    let word = |id: &str| locale.text(&format!("called-{id}"));
    Values::of(Family::ALL.into_iter().map(|family| (family, family.id())), word)
}

/// On and off.
pub(super) fn switches(locale: &Locale) -> Values<bool> {
    Values::of([(true, "on"), (false, "off")], |id| locale.text(&format!("called-{id}")))
}

/// When what was understood by voice is asked back.
pub(super) fn confirms(locale: &Locale) -> Values<Confirm> {
    let all = [
        (Confirm::Always, "always"),
        (Confirm::Final, "final"),
        (Confirm::Unsure, "unsure"),
        (Confirm::Never, "never"),
    ];
    Values::of(all, |id| locale.text(&format!("called-{id}")))
}

/// The ways in which a routine move can be made.
pub(super) fn modes(locale: &Locale, routine: RoutineMove) -> Values<MoveMode> {
    let word = |id: &str| locale.text(&format!("called-{}-{id}", routine.id()));
    Values::of(routine.modes().iter().map(|mode| (*mode, mode.id())), word)
}

/// When somebody who speaks is heard.
pub(super) fn talks(locale: &Locale) -> Values<VoiceActivation> {
    Values::of(VoiceActivation::ALL.map(|talk| (talk, talk.id())), |id| locale.text(&format!("called-{id}")))
}

/// Returns what can tell that a line can be typed.
pub(super) fn prompts(locale: &Locale) -> Values<PromptSign> {
    Values::of(PromptSign::ALL.map(|prompt| (prompt, prompt.id())), |id| locale.text(&format!("called-{id}")))
}

/// Returns what can be wanted of braille: lines, the display, and the table that it uses.
pub(super) fn braille(locale: &Locale) -> Values<BrailleKind> {
    let tables = LANGUAGES.iter().map(|language| (BrailleKind::Table(language), language.code()));
    let word = |id: &str| if id == "lines" { locale.text("called-lines") } else { id.to_owned() };
    Values::of(
        [(BrailleKind::Lines, "lines"), (BrailleKind::Display, "brlapi")].into_iter().chain(tables),
        word,
    )
}
