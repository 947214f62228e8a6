//! The rules of a game, read section by section.

use crate::locale::Locale;
use crate::meaning::{Reading, Section, Topic};
use crate::narration::capitalised;
use crate::rules::Game;

/// A section of the rules: its heading without a full stop, and its sentences.
pub type Told = (String, Vec<String>);

/// The rules of a game, section by section.
#[must_use]
pub fn sections(locale: &Locale, game: Game) -> Vec<Told> {
    Section::ALL.into_iter().map(|part| told_section(locale, game, part)).collect()
}

fn told_section(locale: &Locale, game: Game, part: Section) -> Told {
    let heading = locale.rules(&format!("rules-section-{}", part.id())).join(" ");
    (capitalised(&heading), locale.rules(&format!("rules-{}-{}", game.id(), part.id())))
}

/// The rules of a game, a sentence a line.
#[must_use]
pub fn rules(locale: &Locale, game: Game) -> Vec<String> {
    let mut lines = vec![format!("{}.", locale.text(&format!("game-{}", game.id())))];
    for part in Section::ALL {
        lines.extend(section(locale, game, part));
    }
    lines
}

/// One part of the rules of a game, with its heading.
fn section(locale: &Locale, game: Game, section: Section) -> Vec<String> {
    let (heading, sentences) = told_section(locale, game, section);
    let mut lines = vec![format!("{heading}.")];
    lines.extend(sentences);
    lines
}

/// The help on a topic.
pub(super) const fn help_id(topic: Topic) -> &'static str {
    match topic {
        Topic::Lay => "help-lay",
        Topic::Questions => "help-questions",
        Topic::Joker => "help-joker",
        Topic::Bridge => "help-bridge",
        Topic::Bonus => "help-bonus",
        Topic::Piles => "help-piles",
        Topic::Turn => "help-turn",
        Topic::Settings => "help-settings",
        Topic::Speech => "help-speech",
        Topic::Keys => "help-keys",
        Topic::Braille => "help-braille",
        Topic::Now | Topic::Signs => "help-signs",
    }
}

/// The rules that are asked for, at a table of some game.
pub(super) fn read(locale: &Locale, own: Game, reading: Reading) -> Vec<String> {
    match reading {
        Reading::ThisGame => rules(locale, own),
        Reading::Game(game) => rules(locale, game),
        Reading::Section(part) => section(locale, own, part),
    }
}
