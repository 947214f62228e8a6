//! Programs of guests are told how things stand, once behind all that they are told at a time.

use super::House;
use super::guests::At;
use super::pending::Visitor;
use super::wire::{Connection, Due};
use crate::protocol::{Status, Wants};
use std::collections::BTreeSet;

/// Something was heard over a connection; the program there, if one is, waits for its answer.
pub fn heard(house: &mut House, connection: Connection) {
    if let Some(program) = house.programs.get_mut(&connection) {
        program.hear();
        house.owing.insert(connection);
    }
}

/// Tells those programs how things stand that were told something, or wait for an answer; whose key is looked at waits on.
pub fn settle(house: &mut House) {
    let mut due: BTreeSet<Connection> = std::mem::take(&mut house.owing);
    due.extend(house.guests.told().filter(|connection| house.programs.contains_key(connection)));
    for connection in due {
        if house.visitors.get(&connection).is_some_and(Visitor::is_busy) {
            house.owing.insert(connection);
            continue;
        }
        let wants = house.programs.get(&connection).map(|program| program.wants).unwrap_or_default();
        let status = status(house, connection, wants).unwrap_or_default();
        let Some(program) = house.programs.get_mut(&connection) else { continue };
        let mut status = Status { answered: program.answer(), ..status };
        if house.visitors.contains_key(&connection) {
            status.tellings = program.tellings;
        }
        house.guests.push(Due::Status(connection, Box::new(status)));
    }
}

/// How things stand for whoever came in by a connection.
fn status(house: &mut House, connection: Connection, wants: Wants) -> Option<Status> {
    let id = house.guest_of(connection)?;
    if let Some(At::Chair(place)) = house.guests.at(&id) {
        let company = house.tables.get(&place)?;
        let seat = company.kept.chair_of(&id);
        if let (Some(play), Some(seat)) = (company.play(), seat)
            && let Some(status) = play.status(seat, wants)
        {
            return Some(status);
        }
    }
    house.guests.in_hall(&id, |talk, _| talk.status(None, wants))
}
