//! The page in a real browser: two pages in two languages play, and what a screen reader is given of them.

use crate::browser::Browser;
use crate::hosting::{Host, records};
use crate::program::skipped;
use crate::session::{choice, replayed, round_of, typed};
use elevens::locale::{LANGUAGES, Language, Locale, args};
use elevens::rules::Position;
use serde_json::json;

/// Says that a test can't be run here.
pub fn skip(test: &str) {
    skipped(test, "no Chromium is there");
}

/// A guest in a page, in the lobby.
pub fn enter(browser: &mut Browser, host: &Host, name: &str, language: &'static Language) -> String {
    let page = browser.open(&format!("http://127.0.0.1:{}/", host.web));
    browser.wait(&page, "Nederlands: typ nl.");
    browser.type_line(&page, language.code());
    browser.wait(&page, &Locale::load(language).text("login-name"));
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
    let languages =
        "[...new Set([...document.querySelectorAll('#log p')].slice(4).map(one => one.lang))].join()";
    assert_eq!([&ann, &ben].map(|page| browser.value(page, languages)), ["en", "fr"]);
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
    let held = "new Promise(done => { const look = () => Number(document.getElementById('log').dataset.held) > 0 ? done(Number(document.getElementById('log').dataset.held)) : setTimeout(look, 10); look(); })";
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
        "new Promise(done => {{ const look = () => [...document.querySelectorAll('#log p')].filter(one => one.textContent.startsWith('Your turn')).length > {turns} ? done(Number(document.getElementById('log').dataset.held)) : setTimeout(look, 10); look(); }})"
    );
    assert_eq!(browser.value(&ann, &comes), 0);
    assert!(lines_with(&mut browser, &ann, "Ben ") > 0);
    assert_eq!(browser.value(&ann, "document.getElementById('line').value"), "x");
}

#[test]
fn a_dead_network_is_told_and_what_was_typed_meanwhile_is_done_once() {
    let test = "a_dead_network_is_told_and_what_was_typed_meanwhile_is_done_once";
    let Some(mut browser) = Browser::start() else { return skip(test) };
    let (_data, host) = Host::fresh();
    let ann = enter(&mut browser, &host, "Ann", &LANGUAGES[1]);
    let mut ben = host.guest("Ben", &LANGUAGES[0]);
    host.signal("STOP");
    browser.wait(&ann, &Locale::load(&LANGUAGES[1]).text("page-lost"));
    browser.type_line(&ann, "dire bonjour");
    host.signal("CONT");
    browser.wait(&ann, &Locale::load(&LANGUAGES[1]).text("page-back"));
    ben.until(|line| line == "Ann: bonjour");
    assert!(ben.sync().is_empty(), "it was heard twice");
}

