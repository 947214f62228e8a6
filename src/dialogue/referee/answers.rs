//! Answers to what is asked of the referee. It sees no hand, so it has none to tell.

use super::super::asked::{self, After};
use super::super::chronicle::ends_turn;
use super::super::conversation::Conversation;
use super::desk::{Desk, call};
use super::told::try_on_copy;
use crate::locale::args;
use crate::meaning::{Ask, Depth, Move, Question};
use crate::narration::{self, Kind, Known, Past, Utterance};
use crate::resolve::NotPlayed;
use crate::rules::rows::{self, Action, OpenRound};
use crate::rules::{Event, Game, UndoRefusal, View, Wanted};

/// Answers a question; asked twice in a row, it is answered in full.
pub(super) fn ask(talk: &mut Conversation, desk: &Desk, ask: Ask, asked_before: Option<&Question>) {
    let Ask { question, depth } = ask;
    let depth = if asked_before == Some(&question) { Depth::Full } else { depth };
    let said = answer(talk, desk, &question, depth);
    let again = matches!(question, Question::Last | Question::Since | Question::History(_));
    talk.asked = Some(question);
    if !again {
        return talk.say(&said);
    }
    talk.history.reply_with(&said);
    talk.say_again(&said);
}

fn answer(talk: &Conversation, desk: &Desk, question: &Question, depth: Depth) -> Vec<Utterance> {
    let narrator = &talk.narrator();
    let round = desk.referee().round();
    let (table, view) = (round.table(), round.view());
    match question {
        Question::Hand(_) => vec![Utterance::answer(talk.locale().text("referee-no-hands"))],
        Question::Row(colour) => vec![narration::row_answer(narrator, &view, *colour, depth)],
        Question::Board => narration::board(narrator, &view, depth),
        Question::Can if is_playing(desk) => narration::referee_can(narrator, round, depth),
        Question::CanColour(colour) if is_playing(desk) => {
            vec![narration::referee_can_colour(narrator, round, *colour)]
        }
        Question::CanMoves(moves) if is_playing(desk) => vec![can_moves(talk, desk, moves)],
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
        | Question::Now => call(talk, desk),
        Question::Score => {
            narration::score_answer(narrator, desk.referee().standing(), &View::Rows(view), depth)
        }
        Question::Where(spot) => vec![narration::where_is(narrator, &view, spot.colour, spot.number)],
        Question::Missing(colour) => narration::missing(narrator, &view, *colour),
        Question::Open => vec![narration::open(narrator, &view)],
        Question::Players => narration::players(narrator, &view, depth),
        Question::Pile => vec![narration::pile(narrator, &view)],
        Question::Bridges => narration::referee_bridges(narrator, table, depth),
        Question::Bonus => narration::referee_bonus(narrator, table),
        Question::Turn => turn(talk, desk, depth),
        Question::Last | Question::Since => match talk.history.last_event() {
            Some(last) => vec![last.clone()],
            None => vec![Utterance::answer(talk.locale().text("nothing-happened"))],
        },
        Question::History(lines) => talk.history.last(*lines).to_vec(),
        Question::CanOn(_) | Question::Piles | Question::Buffalos => {
            vec![narration::no_piles(narrator, Game::Rows(table.variant()))]
        }
        Question::Value
        | Question::Round
        | Question::Left
        | Question::Who(_)
        | Question::Neighbours(_)
        | Question::Next
        | Question::Jokers
        | Question::JokerPlaces
        | Question::Did(_)
        | Question::CardsOf(_)
        | Question::Drawn
        | Question::Unseen
        | Question::Cows
        | Question::WhatIf(_)
        | Question::Why
        | Question::Aim => asked_of_all(talk, desk, question, view),
    }
}

/// Answers from what everybody saw, which tells as much in full as in short.
fn asked_of_all(talk: &Conversation, desk: &Desk, question: &Question, view: rows::View) -> Vec<Utterance> {
    let (referee, view) = (desk.referee(), View::Rows(view));
    let events: Vec<Event> = referee.happened().into_iter().map(Event::Rows).collect();
    let turn = |events: &[Event]| Past { view: view.clone(), events: events.to_vec() };
    let past: Vec<Past> = events.split_inclusive(ends_turn).map(turn).collect();
    let (standing, round) = (referee.standing(), referee.round_number());
    let known = Known { view: &view, standing, round, past: &past };
    let tried = |moves: &[Move]| {
        is_playing(desk).then(|| match try_on_copy(talk, desk, moves) {
            Ok(tried) => Ok(After {
                actions: tried.acts.iter().map(|act| act.action).collect(),
                view: View::Rows(tried.board.view()),
            }),
            Err(why) => Err(not_played(talk, desk, why)),
        })
    };
    let asked = (question, Depth::Short);
    asked::answer(&talk.narrator(), &known, talk.cause.as_ref(), asked, tried, |_| None)
}

fn is_playing(desk: &Desk) -> bool {
    matches!(desk.referee().wanted(), Wanted::Action(_))
}

/// What is asked for now; in full, in which round.
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

/// Whether moves would be taken note of, tried on a copy.
fn can_moves(talk: &Conversation, desk: &Desk, moves: &[Move]) -> Utterance {
    let narrator = &talk.narrator();
    match try_on_copy(talk, desk, moves) {
        Ok(tried) => match tried.acts.last() {
            Some(act) => narration::tell_yes(narrator, act.action),
            None => narration::undo_refusal(narrator, UndoRefusal::NothingDone),
        },
        Err(why) => not_played(talk, desk, why),
    }
}

/// Why moves would not be taken note of, as an answer.
fn not_played(talk: &Conversation, desk: &Desk, why: NotPlayed<OpenRound>) -> Utterance {
    let narrator = &talk.narrator();
    match why {
        NotPlayed::Refused(reason, then) => Utterance {
            kind: Kind::Answer,
            cue: None,
            ..narration::referee_reason(narrator, desk.referee().round(), &then, &reason)
        },
        NotPlayed::Choice(commands) => {
            let said: Vec<String> = commands.iter().map(|command| command.said(talk.locale())).collect();
            narration::can_several(narrator, &said)
        }
    }
}
