//! The page in a real browser: two pages in two languages play, and what a screen reader is given of them.

use crate::hosting::{Host, records};
use crate::matches::choice;
use crate::program::skipped;
use crate::session::{replayed, round_of, typed};
use elevens::locale::{LANGUAGES, Language, Locale, args};
use elevens::rules::Position;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tungstenite::{Message, WebSocket};

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

/// Says that a test can't be run here.
pub fn skip(test: &str) {
    skipped(test, "no Chromium is there");
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
        self.next += 1;
        let id = self.next;
        let mut message = json!({ "id": id, "method": method, "params": params });
        if let Some(page) = page {
            message["sessionId"] = page.into();
        }
        self.socket.send(Message::text(message.to_string())).unwrap();
        loop {
            if let Message::Text(text) = self.socket.read().unwrap() {
                let answer: Value = serde_json::from_str(&text).unwrap();
                if answer["id"] == id {
                    assert!(answer.get("error").is_none(), "{method}: {answer}");
                    return answer["result"].clone();
                }
            }
        }
    }

    /// Opens a page that shares nothing with another.
    fn open(&mut self, url: &str) -> String {
        let context = self.call(None, "Target.createBrowserContext", &json!({}));
        let params = json!({ "url": "about:blank", "browserContextId": context["browserContextId"] });
        let target = self.call(None, "Target.createTarget", &params);
        let params = json!({ "targetId": target["targetId"], "flatten": true });
        let attached = self.call(None, "Target.attachToTarget", &params);
        let page = attached["sessionId"].as_str().unwrap().to_owned();
        self.call(Some(&page), "Page.navigate", &json!({ "url": url }));
        page
    }

    /// What an expression of the page comes to.
    pub fn value(&mut self, page: &str, expression: &str) -> Value {
        let params = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let result = self.call(Some(page), "Runtime.evaluate", &params);
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

/// A guest in a page, in the lobby.
pub fn enter(browser: &mut Browser, host: &Host, name: &str, language: &'static Language) -> String {
    let page = browser.open(&format!("http://127.0.0.1:{}/", host.web));
    browser.wait(&page, "Nederlands");
    browser.type_line(&page, language.code());
    browser.wait(&page, &Locale::load(language).text("door-name"));
    browser.type_line(&page, name);
    browser.wait(&page, &format!(", {name}."));
    page
}

#[test]
fn two_pages_in_two_languages_play_a_whole_match() {
    let Some(mut browser) = Browser::start() else {
        return skip("two_pages_in_two_languages_play_a_whole_match");
    };
    let (data, host) = Host::fresh();
    let locales = [&LANGUAGES[0], &LANGUAGES[1]].map(Locale::load);
    let ann = enter(&mut browser, &host, "Ann", &LANGUAGES[0]);
    let ben = enter(&mut browser, &host, "Ben", &LANGUAGES[1]);
    browser.type_line(&ann, "open junior 1 round, no stand-in");
    browser.wait(&ann, "1 more has to come");
    browser.type_line(&ben, "rejoindre Oslo");
    browser.wait(&ben, "Manche 1");
    // A button asks what it says; what is being typed stays, and the line keeps the focus.
    browser.value(
        &ann,
        "document.getElementById('line').value = 'half'; document.getElementById('line').focus()",
    );
    browser.value(
        &ben,
        "[...document.querySelectorAll('#usual button')].find(one => one.textContent === 'main').click()",
    );
    browser.type_line(&ben, "dire bonjour");
    browser.wait(&ann, "Ben: bonjour");
    let state = "[document.getElementById('line').value, document.activeElement.id].join()";
    assert_eq!(browser.value(&ann, state), "half,line");
    browser.value(&ann, "document.getElementById('line').value = ''");
    // What a screen reader is given: a log, a named line, buttons, and the language of each message.
    let tree = browser.call(Some(&ann), "Accessibility.getFullAXTree", &json!({}));
    let nodes: Vec<(String, String)> = tree["nodes"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|node| node["ignored"] != true)
        .map(|node| {
            let of = |key: &str| node[key]["value"].as_str().unwrap_or_default().to_owned();
            (of("role"), of("name"))
        })
        .collect();
    let expected = [
        ("main", String::new()),
        ("heading", "Elevens".to_owned()),
        ("log", locales[0].text("page-log")),
        ("textbox", locales[0].text("page-line")),
        ("button", locales[0].text("page-send")),
        ("group", locales[0].text("page-usual")),
        ("button", locales[0].text("page-speech")),
    ];
    for (role, name) in expected {
        assert!(nodes.contains(&(role.to_owned(), name.clone())), "{role} {name}: {nodes:?}");
    }
    let tongues =
        "[...new Set([...document.querySelectorAll('#log p')].slice(4).map(one => one.lang))].join()";
    assert_eq!([&ann, &ben].map(|page| browser.value(page, tongues)), ["en", "fr"]);
    // They play to the end.
    let pages = [&ann, &ben];
    for turn in 0..600 {
        let record = std::fs::read_to_string(&records(data.path())[0]).unwrap();
        let game = replayed(&record);
        if game.is_over() {
            break;
        }
        let seat = round_of(&game).to_act().index();
        browser.type_line(pages[seat], &typed(&locales[seat], choice(&game)));
        browser
            .type_line(pages[seat], &locales[seat].format("say-mute", &args!("name" => format!("q{turn}"))));
        browser.wait(pages[seat], &format!("Q{turn} "));
    }
    browser.wait(&ann, &locales[0].text("say-again"));
    browser.wait(&ben, "rejouer");
    let sides = "document.documentElement.scrollWidth <= document.documentElement.clientWidth";
    // At 400 % of a window of 1280 pixels, nothing is to be scrolled sideways.
    let narrow = json!({ "width": 320, "height": 256, "deviceScaleFactor": 4, "mobile": false });
    browser.call(Some(&ann), "Emulation.setDeviceMetricsOverride", &narrow);
    assert_eq!(browser.value(&ann, sides), true);
}

/// How many lines of the log begin with a text.
fn lines_with(browser: &mut Browser, page: &str, text: &str) -> i64 {
    let count = format!(
        "[...document.querySelectorAll('#log p')].filter(one => one.textContent.startsWith({})).length",
        json!(text)
    );
    browser.value(page, &count).as_i64().unwrap()
}

#[test]
fn what_others_do_waits_while_a_line_is_typed_and_the_own_turn_comes_through() {
    let Some(mut browser) = Browser::start() else {
        return skip("what_others_do_waits_while_a_line_is_typed_and_the_own_turn_comes_through");
    };
    let (data, host) = Host::fresh();
    let ann = enter(&mut browser, &host, "Ann", &LANGUAGES[0]);
    let mut ben = host.guest("Ben", &LANGUAGES[0]);
    browser.type_line(&ann, "open junior 9 rounds, no stand-in");
    browser.wait(&ann, "1 more has to come");
    ben.ask("sit at Oslo");
    let locale = Locale::load(&LANGUAGES[0]);
    let saved = || replayed(&std::fs::read_to_string(&records(data.path())[0]).unwrap());
    let acting = || round_of(&saved()).to_act().index();
    let mut turn = 0;
    while acting() == 0 {
        turn += 1;
        browser.type_line(&ann, &typed(&locale, choice(&saved())));
        browser.type_line(&ann, &format!("mute q{turn}"));
        browser.wait(&ann, &format!("Q{turn} "));
    }
    browser.value(&ann, "document.getElementById('line').focus()");
    browser.call(Some(&ann), "Input.insertText", &json!({ "text": "say half" }));
    ben.ask("say hello");
    // It is there, and held; with the line that is sent it comes before the answer.
    let held = "new Promise(done => { const look = () => held.length > 0 ? done(held.length) : setTimeout(look, 10); look(); })";
    assert_eq!(browser.value(&ann, held), 1);
    assert_eq!(lines_with(&mut browser, &ann, "Ben: hello"), 0);
    browser.type_line(&ann, "way");
    browser.wait(&ann, "Said.");
    assert_eq!(lines_with(&mut browser, &ann, "Ben: hello"), 1);
    ben.until(|line| line == "Ann: halfway");
    // The own turn brings what was held, and comes.
    let turns = lines_with(&mut browser, &ann, "Your turn");
    browser.call(Some(&ann), "Input.insertText", &json!({ "text": "x" }));
    while acting() == 1 {
        let line = typed(&locale, choice(&saved()));
        ben.ask(&line);
    }
    let comes = format!(
        "new Promise(done => {{ const look = () => [...document.querySelectorAll('#log p')].filter(one => one.textContent.startsWith('Your turn')).length > {turns} ? done(held.length) : setTimeout(look, 10); look(); }})"
    );
    assert_eq!(browser.value(&ann, &comes), 0);
    assert!(lines_with(&mut browser, &ann, "Ben ") > 0);
    assert_eq!(browser.value(&ann, "document.getElementById('line').value"), "x");
}

#[test]
fn a_page_comes_back_by_itself_when_the_host_was_killed() {
    let Some(mut browser) = Browser::start() else { return skip("a_page_comes_back_by_itself") };
    let (data, host) = Host::fresh();
    let ann = enter(&mut browser, &host, "Ann", &LANGUAGES[2]);
    let port = host.web.to_string();
    host.kill();
    browser.wait(&ann, &Locale::load(&LANGUAGES[2]).text("page-lost"));
    let _host = Host::with(data.path(), &["--web", &port]);
    browser.wait(&ann, "Welkom terug, Ann");
    let doors =
        "[...document.querySelectorAll('#log p')].filter(one => one.textContent === 'Je naam?').length";
    assert_eq!(browser.value(&ann, doors), 1, "what the door asked again was not told");
}
