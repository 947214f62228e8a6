//! What a record tells again: what happened in the round that a match goes on with.

use crate::cards::MAX_SEATS;
use crate::dialogue::{Chronicle, Rounds};
use crate::record::{RecordError, RecordReader, Replay, Tail, Told};
use crate::rules::Match;
use std::io::BufRead;

/// A record as far as it could be read.
#[derive(Debug)]
pub struct ReadRecord {
    /// The match that it ends with.
    pub replay: Replay,
    /// What happened in its last round.
    pub chronicle: Chronicle,
    /// Every round of it with its number, as it was played.
    pub rounds: Rounds,
    /// How it ends.
    pub tail: Tail,
    /// How many bytes of it are whole lines.
    pub good_bytes: u64,
}

/// Reads a record to its end.
///
/// # Errors
/// The first line that does not hold.
pub fn read_record(source: impl BufRead) -> Result<ReadRecord, RecordError> {
    let mut reader = RecordReader::new(source);
    let mut chronicle = Chronicle::new(0);
    let mut rounds = Rounds::default();
    while let Some(told) = reader.tell_next()? {
        let game = reader.replay().current();
        let round = game.and_then(Match::round);
        match told {
            Told::Header => {
                chronicle = Chronicle::new(MAX_SEATS);
                rounds = Rounds::default();
            }
            Told::Round => {
                chronicle.clear();
                if let Some((game, round)) = game.zip(round) {
                    rounds.begin(game.round_number(), round.clone());
                }
            }
            Told::Act { seat, action, events } => {
                rounds.note(action);
                if let Some(round) = round {
                    chronicle.note(seat, events, round);
                }
            }
            Told::Undo { .. } => {
                rounds.take_back();
                if let Some(round) = round {
                    chronicle.take_back(round);
                }
            }
            Told::End(_) | Told::Totals(_) => {}
        }
    }
    let (tail, good_bytes) = (reader.tail(), reader.good_bytes());
    Ok(ReadRecord { replay: reader.into_replay(), chronicle, rounds, tail, good_bytes })
}
