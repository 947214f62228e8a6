//! Accounts: a key is told once it is stored, and a seat is that of nobody who comes by its name alone.

use crate::driven::Driven;
use elevens::locale::LANGUAGES;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The key that stands in what somebody was told, if one does.
pub fn key_in(told: &[String]) -> Option<String> {
    let digits: String = told.concat().chars().filter(char::is_ascii_digit).collect();
    digits.get(digits.len().checked_sub(12)?..).map(str::to_owned)
}

/// A folder of accounts into which nothing can be written: a file stands in its place.
pub struct Unwritable {
    folder: PathBuf,
    aside: PathBuf,
}

impl Unwritable {
    /// Makes it so.
    pub fn new(data: &Path) -> Unwritable {
        let (folder, aside) = (data.join("host/guests"), data.join("host/aside"));
        std::fs::rename(&folder, &aside).unwrap();
        std::fs::write(&folder, "").unwrap();
        Unwritable { folder, aside }
    }

    /// Makes it a folder again.
    pub fn restore(self) {
        std::fs::remove_file(&self.folder).unwrap();
        std::fs::rename(&self.aside, &self.folder).unwrap();
    }
}

#[test]
fn no_key_is_told_before_it_is_stored() {
    let (data, mut house) = Driven::fresh();
    let unwritable = Unwritable::new(data.path());
    let ann = house.guest("Ann", None, &LANGUAGES[0]);
    let told = house.told(ann);
    assert!(told.last().unwrap().starts_with("Ann, you can't come in yet"), "{told:?}");
    assert!(!told.iter().any(|line| line.contains("key") || line.starts_with("Welcome")), "{told:?}");
    assert!(house.noticed.pop().unwrap().starts_with("An account could not be saved"));
    // Nobody else can have the name, and nothing is told twice.
    let other = house.guest("ann", None, &LANGUAGES[0]);
    assert!(!house.told(other).iter().any(|line| line.starts_with("Welcome")));
    house.say(ann, "open junior with 1 computer");
    house.pass(Duration::from_secs(3));
    assert!(house.told(ann).is_empty() && house.noticed.is_empty());
    unwritable.restore();
    house.pass(Duration::from_secs(3));
    let told = house.told(ann);
    let key = key_in(&told[..1]).unwrap();
    assert!(told[1].starts_with("Welcome, Ann"), "{told:?}");
    assert!(told.len() > 2, "what came early is heard: {told:?}");
    drop(house);
    let mut house = Driven::open(&data.path().join("host"));
    let ann = house.guest("Ann", Some(&key), &LANGUAGES[0]);
    assert!(house.told(ann).iter().any(|line| line.starts_with("Welcome back, Ann")));
}

#[test]
fn who_left_before_the_name_was_stored_leaves_nothing_behind() {
    let (data, mut house) = Driven::fresh();
    let unwritable = Unwritable::new(data.path());
    let ann = house.guest("Ann", None, &LANGUAGES[0]);
    house.leave(ann);
    unwritable.restore();
    house.pass(Duration::from_secs(3));
    house.pass(Duration::from_secs(3));
    assert!(!data.path().join("host/guests/guest-ann.json").exists());
    let ann = house.guest("Ann", None, &LANGUAGES[0]);
    assert!(house.told(ann).iter().any(|line| line.starts_with("Welcome, Ann")));
}

#[test]
fn a_new_key_is_told_once_it_is_stored_and_the_old_one_holds_until_then() {
    let (data, mut house) = Driven::fresh();
    let ann = house.guest("Ann", None, &LANGUAGES[0]);
    let first = key_in(&house.told(ann)).unwrap();
    let unwritable = Unwritable::new(data.path());
    house.say(ann, "new key");
    let told = house.told(ann);
    assert!(told.concat().starts_with("There is no new key") && key_in(&told).is_none(), "{told:?}");
    unwritable.restore();
    house.say(ann, "new key");
    let second = key_in(&house.told(ann)).unwrap();
    assert_ne!(first, second);
    drop(house);
    let mut house = Driven::open(&data.path().join("host"));
    let [old, new] = [first, second].map(|key| house.guest("Ann", Some(&key), &LANGUAGES[0]));
    assert!(!house.told(old).iter().any(|line| line.starts_with("Welcome back")));
    assert!(house.told(new).iter().any(|line| line.starts_with("Welcome back")));
}

