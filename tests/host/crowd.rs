//! Thousands who come at once.

use crate::hosting::{Guest, Host};
use crate::program::skipped;
use elevens::locale::{LANGUAGES, Locale};
use nix::sys::resource::{Resource, getrlimit, setrlimit};
use std::io::Write;
use std::path::Path;
use std::time::Instant;

/// By how much the memory of a host may grow by each who stands at its door, and by each guest in the lobby, in
/// kilobytes.
const MOST_AT_THE_DOOR: usize = 40;
const MOST_IN_THE_LOBBY: usize = 60;

/// The most connections that a host takes.
const MOST: usize = 12_000;

/// A host that takes many from one address, unless so many are not granted here: each connection has two ends, in two
/// programs.
fn host_for(many: usize, data: &Path) -> Option<Host> {
    let (_, most) = getrlimit(Resource::RLIMIT_NOFILE).unwrap();
    setrlimit(Resource::RLIMIT_NOFILE, most, most).unwrap();
    (most > many as u64 + 1_000).then(|| Host::with(data, &["--each", "20000"]))
}

#[test]
fn five_thousand_come_and_one_who_was_there_plays_on() {
    let test = "five_thousand_come_and_one_who_was_there_plays_on";
    let data = tempfile::tempdir().unwrap();
    let Some(host) = host_for(5_000, data.path()) else {
        return skipped(test, "not so many connections are granted");
    };
    let mut good = host.guest("Ann", &LANGUAGES[0]);
    good.ask("open junior 1 computer");
    let before = host.memory();
    let mut crowd: Vec<Guest> = (0..5_000).map(|_| host.knock()).collect();
    assert!(!good.ask("hand").is_empty());
    let each = host.memory().saturating_sub(before) / crowd.len();
    assert!(each < MOST_AT_THE_DOOR, "{each} kB each");
    // Half of them break off in mid-line, and there is room again.
    for guest in crowd.drain(..2_500) {
        let mut socket = guest.socket;
        let _ = socket.write_all(b"1\r\nhal");
    }
    assert!(!good.ask("table").is_empty());
    drop(crowd);
    host.guest("Ben", &LANGUAGES[1]);
}

/// Takes minutes: each guest has a key of their own.
#[test]
#[ignore = "scripts/torture.sh host"]
fn ten_thousand_guests_are_idle_and_one_plays_on() {
    let test = "ten_thousand_guests_are_idle_and_one_plays_on";
    let data = tempfile::tempdir().unwrap();
    let Some(host) = host_for(MOST, data.path()) else {
        return skipped(test, "not so many connections are granted");
    };
    let mut good = host.guest("Ann", &LANGUAGES[0]);
    good.ask("open junior 1 computer");
    let before = host.memory();
    let letter = |number: usize| char::from(b'a' + u8::try_from(number % 26).unwrap());
    let name = |number: usize| -> String {
        "Q".chars().chain([26 * 26 * 26, 26 * 26, 26, 1].map(|scale| letter(number / scale))).collect()
    };
    let guests: Vec<Guest> =
        (0..10_000).map(|number| host.guest(&name(number), &LANGUAGES[number % 3])).collect();
    let each = host.memory().saturating_sub(before) / guests.len();
    let mut replies: Vec<_> = (0..100)
        .map(|_| {
            let asked = Instant::now();
            assert!(!good.ask("hand").is_empty());
            asked.elapsed()
        })
        .collect();
    replies.sort();
    println!("10,000 guests in the lobby: {each} kB each; a reply within {:?} in the median", replies[50]);
    assert!(each < MOST_IN_THE_LOBBY, "{each} kB each");
    // Whoever is one too many is told so.
    let rest = MOST - 1 - guests.len();
    let mut crowd: Vec<Guest> = (0..=rest).map(|_| host.knock()).collect();
    let full = Locale::load(&LANGUAGES[0]).text("login-house-full");
    assert!(crowd.last_mut().unwrap().read_all().contains(&full));
    assert!(!good.ask("table").is_empty());
}
