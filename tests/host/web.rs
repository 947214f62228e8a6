//! The page and its socket: what a browser is sent, and that nothing is lost or told twice.

use crate::hosting::Host;
use elevens::locale::{LANGUAGES, Language, Locale, args};
use elevens::protocol::{BEAT, VERSION};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};
use tungstenite::{Message, WebSocket};

/// How long a place may take to be free again, on a busy machine.
const LONG: Duration = Duration::from_secs(60);

/// What a request to the page is answered with.
pub fn get(host: &Host, path: &str, language: &str) -> String {
    let mut socket = TcpStream::connect(("127.0.0.1", host.web)).unwrap();
    let request =
        format!("GET {path} HTTP/1.1\r\nHost: x\r\nAccept-Language: {language}\r\nConnection: close\r\n\r\n");
    socket.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).unwrap();
    answer
}

/// A page as a program: what it was sent, and how it comes back.
pub struct Page {
    socket: WebSocket<TcpStream>,
    program: Value,
    /// All that came but the name of the session, which is another each time.
    pub came: String,
    asked: usize,
    session: Option<String>,
    seen: u64,
    sent: u64,
    said: Vec<(String, String)>,
    key: Option<String>,
    language: &'static Language,
}

impl Page {
    fn open(host: &Host) -> Page {
        Page::introduced(host, json!({ "language": "en", "page": true }))
    }

    fn introduced(host: &Host, program: Value) -> Page {
        let mut page = Page {
            socket: host.socket(),
            program,
            came: String::new(),
            asked: 0,
            session: None,
            seen: 0,
            sent: 0,
            said: Vec::new(),
            key: None,
            language: &LANGUAGES[0],
        };
        page.greet();
        page.came.clear();
        page
    }

    /// That of a guest who was here.
    pub fn come(host: &Host, name: &str, key: &str, language: &'static Language) -> Page {
        let mut page =
            Page::introduced(host, json!({ "language": language, "name": name, "key": key, "page": true }));
        page.language = language;
        page.until(&Locale::load(language).format("login-back", &args!("name" => name)));
        page
    }

    /// Types a line, and reads up to the end of its answer.
    pub fn ask(&mut self, line: &str) {
        self.send(line);
        self.asked += 1;
        let locale = Locale::load(self.language);
        let name = format!("Q{}", self.asked);
        self.send(&locale.format("say-mute", &args!("name" => name.as_str())));
        self.until(&locale.format("table-not-here", &args!("name" => name)));
    }

    fn greet(&mut self) {
        let program = &self.program;
        self.put(
            &json!({ "version": VERSION, "session": self.session, "seen": self.seen, "program": program }),
        );
        let hello = self.next();
        self.session = hello["session"].as_str().map(str::to_owned);
    }

    /// Loses the connection and comes back.
    fn come_back(&mut self, host: &Host) {
        self.socket = host.socket();
        self.greet();
    }

    fn put(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).unwrap();
    }

    fn send(&mut self, line: &str) {
        self.sent += 1;
        self.put(&json!({ "n": self.sent, "line": line }));
    }

    fn next(&mut self) -> Value {
        loop {
            if let Message::Text(text) = self.socket.read().unwrap() {
                if text == BEAT {
                    self.socket.send(Message::text(BEAT)).unwrap();
                    continue;
                }
                let mut message: Value = serde_json::from_str(&text).unwrap();
                // How much was heard by then is a matter of time.
                message.as_object_mut().unwrap().remove("heard");
                self.came.push_str(&format!("{message}\n"));
                return message;
            }
        }
    }

    /// Reads up to the next board.
    fn board(&mut self) -> Value {
        loop {
            let message = self.next();
            self.seen = message["seq"].as_u64().unwrap_or(self.seen);
            let board = &message["status"]["seen"];
            if board.is_object() {
                return board.clone();
            }
        }
    }

    /// Reads up to a text that holds this; all messages come in their order, each once.
    pub fn until(&mut self, wanted: &str) -> String {
        loop {
            let message = self.next();
            let seq = message["seq"].as_u64().unwrap();
            assert_eq!(seq, self.seen + 1, "{message}");
            self.seen = seq;
            if let Some(key) = message["entered"]["key"].as_str() {
                self.key = Some(key.to_owned());
            }
            let mut found = None;
            let told = message["told"].as_array().into_iter().flatten();
            for one in told.flat_map(|said| said["print"].as_array().unwrap()) {
                let text = one["text"].as_str().unwrap().to_owned();
                found = found.or_else(|| text.contains(wanted).then(|| text.clone()));
                self.said.push((message["lang"].as_str().unwrap().to_owned(), text));
            }
            if let Some(found) = found {
                return found;
            }
        }
    }
}

