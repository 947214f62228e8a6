//! Moves without a choice: made by themselves, or by Enter.

use super::super::conversation::{Conversation, Mode};
use super::super::effect::{Audience, Effect};
use super::super::pending::Pending;
use super::super::table::Table;
use super::seen::view;
use crate::meaning::ForcedMoves;
use crate::narration::{self, Kind};
use crate::record::Line;
use crate::rules::{Action, Event, View, rows};

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
pub(super) fn by_enter(talk: &Conversation, table: &Table) -> Option<Action> {
    let forced = view(talk, table)?.forced()?;
    match talk.preferences().forced {
        ForcedMoves::Automatic | ForcedMoves::Told => Some(forced),
        ForcedMoves::Typed => None,
    }
}

/// The action that alone is legal for the listener, and that is done without a word of it. Where other people would
/// learn from its being done at once what they do not learn from a typed one, it waits.
fn by_itself(talk: &Conversation, table: &Table) -> Option<Action> {
    if talk.preferences().forced != ForcedMoves::Automatic || talk.holds {
        return None;
    }
    let view = view(talk, table)?;
    let is_among_people = talk.is_watched || table.people().len() > 1;
    let action = view.forced().filter(|action| !is_among_people || view.is_openly_forced(*action))?;
    // Whoever may have been misheard ends the turn in words.
    let may_be_wrong = talk.speaks && is_end(action) && !view.is_untouched();
    (!may_be_wrong).then_some(action)
}

const fn is_end(action: Action) -> bool {
    matches!(action, Action::Rows(rows::Action::End))
}

/// Does what is left without a choice of the listener's turn.
pub(super) fn follow(talk: &Conversation, table: &mut Table) -> Followed {
    let mut followed = Followed::default();
    while let Some(action) = by_itself(talk, table) {
        let before = view(talk, table).filter(|before| is_end(action) && !before.is_untouched());
        let Ok((events, lines)) = table.act(action) else { break };
        followed.actions.push(action);
        followed.events.extend(events);
        followed.lines.extend(lines);
        followed.ended = before;
    }
    followed
}

/// Makes the moves at the beginning of the listener's turn that are none to choose, and tells them in half a sentence.
pub(super) fn make(talk: &mut Conversation, table: &mut Table) {
    if talk.mode() != Mode::Open || talk.pending != Pending::Nothing {
        return;
    }
    let (Some(seat), Some(before)) = (talk.seat(), view(talk, table)) else { return };
    let Followed { events, lines, .. } = follow(talk, table);
    if events.is_empty() {
        return;
    }
    talk.effect(Effect::Save(lines));
    talk.cause = None;
    table.mark_told(seat);
    let Some(after) = view(talk, table) else { return };
    talk.tell(Audience::Listener, Kind::Mine, |narrator| {
        narration::forced(narrator, &before, &after, &events)
    });
}
