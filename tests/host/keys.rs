//! A key that is lost: the guest has a recovery code for that, or the keeper gives a new one.

use crate::accounts::{Unwritable, key_in};
use crate::driven::Driven;
use elevens::locale::LANGUAGES;
use std::path::Path;
use std::time::Duration;

/// The digits at the end of a line that begins so.
fn digits(told: &[String], beginning: &str) -> Option<String> {
    let line = told.iter().find(|line| line.starts_with(beginning))?;
    let told = line.trim_start_matches(beginning).split('.').next()?;
    Some(told.chars().filter(char::is_ascii_digit).collect())
}

fn is_back(house: &mut Driven, key: &str) -> bool {
    let ann = house.guest("Ann", Some(key), &LANGUAGES[0]);
    let is_back = house.told(ann).iter().any(|line| line.starts_with("Welcome back"));
    house.leave(ann);
    is_back
}

/// A server with Ann, who has a key and a recovery code.
fn with_code() -> (tempfile::TempDir, Driven, [String; 2]) {
    let (data, mut house) = Driven::fresh();
    let ann = house.guest("Ann", None, &LANGUAGES[0]);
    let key = key_in(&house.told(ann)).unwrap();
    house.say(ann, "recovery code");
    let code = digits(&house.told(ann), "Your recovery code: ").unwrap();
    assert_eq!(code.len(), 16);
    house.leave(ann);
    (data, house, [key, code])
}

fn stored(data: &Path) -> String {
    std::fs::read_to_string(data.join("host/guests/guest-ann.json")).unwrap()
}

#[test]
fn a_recovery_code_lets_a_guest_in_once_who_has_lost_the_key() {
    let (data, mut house, [key, code]) = with_code();
    assert!(!stored(data.path()).contains(&code));
    drop(house);
    house = Driven::open(&data.path().join("host"));
    assert!(!is_back(&mut house, "1234 1234 1234 1234"));
    let ann = house.guest("Ann", Some(&code), &LANGUAGES[0]);
    let told = house.told(ann);
    let new = digits(&told, "Your key: ").unwrap();
    assert!(new.len() == 12 && told.iter().any(|line| line.starts_with("Welcome back, Ann")), "{told:?}");
    house.leave(ann);
    assert!(!is_back(&mut house, &key) && !is_back(&mut house, &code) && is_back(&mut house, &new));
    drop(house);
    house = Driven::open(&data.path().join("host"));
    assert!(!is_back(&mut house, &key) && !is_back(&mut house, &code) && is_back(&mut house, &new));
}

#[test]
fn nobody_without_a_recovery_code_is_let_in_by_one() {
    let (_data, mut house) = Driven::fresh();
    house.guest("Ann", None, &LANGUAGES[0]);
    assert!(!is_back(&mut house, "0000 0000 0000 0000"));
}

#[test]
fn a_new_key_makes_the_recovery_code_void() {
    let (_data, mut house, [key, code]) = with_code();
    let ann = house.guest("Ann", Some(&key), &LANGUAGES[0]);
    house.told(ann);
    house.say(ann, "new key");
    let told = house.told(ann).concat();
    assert!(told.ends_with("The old one is void, and so is your recovery code."), "{told}");
    assert!(!is_back(&mut house, &code));
}

#[test]
fn a_recovery_that_can_not_be_stored_waits_and_takes_nothing() {
    let (data, mut house, [key, code]) = with_code();
    let unwritable = Unwritable::new(data.path());
    let ann = house.guest("Ann", Some(&code), &LANGUAGES[0]);
    let told = house.told(ann);
    assert!(told.last().unwrap().starts_with("Ann, you can't come in yet, for your new key"), "{told:?}");
    assert_eq!(digits(&told, "Your key: "), None);
    // Whoever does not wait for it loses nothing.
    house.leave(ann);
    house.pass(Duration::from_secs(3));
    let ann = house.guest("Ann", Some(&code), &LANGUAGES[0]);
    house.told(ann);
    unwritable.restore();
    assert!(is_back(&mut house, &key));
    house.pass(Duration::from_secs(3));
    let new = digits(&house.told(ann), "Your key: ").unwrap();
    assert!(!is_back(&mut house, &key) && is_back(&mut house, &new));
}

#[test]
fn the_keeper_gives_a_new_key_to_who_has_lost_it() {
    let (data, mut house, [key, code]) = with_code();
    assert_eq!(house.keep("new key for Zoe"), ["Zoe has never been here."]);
    let thief = house.guest("Ann", Some(&key), &LANGUAGES[0]);
    let unwritable = Unwritable::new(data.path());
    let told = house.keep("new key for ann");
    assert!(told.iter().any(|line| line.starts_with("Ann has no new key, for")), "{told:?}");
    assert!(key_in(&told).is_none() && !house.closed.contains(&thief));
    unwritable.restore();
    let told = house.keep("new key for Ann");
    assert!(told.concat().ends_with("The old one is void.") && house.closed.contains(&thief), "{told:?}");
    let sent_away = "Your key was replaced: ask the keeper of the host for the new one. Goodbye.";
    assert_eq!(house.told(thief).last().map(String::as_str), Some(sent_away));
    let new = digits(&told, "The new key of Ann: ").unwrap();
    assert!(!is_back(&mut house, &key) && !is_back(&mut house, &code) && is_back(&mut house, &new));
    drop(house);
    house = Driven::open(&data.path().join("host"));
    assert!(!is_back(&mut house, &key) && is_back(&mut house, &new));
}
