//! The rules of a game, read section by section.

use crate::command::Topic;
use crate::locale::{Locale, args};
use crate::narration::capitalised;
use crate::rules::Game;

/// The sections of every game's rules.
const SECTIONS: [&str; 6] = ["aim", "setup", "turn", "special", "end", "score"];

/// The rules of a game, a sentence a line.
pub fn rules(locale: &Locale, game: Game) -> Vec<String> {
    let mut lines = vec![format!("{}.", locale.text(&format!("game-{}", game.id())))];
    for section in SECTIONS {
        let heading = locale.rules(&format!("rules-section-{section}"));
        lines.extend(heading.iter().map(|heading| format!("{}.", capitalised(heading))));
        lines.extend(locale.rules(&format!("rules-{}-{section}", game.id())));
    }
    lines
}

/// The help on a topic.
pub const fn help_id(topic: Topic) -> &'static str {
    match topic {
        Topic::Lay => "help-lay",
        Topic::Questions => "help-questions",
        Topic::Joker => "help-joker",
        Topic::Bridge => "help-bridge",
        Topic::Bonus => "help-bonus",
        Topic::Piles => "help-piles",
        Topic::Turn => "help-turn",
        Topic::Settings => "help-settings",
        Topic::Signs => "help-signs",
    }
}

/// The ids of all games, for the command line.
pub fn game_ids(locale: &Locale) -> String {
    let ids: Vec<&str> = Game::ALL.iter().map(|game| game.id()).collect();
    let rest = ids.iter().skip(1);
    rest.fold(ids[0].to_owned(), |list, id| {
        locale.format("list-more", &args!("first" => list, "last" => *id))
    })
}
