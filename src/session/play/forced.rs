//! Moves that need no word: those without a choice, by themselves or by Enter, and the end of the turn behind a laying.

use super::super::conversation::{Conversation, Mode};
use super::super::effect::{Audience, Effect};
use super::super::pending::Pending;
use super::super::table::MatchTable;
use super::seen::view;
use crate::meaning::MoveMode;
use crate::narration::{self, UtteranceKind};
use crate::record::Line;
use crate::rules::{Action, Event, View, nimm, rows};

/// The actions that were done without a choice.
#[derive(Debug, Default)]
pub(super) struct Followed {
    /// They.
    pub(super) actions: Vec<Action>,
    /// The events.
    pub(super) events: Vec<Event>,
    /// The lines to be saved.
    pub(super) lines: Vec<Line>,
    /// The listener's view before the end of the turn, if the turn was ended.
    pub(super) ended: Option<View>,
}

/// The action that alone is legal for the listener, and that Enter does.
pub(super) fn by_enter(talk: &Conversation, table: &MatchTable) -> Option<Action> {
    let forced = view(talk, table)?.forced()?;
    match talk.preferences().automation.forced {
        MoveMode::Automatic | MoveMode::Told => Some(forced),
        MoveMode::Typed => None,
    }
}

/// The action that is done without a word of it: the end of the turn behind a laying, or the only one that is legal.
fn by_itself(talk: &Conversation, table: &MatchTable, has_laid: bool) -> Option<Action> {
    if talk.holds {
        return None;
    }
    let view = view(talk, table)?;
    let automation = talk.preferences().automation;
    let end = end_of(&view).filter(|_| has_laid && automation.turn_end == MoveMode::Automatic);
    let forced = || only_one(talk, table, &view).filter(|_| automation.forced == MoveMode::Automatic);
    let action = end.or_else(forced)?;
    // Whoever may have been misheard ends the turn in words.
    let may_be_wrong = talk.speaks && is_end(action) && !view.is_untouched();
    (!may_be_wrong).then_some(action)
}

/// The action that alone is legal. Where other people would learn from its being done at once what they do not learn from
/// a typed one, there is none.
fn only_one(talk: &Conversation, table: &MatchTable, view: &View) -> Option<Action> {
    let is_among_people = talk.is_watched || table.people().len() > 1;
    view.forced().filter(|action| !is_among_people || view.is_openly_forced(*action))
}

/// The end of the turn, where it is legal.
fn end_of(view: &View) -> Option<Action> {
    let end = match view {
        View::Rows(_) => Action::Rows(rows::Action::End),
        View::Nimm(_) => Action::Nimm(nimm::Action::End),
    };
    view.allows(end).then_some(end)
}

const fn is_end(action: Action) -> bool {
    matches!(action, Action::Rows(rows::Action::End) | Action::Nimm(nimm::Action::End))
}

/// Does what the listener does not need to say of what is left of the turn; the end of it behind a laying is one such.
pub(super) fn follow(talk: &Conversation, table: &mut MatchTable, has_laid: bool) -> Followed {
    let mut followed = Followed::default();
    while let Some(action) = by_itself(talk, table, has_laid) {
        let before = view(talk, table);
        let Ok((events, lines)) = table.act(action) else { break };
        followed.actions.push(action);
        followed.events.extend(events);
        followed.lines.extend(lines);
        followed.ended = before
            .filter(|before| is_end(action) && !before.is_untouched() && before.forced() == Some(action));
    }
    followed
}

/// Makes the moves at the beginning of the listener's turn that are none to choose, and tells them in half a sentence.
pub(super) fn make(talk: &mut Conversation, table: &mut MatchTable) {
    if talk.mode() != Mode::Open || talk.pending != Pending::Nothing {
        return;
    }
    let (Some(seat), Some(before)) = (talk.seat(), view(talk, table)) else { return };
    let Followed { events, lines, .. } = follow(talk, table, false);
    if events.is_empty() {
        return;
    }
    talk.effect(Effect::Save(lines));
    talk.cause = None;
    table.mark_told(seat);
    let Some(after) = view(talk, table) else { return };
    talk.tell(Audience::Listener, UtteranceKind::Mine, |narrator| {
        narration::forced(narrator, &before, &after, &events)
    });
}
