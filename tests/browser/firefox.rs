//! The page in Firefox, where it is there, driven by WebDriver BiDi.

use crate::program::skipped;
use crate::site::Site;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tungstenite::{Message, WebSocket};

/// The names that Debian and others give the browser.
const NAMES: [&str; 2] = ["firefox-esr", "firefox"];

/// The longest that anything is waited for.
const LONGEST: Duration = Duration::from_secs(60);

/// A browser without a window, with one page.
struct Firefox {
    process: Child,
    socket: WebSocket<TcpStream>,
    next: u64,
    page: Value,
    _profile: tempfile::TempDir,
}

impl Drop for Firefox {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Firefox {
    fn start() -> Option<Firefox> {
        let profile = tempfile::tempdir().unwrap();
        let start = |name: &&str| {
            Command::new(name)
                .args(["--headless", "--no-remote", "--remote-debugging-port=0", "--profile"])
                .arg(profile.path())
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .spawn()
                .ok()
        };
        let mut process = NAMES.iter().find_map(start)?;
        let mut lines = BufReader::new(process.stderr.take()?).lines().map_while(Result::ok);
        let url =
            lines.find_map(|line| line.split_once("BiDi listening on ").map(|(_, url)| url.to_owned()))?;
        std::thread::spawn(move || lines.for_each(drop));
        let stream = TcpStream::connect(url.strip_prefix("ws://")?.split('/').next()?).unwrap();
        stream.set_read_timeout(Some(LONGEST)).unwrap();
        let socket = tungstenite::client(format!("{url}/session"), stream).unwrap().0;
        let mut browser = Firefox { process, socket, next: 0, page: Value::Null, _profile: profile };
        browser.call("session.new", &json!({ "capabilities": {} }));
        browser.page = browser.call("browsingContext.getTree", &json!({}))["contexts"][0]["context"].clone();
        Some(browser)
    }

    fn call(&mut self, method: &str, params: &Value) -> Value {
        self.next += 1;
        let id = self.next;
        let message = json!({ "id": id, "method": method, "params": params });
        self.socket.send(Message::text(message.to_string())).unwrap();
        loop {
            if let Message::Text(text) = self.socket.read().unwrap() {
                let answer: Value = serde_json::from_str(&text).unwrap();
                if answer["id"] == id {
                    assert_eq!(answer["type"], "success", "{method}: {answer}");
                    return answer["result"].clone();
                }
            }
        }
    }

    /// What an expression of the page comes to, as text.
    fn value(&mut self, expression: &str) -> String {
        let target = json!({ "context": self.page });
        let params = json!({ "expression": expression, "target": target, "awaitPromise": true });
        let result = self.call("script.evaluate", &params);
        result["result"]["value"].as_str().unwrap_or_default().to_owned()
    }

    /// Types a line and presses Enter, by keys.
    fn type_line(&mut self, line: &str) {
        let letters = line.chars().map(String::from).chain(["\u{e007}".to_owned()]);
        let keys: Vec<Value> = letters
            .flat_map(|key| ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key })))
            .collect();
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": keys });
        let params = json!({ "context": self.page, "actions": [keyboard] });
        self.call("input.performActions", &params);
    }

    /// Waits until the log holds a text.
    fn hear(&mut self, text: &str) {
        let begin = Instant::now();
        loop {
            let log = self.value("document.getElementById('log')?.textContent ?? ''");
            if log.contains(text) {
                return;
            }
            assert!(begin.elapsed() < LONGEST, "{text}: {log}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

#[test]
fn firefox_plays_by_keyboard_and_goes_on_where_it_was_left() {
    let name = "firefox_plays_by_keyboard_and_goes_on_where_it_was_left";
    let Some(site) = Site::start() else {
        return skipped(name, "the page is not built: Rust has no target for the browser here");
    };
    let Some(mut browser) = Firefox::start() else { return skipped(name, "no Firefox is there") };
    let load = json!({ "context": browser.page, "url": site.url, "wait": "complete" });
    browser.call("browsingContext.navigate", &load);
    for (line, heard) in
        [("1", "Which game"), ("junior", "How many"), ("2", "How strong"), ("easy", "Your turn")]
    {
        browser.hear("hoose a number");
        browser.type_line(line);
        browser.hear(heard);
    }
    browser.type_line("score");
    browser.hear("No round is over yet");
    browser.call("browsingContext.reload", &json!({ "context": browser.page, "wait": "complete" }));
    browser.hear("where you left it");
}
