//! Answers to questions.

use super::super::asked::{self, TrialOutcome, TriedMoves};
use super::super::conversation::Conversation;
use super::super::table::MatchTable;
use super::moves::{reason, try_on_copy};
use crate::meaning::{Ask, Depth, Move, Question};
use crate::narration::{self, Beyond, Known, Utterance};
use crate::resolve::{Board, Tried};

/// Answers a question; asked twice in a row, it is answered in full.
pub(super) fn ask(talk: &mut Conversation, table: &MatchTable, ask: Ask, asked_before: Option<&Question>) {
    let was_told = |question: &Question| matches!(question, Question::Last | Question::History(_));
    asked::ask(talk, ask, asked_before, was_told, |talk, question, depth| {
        answer(talk, table, question, depth)
    });
}

/// Returns what a question is answered with in short.
pub(super) fn told(talk: &Conversation, table: &MatchTable, question: &Question) -> Vec<Utterance> {
    answer(talk, table, question, Depth::Short)
}

fn answer(talk: &Conversation, table: &MatchTable, question: &Question, depth: Depth) -> Vec<Utterance> {
    let Some(seat) = talk.seat() else { return Vec::new() };
    let Some(view) = table.view(seat) else { return Vec::new() };
    let (narrator, game, past) = (&talk.narrator(), table.game(), table.this_round(seat));
    let known = Known { view: &view, standing: game.standing(), round: game.round_number(), past: &past };
    let tried = |moves: &[Move]| -> TrialOutcome {
        if !view.is_my_turn() {
            return Err(asked::out_of_turn(narrator));
        }
        let Tried { board, acts } = try_on_copy(talk, table, seat, moves).map_err(|why| {
            asked::not_played(narrator, why, |why, then| reason(talk, table, seat, why, then))
        })?;
        let view = board.seen_by(seat).ok_or_else(|| asked::out_of_turn(narrator))?;
        Ok(TriedMoves { view, actions: acts.iter().map(|act| act.action).collect() })
    };
    let since = || {
        let said = narration::tell_others(narrator, &table.since_turn(seat));
        (!said.is_empty()).then_some(said)
    };
    narration::asked(narrator, &known, question, depth).unwrap_or_else(|beyond| match beyond {
        Beyond::CanMoves(moves) => asked::can_moves(narrator, tried(moves)),
        Beyond::MustMoves(moves) => asked::of_tried(tried(moves), |after| {
            narration::must_moves(narrator, &view, &after.actions, depth)
        }),
        Beyond::WhatIf(moves) => asked::of_tried(tried(moves), |after| {
            narration::what_if(narrator, &view, &after.view, &after.actions, depth)
        }),
        Beyond::Why => asked::why(narrator, &known, talk.cause.as_ref(), depth),
        Beyond::Last if depth == Depth::Short => last_turn(talk, &known),
        Beyond::Last => since().unwrap_or_else(|| last_turn(talk, &known)),
        Beyond::Since => since().unwrap_or_else(|| asked::nothing_yet(narrator)),
        Beyond::History(lines) => talk.history.last(lines),
    })
}

/// The last turn, whole; before the first, how the round began.
fn last_turn(talk: &Conversation, known: &Known<'_>) -> Vec<Utterance> {
    let last = narration::last_turn(&talk.narrator(), known);
    if !last.is_empty() {
        return last;
    }
    talk.history.last_event().map_or_else(|| asked::nothing_yet(&talk.narrator()), |last| vec![last])
}
