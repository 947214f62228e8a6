//! Answers to what is asked of the referee. It sees no hand, so it has none to tell.

use super::super::asked::{self, TrialOutcome, TriedMoves};
use super::super::conversation::Conversation;
use super::desk::{Desk, call};
use super::told::try_on_copy;
use crate::locale::args;
use crate::meaning::{Ask, Depth, Move, Question};
use crate::narration::{self, Beyond, Known, Past, Utterance};
use crate::rules::rows::Action;
use crate::rules::{Event, View, Wanted};

/// Answers a question; asked twice in a row, it is answered in full.
pub(super) fn ask(talk: &mut Conversation, desk: &Desk, ask: Ask, asked_before: Option<&Question>) {
    let was_told =
        |question: &Question| matches!(question, Question::Last | Question::Since | Question::History(_));
    asked::ask(talk, ask, asked_before, was_told, |talk, question, depth| {
        answer(talk, desk, question, depth)
    });
}

/// Answers what the referee knows in a way of its own; everything else as at any table, without a hand.
fn answer(talk: &Conversation, desk: &Desk, question: &Question, depth: Depth) -> Vec<Utterance> {
    let narrator = &talk.narrator();
    let round = desk.referee().round();
    match question {
        Question::Hand(_) | Question::Count(_) => {
            vec![Utterance::answer(talk.locale().text("referee-no-hands"))]
        }
        Question::Can if is_playing(desk) => narration::referee_can(narrator, round, depth),
        Question::CanColour(colour) if is_playing(desk) => {
            vec![narration::referee_can_colour(narrator, round, *colour)]
        }
        Question::CanMoves(_) if is_playing(desk) => as_at_a_table(talk, desk, question, depth),
        Question::CanDraw if is_playing(desk) => narration::referee_may(narrator, round, Action::Draw),
        Question::CanEnd if is_playing(desk) => narration::referee_may(narrator, round, Action::End),
        Question::Now if is_playing(desk) => {
            call(talk, desk).into_iter().chain(narration::referee_can(narrator, round, depth)).collect()
        }
        // Nothing can be laid now: what is asked for instead is the answer.
        Question::Can
        | Question::CanColour(_)
        | Question::CanMoves(_)
        | Question::CanDraw
        | Question::CanEnd
        | Question::Must(_)
        | Question::MustMoves(_)
        | Question::Now => call(talk, desk),
        Question::Bridges => narration::referee_bridges(narrator, round.table(), depth),
        Question::Bonus => narration::referee_bonus(narrator, round.table()),
        Question::Turn => turn(talk, desk, depth),
        Question::Row(_)
        | Question::Board
        | Question::Score
        | Question::Where(_)
        | Question::Missing(_)
        | Question::Open
        | Question::Players
        | Question::Pile
        | Question::CanOn(_)
        | Question::Piles
        | Question::Buffalos
        | Question::Last
        | Question::Since
        | Question::History(_) => as_at_a_table(talk, desk, question, depth),
        // What is known of these is told in short.
        Question::Value
        | Question::Round
        | Question::Left
        | Question::Who(_)
        | Question::Neighbours(_)
        | Question::Next
        | Question::Jokers
        | Question::JokerPlaces
        | Question::Did(_)
        | Question::WhyDid(_)
        | Question::CardsOf(_)
        | Question::Drawn
        | Question::Unseen
        | Question::Cows
        | Question::WhatIf(_)
        | Question::Term(_)
        | Question::Why
        | Question::Aim => as_at_a_table(talk, desk, question, Depth::Short),
    }
}

/// Answers from what everybody saw.
fn as_at_a_table(talk: &Conversation, desk: &Desk, question: &Question, depth: Depth) -> Vec<Utterance> {
    let (narrator, referee) = (&talk.narrator(), desk.referee());
    let view = View::Rows(referee.round().view());
    let events: Vec<Event> = referee.happened().into_iter().map(Event::Rows).collect();
    let turn = |events: &[Event]| Past { view: view.clone(), events: events.to_vec() };
    let past: Vec<Past> = events.split_inclusive(Event::ends_turn).map(turn).collect();
    let (standing, round) = (referee.standing(), referee.round_number());
    let known = Known { view: &view, standing, round, past: &past };
    let tried = |moves: &[Move]| -> TrialOutcome {
        if !is_playing(desk) {
            return Err(asked::out_of_turn(narrator));
        }
        let tried = try_on_copy(talk, desk, moves).map_err(|why| {
            asked::not_played(narrator, why, |reason, then| {
                narration::referee_reason(narrator, referee.round(), then, reason)
            })
        })?;
        Ok(TriedMoves {
            actions: tried.acts.iter().map(|act| act.action).collect(),
            view: View::Rows(tried.board.view()),
        })
    };
    narration::asked(narrator, &known, question, depth).unwrap_or_else(|beyond| match beyond {
        Beyond::CanMoves(moves) | Beyond::MustMoves(moves) => asked::can_moves(narrator, tried(moves)),
        Beyond::WhatIf(moves) => asked::of_tried(tried(moves), |after| {
            narration::what_if(narrator, &view, &after.view, &after.actions, depth)
        }),
        Beyond::Why => asked::why(narrator, &known, talk.cause.as_ref(), depth),
        Beyond::Last | Beyond::Since => match talk.history.last_event() {
            Some(last) => vec![last],
            None => asked::nothing_yet(narrator),
        },
        Beyond::History(lines) => talk.history.last(lines),
    })
}

fn is_playing(desk: &Desk) -> bool {
    matches!(desk.referee().wanted(), Wanted::Action(_))
}

/// Returns what is asked for now; in full, in which round.
fn turn(talk: &Conversation, desk: &Desk, depth: Depth) -> Vec<Utterance> {
    let mut said = Vec::new();
    if depth == Depth::Full {
        let (round, rounds) = (desk.referee().round_number(), desk.referee().standing().plan().rounds);
        let args = args!("round" => round, "rounds" => rounds);
        said.push(Utterance::answer(talk.locale().format("round-of", &args)));
    }
    said.extend(call(talk, desk));
    said
}
