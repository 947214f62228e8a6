//! Turns of computers that search, played on a thread of their own.

use crate::message::Thinking;
use elevens::cards::Seat;
use elevens::session::MatchTable;
use elevens::store::StoredMatch;

/// Plays a turn at the table of a record; gives back the lines of the turn, none where it can't be played.
#[must_use]
pub fn think(thinking: &Thinking) -> Vec<String> {
    let played = || {
        let stored = StoredMatch::read(thinking.record.as_bytes()).ok()??;
        let (mut table, _) = MatchTable::of_stored(stored, thinking.chance);
        let lines = table.computer_turn(Seat::new(thinking.seat)?, thinking.kind.parse().ok()?);
        Some(lines.into_iter().flatten().map(|line| line.to_json()).collect())
    };
    played().unwrap_or_default()
}
