//! Unloaded tables: whoever comes to one waits until its record was read, beside the thread that serves all tables.

use crate::protocol::GuestInput;
use crate::server::ServerState;
use crate::server::accounts::names::Id;
use crate::server::event::{Connection, ServerEffect, Work};
use crate::server::guest_transfer::Destination;
use crate::server::guests::WaitingGuest;
use crate::server::tables::hosted::TableStage;
use std::collections::BTreeSet;

/// The most lines that are kept of somebody who waits.
const MOST_EARLY: usize = 32;

/// Has somebody wait for an unloaded table, if it is one.
pub(crate) fn waits(state: &mut ServerState, id: &Id, goal: Destination) -> bool {
    let Some(place) = goal.place().filter(|_| state.guests.get(id).is_some()) else { return false };
    let Some(waiting) = read(state, place) else { return false };
    waiting.insert(id.clone());
    if let Some(guest) = state.guests.get_mut(id) {
        guest.waiting = Some(WaitingGuest { goal, early: Vec::new() });
    }
    true
}

/// Has the record of an unloaded table read, unless it is being read already; gives back who waits for that.
pub(crate) fn read(state: &mut ServerState, place: usize) -> Option<&mut BTreeSet<Id>> {
    let hosted = state.tables.get(&place)?;
    let (TableStage::Unloaded, Some(record)) = (&hosted.stage, hosted.stored.record.clone()) else {
        return None;
    };
    let path = state.store.folder()?.record_path(&record);
    if !state.loading.contains_key(&place) {
        state.guests.push(ServerEffect::Work(Work::Load(place, record, path)));
    }
    Some(state.loading.entry(place).or_default())
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