#[test]
fn the_page_needs_nothing_else_and_speaks_the_readers_language() {
    let (_data, host) = Host::fresh();
    for language in &LANGUAGES {
        let page = get(&host, "/", &format!("de, {}-BE;q=0.9, en;q=0.1", language.code()));
        let locale = Locale::load(language);
        assert!(page.starts_with("HTTP/1.1 200") && page.contains("role=\"log\""), "{page}");
        assert!(
            page.contains(&format!("<html lang=\"{}\" data-session=\"server\">", language.code())),
            "{page}"
        );
        for id in ["page-log", "page-line", "page-send", "page-usual", "page-speech", "page-script"] {
            assert!(page.contains(&locale.text(id)), "{id}: {page}");
        }
        assert!(page.contains("content-security-policy: default-src 'none'"), "{page}");
        assert!(!page.contains("strict-transport-security"), "{page}");
        assert!(!page.to_lowercase().contains("set-cookie") && !page.contains("://"), "{page}");
        assert!(!page.contains('{'), "{page}");
    }
    for path in ["/page.js", "/log.js", "/board.js", "/socket.js"] {
        let script = get(&host, path, "en");
        assert!(script.contains("text/javascript") && !script.contains("://") && !script.contains("cookie"));
        assert!(!script.contains("innerHTML"), "{path}");
    }
    assert!(get(&host, "/healthz", "en").ends_with("ok\n"));
    assert!(get(&host, "/../etc/passwd", "en").starts_with("HTTP/1.1 404"));
}

#[test]
fn a_page_and_a_line_client_sit_at_one_table_in_two_languages() {
    let (_data, host) = Host::fresh();
    let mut ben = host.guest("Ben", &LANGUAGES[1]);
    let mut page = Page::open(&host);
    page.until("Your name?");
    for line in ["nl", "Ann"] {
        page.send(line);
    }
    page.until("Welkom, Ann");
    assert_eq!(page.key.as_ref().map(String::len), Some(14));
    page.send("open junior 1 ronde zonder invaller");
    page.until("Er moet nog iemand komen");
    ben.ask("rejoindre Oslo");
    page.until("Jouw beurt");
    page.send("hand");
    ben.ask("dire <b>bonjour</b>");
    page.until("Ben: <b>bonjour</b>");
    let lines_in = |code: &str| page.said.iter().filter(|(lang, _)| lang == code).count();
    assert!(lines_in("nl") > 8, "{:?}", page.said);
    assert!(page.said.iter().skip(3).all(|(lang, _)| lang == "nl"), "{:?}", page.said);
}

#[test]
fn a_board_is_shown_to_who_plays_and_without_a_hand_to_who_watches() {
    let (_data, host) = Host::fresh();
    let mut pages = ["Ann", "Ben"].map(|name| {
        let mut page = Page::open(&host);
        page.until("Your name?");
        page.send(name);
        page.until(&format!("Welcome, {name}"));
        page
    });
    let [ann, ben] = &mut pages;
    ann.send("open elevens 1 round easy");
    ann.until("1 more has to come");
    ann.send("start");
    let board = ann.board();
    assert_eq!(board["numbers"].as_array().map(Vec::len), Some(21), "{board}");
    assert_eq!(board["rows"].as_array().map(Vec::len), Some(4), "{board}");
    assert_eq!(board["rows"][0]["cells"][10], "card", "{board}");
    assert_eq!(board["hand"].as_array().map(Vec::len), Some(20), "{board}");
    ben.send("watch Oslo");
    let board = ben.board();
    assert_eq!(board["rows"].as_array().map(Vec::len), Some(4), "{board}");
    assert_eq!(board["hand"].as_array().map(Vec::len), Some(0), "{board}");
}

#[test]
fn a_message_that_is_too_long_is_refused_and_a_flood_ends_with_a_word() {
    let (_data, host) = Host::fresh();
    let english = Locale::load(&LANGUAGES[0]);
    let mut ann = Page::open(&host);
    for line in ["en", "Ann"] {
        ann.send(line);
    }
    ann.until("Welcome, Ann");
    for length in [1_001, 9_000, 60_000] {
        ann.send(&"a".repeat(length));
        ann.until(&english.text("said-too-long"));
    }
    ann.send("tables");
    ann.until("No table is open");
    ann.send(&"a".repeat(70_000));
    ann.until(&english.text("login-too-fast"));
}

