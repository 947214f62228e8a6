//! Unloaded tables: whoever comes to one waits until its record was read, beside the thread that serves all tables.

use crate::protocol::GuestInput;
use crate::server::ServerState;
use crate::server::accounts::names::Id;
use crate::server::event::{Connection, ServerEffect, Work};
use crate::server::guest_transfer::Destination;
use crate::server::guests::WaitingGuest;
use crate::server::tables::hosted::Stage;

/// The most lines that are kept of somebody who waits.
const MOST_EARLY: usize = 32;

/// Has somebody wait for an unloaded table, if it is one.
pub(crate) fn waits(state: &mut ServerState, id: &Id, goal: Destination) -> bool {
    let Some((place, hosted)) = goal.place().and_then(|place| Some((place, state.tables.get(&place)?)))
    else {
        return false;
    };
    let (Stage::Unloaded, Some(record)) = (&hosted.stage, hosted.stored.record.clone()) else { return false };
    let Some(path) = state.store.folder().map(|folder| folder.record_path(&record)) else { return false };
    let Some(guest) = state.guests.get_mut(id) else { return false };
    guest.waiting = Some(WaitingGuest { goal, early: Vec::new() });
    let all = state.loading.entry(place).or_default();
    let is_first = all.is_empty();
    all.insert(id.clone());
    if is_first {
        state.guests.push(ServerEffect::Work(Work::Load(place, record, path)));
    }
    true
}

/// Keeps what somebody says who waits for a table; gives it back where nobody does.
pub(crate) fn keep(state: &mut ServerState, id: &Id, heard: GuestInput) -> Option<GuestInput> {
    let Some(waiting) = state.guests.get_mut(id).and_then(|guest| guest.waiting.as_mut()) else {
        return Some(heard);
    };
    if waiting.early.len() < MOST_EARLY {
        waiting.early.push(heard);
    }
    None
}

/// Looks whether whoever is at a connection waits for a table.
pub(crate) fn is_waiting(state: &ServerState, connection: Connection) -> bool {
    let guest = state.guest_of(connection);
    guest.and_then(|id| state.guests.get(&id)?.waiting.as_ref()).is_some()
}
