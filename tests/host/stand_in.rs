//! A computer plays for somebody who is gone for as long as was agreed, and hands the seat back.

use crate::driven::Driven;
use elevens::locale::LANGUAGES;
use std::time::Duration;

/// What is kept of a guest is looked for behind this word.
fn key_of(lines: &[String]) -> String {
    let line = lines.iter().find(|line| line.contains("Keep it")).unwrap();
    line.chars().filter(char::is_ascii_digit).collect()
}

/// Whoever of two has the turn comes first.
fn with_turn_first<T>(first_has_it: bool, one: T, other: T) -> (T, T) {
    if first_has_it { (one, other) } else { (other, one) }
}

/// Two at a table that was opened by this line; who has the turn and its key, then the other.
fn two(house: &mut Driven, opening: &str) -> [(elevens::server::Connection, &'static str, String); 2] {
    let [ann, ben] = ["Ann", "Ben"].map(|name| {
        let guest = house.guest(name, None, &LANGUAGES[0]);
        let key = key_of(&house.told(guest));
        (guest, name, key)
    });
    house.say(ann.0, opening);
    house.told(ann.0);
    house.say(ben.0, "sit at Oslo");
    let is_anns = house.told(ann.0).iter().any(|line| line.starts_with("Your turn"));
    house.told(ben.0);
    let (acting, waiting) = with_turn_first(is_anns, ann, ben);
    [acting, waiting]
}

#[test]
fn a_computer_plays_once_the_agreed_time_has_passed_and_not_before() {
    let (_data, mut house) = Driven::fresh();
    let [(gone, name, key), (here, ..)] = two(&mut house, "open junior 10 minutes");
    house.leave(gone);
    assert_eq!(house.told(here), [format!("{name} is gone.")]);
    for _ in 0..9 {
        house.pass(Duration::from_secs(60));
    }
    house.pass(Duration::from_secs(59));
    assert!(house.told(here).is_empty(), "a computer plays too early");
    house.pass(Duration::from_secs(1));
    let told = house.told(here);
    assert_eq!(told[0], format!("A computer plays for {name}."));
    assert!(told.iter().any(|line| line.starts_with(name)), "the turn was told: {told:?}");
    assert!(told.iter().any(|line| line.starts_with("Your turn")), "{told:?}");
    // It is told once; and whoever comes back has the seat again.
    house.say(here, "hand");
    house.told(here);
    let back = house.guest(name, Some(&key), &LANGUAGES[0]);
    assert_eq!(house.told(here), [format!("{name} is back.")]);
    assert!(house.told(back).contains(&"A computer played for you.".to_owned()));
    house.say(back, "hand");
    assert!(!house.told(back).is_empty());
    // The time is counted anew.
    house.leave(back);
    house.told(here);
    house.pass(Duration::from_secs(599));
    let told = house.told(here);
    assert!(!told.contains(&format!("A computer plays for {name}.")), "{told:?}");
}

#[test]
fn a_table_may_wait_for_whoever_is_gone() {
    let (_data, mut house) = Driven::fresh();
    let [(gone, name, _), (here, ..)] = two(&mut house, "open junior no stand-in");
    house.leave(gone);
    assert_eq!(house.told(here), [format!("{name} is gone, and the table waits.")]);
    for _ in 0..50 {
        house.pass(Duration::from_secs(3_600));
    }
    assert!(house.told(here).is_empty());
}
