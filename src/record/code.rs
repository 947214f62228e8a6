//! The codes of what a line of play says.

use super::Deed;
use crate::cards::CodeError;
use crate::rules::{Game, Position, Round};
use std::fmt;

const UNDO: &str = "undo";

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Act(action) => action.fmt(f),
            Deed::Undo => f.write_str(UNDO),
        }
    }
}

impl Deed {
    /// The deed of a code in a line of that game.
    ///
    /// # Errors
    /// When the text is neither `undo` nor the code of an action of the game.
    pub fn parse(game: Game, code: &str) -> Result<Deed, CodeError> {
        if code == UNDO { Ok(Deed::Undo) } else { game.parse_action(code).map(Deed::Act) }
    }
}

/// The codes of every legal action of a round, sorted as bytes; undo is not among them.
#[must_use]
pub fn legal_codes(round: &Round) -> Vec<String> {
    let mut codes: Vec<String> = round.legal_actions().iter().map(ToString::to_string).collect();
    codes.sort_unstable();
    codes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undo_is_a_deed_of_every_game_and_reads_back() {
        for game in Game::ALL {
            for code in ["undo", "."] {
                assert_eq!(Deed::parse(game, code).unwrap().to_string(), code);
            }
            assert_eq!(Deed::parse(game, "Undo"), Err(CodeError("Undo".to_owned())));
        }
    }
}
