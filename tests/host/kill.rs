//! The host is killed at random instants: what anybody was told is on the disk, and the table goes on.

use crate::driven::Driven;
use crate::hosting::{Guest, Host, records};
use crate::matches::seat;
use crate::session::{choice, replayed, round_of, typed};
use elevens::locale::{LANGUAGES, Locale, args};
use elevens::rules::Position;
use elevens::server::Connection;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::path::Path;
use std::time::Duration;

fn record(data: &Path) -> String {
    std::fs::read_to_string(records(data).last().unwrap()).unwrap()
}

/// Plays one action, if it is the guest's turn; gives back whether it was answered.
fn act(data: &Path, guest: &mut Guest) -> bool {
    let game = replayed(&record(data));
    if !game.is_round_running() || round_of(&game).to_act() != seat(0) {
        return false;
    }
    // What others did was told before the answer to this, and is no answer to what follows.
    guest.sync();
    let line = typed(&guest.locale(), choice(&game));
    guest.send(&line);
    guest.line().is_some()
}

/// Kills a host so often.
fn kill_often(times: u32) {
    let data = tempfile::tempdir().unwrap();
    let mut rng = SmallRng::seed_from_u64(3);
    let mut host = Host::start(data.path());
    let mut ann = host.guest("Ann", &LANGUAGES[0]);
    let key = ann.key.clone().unwrap();
    ann.open("beginner", 1, 1);
    let mut told = 0;
    for time in 0..times {
        let before = record(data.path());
        if act(data.path(), &mut ann) {
            told += 1;
            let after = record(data.path());
            assert!(after.len() > before.len(), "{time}: what was told is not there");
        }
        std::thread::sleep(Duration::from_micros(rng.random_range(0..20_000)));
        host.kill();
        let killed = record(data.path());
        assert!(killed.starts_with(before.trim_end()), "{time}: what was there is gone");
        host = Host::start(data.path());
        ann = host.back("Ann", &key, &LANGUAGES[0]);
        if replayed(&record(data.path())).is_over() {
            let told = ann.ask("play again");
            assert!(replayed(&record(data.path())).is_round_running(), "{told:?}");
        } else {
            assert!(!ann.ask("hand").is_empty());
        }
    }
    assert!(told * 4 > times, "only {told} of {times} were told");
}

/// Opens the server again, and has the guest told that the match is over.
#[track_caller]
fn over_after_restart(data: &Path, key: &str) -> (Driven, Connection) {
    let mut house = Driven::open(&data.join("host"));
    let ann = house.guest("Ann", Some(key), &LANGUAGES[0]);
    let told = house.told(ann);
    let last = Locale::load(&LANGUAGES[0]).format("table-over", &args!("again" => "play again"));
    assert_eq!(told.last(), Some(&last), "{told:?}\n{}", record(data));
    (house, ann)
}

#[test]
fn a_killed_host_goes_on_where_it_was() {
    kill_often(12);
}

/// Ann comes for the first time: her connection, and the key that she was told.
fn newcomer(house: &mut Driven) -> (Connection, String) {
    let ann = house.guest("Ann", None, &LANGUAGES[0]);
    let digits: String = house.told(ann).concat().chars().filter(char::is_ascii_digit).collect();
    (ann, digits[digits.len() - 12..].to_owned())
}

#[test]
fn a_match_that_was_over_is_over_after_a_restart_and_may_be_followed_by_another() {
    let (data, mut house) = Driven::fresh();
    let (ann, key) = newcomer(&mut house);
    for line in ["open junior, 1 person, 1 computer", "resign", "yes"] {
        house.say(ann, line);
    }
    assert!(record(data.path()).contains("resigned"), "{:?}", house.told(ann));
    drop(house);
    let (mut house, ann) = over_after_restart(data.path(), &key);
    house.say(ann, "another match");
    assert!(replayed(&record(data.path())).is_round_running(), "{:?}", house.told(ann));
}

#[test]
fn a_match_that_was_given_up_behind_a_round_is_over_after_a_restart() {
    for rounds in ["1 round", "2 rounds"] {
        let (data, mut house) = Driven::fresh();
        let (ann, key) = newcomer(&mut house);
        house.say(ann, &format!("open junior, 1 person, 1 computer, {rounds}"));
        while replayed(&record(data.path())).is_round_running() {
            let line = typed(&Locale::load(&LANGUAGES[0]), choice(&replayed(&record(data.path()))));
            house.say(ann, &line);
        }
        for line in ["resign", "yes"] {
            house.say(ann, line);
        }
        drop(house);
        over_after_restart(data.path(), &key);
    }
}

#[test]
fn nobody_plays_on_in_a_match_that_was_given_up() {
    let (data, mut house) = Driven::fresh();
    let (ann, key) = newcomer(&mut house);
    house.say(ann, "open junior, 2 people");
    let ben = house.guest("Ben", None, &LANGUAGES[0]);
    house.say(ben, "sit at Oslo");
    for line in ["resign", "yes"] {
        house.say(ann, line);
    }
    let given_up = record(data.path());
    let legal = typed(&Locale::load(&LANGUAGES[0]), choice(&replayed(&given_up)));
    for guest in [ann, ben] {
        house.told(guest);
        for line in [&legal, "draw", "end", "undo", "", "resign", "yes"] {
            house.say(guest, line);
        }
        assert!(house.told(guest).iter().any(|line| line == "The match is over."));
    }
    assert_eq!(record(data.path()), given_up);
    drop(house);
    let mut house = Driven::open(&data.path().join("host"));
    let ann = house.guest("Ann", Some(&key), &LANGUAGES[0]);
    assert!(house.told(ann).last().unwrap().starts_with("For another match"));
}

#[test]
fn a_match_whose_record_was_not_begun_begins_with_its_people() {
    let (data, mut house) = Driven::fresh();
    let (ann, key) = newcomer(&mut house);
    house.say(ann, "open junior, 1 person, 1 computer");
    drop(house);
    std::fs::write(records(data.path()).last().unwrap(), "").unwrap();
    let mut house = Driven::open(&data.path().join("host"));
    let ann = house.guest("Ann", Some(&key), &LANGUAGES[0]);
    assert!(replayed(&record(data.path())).is_round_running(), "{:?}", house.told(ann));
}

/// The same for hours: it is run by hand.
#[test]
#[ignore = "takes long"]
fn a_host_is_killed_a_thousand_times() {
    kill_often(1_000);
}
