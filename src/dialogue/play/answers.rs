//! Answers to questions.

use super::super::asked::{self, After};
use super::super::conversation::Conversation;
use super::super::table::Table;
use super::moves::{reason, try_on_copy};
use super::seen::view;
use crate::cards::{Cow, Seat};
use crate::meaning::{Ask, Depth, Move, Question};
use crate::narration::{self, Kind, Known, Utterance};
use crate::resolve::{Board, NotPlayed, Tried};
use crate::rules::{Action, Game, Match, UndoRefusal, View, nimm, rows};

/// Answers a question; asked twice in a row, it is answered in full.
pub(super) fn ask(talk: &mut Conversation, table: &Table, ask: Ask, asked_before: Option<&Question>) {
    let Ask { question, depth } = ask;
    let depth = if asked_before == Some(&question) { Depth::Full } else { depth };
    let said = answer(talk, table, &question, depth);
    let again = matches!(question, Question::Last | Question::History(_));
    talk.asked = Some(question);
    if !again {
        return talk.say(&said);
    }
    talk.history.reply_with(&said);
    talk.say_again(&said);
}

/// What a question is answered with in short.
pub(super) fn told(talk: &Conversation, table: &Table, question: &Question) -> Vec<Utterance> {
    answer(talk, table, question, Depth::Short)
}

fn answer(talk: &Conversation, table: &Table, question: &Question, depth: Depth) -> Vec<Utterance> {
    let Some(view) = view(talk, table) else { return Vec::new() };
    let narrator = &talk.narrator();
    match question {
        Question::Can => narration::tell_can(narrator, &view, depth),
        Question::CanMoves(moves) => vec![can_moves(talk, table, moves)],
        Question::Score => narration::score_answer(narrator, table.game().standing(), &view, depth),
        Question::Last if depth == Depth::Short => last_turn(talk, table, &view),
        Question::Last => since_turn(talk, table).unwrap_or_else(|| last_turn(talk, table, &view)),
        Question::Since => since_turn(talk, table).unwrap_or_else(|| nothing_yet(talk)),
        Question::History(lines) => talk.history.last(*lines).to_vec(),
        Question::Value
        | Question::Round
        | Question::Left
        | Question::CanDraw
        | Question::CanEnd
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
        | Question::Aim
        | Question::Now => asked_of_seen(talk, table, &view, question, depth),
        Question::Hand(_)
        | Question::Row(_)
        | Question::Board
        | Question::CanColour(_)
        | Question::CanOn(_)
        | Question::Where(_)
        | Question::Missing(_)
        | Question::Open
        | Question::Players
        | Question::Pile
        | Question::Piles
        | Question::Buffalos
        | Question::Bridges
        | Question::Bonus
        | Question::Turn => match &view {
            View::Rows(view) => answer_rows(talk, table, view, question, depth),
            View::Nimm(view) => answer_nimm(talk, table, view, question, depth),
        },
    }
}

/// Answers what is asked of rows and hand, in a row game.
fn answer_rows(
    talk: &Conversation,
    table: &Table,
    view: &rows::View,
    question: &Question,
    depth: Depth,
) -> Vec<Utterance> {
    let narrator = &talk.narrator();
    let game = table.game();
    match question {
        Question::Hand(None) => narration::hand_answer(narrator, view, depth),
        Question::Hand(Some(colour)) => vec![narration::hand_colour(narrator, view, *colour)],
        Question::Row(colour) => vec![narration::row_answer(narrator, view, *colour, depth)],
        Question::Board => narration::board(narrator, view, depth),
        Question::CanColour(colour) => vec![narration::can_colour(narrator, view, *colour)],
        Question::Where(spot) => vec![narration::where_is(narrator, view, spot.colour, spot.number)],
        Question::Missing(colour) => narration::missing(narrator, view, *colour),
        Question::Open => vec![narration::open(narrator, view)],
        Question::Players => narration::players(narrator, view, depth),
        Question::Pile => vec![narration::pile(narrator, view)],
        Question::Bridges => narration::bridges(narrator, view, depth),
        Question::Bonus => narration::bonus(narrator, view, depth),
        Question::Turn => {
            vec![narration::turn(narrator, view, game.round_number(), game.plan().rounds, depth)]
        }
        Question::CanOn(_) | Question::Piles | Question::Buffalos => {
            vec![narration::no_piles(narrator, game.plan().game)]
        }
        Question::Can
        | Question::CanMoves(_)
        | Question::Score
        | Question::Last
        | Question::Since
        | Question::History(_)
        | Question::Value
        | Question::Round
        | Question::Left
        | Question::CanDraw
        | Question::CanEnd
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
        | Question::Aim
        | Question::Now => Vec::new(),
    }
}

