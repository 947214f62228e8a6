//! Questions, and answers from moves that are tried: the same in play and for the referee.

use super::conversation::Conversation;
use crate::meaning::{Ask, Depth, Question};
use crate::narration::{self, Cause, Kind, Known, Narrator, Utterance};
use crate::resolve::{NotPlayed, Reason};
use crate::rules::{Action, UndoRefusal, View};

/// Moves that were tried.
pub(super) struct After {
    /// The actions, in order.
    pub actions: Vec<Action>,
    /// The view of the one who asks after them.
    pub view: View,
}

/// The outcome of moves that were tried: why they can't be made, or `None` out of turn.
pub(super) type Outcome = Option<Result<After, Utterance>>;

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
pub(super) fn can_moves(narrator: &Narrator<'_>, tried: Outcome) -> Utterance {
    match tried {
        None => Utterance::answer(narrator.locale.text("can-not-your-turn")),
        Some(Ok(after)) => match after.actions.last() {
            Some(action) => narration::tell_yes(narrator, *action),
            None => narration::undo_refusal(narrator, UndoRefusal::NothingDone),
        },
        Some(Err(refused)) => refused,
    }
}

/// Returns whether moves have to be made; where they can't be, why.
pub(super) fn must_moves(
    narrator: &Narrator<'_>,
    known: &Known<'_>,
    tried: Outcome,
    depth: Depth,
) -> Vec<Utterance> {
    match tried {
        Some(Ok(after)) => narration::must_moves(narrator, known.view, &after.actions, depth),
        refused @ (None | Some(Err(_))) => vec![can_moves(narrator, refused)],
    }
}

/// Returns what moves would bring about.
pub(super) fn what_if(
    narrator: &Narrator<'_>,
    known: &Known<'_>,
    tried: Outcome,
    depth: Depth,
) -> Vec<Utterance> {
    match tried {
        None => vec![Utterance::answer(narrator.locale.text("can-not-your-turn"))],
        Some(Ok(after)) => narration::what_if(narrator, known.view, &after.view, &after.actions, depth),
        Some(Err(refused)) => vec![refused],
    }
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
    refused: impl Fn(&Reason, &B) -> Utterance,
) -> Utterance {
    match why {
        NotPlayed::Refused(reason, then) => {
            Utterance { kind: Kind::Answer, cue: None, ..refused(&reason, &then) }
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
