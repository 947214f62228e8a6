//! The page as it is found by those who can't see it, and by a browser that would install it.

use crate::axe::{axe, hold};
use crate::program::skipped;
use crate::tab::browse;
use elevens::locale::LANGUAGES;
use serde_json::json;

#[test]
fn axe_core_finds_nothing_with_the_table_shown() {
    let name = "axe_core_finds_nothing_with_the_table_shown";
    let Some(axe) = axe() else { return skipped(name, "no axe-core is there") };
    let Some(mut here) = browse(name) else { return };
    for language in &LANGUAGES {
        let context = here.browser.context();
        let tab = here.open(&context, language.code());
        here.browser.call(Some(&tab.page), "Page.setBypassCSP", &json!({ "enabled": true }));
        here.play_junior(&tab);
        here.browser.value(&tab.page, "document.getElementById('show').click()");
        hold(&mut here.browser, &tab.page, &axe, language.code());
        here.browser.close(&tab.tab);
    }
}

#[test]
fn the_page_can_be_installed_and_reaches_nobody_else() {
    let Some(mut here) = browse("the_page_can_be_installed_and_reaches_nobody_else") else { return };
    let context = here.browser.context();
    let tab = here.open(&context, "en");
    here.browser.value(&tab.page, "navigator.serviceWorker.ready.then(() => 1)");
    let errors = here.browser.call(Some(&tab.page), "Page.getInstallabilityErrors", &json!({}));
    let errors = errors["installabilityErrors"].as_array().unwrap().clone();
    // A browser without a window keeps nothing of what shares nothing.
    let others: Vec<_> = errors.iter().filter(|error| error["errorId"] != "in-incognito").collect();
    assert!(others.is_empty(), "{others:?}");
    for name in ["index.html", "page.js", "local.js", "worker.js", "offline.js", "page.css"] {
        assert!(!here.site.text(name).contains("://"), "{name}");
    }
    let refused = "fetch('http://127.0.0.1:1/').then(() => 'reached', error => error.message)";
    here.browser.value(&tab.page, "window.refused = []; addEventListener('securitypolicyviolation', one => refused.push(one.effectiveDirective)); 1");
    here.browser.value(&tab.page, refused);
    assert_eq!(here.browser.value(&tab.page, "refused"), json!(["connect-src"]));
}
