//! The moment as a recognizer is told of it.

use super::super::conversation::{Conversation, Mode};
use super::super::correct::corrections;
use super::super::pending::Pending;
use super::super::table::MatchTable;
use super::seen::view;
use crate::language::{Asked, Moment};

/// Returns what the listener may say now, as far as the listener knows it: no cards while somebody else may be there, or where
/// the listener plays no seat.
#[must_use]
pub fn moment(talk: &Conversation, table: &MatchTable) -> Moment {
    let view = match talk.mode() {
        Mode::Away => return Moment::called(),
        Mode::Open | Mode::Pause => view(talk, table),
    };
    let asked = match &talk.pending {
        // By voice a yes stands for Enter.
        Pending::Nothing if talk.mode() != Mode::Open => Asked::Whether,
        Pending::Nothing => Asked::Nothing,
        Pending::Whether(_) => Asked::Whether,
        Pending::Which(commands, _) | Pending::Between(commands, _) => Asked::Which(commands.len()),
    };
    let mut answers = talk.pending.differences();
    answers.extend(view.iter().flat_map(|view| corrections(talk, view)));
    view.as_ref().map(Moment::of).unwrap_or_default().asked(asked).answered(answers)
}
