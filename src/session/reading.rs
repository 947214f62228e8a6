//! The rules of a game, read section by section.

use crate::command::Section;
use crate::locale::{Locale, args};
use crate::narration::capitalised;
use crate::rules::Game;

/// The rules of a game, a sentence a line.
pub fn rules(locale: &Locale, game: Game) -> Vec<String> {
    let mut lines = vec![format!("{}.", locale.text(&format!("game-{}", game.id())))];
    for part in Section::ALL {
        lines.extend(section(locale, game, part));
    }
    lines
}

/// One part of the rules of a game, with its heading.
pub fn section(locale: &Locale, game: Game, section: Section) -> Vec<String> {
    let heading = locale.rules(&format!("rules-section-{}", section.id()));
    let mut lines: Vec<String> = heading.iter().map(|heading| format!("{}.", capitalised(heading))).collect();
    lines.extend(locale.rules(&format!("rules-{}-{}", game.id(), section.id())));
    lines
}

/// The ids of all games, for the command line.
pub fn game_ids(locale: &Locale) -> String {
    let ids: Vec<&str> = Game::ALL.iter().map(|game| game.id()).collect();
    let rest = ids.iter().skip(1);
    rest.fold(ids[0].to_owned(), |list, id| {
        locale.format("list-more", &args!("first" => list, "last" => *id))
    })
}