/// Answers what is asked of piles and hand, in nimm.
fn answer_nimm(
    talk: &Conversation,
    table: &Table,
    view: &nimm::View,
    question: &Question,
    depth: Depth,
) -> Vec<Utterance> {
    let narrator = &talk.narrator();
    let game = table.game();
    match question {
        Question::Hand(None) => narration::nimm_hand(narrator, view, depth),
        Question::Piles | Question::Board | Question::Open => narration::nimm_piles(narrator, view, depth),
        Question::CanOn(pile) => vec![match Cow::new(*pile) {
            Some(pile) => narration::nimm_can_on(narrator, view, pile),
            None => narration::no_such_pile(narrator, view, *pile),
        }],
        Question::Players => narration::nimm_players(narrator, view, depth),
        Question::Pile => vec![narration::nimm_stock(narrator, view)],
        Question::Buffalos => vec![narration::nimm_buffalos(narrator, view)],
        Question::Turn => {
            vec![narration::nimm_turn(narrator, view, game.round_number(), game.plan().rounds, depth)]
        }
        Question::Bridges => vec![narration::not_in_game(narrator, Game::Nimm, rows::Feature::Bridges)],
        Question::Bonus => vec![narration::not_in_nimm(narrator, "not-in-game-bonus")],
        Question::Hand(Some(_))
        | Question::Row(_)
        | Question::CanColour(_)
        | Question::Where(_)
        | Question::Missing(_) => {
            vec![narration::no_colours(narrator)]
        }
        Question::Can
        | Question::CanMoves(_)
        | Question::Score
        | Question::Last
        | Question::Since
        | Question::History(_)
        | Question::Value
        | Question::Round
        | Question::Left
        | Question::CanDraw
        | Question::CanEnd
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
        | Question::Aim
        | Question::Now => Vec::new(),
    }
}

/// Answers from what the listener saw this round, and from moves tried on a copy.
fn asked_of_seen(
    talk: &Conversation,
    table: &Table,
    view: &View,
    question: &Question,
    depth: Depth,
) -> Vec<Utterance> {
    let Some(seat) = talk.seat() else { return Vec::new() };
    let (game, past) = (table.game(), table.this_round(seat));
    let known = Known { view, standing: game.standing(), round: game.round_number(), past: &past };
    let tried = |moves: &[Move]| {
        let tried = view.is_my_turn().then(|| try_on_copy(talk, table, seat, moves))?;
        Some(match tried {
            Ok(Tried { board, acts }) => {
                Ok(After { view: board.seen_by(seat)?, actions: acts.iter().map(|act| act.action).collect() })
            }
            Err(why) => Err(not_played(talk, table, seat, why)),
        })
    };
    let acted = |action: Action| {
        let mut game = game.clone();
        Board::play(&mut game, action, &mut Vec::new()).ok()?;
        game.seen_by(seat)
    };
    asked::answer(&talk.narrator(), &known, talk.cause.as_ref(), (question, depth), tried, acted)
}

/// The last turn, whole; before the first, how the round began.
fn last_turn(talk: &Conversation, table: &Table, view: &View) -> Vec<Utterance> {
    let past = talk.seat().map(|seat| table.this_round(seat)).unwrap_or_default();
    let game = table.game();
    let known = Known { view, standing: game.standing(), round: game.round_number(), past: &past };
    let last = narration::last_turn(&talk.narrator(), &known);
    if !last.is_empty() {
        return last;
    }
    talk.history.last_event().map_or_else(|| nothing_yet(talk), |last| vec![last.clone()])
}

/// What happened since the listener's last turn, if anything has.
fn since_turn(talk: &Conversation, table: &Table) -> Option<Vec<Utterance>> {
    let said = narration::tell_others(&talk.narrator(), &table.since_turn(talk.seat()?));
    (!said.is_empty()).then_some(said)
}

fn nothing_yet(talk: &Conversation) -> Vec<Utterance> {
    vec![Utterance::answer(talk.locale().text("nothing-happened"))]
}

/// Whether moves would be accepted, tried on a copy.
fn can_moves(talk: &Conversation, table: &Table, moves: &[Move]) -> Utterance {
    let seat = talk.seat().filter(|seat| table.view(*seat).is_some_and(|view| view.is_my_turn()));
    let Some(seat) = seat else {
        return Utterance::answer(talk.locale().text("can-not-your-turn"));
    };
    match try_on_copy(talk, table, seat, moves) {
        Ok(Tried { acts, .. }) => match acts.last() {
            Some(act) => narration::tell_yes(&talk.narrator(), act.action),
            None => narration::undo_refusal(&talk.narrator(), UndoRefusal::NothingDone),
        },
        Err(why) => not_played(talk, table, seat, why),
    }
}

/// Why moves would not be accepted, as an answer.
fn not_played(talk: &Conversation, table: &Table, seat: Seat, why: NotPlayed<Match>) -> Utterance {
    match why {
        NotPlayed::Refused(why, then) => {
            Utterance { kind: Kind::Answer, cue: None, ..reason(talk, table, seat, &why, &then) }
        }
        NotPlayed::Choice(commands) => {
            let said: Vec<String> = commands.iter().map(|command| command.said(talk.locale())).collect();
            narration::can_several(&talk.narrator(), &said)
        }
    }
}
