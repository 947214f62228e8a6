//! Pages held against the rules of axe-core.
#![allow(dead_code, reason = "each test uses a part of it")]

use crate::browser::Browser;
use serde_json::json;
use std::path::PathBuf;

/// Where scripts/test.sh puts axe-core, unless the environment names another place.
pub fn axe() -> Option<String> {
    let usual = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/axe/node_modules/axe-core/axe.min.js");
    let path = std::env::var_os("ELEVENS_AXE").map_or(usual, PathBuf::from);
    std::fs::read_to_string(path).ok()
}

/// What axe-core finds, a line each.
fn found(browser: &mut Browser, page: &str) -> Vec<String> {
    // What has scrolled out of the log or the table lies under what stands beside it, where its colours can't be told.
    let run = "axe.run().then(found => {
        const isScrolled = node => {
            const one = document.querySelector(node.target[0]), around = one.closest('#log, #table');
            if (!around) return false;
            const [at, in_] = [one.getBoundingClientRect(), around.getBoundingClientRect()];
            return at.top < in_.top || at.bottom > in_.bottom || at.left < in_.left || at.right > in_.right;
        };
        const unsure = found.incomplete.map(one => ({ ...one, nodes: one.nodes.filter(node => !isScrolled(node)) }));
        return found.violations.concat(unsure.filter(one => one.nodes.length > 0))
            .map(one => one.id + ': ' + one.nodes.map(node => node.html).join(' '));
    })";
    let found = browser.value(page, run);
    found.as_array().unwrap().iter().map(|one| one.as_str().unwrap().to_owned()).collect()
}

/// Holds a page against the rules, in light, dark and high contrast, as it is and at 400 %.
pub fn hold(browser: &mut Browser, page: &str, axe: &str, language: &str) {
    browser.value(page, &format!("{axe}; 1"));
    for (feature, value) in
        [("prefers-color-scheme", "light"), ("prefers-color-scheme", "dark"), ("forced-colors", "active")]
    {
        let media = json!({ "features": [{ "name": feature, "value": value }] });
        browser.call(Some(page), "Emulation.setEmulatedMedia", &media);
        for (width, scale) in [(1280, 1), (320, 4)] {
            let size = json!({ "width": width, "height": 256, "deviceScaleFactor": scale, "mobile": false });
            browser.call(Some(page), "Emulation.setDeviceMetricsOverride", &size);
            assert_eq!(found(browser, page), Vec::<String>::new(), "{language}, {value}, {width}");
            let fits = browser.value(page, "document.documentElement.scrollWidth <= innerWidth");
            assert_eq!(fits, true, "{language}, {value}: the page is wider than {width}");
        }
    }
}
