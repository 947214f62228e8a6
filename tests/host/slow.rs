//! Who takes long for a turn: reminders, and a limit where one was agreed.

use crate::driven::Driven;
use crate::hosting::records;
use crate::session::{choice, replayed, typed};
use elevens::locale::{LANGUAGES, Locale, args};
use elevens::server::Connection;
use std::path::Path;
use std::time::Duration;

/// Two at a table: who has the turn, and the other, by connection and name.
fn two(house: &mut Driven, opening: &str) -> [(Connection, &'static str); 2] {
    let guests = ["Ann", "Ben"].map(|name| (house.guest(name, None, &LANGUAGES[0]), name));
    // What is counted is what was typed.
    for (guest, _) in guests {
        house.say(guest, "forced moves typed");
    }
    house.say(guests[0].0, opening);
    house.say(guests[1].0, "sit at Oslo");
    let is_first = house.told(guests[0].0).iter().any(|line| line.starts_with("Your turn"));
    house.told(guests[1].0);
    if is_first { guests } else { [guests[1], guests[0]] }
}

fn said(id: &str, name: &str) -> Vec<String> {
    vec![Locale::load(&LANGUAGES[0]).format(id, &args!("name" => name, "n" => 30))]
}

fn record(data: &Path) -> String {
    std::fs::read_to_string(&records(data)[0]).unwrap()
}

#[test]
fn who_takes_long_is_reminded_and_the_others_hear_who_is_waited_for() {
    let (_data, mut house) = Driven::fresh();
    let [(slow, name), (other, _)] = two(&mut house, "open junior");
    house.pass(Duration::from_secs(59));
    assert_eq!((house.told(slow), house.told(other)), (vec![], vec![]));
    house.pass(Duration::from_secs(1));
    assert_eq!((house.told(slow), house.told(other)), (said("table-still-you", ""), vec![]));
    house.pass(Duration::from_secs(120));
    assert_eq!(
        (house.told(slow), house.told(other)),
        (said("table-still-you", ""), said("table-awaits", name))
    );
    // Whoever types something thinks, and is not gone.
    house.say(slow, "hand");
    house.told(slow);
    house.pass(Duration::from_secs(59));
    assert_eq!((house.told(slow), house.told(other)), (vec![], vec![]));
    house.pass(Duration::from_secs(1));
    assert_eq!(house.told(slow), said("table-still-you", ""));
}

#[test]
fn where_a_limit_was_agreed_a_computer_plays_the_turn_behind_it() {
    let (data, mut house) = Driven::fresh();
    let [(slow, name), (other, _)] = two(&mut house, "open junior 2 minutes a turn");
    let third = house.guest("Cleo", None, &LANGUAGES[2]);
    house.told(third);
    house.say(third, "tafels");
    assert!(house.told(third)[0].ends_with("2 minuten per beurt."));
    house.pass(Duration::from_secs(89));
    house.say(slow, "hand");
    assert_eq!(house.told(slow).len(), 1);
    house.pass(Duration::from_secs(1));
    assert_eq!((house.told(slow), house.told(other)), (said("table-time-last", ""), vec![]));
    house.pass(Duration::from_secs(30));
    let (told, heard) = (house.told(slow), house.told(other));
    assert_eq!(told[..1], said("table-time-over-you", "")[..]);
    assert_eq!(heard[..1], said("table-time-over", name)[..]);
    assert!(heard.iter().any(|line| line.starts_with("Your turn")), "{heard:?}");
    assert!(record(data.path()).contains("\"do\""));
}

#[test]
fn what_is_typed_while_a_computer_thinks_for_somebody_counts() {
    let (data, mut house) = Driven::fresh();
    let [(slow, _), (other, _)] = two(&mut house, "open junior 1 minute a turn");
    house.is_idle = true;
    house.pass(Duration::from_secs(60));
    assert_eq!(house.told(slow), said("table-time-over-you", ""));
    house.told(other);
    let line = typed(&Locale::load(&LANGUAGES[0]), choice(&replayed(&record(data.path()))));
    house.say(slow, &line);
    assert_eq!(record(data.path()).matches("\"do\"").count(), 1, "{:?}", house.told(slow));
    // The computer's turn, which comes too late, is not played; it plays on from what is there.
    house.finish_work();
    assert_eq!(record(data.path()).matches("\"do\"").count(), 1, "{:?}", house.told(slow));
    replayed(&record(data.path()));
}
