//! The names of seats and games.

use super::Narrator;
use crate::cards::Seat;
use crate::locale::args;
use crate::rules::Game;

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

    /// The names for braille: a seat that nobody gave a name has a short one.
    pub(super) fn short_names(&self) -> Vec<String> {
        let short = self.locale.compact();
        let name = |(seat, name): (usize, &String)| {
            let n = seat + 1;
            let nameless = self.locale.format("name-player", &args!("n" => n)) == *name;
            if nameless { short.format("name-player", &args!("n" => n)) } else { name.clone() }
        };
        self.names.iter().enumerate().map(name).collect()
    }
}
