//! Thousands who come at once.

use crate::hosting::{Guest, Host};
use crate::program::skipped;
use elevens::locale::{LANGUAGES, Locale};
use nix::sys::resource::{Resource, getrlimit, setrlimit};
use std::io::Write;

/// By how much the memory of a host may grow by 5,000 who stand at its door, in kilobytes.
const MOST_GROWTH: usize = 250_000;

#[test]
fn five_thousand_come_and_one_who_was_there_plays_on() {
    let (_, most) = getrlimit(Resource::RLIMIT_NOFILE).unwrap();
    setrlimit(Resource::RLIMIT_NOFILE, most, most).unwrap();
    let data = tempfile::tempdir().unwrap();
    // Each connection has two ends, in two programs.
    if most < 6_000 {
        return skipped("five_thousand_come", "not so many connections are granted");
    }
    let host = Host::with(data.path(), &["--each", "10000"]);
    let mut good = host.guest("Ann", &LANGUAGES[0]);
    good.ask("open junior 1 computer");
    let before = host.memory();
    let mut crowd: Vec<Guest> = (0..5_000).map(|_| host.knock()).collect();
    assert!(!good.ask("hand").is_empty());
    // The last is one too many: 5,000 are there with Ann.
    let full = Locale::load(&LANGUAGES[0]).text("login-house-full");
    assert!(crowd.last_mut().unwrap().read_all().contains(&full));
    let grown = host.memory().saturating_sub(before);
    assert!(grown < MOST_GROWTH, "{grown} kB more");
    // Half of them break off in mid-line, and there is room again.
    for guest in crowd.drain(..2_500) {
        let mut socket = guest.socket;
        let _ = socket.write_all(b"1\r\nhal");
    }
    assert!(!good.ask("table").is_empty());
    drop(crowd);
    host.guest("Ben", &LANGUAGES[1]);
    println!("5,000 connections: {grown} kB more");
}
