//! Moves of the listener: all of a line or none of it.

use super::super::conversation::Conversation;
use super::super::dispatch::ask_which;
use super::super::effect::{Audience, Effect};
use super::super::pending::Pending;
use super::super::table::MatchTable;
use super::{forced, seen::view};
use crate::cards::Seat;
use crate::locale::args;
use crate::meaning::Move;
use crate::narration::{self, Cause, Utterance, UtteranceKind};
use crate::record::Line;
use crate::resolve::{Board, NotPlayed, Tried, Unresolved, try_moves};
use crate::rules::{Action, Event, Match};

/// The seat of the listener, if it may act; says so when not.
fn seat_to_act(talk: &mut Conversation, table: &MatchTable) -> Option<Seat> {
    if table.is_over() {
        talk.cause = None;
        talk.refuse_with("lobby-over");
        return None;
    }
    let mine = view(talk, table).is_some_and(|view| view.is_my_turn());
    if !mine {
        talk.cause = Some(Cause::NotYourTurn);
        talk.refuse_with("can-not-your-turn");
    }
    talk.seat().filter(|_| mine)
}

/// Carries out a draw or the end of the turn.
pub(super) fn act(talk: &mut Conversation, table: &mut MatchTable, action: Action) {
    let Some(seat) = seat_to_act(talk, table) else { return };
    match table.act(action) {
        Ok((events, lines)) => {
            follow_advice(talk, &[action]);
            tell_own(talk, table, seat, events, lines);
        }
        Err(refusal) => {
            let Some(view) = table.view(seat) else { return };
            talk.cause = Some(Cause::Refused(Unresolved::Rules(refusal)));
            let said = narration::tell_refusal(&talk.narrator(), &view, refusal);
            talk.say(&[said]);
        }
    }
}

/// Tells what the listener's own command brought about, once it is saved.
fn tell_own(
    talk: &mut Conversation,
    table: &mut MatchTable,
    seat: Seat,
    mut events: Vec<Event>,
    mut lines: Vec<Line>,
) {
    let has_laid = events.iter().any(Event::is_laying);
    let followed = forced::follow(talk, table, has_laid);
    events.extend(followed.events);
    lines.extend(followed.lines);
    follow_advice(talk, &followed.actions);
    talk.effect(Effect::Save(lines));
    talk.cause = None;
    table.mark_told(seat);
    let Some(view) = table.view(seat) else { return };
    let end = followed.ended;
    talk.tell(Audience::Listener, UtteranceKind::Mine, |narrator| {
        let end = end.iter().map(|before| narration::forced_end(narrator, before));
        narration::tell_own(narrator, &view, &events).into_iter().chain(end).collect()
    });
    if talk.is_new && view.is_my_turn() && !std::mem::replace(&mut talk.end_told, true) {
        let locale = talk.locale();
        let (id, word) = if talk.presses { ("first-end-key", "press-end") } else { ("first-end", "say-end") };
        let text = locale.format(id, &args!("end" => locale.text(word)));
        talk.say(&[Utterance::notice(text)]);
    }
}

/// Notes what is left of the advice that the listener follows, behind what was done; none where that was something else.
fn follow_advice(talk: &mut Conversation, actions: &[Action]) {
    for done in actions {
        talk.advised = talk.advised.take().and_then(|advice| match advice.turn.is_empty() {
            // It was followed to its end; the end of the turn came of itself.
            true => Some(advice),
            false => advice.behind(*done),
        });
    }
}

/// Does the action that alone is legal, where Enter does it; `false` where nothing is done so.
pub(super) fn go_on(talk: &mut Conversation, table: &mut MatchTable) -> bool {
    let action = forced::by_enter(talk, table).filter(|_| talk.pending == Pending::Nothing);
    if let Some(action) = action {
        act(talk, table, action);
    }
    action.is_some()
}

/// Tries moves, one after the other, on a copy of the match.
pub(in crate::session) fn try_on_copy(
    talk: &Conversation,
    table: &MatchTable,
    seat: Seat,
    moves: &[Move],
) -> Result<Tried<Match>, NotPlayed<Match>> {
    try_moves(table.game().clone(), seat, talk.names(), moves)
}

/// Returns whether moves would be carried out, all of them.
pub(super) fn can_play(talk: &Conversation, table: &MatchTable, seat: Seat, moves: &[Move]) -> bool {
    !matches!(try_on_copy(talk, table, seat, moves), Err(NotPlayed::Refused(..)))
}

/// Why a move was not carried out, at the table as it then was.
pub(super) fn reason(
    talk: &Conversation,
    table: &MatchTable,
    seat: Seat,
    reason: &Unresolved,
    then: &Match,
) -> Utterance {
    match table.view(seat).zip(then.seen_by(seat)) {
        Some((first, then)) => narration::reason_among(&talk.narrator(), &first, &then, reason),
        None => narration::turn_over(&talk.narrator()),
    }
}

/// Carries out all of some moves, or none.
pub(super) fn play(talk: &mut Conversation, table: &mut MatchTable, moves: &[Move]) {
    let Some(seat) = seat_to_act(talk, table) else { return };
    match try_on_copy(talk, table, seat, moves) {
        Ok(tried) => {
            let events: Vec<Event> = tried.acts.iter().flat_map(|act| act.events.clone()).collect();
            let actions: Vec<Action> = tried.acts.iter().map(|act| act.action).collect();
            follow_advice(talk, &actions);
            let lines = table.commit(seat, tried);
            talk.holds |= moves.contains(&Move::Wait);
            tell_own(talk, table, seat, events, lines);
        }
        Err(NotPlayed::Choice(commands)) => ask_which(talk, commands),
        Err(NotPlayed::Refused(why, then)) => {
            let mut refusal = reason(talk, table, seat, &why, &then);
            talk.cause = Some(Cause::Refused(why));
            if moves.len() > 1 {
                refusal = narration::nothing_laid(&talk.narrator(), refusal);
            }
            talk.say(&[refusal]);
        }
    }
}

/// Takes the last action of this turn back.
pub(super) fn undo(talk: &mut Conversation, table: &mut MatchTable) {
    let Some(seat) = seat_to_act(talk, table) else { return };
    match table.undo(seat) {
        Err(refusal) => {
            talk.cause = Some(Cause::NotUndone(refusal));
            let said = narration::undo_refusal(&talk.narrator(), refusal);
            talk.say(&[said]);
        }
        Ok((action, line)) => {
            // What was taken back is not done by itself again.
            talk.holds = true;
            talk.advised = None;
            talk.effect(Effect::Save(vec![line]));
            let Some(view) = table.view(seat) else { return };
            let said = narration::tell_undone(&talk.narrator(), &view, action);
            talk.say(&[said]);
        }
    }
}
