//! The things that the referee is told: who begins, moves, hands, and that something was told wrong.

use super::super::command_handler::CommandHandler;
use super::super::conversation::Conversation;
use super::super::dispatch::ask_which;
use super::desk::{Desk, go_on};
use crate::cards::{Card, Place, Seat};
use crate::language::Holding;
use crate::meaning::Move;
use crate::narration::{self, Cause, Utterance, UtteranceKind};
use crate::resolve::{NotPlayed, Tried, Unresolved, try_moves};
use crate::rules::rows::{Action, OpenRound};
use crate::rules::{self, TellError, Wanted};

/// Takes note of who begins, or, where an 11 is asked for, that nobody holds it.
pub(super) fn first(talk: &mut Conversation, desk: &mut Desk, seat: Option<Seat>) {
    talk.history.begin_reply();
    match seat {
        Some(seat) => {
            if desk.referee_mut().begins(seat).is_err() {
                return desk.not_told(talk, "not-a-move");
            }
            let said = narration::referee_begins(&talk.narrator(), desk.referee().round());
            talk.say(&[said]);
        }
        None => match desk.referee_mut().nobody() {
            Ok(Some(_)) => {}
            Ok(None) => {
                let text = talk.locale().text("referee-deal-again");
                talk.say(&[Utterance::new(UtteranceKind::Round, text)]);
            }
            Err(_) => return desk.not_told(talk, "not-a-move"),
        },
    }
    go_on(talk, desk)
}

/// Tries moves of the seat to act, one after the other, on a copy of the round.
pub(super) fn try_on_copy(
    talk: &Conversation,
    desk: &Desk,
    moves: &[Move],
) -> Result<Tried<OpenRound>, NotPlayed<OpenRound>> {
    let round = desk.referee().round();
    try_moves(round.clone(), round.table().turn().seat, talk.names(), moves)
}

/// Takes note of all of some moves, or of none.
pub(super) fn play(talk: &mut Conversation, desk: &mut Desk, moves: &[Move]) {
    let Wanted::Action(_) = desk.referee().wanted() else { return desk.not_told(talk, "not-a-move") };
    match try_on_copy(talk, desk, moves) {
        Ok(tried) => {
            let rows = |action| match action {
                rules::Action::Rows(action) => Some(action),
                rules::Action::Nimm(_) => None,
            };
            let actions: Vec<Action> = tried.acts.iter().filter_map(|act| rows(act.action)).collect();
            take_note(talk, desk, &actions)
        }
        Err(NotPlayed::Choice(commands)) => ask_which(talk, commands),
        Err(NotPlayed::Refused(reason, then)) => {
            let mut refusal =
                narration::referee_reason(&talk.narrator(), desk.referee().round(), &then, &reason);
            talk.cause = Some(Cause::Refused(reason));
            if moves.len() > 1 {
                refusal = narration::nothing_laid(&talk.narrator(), refusal);
            }
            talk.say(&[refusal])
        }
    }
}

/// Takes note of a draw or the end of a turn.
pub(super) fn act(talk: &mut Conversation, desk: &mut Desk, action: Action) {
    match desk.referee().wanted() {
        Wanted::Action(_) => take_note(talk, desk, &[action]),
        Wanted::Hand(_) => talk.refuse_with("referee-hand-now"),
        Wanted::First | Wanted::Holder(_) | Wanted::Round | Wanted::Nothing => {
            desk.not_told(talk, "not-a-move")
        }
    }
}

/// Takes note of actions, and tells what came of them.
fn take_note(talk: &mut Conversation, desk: &mut Desk, actions: &[Action]) {
    let before = desk.referee().wanted();
    let mut events = Vec::new();
    for action in actions {
        match desk.referee_mut().act(*action, &mut events) {
            Ok(()) => {}
            Err(TellError::Refused(refusal)) => {
                talk.cause = Some(Cause::Refused(Unresolved::Rules(rules::Refusal::Rows(refusal))));
                let said = narration::referee_refusal(&talk.narrator(), desk.referee().round(), refusal);
                return talk.say(&[said]);
            }
            Err(TellError::NotWanted(_) | TellError::NoSuchSeat(_) | TellError::Hand(_)) => {
                return desk.not_told(talk, "not-a-move");
            }
        }
    }
    talk.cause = None;
    let narrator = &talk.narrator();
    let mut said = narration::referee_told(narrator, desk.referee().round(), &events);
    said.extend(narration::referee_round_over(narrator, desk.referee()));
    talk.say(&said);
    if desk.referee().wanted() == before {
        return;
    }
    go_on(talk, desk);
}

/// Takes note of what the seat still holds that is asked; the last hand tells the scores.
pub(super) fn hold(talk: &mut Conversation, desk: &mut Desk, holding: &Holding) {
    talk.history.begin_reply();
    let Wanted::Hand(seat) = desk.referee().wanted() else { return };
    let mut cards = vec![Card::Joker; holding.jokers];
    for (colour, number) in &holding.numbers {
        match Place::new(*colour, *number) {
            Some(place) => cards.push(Card::Number(place)),
            None => {
                let table = desk.referee().round().table();
                let said = narration::no_such_card(&talk.narrator(), table, *colour, *number);
                return talk.say(&[said]);
            }
        }
    }
    match desk.referee_mut().holds(&cards) {
        Ok(()) => {
            let said = narration::round_counted(&talk.narrator(), desk.referee());
            talk.say(&said);
            go_on(talk, desk)
        }
        Err(TellError::Hand(fault)) => {
            let said = narration::hand_fault(&talk.narrator(), desk.referee().round().table(), seat, fault);
            talk.say(&[said])
        }
        Err(TellError::NotWanted(_) | TellError::NoSuchSeat(_) | TellError::Refused(_)) => {
            desk.not_told(talk, "not-a-move");
        }
    }
}

/// Takes back what was told last, however long ago its turn or its round ended.
pub(super) fn undo(talk: &mut Conversation, desk: &mut Desk) {
    match desk.referee_mut().undo() {
        None => talk.refuse_with("referee-undo-nothing"),
        Some(told) => {
            let said = narration::referee_undone(&talk.narrator(), desk.referee().round().table(), told);
            talk.say(&[said]);
            go_on(talk, desk)
        }
    }
}
