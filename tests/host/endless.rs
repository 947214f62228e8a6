//! Clients without end: who types on and on is let go with a sentence over each way in, and who never asks for anything
//! is let go, too.

use crate::certificates::{certificate, connect};
use crate::driven::introduction;
use crate::hosting::{Guest, Host};
use crate::watching::figure;
use crate::web::get;
use elevens::locale::{LANGUAGES, Locale};
use elevens::protocol::{Hello, Introduction, Wants, written};
use serde_json::json;
use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::Duration;
use tungstenite::{Message, WebSocket};

/// Far more lines than a hasty host bears, and less than the way there holds.
const LINES: usize = 4_000;

/// How many times less than usual the host waits.
const HASTE: u32 = 20;

/// How long a client does not read: what it is told meanwhile must not be lost.
const DEAF: Duration = Duration::from_secs(5);

fn sentence() -> String {
    Locale::load(&LANGUAGES[0]).text("login-too-fast")
}

/// All that comes, up to a clean end.
fn rest(stream: &mut impl Read) -> String {
    let (mut came, mut buffer) = (Vec::new(), [0; 4096]);
    loop {
        match stream.read(&mut buffer) {
            Ok(0) => return String::from_utf8_lossy(&came).into_owned(),
            Ok(count) => came.extend(&buffer[..count]),
            Err(error) => panic!("{error} behind {:?}", String::from_utf8_lossy(&came)),
        }
    }
}

#[test]
fn whoever_types_without_end_is_let_go_with_a_sentence() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::hasty(data.path(), &[], HASTE);
    let mut line = host.guest("Line", &LANGUAGES[0]);
    line.socket.write_all("tables\r\n".repeat(LINES).as_bytes()).unwrap();
    let program = Hello::new(introduction("Prog", &LANGUAGES[0]));
    let [mut page, mut program] = [page(), program].map(|hello| comes(&host, &hello));
    for (at, client) in [&mut page, &mut program].into_iter().enumerate() {
        let door: &[&str] = if at == 0 { &["en", "Page"] } else { &[] };
        let lines = door.iter().copied().chain(std::iter::repeat_n("tables", LINES));
        for (n, line) in lines.enumerate() {
            client.write(Message::text(json!({ "n": n + 1, "line": line }).to_string())).unwrap();
        }
        client.flush().unwrap();
    }
    std::thread::sleep(DEAF);
    assert!(rest(&mut line.socket).ends_with(&format!("{}\r\n", sentence())));
    for client in [&mut page, &mut program] {
        assert!(all(client).contains(&sentence()));
    }
}

#[test]
fn whoever_goes_on_typing_while_it_is_let_go_hears_why() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::hasty(data.path(), &[], HASTE);
    let mut fast = host.guest("Fast", &LANGUAGES[0]);
    let mut typing = fast.socket.try_clone().unwrap();
    std::thread::spawn(move || while typing.write_all(b"tables\r\n").is_ok() {});
    let last = fast.read_all();
    assert!(last.contains(&sentence()), "{:?}", last.last());
}

#[test]
fn whoever_types_without_end_by_tls_is_let_go_with_a_sentence() {
    let data = tempfile::tempdir().unwrap();
    let (chain, key, trusted) = certificate(data.path(), "good");
    let host = Host::hasty(data.path(), &["--tls", chain.to_str().unwrap(), key.to_str().unwrap()], HASTE);
    let mut line = connect(host.line, &trusted);
    line.write_all(b"en\r\nLine\r\n").unwrap();
    line.write_all("tables\r\n".repeat(LINES).as_bytes()).unwrap();
    std::thread::sleep(DEAF);
    assert!(rest(&mut line).ends_with(&format!("{}\r\n", sentence())));
}

/// The hello of a page whose guest has no name yet.
fn page() -> Hello {
    let wants = Wants { page: true, ..Wants::default() };
    Hello::new(Introduction { name: None, wants, ..introduction("", &LANGUAGES[0]) })
}

/// A client at the socket of the page, which has said who it is.
fn comes(host: &Host, hello: &Hello) -> WebSocket<TcpStream> {
    let mut socket = host.socket();
    socket.send(Message::text(written(hello))).unwrap();
    socket
}

/// All that comes to it, up to a clean end.
fn all(client: &mut WebSocket<TcpStream>) -> String {
    let mut came = String::new();
    loop {
        match client.read() {
            Ok(Message::Text(text)) => came.push_str(&text),
            Ok(_) => {}
            Err(tungstenite::Error::ConnectionClosed) => return came,
            Err(error) => panic!("{error} behind {came}"),
        }
    }
}

/// That a connection is closed by its other end, which may do so in any way.
fn is_closed(socket: &mut TcpStream) {
    socket.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    match socket.read_to_end(&mut Vec::new()) {
        Ok(_) => {}
        Err(error) => assert_eq!(error.kind(), ErrorKind::ConnectionReset),
    }
}

#[test]
fn whoever_never_asks_for_anything_at_the_page_is_let_go() {
    let data = tempfile::tempdir().unwrap();
    // As many as may ask from one address come, and there is room for others behind them.
    let host = Host::hasty(data.path(), &["--each", "2"], HASTE);
    let begun = b"GET / HTTP/1.1\r\nHost: x\r\n";
    let mut sockets: Vec<TcpStream> = Vec::new();
    for at in 0..8 {
        let mut socket = TcpStream::connect(("127.0.0.1", host.web)).unwrap();
        match at {
            // Nothing, and a request that never ends, be it that more of it comes or not.
            0..3 => {}
            3..5 => socket.write_all(begun).unwrap(),
            5 => {
                socket.write_all(begun).unwrap();
                let mut more = socket.try_clone().unwrap();
                std::thread::spawn(move || {
                    while more.write_all(b"X: y\r\n").is_ok() {
                        std::thread::sleep(Duration::from_millis(20));
                    }
                });
            }
            // Who asked and says no more.
            _ => socket.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").unwrap(),
        }
        sockets.push(socket);
    }
    sockets.iter_mut().for_each(is_closed);
    // A socket over which nobody says who comes.
    is_closed(host.socket().get_mut());
    assert!(get(&host, "/healthz", "en").ends_with("ok\n"));
    // A guest may be silent for as long as it likes.
    let mut guest = comes(&host, &page());
    std::thread::sleep(DEAF);
    assert_eq!(figure(&get(&host, "/metrics", "en"), "elevens_connections{way=\"web\"}"), 1);
    guest.send(Message::text(json!({ "n": 1, "line": "en" }).to_string())).unwrap();
    while !guest.read().unwrap().to_string().contains("Your name?") {}
}

#[test]
fn a_flood_without_a_line_end_is_told_before_it_is_let_go() {
    let (_data, host) = Host::fresh();
    let mut flood = host.knock();
    flood.socket.write_all(&vec![b'a'; 1 << 17]).unwrap();
    std::thread::sleep(Duration::from_secs(1));
    let last = Guest::read_all(&mut flood);
    assert!(last.contains(&Locale::load(&LANGUAGES[0]).text("login-flood")), "{last:?}");
}
