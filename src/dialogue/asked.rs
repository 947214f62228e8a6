//! Questions that are answered from what was seen, or from moves that are tried: the same in play and for the referee.

use crate::meaning::{Depth, Move, Question};
use crate::narration::{self, Cause, Known, Narrator, Utterance};
use crate::rules::{Action, View, nimm, rows};

/// Moves that were tried.
pub(super) struct After {
    /// What they were, in order.
    pub actions: Vec<Action>,
    /// What the one who asks would see after them.
    pub view: View,
}

/// Answers such a question; any other one with nothing. `tried` tells why moves can't be made, or `None` out of turn.
pub(super) fn answer(
    narrator: &Narrator<'_>,
    known: &Known<'_>,
    cause: Option<&Cause>,
    (question, depth): (&Question, Depth),
    tried: impl Fn(&[Move]) -> Option<Result<After, Utterance>>,
    acted: impl Fn(Action) -> Option<View>,
) -> Vec<Utterance> {
    match (question, cause) {
        (Question::WhatIf(moves), _) => match tried(moves) {
            None => vec![Utterance::answer(narrator.locale.text("can-not-your-turn"))],
            Some(Ok(after)) => narration::what_if(narrator, known.view, &after.view, &after.actions, depth),
            Some(Err(refused)) => vec![refused],
        },
        (Question::Why, Some(Cause::Advised(action))) if !shows_hidden_cards_or_nothing(*action) => {
            match acted(*action) {
                Some(after) => narration::what_if(narrator, known.view, &after, &[*action], Depth::Full),
                None => narration::why(narrator, known.view, None, depth),
            }
        }
        (Question::Why, cause) => narration::why(narrator, known.view, cause, depth),
        (question, _) => narration::asked(narrator, known, question, depth).unwrap_or_default(),
    }
}

/// A draw would turn up a hidden card, and the end of a turn opens nothing: neither is tried.
const fn shows_hidden_cards_or_nothing(action: Action) -> bool {
    matches!(action, Action::Rows(rows::Action::Draw | rows::Action::End) | Action::Nimm(nimm::Action::End))
}
