//! A program is sent the same bytes in two worlds that differ in hidden cards alone, its board and what Tab knows among
//! them.

use crate::hosting::Host;
use crate::secrets::{QUESTIONS, Worlds, same};
use crate::session::typed;
use elevens::locale::{LANGUAGES, Language, Locale};
use elevens::rules::rows::Action;
use serde_json::{Value, json};
use std::net::TcpStream;
use std::path::Path;
use tungstenite::{Message, WebSocket};

/// The socket of a program, and all that came over it.
pub struct Program {
    socket: WebSocket<TcpStream>,
    pub came: String,
    said: u64,
}

impl Program {
    pub fn come(host: &Host, name: &str, key: &str, language: &Language) -> Program {
        let mut socket = host.socket();
        let program = json!({
            "language": language.code(), "name": name, "key": key, "tellings": {}, "board": true, "words": true,
            "moment": true
        });
        let hello = json!({ "session": null, "seen": 0, "program": program });
        socket.send(Message::text(hello.to_string())).unwrap();
        // The name of a session is another each time.
        assert!(socket.read().unwrap().to_text().unwrap().contains("session"));
        let mut program = Program { socket, came: String::new(), said: 0 };
        program.answered();
        program
    }

    /// Reads until all that was said is answered.
    fn answered(&mut self) {
        loop {
            let Message::Text(text) = self.socket.read().unwrap() else { continue };
            self.came.push_str(&text);
            self.came.push('\n');
            let message: Value = serde_json::from_str(&text).unwrap();
            if message["status"]["answered"].as_u64().is_some_and(|answered| answered >= self.said) {
                return;
            }
        }
    }

    pub fn say(&mut self, what: &str, text: &str) {
        self.said += 1;
        self.socket.send(Message::text(json!({ "n": self.said, what: text }).to_string())).unwrap();
        self.answered();
    }

    /// Everything that can be asked, typed and spoken and by the keys of a display.
    pub fn ask_all(&mut self, locale: &Locale) {
        for id in QUESTIONS {
            self.say("line", &locale.text(&format!("say-{id}")));
            self.say("spoken", &locale.text(&format!("say-{id}")));
        }
        for command in ["ask hand", "ask board", "ask can", "ask row r", "choose 1", "repeat"] {
            self.say("command", command);
        }
    }
}

fn stream(data: &Path, name: &str, key: &str, language: &'static Language, moves: &[Action]) -> Vec<u8> {
    let host = Host::start(data);
    let locale = Locale::load(language);
    let mut program = Program::come(&host, name, key, language);
    program.ask_all(&locale);
    for action in moves {
        program.say("line", &typed(&locale, *action));
        program.ask_all(&locale);
    }
    program.came.into_bytes()
}

#[test]
fn a_program_is_sent_the_same_bytes_whatever_others_hold() {
    let worlds = Worlds::deal();
    let moves = worlds.turn_of_ann();
    let streams = worlds.streams(|data| stream(data, "Ann", &worlds.keys[0], &LANGUAGES[0], &moves));
    let text = String::from_utf8_lossy(&streams[0]);
    assert!(streams[0].len() > 20_000, "{}", streams[0].len());
    assert!(
        text.contains("\"board\":[[{")
            && text.contains("\"words\":[")
            && text.contains("\"does\":\"lay ")
            && text.contains("\"now\":{")
    );
    same(&streams);
    // The test sees what differs at all: Ben's own stream does.
    let streams = worlds.streams(|data| stream(data, "Ben", &worlds.keys[1], &LANGUAGES[1], &[]));
    assert_ne!(streams[0], streams[1]);
}

#[test]
fn a_program_that_watches_is_sent_the_same_bytes_whatever_anybody_holds() {
    let worlds = Worlds::deal();
    let streams = worlds.streams(|data| {
        let host = Host::start(data);
        let _ann = host.back("Ann", &worlds.keys[0], &LANGUAGES[0]);
        let locale = Locale::load(&LANGUAGES[2]);
        let mut cleo = Program::come(&host, "Cleo", &worlds.keys[2], &LANGUAGES[2]);
        let watch = locale.text("guest-watch").split(", ").next().unwrap().replace('*', "Oslo");
        cleo.say("line", &watch);
        assert!(cleo.came.contains("Je kijkt toe"), "{}", cleo.came);
        cleo.ask_all(&locale);
        cleo.came.into_bytes()
    });
    same(&streams);
}
