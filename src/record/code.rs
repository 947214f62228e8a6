//! The codes of what a line of play says.

use super::RecordedMove;
use crate::cards::CodeError;
use crate::rules::{Game, Position, Round};
use std::fmt;

const UNDO: &str = "undo";

impl fmt::Display for RecordedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordedMove::Act(action) => action.fmt(f),
            RecordedMove::Undo => f.write_str(UNDO),
        }
    }
}

impl RecordedMove {
    /// The move of a code in a line of that game.
    ///
    /// # Errors
    /// When the text is neither `undo` nor the code of an action of the game.
    pub fn parse(game: Game, code: &str) -> Result<RecordedMove, CodeError> {
        if code == UNDO { Ok(RecordedMove::Undo) } else { game.parse_action(code).map(RecordedMove::Act) }
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
                assert_eq!(RecordedMove::parse(game, code).unwrap().to_string(), code);
            }
            assert_eq!(RecordedMove::parse(game, "Undo"), Err(CodeError("Undo".to_owned())));
        }
    }
}