#[test]
fn what_a_host_did_not_hear_before_it_was_killed_is_told_as_unheard() {
    let test = "what_a_host_did_not_hear_before_it_was_killed_is_told_as_unheard";
    let Some(mut browser) = Browser::start() else { return skip(test) };
    let (data, host) = Host::fresh();
    let ann = enter(&mut browser, &host, "Ann", &LANGUAGES[0]);
    let port = host.web.to_string();
    host.kill();
    browser.wait(&ann, &Locale::load(&LANGUAGES[0]).text("page-lost"));
    browser.type_line(&ann, "open junior");
    let _host = Host::with(data.path(), &["--web", &port]);
    browser.wait(&ann, &Locale::load(&LANGUAGES[0]).text("page-unheard"));
    browser.wait(&ann, "Welcome back, Ann");
    assert_eq!(lines_with(&mut browser, &ann, "open junior"), 1);
    browser.type_line(&ann, "tables");
    browser.wait(&ann, "No table is open");
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

/// What the browser would show is written down, and the tab is one that nobody looks at.
const ELSEWHERE: &str = "window.shown = [];
    window.Notification = class {
        static permission = 'default';
        static async requestPermission() { Notification.permission = window.allowed; }
        constructor(text) { window.shown.push(text); }
        close() {}
    };
    Object.defineProperty(document, 'hidden', { get: () => true });";

#[test]
fn who_is_in_another_tab_is_notified_of_the_turn_where_that_was_allowed() {
    let Some(mut browser) = Browser::start() else {
        return skip("who_is_in_another_tab_is_notified_of_the_turn_where_that_was_allowed");
    };
    let (_data, host) = Host::fresh();
    let mine = Locale::load(&LANGUAGES[1]).text("page-turn");
    for (name, answer) in [("Ann", "granted"), ("Ben", "denied")] {
        let page = browser.open(&format!("http://127.0.0.1:{}/", host.web));
        browser.wait(&page, "Nederlands: typ nl.");
        browser.value(&page, &format!("window.allowed = '{answer}'; {ELSEWHERE}"));
        let hidden = "document.getElementById('notify').hidden";
        assert_eq!(browser.value(&page, hidden), true, "nobody came in yet");
        for line in ["fr", name] {
            browser.type_line(&page, line);
        }
        browser.wait(&page, &format!(", {name}."));
        assert_eq!(browser.value(&page, hidden), false);
        browser.value(&page, "document.getElementById('notify').click()");
        browser.value(&page, &format!("new Promise(done => {{ const look = () => {hidden} ? done(1) : setTimeout(look, 10); look(); }})"));
        // The computer begins at some table, and then it is the guest's turn.
        browser.type_line(&page, "ouvrir classique avec 1 ordinateur");
        browser.wait(&page, "Manche 1");
        browser.type_line(&page, "pioche");
        browser.value(&page, "new Promise(done => { const look = () => document.title === 'Elevens' ? setTimeout(look, 10) : done(1); look(); })");
        let shown = if answer == "granted" { json!([mine]) } else { json!([]) };
        assert_eq!(browser.value(&page, "[...new Set(window.shown)]"), shown, "{name}");
    }
}

#[test]
fn who_signs_out_leaves_nothing_in_the_browser_and_no_key_among_the_lines() {
    let test = "who_signs_out_leaves_nothing_in_the_browser_and_no_key_among_the_lines";
    let Some(mut browser) = Browser::start() else { return skip(test) };
    let (_data, host) = Host::fresh();
    let key = host.guest("Ann", &LANGUAGES[0]).key.unwrap();
    let page = browser.open(&format!("http://127.0.0.1:{}/", host.web));
    browser.wait(&page, "Nederlands: typ nl.");
    for line in ["en", "Ann", &key] {
        browser.type_line(&page, line);
    }
    browser.wait(&page, "Welcome back, Ann");
    // The last line that the arrow finds is the name.
    for kind in ["keyDown", "keyUp"] {
        let up = json!({ "type": kind, "key": "ArrowUp", "code": "ArrowUp", "windowsVirtualKeyCode": 38 });
        browser.call(Some(&page), "Input.dispatchKeyEvent", &up);
    }
    assert_eq!(browser.value(&page, "document.getElementById('line').value"), "Ann");
    // A pointer on a button leaves the focus in the line.
    let middle = "(() => { const at = document.querySelector('#usual button').getBoundingClientRect(); return [at.x + at.width / 2, at.y + at.height / 2]; })()";
    let at = browser.value(&page, middle);
    for kind in ["mousePressed", "mouseReleased"] {
        let press = json!({ "type": kind, "x": at[0], "y": at[1], "button": "left", "clickCount": 1 });
        browser.call(Some(&page), "Input.dispatchMouseEvent", &press);
    }
    browser.wait(&page, "You sit at no table.");
    assert_eq!(browser.value(&page, "document.activeElement.id"), "line");
    browser.value(&page, "document.getElementById('sign-out').click()");
    let asked = "new Promise(done => { const look = () => { const all = document.getElementById('log')?.innerText || ''; return all.includes('Your name?') && !all.includes('Ann') ? done(localStorage.length) : setTimeout(look, 10); }; look(); })";
    assert_eq!(browser.value(&page, asked), 0);
    assert_eq!(browser.value(&page, "document.getElementById('sign-out').hidden"), true);
}
