//! Programs of guests are told how things stand, once behind all that they are told at a time.

use super::ServerState;
use super::accounts::names::Id;
use super::event::{Connection, ServerEffect};
use super::guests::Location;
use super::lobby::loading::is_waiting;
use super::pending_login::PendingLogin;
use crate::protocol::{Status, Wants};
use crate::session::SeenBoard;
use std::collections::BTreeSet;

/// Something was heard over a connection; the program there, if one is, waits for its answer.
pub(super) fn heard(state: &mut ServerState, connection: Connection) {
    if let Some(program) = state.programs.get_mut(&connection) {
        program.hear();
        state.owing.insert(connection);
    }
}

/// Tells those programs how things stand that were told something, or wait for an answer; whose key is looked at waits on.
pub(super) fn sync(state: &mut ServerState) {
    let mut due: BTreeSet<Connection> = std::mem::take(&mut state.owing);
    due.extend(state.guests.told().filter(|connection| state.programs.contains_key(connection)));
    for connection in due {
        let is_busy = state.logins.get(&connection).is_some_and(PendingLogin::is_busy);
        if is_busy || is_waiting(state, connection) {
            state.owing.insert(connection);
            continue;
        }
        let wants = state.programs.get(&connection).map(|program| program.wants).unwrap_or_default();
        let status = status(state, connection, wants).unwrap_or_default();
        let Some(program) = state.programs.get_mut(&connection) else { continue };
        let mut status = Status { answered: program.answer(), ..status };
        if state.logins.contains_key(&connection) {
            status.tellings = program.tellings;
        }
        state.guests.push(ServerEffect::Status(connection, Box::new(status)));
    }
}

/// Returns how things stand for whoever came in by a connection.
fn status(state: &mut ServerState, connection: Connection, wants: Wants) -> Option<Status> {
    let id = state.guest_of(connection)?;
    if let Some(Location::Seat(place)) = state.guests.at(&id) {
        let hosted = state.tables.get(&place)?;
        let seat = hosted.seat_of(&id);
        if let (Some(play), Some(seat)) = (hosted.play(), seat)
            && let Some(status) = play.status(seat, wants)
        {
            return Some(status);
        }
    }
    let status = state.guests.in_lobby(&id, |conversation, _| conversation.status(wants))?;
    let seen = if wants.page { watched_board(state, &id) } else { None };
    Some(Status { seen, ..status })
}

/// Returns the board that a guest watches, as an onlooker may see it.
fn watched_board(state: &ServerState, id: &Id) -> Option<SeenBoard> {
    let Some(Location::Watching(place)) = state.guests.at(id) else { return None };
    let hosted = state.tables.get(&place)?;
    hosted.play()?.seen_by(hosted.listeners_of(id).next()?)
}
