//! A computer's turn: one that searches thinks on a thread of its own, and the game goes on hearing.

use super::keys;
use super::moment::{prepare_line, tell_moment};
use super::party::Party;
use super::source::Source;
use crate::cards::Seat;
use crate::players::PlayerKind;
use crate::record::Line;
use crate::session::{self, Leave, Table, hear};
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::time::Duration;

/// The variable that names a file: as long as it is there, a computer goes on thinking. Tests have one.
const HELD_BY: &str = "ELEVENS_PONDER";

/// How often is looked for that file.
const LOOK: Duration = Duration::from_millis(5);

/// A turn that was thought out: the table behind it, and the lines to be saved, those of each action together.
type Turn = (Table, Vec<Vec<Line>>);

/// The computer at a seat plays its turn; at a terminal it is said once that takes long, and the game goes on hearing.
///
/// # Errors
/// That the game was left.
pub fn computer_turn(party: &mut Party<'_>, seat: Seat) -> Result<(), Leave> {
    let PlayerKind::Computer(kind) = party.table.sitter(seat) else { return Ok(()) };
    // What comes through a pipe was written before: nobody is waiting, and the same lines are the same game.
    let is_awaited = party.voice.is_at_terminal() && party.table.searches(seat);
    let thoughts = if is_awaited { begin(party, seat) } else { None };
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
fn begin(party: &Party<'_>, seat: Seat) -> Option<Receiver<Turn>> {
    let PlayerKind::Computer(kind) = party.table.sitter(seat) else { return None };
    let (teller, thoughts) = sync_channel(1);
    let (mut table, caller) = (party.table.copy(), Caller(party.voice.caller()));
    let spawned = std::thread::Builder::new().name("thought".to_owned()).spawn(move || {
        ponder();
        let lines = table.computer_turn(seat, kind);
        // Whoever left the game hears it no more.
        let _ = teller.send((table, lines));
        drop(teller);
        drop(caller);
    });
    spawned.ok().map(|_| thoughts)
}

/// Calls the thread that plays when it is dropped: behind a thought, or where there will be none.
struct Caller(Option<SyncSender<Source>>);

impl Drop for Caller {
    fn drop(&mut self) {
        if let Some(caller) = &self.0 {
            // Whoever left the program hears it no more.
            let _ = caller.send(Source::Elsewhere);
        }
    }
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
        party.with_talk(|talk, _| session::tell_thinking(talk, seat))?;
    }
    if !party.knows_who_listens() {
        party.voice.let_go()?;
        return Ok(thoughts.recv().ok());
    }
    let mut turn = None;
    hear_meanwhile(party, &mut || match thoughts.try_recv() {
        Ok(thought) => {
            turn = Some(thought);
            true
        }
        Err(TryRecvError::Disconnected) => true,
        Err(TryRecvError::Empty) => false,
    })?;
    Ok(turn)
}

/// Hears whoever asks something, until a computer has thought. What is for a turn is refused as at any time when it is
/// not one's turn: the table is as it was.
fn hear_meanwhile(party: &mut Party<'_>, has_thought: &mut dyn FnMut() -> bool) -> Result<(), Leave> {
    loop {
        prepare_line(party);
        tell_moment(party);
        if party.keys.is_some() {
            if !keys::obey_key_before(party, has_thought)? {
                return Ok(());
            }
            continue;
        }
        let Some(came) = party.voice.hear_beside(has_thought)? else { return Ok(()) };
        party.with_talk(|talk, table| hear(talk, table, came))?;
    }
}
