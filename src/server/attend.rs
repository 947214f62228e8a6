//! Who knocks is attended to, and time passes.

use super::House;
use super::admin::commands;
use super::lobby::answers;
use super::lobby::login;
use super::lobby::requests;
use super::lobby::seats;
use super::pending::Visitor;
use super::snapshot;
use super::wire::{Connection, Done, Due, Knock};
use crate::locale::args;
use crate::protocol::GuestInput;
use std::time::Duration;

/// How long a table waits for guests before its match, and stays behind one, when nobody is there.
const EMPTY: Duration = Duration::from_secs(3600);

/// Takes note of what happened at a time, and gives back what is to be done.
pub fn knock(house: &mut House, knock: Knock, now: Duration) -> Vec<Due> {
    house.now = now;
    match knock {
        Knock::Opened(connection, address) => login::open(house, connection, address),
        Knock::Introduced(connection, address, introduction) => {
            house.comes_from(connection, address);
            login::introduced(house, connection, &introduction);
        }
        Knock::Keyed(connection, address, key) => {
            house.comes_from(connection, address);
            login::keyed(house, connection, key);
        }
        Knock::Heard(connection, heard) => {
            snapshot::heard(house, connection);
            hear(house, connection, heard);
        }
        Knock::Width(connection, cells) => house.set_width(connection, cells),
        Knock::Flooded(connection) => match house.guest_of(connection) {
            Some(id) => {
                answers::refuse(house, &id, "door-too-fast", &args!());
                house.let_go(&id);
            }
            None => login::turn_away(house, connection, "door-too-fast"),
        },
        Knock::Closed(connection) => house.close(connection),
        Knock::Done(Done::Hashed(connection, hash)) => match house.guest_of(connection) {
            Some(id) => seats::key_made(house, &id, hash),
            None => login::hashed(house, connection, hash),
        },
        Knock::End => commands::end(house),
        Knock::Done(Done::Verified(connection, is_right)) => login::verified(house, connection, is_right),
        Knock::Done(Done::Written(written)) => {
            written.mark.reach(written.number);
            match house.tables.get_mut(&written.place) {
                Some(company) => company.written(written, &mut house.guests, now),
                None => house.keep.forget(written.place),
            }
        }
        Knock::Done(Done::Thought { place, number, table, lines }) => {
            if let Some(company) = house.tables.get_mut(&place) {
                company.with_play(&mut house.guests, now, |play, room| {
                    play.take_thought(number, *table, &lines, room);
                });
            }
        }
    }
    due(house)
}

/// Time passes: computers play for those who are gone for long, nobody stands at the door for ever, tables that nobody
/// comes to are cleared, and the host closes when that was said.
pub fn tick(house: &mut House, now: Duration) -> Vec<Due> {
    house.now = now;
    let late = |(connection, visitor): (&Connection, &Visitor)| {
        (now.saturating_sub(visitor.since) > login::PATIENCE).then_some(*connection)
    };
    let late: Vec<Connection> = house.visitors.iter().filter_map(late).collect();
    late.into_iter().for_each(|connection| login::turn_away(house, connection, "door-late"));
    let mut empty = Vec::new();
    for (place, company) in house.tables.iter_mut().filter(|(_, company)| company.is_here()) {
        if company.is_anybody_here(&house.guests) {
            company.idle = now;
            company.with_play(&mut house.guests, now, |play, room| {
                play.advance(room);
                play.look_at_time(room);
            });
        } else if now.saturating_sub(company.idle) > EMPTY {
            empty.push(*place);
        }
    }
    for place in empty {
        house.rest(place);
    }
    commands::tick(house);
    due(house)
}

/// Obeys a line of whoever keeps the host; gives back the answer with what is to be done.
pub fn keep(house: &mut House, line: &str, now: Duration) -> (Vec<String>, Vec<Due>) {
    house.now = now;
    let answer = commands::obey(house, line);
    (answer, due(house))
}

/// What is to be done behind what happened.
pub fn due(house: &mut House) -> Vec<Due> {
    snapshot::settle(house);
    house.tidy();
    house.guests.take_due()
}

/// Hears somebody, at the door or inside.
fn hear(house: &mut House, connection: Connection, heard: GuestInput) {
    match house.guest_of(connection) {
        Some(id) => requests::hear(house, &id, heard),
        None => login::hear(house, connection, heard),
    }
}
