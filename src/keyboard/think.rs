//! A computer's turn: one that searches thinks on a thread of its own, so that somebody who waits can be told.

use super::party::Party;
use crate::cards::Seat;
use crate::dialogue::{self, Leave, Sitter, Table};
use crate::record::Line;
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

/// The variable that names a file: as long as it is there, a computer goes on thinking. Tests have one.
const HELD_BY: &str = "ELEVENS_PONDER";

/// How often is looked for that file.
const LOOK: Duration = Duration::from_millis(5);

/// A turn that was thought out: the table behind it, and the lines to be saved, those of each action together.
type Turn = (Table, Vec<Vec<Line>>);

/// The computer at a seat plays its turn; at a terminal it is said once that takes long.
///
/// # Errors
/// That the game was left.
pub fn computer_turn(party: &mut Party<'_>, seat: Seat) -> Result<(), Leave> {
    let Sitter::Computer(kind) = party.table.sitter(seat) else { return Ok(()) };
    // What comes through a pipe was written before: nobody is waiting.
    let is_awaited = party.voice.is_at_terminal() && party.table.searches(seat);
    let thoughts = if is_awaited { begin(&party.table, seat) } else { None };
    let turn = match thoughts {
        Some(thoughts) => wait(party, seat, &thoughts)?,
        None => None,
    };
    let lines = match turn {
        Some((played, lines)) => {
            party.table.adopt_turn(played);
            lines
        }
        // Without a thread it is played here.
        None => party.table.computer_turn(seat, kind),
    };
    lines.iter().try_for_each(|lines| party.save(lines))
}

/// Has the computer at a seat think, where there is a thread to be had for it.
fn begin(table: &Table, seat: Seat) -> Option<Receiver<Turn>> {
    let Sitter::Computer(kind) = table.sitter(seat) else { return None };
    let (teller, thoughts) = sync_channel(1);
    let mut table = table.copy();
    let spawned = std::thread::Builder::new().name("thought".to_owned()).spawn(move || {
        ponder();
        let lines = table.computer_turn(seat, kind);
        // Whoever left the game hears it no more.
        let _ = teller.send((table, lines));
    });
    spawned.ok().map(|_| thoughts)
}

/// Goes on thinking as long as a test has it.
fn ponder() {
    let Some(file) = std::env::var_os(HELD_BY) else { return };
    while Path::new(&file).exists() {
        std::thread::sleep(LOOK);
    }
}

/// Waits for a turn; nothing where it came to none.
fn wait(party: &mut Party<'_>, seat: Seat, thoughts: &Receiver<Turn>) -> Result<Option<Turn>, Leave> {
    match thoughts.recv_timeout(party.patience.left()) {
        Ok(turn) => return Ok(Some(turn)),
        Err(RecvTimeoutError::Disconnected) => return Ok(None),
        Err(RecvTimeoutError::Timeout) => {}
    }
    if party.patience.tells() {
        party.with_talk(|talk, _| dialogue::tell_thinking(talk, seat))?;
    }
    party.voice.let_go()?;
    Ok(thoughts.recv().ok())
}
