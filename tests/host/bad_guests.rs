//! Clients that behave badly: nobody else notices, and the memory is bounded.

use crate::hosting::{Guest, Host};
use elevens::locale::{LANGUAGES, Locale};
use std::io::Write;

/// More memory than a host may have, in kilobytes.
const MOST_MEMORY: usize = 300_000;

/// That a guest who behaves is answered.
fn goes_on(host: &Host, good: &mut Guest) {
    assert!(!good.ask("hand").is_empty());
    let memory = host.memory();
    assert!(memory < MOST_MEMORY, "{memory} kB");
}

#[test]
fn bad_clients_disturb_nobody() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::with(data.path(), &["--each", "100"]);
    let mut good = host.guest("Ann", &LANGUAGES[0]);
    good.open("junior", 1, 1);
    goes_on(&host, &mut good);

    // A megabyte without a line's end.
    let mut flood = host.knock();
    let _ = flood.socket.write_all(&vec![b'a'; 1 << 20]);
    let last = flood.read_all();
    assert!(last.contains(&Locale::load(&LANGUAGES[0]).text("door-flood")) || last.len() <= 3, "{last:?}");
    goes_on(&host, &mut good);

    // More lines than anybody types, and none of the answers read.
    let mut deaf = host.guest("Deaf", &LANGUAGES[1]);
    deaf.socket.set_nonblocking(true).unwrap();
    let lines = "aide du salon\n".repeat(20_000);
    let mut sent = lines.as_bytes();
    for _ in 0..200 {
        match deaf.socket.write(sent) {
            Ok(count) => sent = &sent[count..],
            Err(_) => break,
        }
    }
    goes_on(&host, &mut good);

    // Lines that are no text, a line too long, and one that breaks off.
    let mut odd = host.guest("Odd", &LANGUAGES[2]);
    odd.socket.write_all(b"\xc3(\n").unwrap();
    let long = "a".repeat(3_000);
    let told = odd.ask(&long);
    let dutch = Locale::load(&LANGUAGES[2]);
    assert_eq!(told, [dutch.text("not-text"), dutch.text("said-too-long")]);
    odd.socket.write_all(b"zeg ha").unwrap();
    odd.hang_up();
    goes_on(&host, &mut good);

    // Those who send a byte now and then, at the door and inside, and those who speak something else.
    let mut slow: Vec<Guest> = (0..20).map(|_| host.knock()).collect();
    for guest in &mut slow {
        guest.socket.write_all(b"x").unwrap();
    }
    let mut browser = host.knock();
    browser.socket.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    let told = browser.read_all();
    assert!(told.contains(&Locale::load(&LANGUAGES[0]).text("door-secure")), "{told:?}");
    goes_on(&host, &mut good);
}

#[test]
fn so_many_come_in_from_one_address() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::with(data.path(), &["--each", "3"]);
    let mut good = host.guest("Ann", &LANGUAGES[0]);
    let others = [host.knock(), host.knock()];
    let mut refused = host.knock();
    let told = refused.read_all();
    let expected: Vec<String> = LANGUAGES.iter().map(|one| Locale::load(one).text("door-full")).collect();
    assert_eq!(told, expected);
    for _ in 0..500 {
        drop(host.knock());
    }
    assert_eq!(good.ask("guest-nonsense").len(), 1);
    drop(others);
}

#[test]
fn names_that_nobody_can_hear_or_type_are_refused() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let mut guest = host.knock();
    guest.send("1");
    let names = ["a\u{202e}b", "a\u{7}b", "../etc", "\u{301}\u{301}", "12", "You", "Player 2", "a\u{200b}"];
    for name in names {
        guest.send(name);
        let line = guest.until(|line| line.starts_with("That is no name"));
        assert!(!line.contains(['\u{202e}', '\u{7}', '\u{200b}']), "{line:?}");
    }
    // Who asks for something is not called so.
    for asked in ["help", "tables", "quit"] {
        guest.send(asked);
        guest.until(|line| line == "Your name?");
    }
    guest.send("Ann");
    guest.until(|line| line.starts_with("Welcome, Ann"));
    guest.send("new table");
    guest.until(|line| line.starts_with("Which game?"));
    guest.send("quit");
    guest.until(|line| line == "Nothing opened.");
}
