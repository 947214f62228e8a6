//! Clients that behave badly: nobody else notices, and the memory is bounded.

use crate::driven::Driven;
use crate::hosting::{Guest, Host};
use elevens::locale::{LANGUAGES, Locale};
use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

/// By how much the memory of a host may grow, in kilobytes, whatever its clients do.
const MOST_GROWTH: usize = 60_000;

/// That a guest who behaves is answered, and the memory has not grown much since it was this.
fn goes_on(host: &Host, good: &mut Guest, before: usize) {
    assert!(!good.ask("hand").is_empty());
    let memory = host.memory();
    assert!(memory < before + MOST_GROWTH, "{memory} kB after {before} kB");
}

#[test]
fn bad_clients_disturb_nobody() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::with(data.path(), &["--each", "100"]);
    let mut good = host.guest("Ann", &LANGUAGES[0]);
    good.open("junior", 1, 1);
    // Three keys are made, one after the other, and three languages are loaded.
    drop([host.guest("Bob", &LANGUAGES[1]), host.guest("Cor", &LANGUAGES[2])]);
    let before = host.memory();
    goes_on(&host, &mut good, before);

    // A megabyte without a line's end.
    let mut flood = host.knock();
    let _ = flood.socket.write_all(&vec![b'a'; 1 << 20]);
    let last = flood.read_all();
    assert!(last.contains(&Locale::load(&LANGUAGES[0]).text("login-flood")) || last.len() <= 3, "{last:?}");
    goes_on(&host, &mut good, before);

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
    goes_on(&host, &mut good, before);

    // Lines that are no text, a line too long, and one that breaks off.
    let mut odd = host.guest("Odd", &LANGUAGES[2]);
    odd.socket.write_all(b"\xc3(\n").unwrap();
    let long = "a".repeat(3_000);
    let told = odd.ask(&long);
    let dutch = Locale::load(&LANGUAGES[2]);
    assert_eq!(told, [dutch.text("not-text"), dutch.text("said-too-long")]);
    odd.socket.write_all(b"zeg ha").unwrap();
    odd.hang_up();
    goes_on(&host, &mut good, before);

    // Those who send a byte now and then, at the door and inside, and those who speak something else.
    let mut slow: Vec<Guest> = (0..20).map(|_| host.knock()).collect();
    for guest in &mut slow {
        guest.socket.write_all(b"x").unwrap();
    }
    let mut browser = host.knock();
    browser.socket.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    let told = browser.read_all();
    assert!(told.contains(&Locale::load(&LANGUAGES[0]).text("login-http")), "{told:?}");
    goes_on(&host, &mut good, before);

    // The page's port, by lines of a MUD client, by noise, and by a request without end.
    let noise: [&[u8]; 3] = [b"look\r\nnorth\r\n\r\n", &[0x16, 0x03, 0xff, 0x00, 0x80], &[b'a'; 1 << 18]];
    for bytes in noise {
        let mut socket = TcpStream::connect(("127.0.0.1", host.web)).unwrap();
        let _ = socket.write_all(bytes);
        let _ = socket.shutdown(Shutdown::Write);
        let mut told = Vec::new();
        let _ = socket.read_to_end(&mut told);
        assert!(told.is_empty() || told.starts_with(b"HTTP/1.1 4"), "{}", String::from_utf8_lossy(&told));
    }
    goes_on(&host, &mut good, before);
}

#[test]
fn whoever_says_no_name_is_let_go_in_time() {
    let (_data, mut house) = Driven::fresh();
    let ann = house.guest("Ann", None, &LANGUAGES[0]);
    let silent = house.guest("aide", None, &LANGUAGES[1]);
    house.told(silent);
    house.pass(Duration::from_secs(299));
    assert!(house.told(silent).is_empty());
    house.pass(Duration::from_secs(2));
    assert_eq!(house.told(silent), [Locale::load(&LANGUAGES[1]).text("login-late")]);
    house.told(ann);
    house.say(ann, "tables");
    assert_eq!(house.told(ann).len(), 1);
}

#[test]
fn so_many_tables_are_opened_from_one_address() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::with(data.path(), &["--each", "2"]);
    let mut ann = host.guest("Ann", &LANGUAGES[0]);
    for _ in 0..2 {
        assert!(ann.ask("open junior by invitation, 1 person 1 computer")[0].starts_with("Junior"));
        ann.ask("quit");
    }
    assert_eq!(ann.ask("open junior"), ["From your address 2 tables are open already."]);
}

#[test]
fn so_many_come_in_from_one_address() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::with(data.path(), &["--each", "3"]);
    let mut good = host.guest("Ann", &LANGUAGES[0]);
    let others = [host.knock(), host.knock()];
    let mut refused = host.knock();
    let told = refused.read_all();
    let expected: Vec<String> = LANGUAGES.iter().map(|one| Locale::load(one).text("login-full")).collect();
    assert_eq!(told, expected);
    for _ in 0..500 {
        drop(host.knock());
    }
    assert_eq!(good.ask("guest-nonsense").len(), 1);
    drop(others);
}

#[test]
fn names_that_nobody_can_hear_or_type_are_refused() {
    let (_data, host) = Host::fresh();
    let mut guest = host.knock();
    guest.send("1");
    let names = [
        "a\u{202e}b",
        "a\u{2066}b",
        "a\u{7}b",
        "a\u{1b}[2Jb",
        "../etc",
        "\u{301}\u{301}",
        "a\u{335}\u{322}\u{30a}\u{316}b",
        "12",
        "You",
        "Player 2",
        "a\u{200b}",
        "a\u{feff}b",
    ];
    for name in names {
        guest.send(name);
        let line = guest.until(|line| line.starts_with("That is no name"));
        assert!(
            !line.contains(['\u{202e}', '\u{2066}', '\u{7}', '\u{1b}', '\u{200b}', '\u{feff}']),
            "{line:?}"
        );
    }
    // Who asks for something is not called so.
    for asked in ["help", "tables"] {
        guest.send(asked);
        guest.until(|line| line == "Your name?");
    }
    guest.send("Ann");
    guest.until(|line| line.starts_with("Welcome, Ann"));
    guest.send("new table");
    guest.until(|line| line.starts_with("Which game?"));
    guest.send("quit");
    guest.until(|line| line == "No table was opened.");
}
