//! Tables that sleep: whoever comes to one waits until its record was read, beside the thread that serves all tables.

use super::requests;
use super::seats;
use crate::protocol::GuestInput;
use crate::server::ServerState;
use crate::server::accounts::names::Id;
use crate::server::handed::Goal;
use crate::server::tables::hosted::{Stage, Woken};
use crate::server::wire::{Connection, Due, Work};

/// How many lines are kept of somebody who waits.
const MOST_EARLY: usize = 32;

/// A guest who waits for a table.
#[derive(Debug)]
pub struct Waiting {
    goal: Goal,
    /// What the guest said meanwhile.
    early: Vec<GuestInput>,
}

/// Has somebody wait for a table that sleeps; otherwise there is nothing to wait for.
pub fn waits(state: &mut ServerState, id: &Id, goal: Goal) -> bool {
    let Some((place, hosted)) = goal.place().and_then(|place| Some((place, state.tables.get(&place)?)))
    else {
        return false;
    };
    let (Stage::Asleep, Some(record)) = (&hosted.stage, hosted.stored.record.clone()) else { return false };
    let Some(path) = state.store.folder().map(|folder| folder.record_path(&record)) else { return false };
    let Some(guest) = state.guests.get_mut(id) else { return false };
    guest.waiting = Some(Waiting { goal, early: Vec::new() });
    let all = state.waking.entry(place).or_default();
    let is_first = all.is_empty();
    all.insert(id.clone());
    if is_first {
        state.guests.push(Due::Work(Work::Wake(place, record, path)));
    }
    true
}

/// Keeps what somebody says who waits for a table; gives it back where nobody does.
pub fn keep(state: &mut ServerState, id: &Id, heard: GuestInput) -> Option<GuestInput> {
    let Some(waiting) = state.guests.get_mut(id).and_then(|guest| guest.waiting.as_mut()) else {
        return Some(heard);
    };
    if waiting.early.len() < MOST_EARLY {
        waiting.early.push(heard);
    }
    None
}

/// Looks whether whoever is at a connection waits for a table.
pub fn is_waiting(state: &ServerState, connection: Connection) -> bool {
    let guest = state.guest_of(connection);
    guest.and_then(|id| state.guests.get(&id)?.waiting.as_ref()).is_some()
}

/// A record was read: its table goes on, and whoever waited for it comes to it.
pub fn woken(state: &mut ServerState, place: usize, record: &str, woken: Woken) {
    if let Some(hosted) = state.tables.get_mut(&place) {
        hosted.wake(record, woken, &mut state.store);
    }
    go_on(state, place);
}

/// A fault of the program ended the reading of a record.
pub fn failed(state: &mut ServerState, place: usize) {
    if let Some(hosted) = state.tables.get_mut(&place) {
        hosted.fail(&mut state.guests, state.now);
    }
    go_on(state, place);
}

fn go_on(state: &mut ServerState, place: usize) {
    for id in state.waking.remove(&place).unwrap_or_default() {
        let waiting = state.guests.get_mut(&id).and_then(|guest| guest.waiting.take());
        let Some(Waiting { goal, early }) = waiting else { continue };
        match goal {
            Goal::Sit(place) => seats::sit(state, &id, place),
            Goal::Watch(place) => seats::watch(state, &id, place),
            Goal::Lobby => {}
        }
        for heard in early {
            requests::hear(state, &id, heard);
        }
    }
}
