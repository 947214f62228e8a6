//! The page held against the rules of axe-core, at 400 %, in light, dark and high contrast, and by keyboard alone.

use crate::axe::{axe, hold};
use crate::browser::Browser;
use crate::chromium::{enter, skip};
use crate::hosting::Host;
use crate::program::skipped;
use elevens::locale::{LANGUAGES, Locale};
use serde_json::{Value, json};

#[test]
fn axe_core_finds_nothing_in_any_language_size_or_colours() {
    let name = "axe_core_finds_nothing_in_any_language_size_or_colours";
    let Some(axe) = axe() else { return skipped(name, "no axe-core is there") };
    let Some(mut browser) = Browser::start() else { return skip(name) };
    let (_data, host) = Host::fresh();
    for (language, name) in LANGUAGES.iter().zip(["Ann", "Ben", "Cor"]) {
        let page = enter(&mut browser, &host, name, language);
        // Something that is refused, and something that is answered.
        browser.type_line(&page, "xyzzy");
        let tables = Locale::load(language).text("say-tables");
        browser.type_line(&page, &tables);
        browser.wait(&page, &Locale::load(language).text("say-new-table"));
        hold(&mut browser, &page, &axe, language.code());
    }
}

#[test]
fn by_keyboard_alone_everything_is_reached_and_left() {
    let Some(mut browser) = Browser::start() else {
        return skip("by_keyboard_alone_everything_is_reached_and_left");
    };
    let (_data, host) = Host::fresh();
    let page = enter(&mut browser, &host, "Ann", &LANGUAGES[0]);
    let press = |browser: &mut Browser, key: &str, code: u32, text: &str| {
        for kind in ["keyDown", "keyUp"] {
            let key =
                json!({ "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code, "text": text });
            browser.call(Some(&page), "Input.dispatchKeyEvent", &key);
        }
    };
    let all = "[...document.querySelectorAll('button, input, [tabindex=\"0\"]')]\
        .filter(one => one.offsetParent && !one.disabled).length";
    let all = browser.value(&page, all).as_u64().unwrap();
    browser.value(&page, "document.getElementById('line').focus()");
    let mut reached = Vec::new();
    // Behind the last comes the browser itself, and then the first.
    for _ in 0..2 * all {
        press(&mut browser, "Tab", 9, "");
        let here = "document.activeElement == document.body ? ''\
            : document.activeElement.id + '|' + document.activeElement.textContent.trim()";
        let here = browser.value(&page, here);
        if here == "" {
            continue;
        }
        let outline = "(look => look.outlineStyle != 'none' || look.boxShadow != 'none')(getComputedStyle(document.activeElement))";
        assert_eq!(
            browser.value(&page, outline),
            Value::Bool(true),
            "{here}: where the focus is can't be seen"
        );
        reached.push(here.as_str().unwrap().to_owned());
    }
    reached.sort();
    reached.dedup();
    assert_eq!(reached.len() as u64, all, "{reached:?}");
    // A button is pressed by a key, too.
    browser.value(&page, "document.querySelector('#usual button').focus()");
    let before = browser.value(&page, "document.querySelectorAll('#log p').length").as_u64().unwrap();
    press(&mut browser, "Enter", 13, "\r");
    browser.value(
        &page,
        &format!("new Promise(done => {{ const look = () => document.querySelectorAll('#log p').length > {before} ? done(1) : setTimeout(look, 10); look(); }})"),
    );
}
