//! The rules of a game, read section by section.

use crate::locale::{Locale, args};
use crate::meaning::{RulesPart, Section};
use crate::narration::{capitalised, listed};
use crate::rules::Game;

/// A section of the rules: its heading without a full stop, and its sentences.
pub(super) type ReadLines = (String, Vec<String>);

/// The rules of a game, section by section.
#[must_use]
pub(crate) fn sections(locale: &Locale, game: Game) -> Vec<ReadLines> {
    Section::ALL.into_iter().map(|part| told_section(locale, game, part)).collect()
}

fn told_section(locale: &Locale, game: Game, part: Section) -> ReadLines {
    let heading = locale.rules(&format!("rules-section-{}", part.id())).join(" ");
    (capitalised(&heading), locale.rules(&format!("rules-{}-{}", game.id(), part.id())))
}

/// The rules of a game, a sentence a line.
#[must_use]
pub(crate) fn rules(locale: &Locale, game: Game) -> Vec<String> {
    let mut lines = vec![one_sign(&format!("{}.", locale.text(&format!("game-{}", game.id()))))];
    for part in Section::ALL {
        lines.extend(section(locale, game, part));
    }
    lines
}

/// One part of the rules of a game, with its heading.
#[must_use]
pub(crate) fn section(locale: &Locale, game: Game, section: Section) -> Vec<String> {
    let (heading, sentences) = told_section(locale, game, section);
    let mut lines = vec![format!("{heading}.")];
    lines.extend(sentences);
    lines
}

/// The place that somebody reached in the rules of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bookmark {
    /// The game.
    pub game: Game,
    /// The section that was read last.
    pub section: Section,
}

impl Bookmark {
    /// The place of what is asked for, at a table of some game.
    pub(super) const fn of(own: Game, reading: RulesPart) -> Bookmark {
        match reading {
            RulesPart::ThisGame => Bookmark { game: own, section: Section::Aim },
            RulesPart::Game(game) => Bookmark { game, section: Section::Aim },
            RulesPart::Section(section) => Bookmark { game: own, section },
        }
    }

    /// The next section, if there is one.
    pub(super) fn next(self) -> Option<Bookmark> {
        Some(Bookmark { section: self.section.next()?, ..self })
    }

    /// The section, and how to hear the next.
    pub(super) fn read(self, locale: &Locale) -> Vec<String> {
        let mut lines = section(locale, self.game, self.section);
        if let Some(next) = self.section.next() {
            let (heading, word) = (heading(locale, next), locale.text("say-read-on"));
            lines.push(locale.format("rules-next", &args!("section" => heading, "word" => word)));
        }
        lines
    }

    /// The names of all sections, before the first is read.
    pub(super) fn sections(self, locale: &Locale) -> String {
        let names: Vec<String> = Section::ALL.into_iter().map(|part| heading(locale, part)).collect();
        let game = locale.text(&format!("game-{}", self.game.id()));
        let text = locale.format("rules-begin", &args!("game" => game, "sections" => listed(locale, &names)));
        one_sign(&text)
    }
}

/// A text in which the name of 11 nimm! has brought a sign of its own.
fn one_sign(text: &str) -> String {
    text.replace("!.", "!")
}

/// The heading of a section within a sentence.
fn heading(locale: &Locale, part: Section) -> String {
    locale.rules(&format!("rules-section-{}", part.id())).join(" ").to_lowercase()
}
