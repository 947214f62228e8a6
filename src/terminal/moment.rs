//! What goes with a moment of a game: what a recognizer listens for, what Tab completes, what lies on the display.

use super::party::Party;
use crate::session;

/// The recognizer, if there is one, is told what can be said at the moment.
pub fn tell_moment(party: &mut Party<'_>) {
    if party.voice.told().is_none() {
        return;
    }
    let Some((talk, table)) = party.talk() else { return };
    let (game, moment) = (table.plan().game, session::moment(talk, table));
    if let Some((language, told)) = party.voice.told() {
        told.tell(language, Some(game), &moment);
    }
}

/// What Tab completes and what the display shows are those of the moment.
pub fn prepare_line(party: &mut Party<'_>) {
    let (terminal, display) = (party.voice.is_at_terminal(), party.voice.fingers.is_held());
    let Some((talk, table)) = party.talk() else { return };
    let commands = terminal.then(|| session::sayable_now(talk, table));
    let board = display.then(|| session::board(talk, table));
    if let Some(commands) = commands {
        party.voice.complete(commands);
    }
    if let Some(board) = board {
        party.voice.fingers.set_board(board);
    }
}
