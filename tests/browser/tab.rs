//! A tab with the page, as its player and its database have it.

use crate::browser::Browser;
use crate::program::skipped;
use crate::site::Site;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The longest that anything is waited for.
const LONGEST: Duration = Duration::from_secs(20);

/// A browser, and the site that is served to it.
pub struct Browsing {
    pub browser: Browser,
    pub site: Site,
}

/// A browser and the site, or the word that a test can't be done here.
pub fn browse(test: &str) -> Option<Browsing> {
    let Some(site) = Site::start() else {
        skipped(test, "the page is not built: Rust has no target for the browser here");
        return None;
    };
    let Some(browser) = Browser::start() else {
        skipped(test, "no Chromium is there");
        return None;
    };
    Some(Browsing { browser, site })
}

/// A tab.
pub struct Tab {
    pub page: String,
    pub tab: Value,
}

impl Browsing {
    /// Opens the page for a reader of a language, and waits until something is told.
    pub fn open(&mut self, context: &Value, language: &str) -> Tab {
        let (page, tab) = self.browser.open_in(context, &self.site.url.clone(), language);
        let opened = Tab { page, tab };
        self.until(&opened, |lines| !lines.is_empty());
        opened
    }

    /// All lines that were told.
    pub fn lines(&mut self, tab: &Tab) -> Vec<String> {
        let told = "[...document.querySelectorAll('#log p:not([aria-hidden])')].map(p => p.textContent)";
        let lines = self.browser.value(&tab.page, told);
        let plain = |line: &Value| line.as_str().unwrap().replace('\u{a0}', " ");
        lines.as_array().unwrap().iter().map(plain).collect()
    }

    /// Waits until the lines are as wished; gives them back.
    pub fn until(&mut self, tab: &Tab, holds: impl Fn(&[String]) -> bool) -> Vec<String> {
        let begin = Instant::now();
        loop {
            let lines = self.lines(tab);
            if holds(&lines) {
                return lines;
            }
            if begin.elapsed() > LONGEST {
                let all = self.browser.value(&tab.page, "document.getElementById('log').innerText");
                panic!("{}", all.as_str().unwrap_or_default());
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until a line holds a text.
    pub fn hear(&mut self, tab: &Tab, text: &str) -> Vec<String> {
        self.until(tab, |lines| lines.iter().any(|line| line.contains(text)))
    }

    /// Types a line by keys, and waits for its answer.
    pub fn type_line(&mut self, tab: &Tab, line: &str) -> Vec<String> {
        let before = self.lines(tab).len();
        self.browser.type_line(&tab.page, line);
        self.until(tab, |lines| lines.len() > before)
    }

    /// Begins Junior from the menu.
    pub fn play_junior(&mut self, tab: &Tab) {
        for line in ["1", "3", "", ""] {
            self.type_line(tab, line);
        }
    }

    /// The texts of all records in the browser's database.
    pub fn records(&mut self, tab: &Tab) -> Vec<String> {
        let read = "new Promise(done => {
            const open = indexedDB.open('elevens');
            open.onsuccess = () => {
                const all = open.result.transaction('records').objectStore('records').getAll();
                all.onsuccess = () => { open.result.close(); done(all.result.map(record => record.text)); };
            };
        })";
        let all = self.browser.value(&tab.page, read);
        all.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
    }

    /// The record that was begun last.
    pub fn record(&mut self, tab: &Tab) -> String {
        self.records(tab).pop().unwrap()
    }

    /// Sets whether the network is there.
    pub fn set_offline(&mut self, tab: &Tab, offline: bool) {
        let network =
            json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.browser.call(Some(&tab.page), "Network.enable", &json!({}));
        self.browser.call(Some(&tab.page), "Network.emulateNetworkConditions", &network);
    }
}
