use super::super::conversation::Conversation;
use super::super::table::Table;
use crate::rules::View;

/// What the listener sees of the round.
pub(super) fn view(talk: &Conversation, table: &Table) -> Option<View> {
    table.view(talk.seat()?)
}
