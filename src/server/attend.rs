//! Who knocks is attended to, and time passes.

use super::House;
use super::admin::commands;
use super::lobby::answers;
use super::lobby::login;
use super::lobby::requests;
use super::lobby::seats;
use super::lobby::storing;
use super::pending::Visitor;
use super::snapshot;
use super::wire::{Connection, Done, Due, Failed, Knock};
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
        Knock::Done(Done::Stored(stored)) => house.stored.push(stored),
        Knock::Done(Done::Failed(Failed::Key(connection))) => match house.guest_of(connection) {
            Some(id) => seats::key_failed(house, &id),
            None => login::failed(house, connection),
        },
        Knock::Done(Done::Failed(Failed::Thought(place))) => {
            if let Some(company) = house.tables.get_mut(&place) {
                company.fail(&mut house.guests, now);
            }
        }
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

/// Refuses what came over a connection.
pub fn refuse(house: &mut House, connection: Connection, message: &str, now: Duration) -> Vec<Due> {
    house.now = now;
    snapshot::heard(house, connection);
    if let Some(id) = house.guest_of(connection) {
        answers::refuse(house, &id, message, &args!());
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
    storing::tick(house);
    due(house)
}

/// Obeys a line of whoever keeps the host; gives back the answer with what is to be done.
pub fn keep(house: &mut House, line: &str, now: Duration) -> (Vec<String>, Vec<Due>) {
    house.now = now;
    let mut answer = commands::obey(house, line);
    if storing::owes_answer(house) && !answer.is_empty() {
        house.answers.push(std::mem::take(&mut answer));
    }
    (answer, due(house))
}

/// What is to be done behind what happened.
pub fn due(house: &mut House) -> Vec<Due> {
    storing::attend(house);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::LANGUAGES;
    use crate::server::Keep;
    use crate::server::metrics::Tally;
    use crate::server::tables::hosted::Stage;
    use crate::session::Manner;

    /// Carries out what is due at once; what was told, by connection.
    fn told(house: &mut House, due: Vec<Due>) -> Vec<(Connection, String)> {
        let mut all = Vec::new();
        for one in due {
            match one {
                Due::Tell(connection, told) => {
                    all.extend(told.lines().into_iter().map(|line| (connection, line)));
                }
                Due::Work(work) => {
                    let due = knock(house, Knock::Done(work.done()), Duration::ZERO);
                    all.extend(super::tests::told(house, due));
                }
                Due::Status(..)
                | Due::Entered(..)
                | Due::Close(_)
                | Due::Hand(..)
                | Due::Unheard(..)
                | Due::Beyond(_)
                | Due::Admin(_)
                | Due::End => {}
            }
        }
        all
    }

    fn say(house: &mut House, connection: Connection, line: &str) -> Vec<(Connection, String)> {
        let heard = Knock::Heard(connection, GuestInput::Line(line.to_owned()));
        let due = knock(house, heard, Duration::ZERO);
        told(house, due)
    }

    /// A house in which Ann and Ben play at a table each, and what they came in by.
    fn two_tables(folder: &std::path::Path) -> (House, [Connection; 2]) {
        let keep = Keep::open(folder).unwrap();
        let manner = Manner::new(&LANGUAGES[0]);
        let mut house = House::open(keep, &manner, || "2026-11-22".to_owned(), Tally::default());
        let guests = [(1, "Ann"), (2, "Ben")].map(|(number, name)| {
            let connection = Connection(number);
            let address = std::net::IpAddr::from([127, 0, 0, 1]);
            knock(&mut house, Knock::Opened(connection, address), Duration::ZERO);
            for line in ["en", name, "open junior, 1 person, 1 computer"] {
                say(&mut house, connection, line);
            }
            connection
        });
        (house, guests)
    }

    fn is_failure(told: &[(Connection, String)], connection: Connection) -> bool {
        matches!(told, [(to, line)] if *to == connection && line.starts_with("This table ends by a fault"))
    }

    #[test]
    fn a_fault_at_a_table_ends_that_table_with_a_word_and_no_other() {
        let folder = tempfile::tempdir().unwrap();
        let (mut house, [ann, ben]) = two_tables(folder.path());
        let company = house.tables.get_mut(&0).unwrap();
        let done = company.with_play(&mut house.guests, Duration::ZERO, |_, _| panic!("a fault"));
        assert_eq!(done, None::<()>);
        let due = due(&mut house);
        assert!(is_failure(&told(&mut house, due), ann));
        assert!(matches!(house.tables.get(&0).unwrap().stage, Stage::Damaged));
        assert!(!say(&mut house, ann, "hand").is_empty() && !say(&mut house, ben, "hand").is_empty());
        assert!(matches!(house.tables.get(&1).unwrap().stage, Stage::Playing(_)));
    }

    #[test]
    fn a_computer_that_fails_to_think_ends_its_table_with_a_word() {
        let folder = tempfile::tempdir().unwrap();
        let (mut house, [_, ben]) = two_tables(folder.path());
        let due = knock(&mut house, Knock::Done(Done::Failed(Failed::Thought(1))), Duration::ZERO);
        assert!(is_failure(&told(&mut house, due), ben));
    }
}
