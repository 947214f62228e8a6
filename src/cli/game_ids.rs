use crate::locale::{Locale, args};
use crate::rules::Game;

/// The ids of all games, for the command line.
pub fn game_ids(locale: &Locale) -> String {
    let ids: Vec<&str> = Game::ALL.iter().map(|game| game.id()).collect();
    let join = |list: String, id: &str| locale.format("list-more", &args!("first" => list, "last" => id));
    let mut ids = ids.into_iter();
    let first = ids.next().unwrap_or_default().to_owned();
    ids.fold(first, join)
}
