//! A fault of the program ends the host with a word to all, and not as if all were well.

use elevens::locale::{LANGUAGES, Locale};
use elevens::server::{Options, ServeFault, Timeouts, serve};
use std::io::{BufRead, BufReader, Write};
use std::net::{IpAddr, Ipv4Addr, TcpStream};
use std::sync::mpsc::sync_channel;
use std::time::Duration;

/// A day that can't be told: a fault on the thread that serves all tables.
fn no_day() -> String {
    panic!("a fault of the program")
}

#[test]
fn a_fault_is_told_to_all_and_ends_the_host_badly() {
    let data = tempfile::tempdir().unwrap();
    let options = Options {
        folder: data.path().join("host"),
        web: None,
        line: Some(0),
        ssh: None,
        address: Some(IpAddr::V4(Ipv4Addr::LOCALHOST)),
        proxy: None,
        each: 10,
        nats: None,
        replicas: None,
        tls: None,
        timeouts: Timeouts::default(),
        language: &LANGUAGES[0],
        today: no_day,
    };
    let (tell, told) = sync_channel(1);
    let host = std::thread::spawn(move || serve(&options, |ready| tell.send(ready.line).unwrap(), |_| ()));
    let port = told.recv_timeout(Duration::from_secs(60)).unwrap().unwrap();
    let [mut ann, mut ben] = ["Ann", "Ben"].map(|name| {
        let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        write!(stream, "1\r\n{name}\r\n").unwrap();
        let mut lines = BufReader::new(stream)
            .split(b'\n')
            .map(|line| String::from_utf8_lossy(&line.unwrap_or_default()).trim_end().to_owned());
        assert!(lines.any(|line| line.starts_with("Welcome")));
        (name, lines)
    });
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    write!(stream, "1\r\nCleo\r\nopen junior, 1 person, 1 computer\r\n").unwrap();
    let word = Locale::load(&LANGUAGES[0]).text("host-failed");
    for (name, lines) in [&mut ann, &mut ben] {
        assert!(lines.any(|line| line == word), "{name} is told nothing");
    }
    assert!(matches!(host.join().unwrap(), Err(ServeFault::Failed)));
}