#[test]
fn settings_that_could_not_be_stored_are_stored_later() {
    let (data, mut house) = Driven::fresh();
    let ann = house.guest("Ann", None, &LANGUAGES[0]);
    house.told(ann);
    let unwritable = Unwritable::new(data.path());
    house.say(ann, "width 40");
    let told = house.told(ann);
    assert!(told.iter().any(|line| line.starts_with("Your settings could not be saved")), "{told:?}");
    unwritable.restore();
    house.pass(Duration::from_secs(3));
    let stored = std::fs::read_to_string(data.path().join("host/guests/guest-ann.json")).unwrap();
    assert!(stored.contains("\"width\":40"), "{stored}");
}

#[test]
fn a_seat_is_nobodys_who_comes_by_its_name_alone() {
    let (data, mut house) = Driven::fresh();
    let ann = house.guest("Ann", None, &LANGUAGES[0]);
    house.say(ann, "open junior, 1 person, 1 computer");
    house.told(ann);
    drop(house);
    std::fs::remove_file(data.path().join("host/guests/guest-ann.json")).unwrap();
    let mut house = Driven::open(&data.path().join("host"));
    let stranger = house.guest("Ann", None, &LANGUAGES[0]);
    house.say(stranger, "1234 1234 1234");
    let told = house.told(stranger);
    assert!(!told.iter().any(|line| line.starts_with("Welcome")), "{told:?}");
}

#[test]
fn the_record_of_a_sleeping_table_is_read_beside_the_thread_of_the_state() {
    let (data, mut house) = Driven::fresh();
    let ann = house.guest("Ann", None, &LANGUAGES[0]);
    let key = key_in(&house.told(ann)).unwrap();
    house.say(ann, "open junior, 1 person, 1 computer");
    drop(house);
    let mut house = Driven::open(&data.path().join("host"));
    house.is_idle = true;
    let ann = house.guest("Ann", Some(&key), &LANGUAGES[0]);
    house.say(ann, "hand");
    house.say(ann, "pile");
    house.finish_work();
    let told = house.told(ann);
    assert!(told.iter().any(|line| line.starts_with("Welcome back, Ann")), "{told:?}");
    assert!(!told.iter().any(|line| line.starts_with("Your turn")), "nothing was read yet: {told:?}");
    house.finish_work();
    let told = house.told(ann);
    let behind = told.iter().skip_while(|line| !line.starts_with("Your turn")).count();
    assert!(
        behind > 2 && told.last().unwrap().ends_with("in the pile."),
        "what came early is heard: {told:?}"
    );
}

/// Whether anybody is welcomed who tries a name without its key.
fn gets_in(house: &mut Driven, name: &str) -> bool {
    let stranger = house.guest(name, None, &LANGUAGES[0]);
    house.say(stranger, "1234 1234 1234");
    house.told(stranger).iter().any(|line| line.starts_with("Welcome"))
}

#[test]
fn a_file_that_can_not_be_read_gives_its_name_and_its_seat_to_nobody() {
    for (number, text) in
        ["", "{", "{}", r#"{"version":9,"guest":"Ann"}"#, r#"{"name":"Ben"}"#].into_iter().enumerate()
    {
        for has_seat in [true, false] {
            let (data, mut house) = Driven::fresh();
            let ann = house.guest("Ann", None, &LANGUAGES[0]);
            if has_seat {
                house.say(ann, "open junior, 1 person, 1 computer");
            }
            drop(house);
            let file = data.path().join("host/guests/guest-ann.json");
            std::fs::write(&file, text).unwrap();
            let mut house = Driven::open(&data.path().join("host"));
            for name in ["Ann", "ann", "ANN", "A\u{301}nn", "Ben", "Anne"] {
                let may = ["Ben", "Anne"].contains(&name);
                assert_eq!(gets_in(&mut house, name), may, "{number} {has_seat}: {name}");
            }
            assert_eq!(std::fs::read_to_string(&file).unwrap(), text, "the file is left as it was");
        }
    }
}

#[test]
fn a_table_that_can_not_be_read_is_never_written_over() {
    let (data, mut house) = Driven::fresh();
    let ann = house.guest("Ann", None, &LANGUAGES[0]);
    house.say(ann, "open junior, 1 person, 1 computer");
    drop(house);
    let file = data.path().join("host/tables/table-00000.json");
    std::fs::write(&file, r#"{"version":9}"#).unwrap();
    let mut house = Driven::open(&data.path().join("host"));
    let ben = house.guest("Ben", None, &LANGUAGES[0]);
    house.say(ben, "open junior, 1 person, 1 computer");
    assert!(house.told(ben).iter().any(|line| line.contains("Your turn")));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), r#"{"version":9}"#);
    assert!(data.path().join("host/tables/table-00001.json").exists());
}
