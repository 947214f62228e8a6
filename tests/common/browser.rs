//! A real browser, driven by its own protocol.
#![allow(dead_code, reason = "each test uses a part of it")]

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, ErrorKind};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tungstenite::{Error as Fault, Message, WebSocket};

/// The code of the fault that tells that another page came while an expression was waited for.
const CUT_OFF: i32 = -32_000;

/// The names that Debian and others give the browser.
const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// A browser without a window.
pub struct Browser {
    process: Child,
    socket: WebSocket<TcpStream>,
    next: u64,
    _profile: tempfile::TempDir,
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Browser {
    pub fn start() -> Option<Browser> {
        let profile = tempfile::tempdir().unwrap();
        let start = |name: &&str| {
            Command::new(name)
                .args(["--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0"])
                .args(["--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking"])
                .arg(format!("--user-data-dir={}", profile.path().display()))
                .arg("about:blank")
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .spawn()
                .ok()
        };
        let mut process = NAMES.iter().find_map(start)?;
        let lines = BufReader::new(process.stderr.take().unwrap()).lines();
        let mut lines = lines.map_while(Result::ok);
        let url = lines.find_map(|line| line.strip_prefix("DevTools listening on ").map(str::to_owned))?;
        std::thread::spawn(move || lines.for_each(drop));
        let address = url.strip_prefix("ws://")?.split('/').next()?.to_owned();
        let stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        let socket = tungstenite::client(url, stream).unwrap().0;
        Some(Browser { process, socket, next: 0, _profile: profile })
    }

    /// Has the browser do something, for a page if one is named.
    pub fn call(&mut self, page: Option<&str>, method: &str, params: &Value) -> Value {
        let answer = self.answer(page, method, params);
        assert!(answer.get("error").is_none(), "{method}: {answer}");
        answer["result"].clone()
    }

    /// What the browser answers, a fault too.
    fn answer(&mut self, page: Option<&str>, method: &str, params: &Value) -> Value {
        self.next += 1;
        let id = self.next;
        let mut message = json!({ "id": id, "method": method, "params": params });
        if let Some(page) = page {
            message["sessionId"] = page.into();
        }
        self.socket.send(Message::text(message.to_string())).unwrap();
        loop {
            let message = match self.socket.read() {
                // A signal to this process ended the wait, and nothing else.
                Err(Fault::Io(fault)) if fault.kind() == ErrorKind::Interrupted => continue,
                read => read.unwrap(),
            };
            if let Message::Text(text) = message {
                let answer: Value = serde_json::from_str(&text).unwrap();
                if answer["id"] == id {
                    return answer;
                }
            }
        }
    }

    /// Opens a page that shares nothing with another.
    pub fn open(&mut self, url: &str) -> String {
        let context = self.context();
        self.open_in(&context, url, "en").0
    }

    /// What pages share that keep the same things.
    pub fn context(&mut self) -> Value {
        self.call(None, "Target.createBrowserContext", &json!({}))["browserContextId"].clone()
    }

    /// Opens a page beside others, for a reader of a language; gives back the tab, too.
    pub fn open_in(&mut self, context: &Value, url: &str, language: &str) -> (String, Value) {
        let params = json!({ "url": "about:blank", "browserContextId": context });
        let target = self.call(None, "Target.createTarget", &params)["targetId"].clone();
        let params = json!({ "targetId": target, "flatten": true });
        let attached = self.call(None, "Target.attachToTarget", &params);
        let page = attached["sessionId"].as_str().unwrap().to_owned();
        let reader = json!({ "userAgent": "", "acceptLanguage": language });
        self.call(Some(&page), "Emulation.setUserAgentOverride", &reader);
        self.call(Some(&page), "Page.navigate", &json!({ "url": url }));
        (page, target)
    }

    /// Closes a tab, whatever it is doing.
    pub fn close(&mut self, tab: &Value) {
        self.call(None, "Target.closeTarget", &json!({ "targetId": tab }));
    }

    /// What an expression of the page comes to. A promise that a new page cuts off is made again on that page.
    pub fn value(&mut self, page: &str, expression: &str) -> Value {
        let params = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let mut answer = self.answer(Some(page), "Runtime.evaluate", &params);
        while expression.starts_with("new Promise") && answer["error"]["code"] == CUT_OFF {
            answer = self.answer(Some(page), "Runtime.evaluate", &params);
        }
        assert!(answer.get("error").is_none(), "{expression}: {answer}");
        let result = &answer["result"];
        assert!(result.get("exceptionDetails").is_none(), "{expression}: {result}");
        result["result"]["value"].clone()
    }

    /// Waits until the last lines of the log hold a text.
    pub fn wait(&mut self, page: &str, text: &str) {
        let wait = format!(
            "new Promise(done => {{ const look = () => document.getElementById('log')?.innerText.includes({}) ? done(1) : setTimeout(look, 10); look(); }})",
            json!(text)
        );
        self.value(page, &wait);
    }

    /// Types a line as keys do, and presses Enter; waits for its answer.
    pub fn type_line(&mut self, page: &str, line: &str) {
        self.value(page, "document.getElementById('line').focus()");
        self.call(Some(page), "Input.insertText", &json!({ "text": line }));
        for kind in ["keyDown", "keyUp"] {
            let key = json!({ "type": kind, "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r" });
            self.call(Some(page), "Input.dispatchKeyEvent", &key);
        }
    }
}
