//! Questions, and answers from moves that are tried: the same in play and for the referee.

use super::conversation::Conversation;
use crate::meaning::{Ask, Depth, Question};
use crate::narration::{self, Cause, Known, Narrator, Utterance, UtteranceKind};
use crate::resolve::{NotPlayed, Unresolved};
use crate::rules::{Action, UndoRefusal, View};

/// Moves that were tried.
pub(super) struct TriedMoves {
    /// The actions, in order.
    pub actions: Vec<Action>,
    /// The view of the one who asks after them.
    pub view: View,
}

/// The outcome of moves that were tried, or why they can't be made.
pub(super) type TrialOutcome = Result<TriedMoves, Utterance>;

/// The reason why no move can be tried out of turn.
pub(super) fn out_of_turn(narrator: &Narrator<'_>) -> Utterance {
    Utterance::answer(narrator.locale.text("can-not-your-turn"))
}

/// Says the answer to a question; asked twice in a row, it is answered in full. What was told before is not kept again.
pub(super) fn ask(
    talk: &mut Conversation,
    Ask { question, depth }: Ask,
    asked_before: Option<&Question>,
    was_told: impl Fn(&Question) -> bool,
    answer: impl Fn(&Conversation, &Question, Depth) -> Vec<Utterance>,
) {
    let depth = if asked_before == Some(&question) { Depth::Full } else { depth };
    let said = answer(talk, &question, depth);
    let again = was_told(&question);
    talk.asked = Some(question);
    if !again {
        return talk.say(&said);
    }
    talk.reply_again(&said);
}

/// Returns whether moves would be accepted.
pub(super) fn can_moves(narrator: &Narrator<'_>, tried: TrialOutcome) -> Vec<Utterance> {
    of_tried(tried, |after| match after.actions.last() {
        Some(action) => vec![narration::tell_yes(narrator, *action)],
        None => vec![narration::undo_refusal(narrator, UndoRefusal::NothingDone)],
    })
}

/// Tells something of moves that were tried; where they can't be made, why.
pub(super) fn of_tried(
    tried: TrialOutcome,
    tell: impl FnOnce(TriedMoves) -> Vec<Utterance>,
) -> Vec<Utterance> {
    tried.map_or_else(|refused| vec![refused], tell)
}

/// The reason of the last refusal or advice.
pub(super) fn why(
    narrator: &Narrator<'_>,
    known: &Known<'_>,
    cause: Option<&Cause>,
    depth: Depth,
) -> Vec<Utterance> {
    narration::why(narrator, known.view, cause, depth)
}

/// Why moves would not be accepted, as an answer.
pub(super) fn not_played<B>(
    narrator: &Narrator<'_>,
    why: NotPlayed<B>,
    refused: impl Fn(&Unresolved, &B) -> Utterance,
) -> Utterance {
    match why {
        NotPlayed::Refused(reason, then) => {
            Utterance { kind: UtteranceKind::Answer, cue: None, ..refused(&reason, &then) }
        }
        NotPlayed::Choice(commands) => {
            let said: Vec<String> = commands.iter().map(|command| command.said(narrator.locale)).collect();
            narration::can_several(narrator, &said)
        }
    }
}

/// That nothing has happened yet.
pub(super) fn nothing_yet(narrator: &Narrator<'_>) -> Vec<Utterance> {
    vec![Utterance::answer(narrator.locale.text("nothing-happened"))]
}