#[test]
fn a_lost_connection_loses_nothing_and_tells_nothing_twice() {
    let (_data, host) = Host::fresh();
    let mut ben = host.guest("Ben", &LANGUAGES[0]);
    let mut page = Page::open(&host);
    for line in ["en", "Ann"] {
        page.send(line);
    }
    page.until("Welcome, Ann");
    for round in 0..3 {
        // One is said while the page is there, one while it is away, one behind it.
        ben.ask(&format!("say one {round}"));
        page.socket.get_mut().shutdown(std::net::Shutdown::Both).unwrap();
        ben.ask(&format!("say two {round}"));
        page.come_back(&host);
        // What was typed may have been heard, or not: it is sent again, and counts once.
        page.send(&format!("say mine {round}"));
        let again = json!({ "n": page.sent, "line": format!("say mine {round}") });
        page.put(&again);
        ben.until(|line| line == format!("Ann: mine {round}"));
        ben.ask(&format!("say three {round}"));
        page.until(&format!("three {round}"));
    }
    let heard: Vec<&String> =
        page.said.iter().map(|(_, text)| text).filter(|text| text.starts_with("Ben: ")).collect();
    let expected: Vec<String> =
        (0..3).flat_map(|n| ["one", "two", "three"].map(|word| format!("Ben: {word} {n}"))).collect();
    assert_eq!(heard, expected.iter().collect::<Vec<_>>());
    assert!(ben.sync().is_empty(), "nothing is heard twice");
}

#[test]
fn another_version_of_the_messages_is_told_so_in_one_sentence() {
    let (_data, host) = Host::fresh();
    let program = json!({ "language": "fr", "board": false });
    let page = json!({ "language": "nl", "page": true });
    for (hello, languages) in [
        (json!({ "version": VERSION, "session": null, "seen": 0 }), &LANGUAGES[..]),
        (json!({ "version": VERSION + 1, "session": null, "seen": 0, "program": page }), &LANGUAGES[2..]),
        (json!({ "session": null, "seen": 0, "program": program }), &LANGUAGES[1..2]),
    ] {
        let mut socket = host.socket();
        socket.send(Message::text(hello.to_string())).unwrap();
        let message: Value = serde_json::from_str(socket.read().unwrap().to_text().unwrap()).unwrap();
        let told: Vec<_> = message["told"][0]["print"].as_array().unwrap().iter().collect();
        let told: Vec<_> = told.into_iter().map(|said| said["text"].as_str().unwrap().to_owned()).collect();
        let sentences = languages.iter().map(|language| Locale::load(language).text("login-version"));
        assert_eq!(told, sentences.collect::<Vec<_>>());
        assert_eq!((&message["version"], &message["ended"]), (&json!(VERSION), &json!(true)));
        assert!(matches!(socket.read(), Ok(Message::Close(_)) | Err(_)));
    }
}

/// The head of the answer to a page of an origin that wants the socket.
fn socket_for(host: &Host, origin: &str) -> String {
    let mut socket = TcpStream::connect(("127.0.0.1", host.web)).unwrap();
    let port = host.web;
    let request = format!(
        "GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: {origin}\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    socket.write_all(request.as_bytes()).unwrap();
    let mut head = [0; 2048];
    let count = socket.read(&mut head).unwrap();
    String::from_utf8_lossy(&head[..count]).into_owned()
}

#[test]
fn the_page_of_another_host_does_not_get_the_socket() {
    let (_data, host) = Host::fresh();
    let own = format!("http://127.0.0.1:{}", host.web);
    assert!(socket_for(&host, &own).starts_with("HTTP/1.1 101"));
    for origin in ["http://127.0.0.1", "https://elevens.example", "null", &format!("{own}.example")] {
        let answer = socket_for(&host, origin);
        assert!(answer.starts_with("HTTP/1.1 403"), "{origin}: {answer}");
        for language in &LANGUAGES {
            assert!(answer.contains(&Locale::load(language).text("login-origin")), "{answer}");
        }
    }
}

#[test]
fn a_page_that_is_gone_or_silent_frees_its_place_within_seconds() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::with(data.path(), &["--each", "1"]);
    let is_full = || Page::open(&host).session.is_none();
    let until_free = || {
        let began = Instant::now();
        while is_full() {
            assert!(began.elapsed() < LONG, "its place is not free");
            std::thread::sleep(Duration::from_millis(100));
        }
        // That which looked was closed, too.
        std::thread::sleep(Duration::from_secs(3));
    };
    // It is closed before a name was said.
    drop(Page::open(&host));
    until_free();
    // It stays, and answers nothing any more, as behind a dead network.
    let silent = Page::open(&host);
    assert!(silent.session.is_some() && is_full());
    until_free();
    drop(silent);
}

#[test]
fn a_first_visit_is_in_the_language_of_the_browser_from_the_first_word() {
    let (_data, host) = Host::fresh();
    for language in &LANGUAGES {
        let (code, asked) = (language.code(), Locale::load(language).text("login-name"));
        assert!(get(&host, "/", code).contains(&format!("<html lang=\"{code}\"")), "{code}");
        let mut page = Page::introduced(&host, json!({ "language": code, "page": true }));
        let mut dressed = Vec::new();
        loop {
            let message = page.next();
            dressed.extend(message["page"]["lang"].as_str().map(str::to_owned));
            if message["status"].is_object() {
                break;
            }
            // Last in that language; before it the others are told how to choose theirs.
            assert_eq!(message["told"].to_string().contains(&asked), message["lang"] == code, "{message}");
        }
        assert_eq!(dressed, [code]);
    }
}
