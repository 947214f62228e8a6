//! The page without a connection, and when a new version comes.

use crate::tab::browse;

#[test]
fn the_page_comes_without_a_connection_after_the_first_visit() {
    let Some(mut here) = browse("the_page_comes_without_a_connection_after_the_first_visit") else { return };
    let context = here.browser.context();
    let tab = here.open(&context, "fr");
    here.play_junior(&tab);
    let ready = "navigator.serviceWorker.ready.then(() => caches.keys()).then(all => all.length)";
    assert_eq!(here.browser.value(&tab.page, ready), 1);
    here.set_offline(&tab, true);
    here.browser.call(Some(&tab.page), "Page.reload", &serde_json::json!({}));
    here.hear(&tab, "Junior, manche ");
    here.type_line(&tab, "main");
}

#[test]
fn a_new_version_waits_until_the_game_is_left() {
    let Some(mut here) = browse("a_new_version_waits_until_the_game_is_left") else { return };
    let context = here.browser.context();
    let tab = here.open(&context, "en");
    here.play_junior(&tab);
    let ready = "navigator.serviceWorker.ready.then(() => 1)";
    here.browser.value(&tab.page, ready);
    here.browser.call(Some(&tab.page), "Page.reload", &serde_json::json!({}));
    here.hear(&tab, "where you left it");
    // Another version is put in the place of this one.
    let page = here.site.text("index.html").replace("<title>Elevens</title>", "<title>Elevens, anew</title>");
    here.site.change("index.html", page);
    let worker =
        here.site.text("offline.js").replace("const VERSION = \"elevens-", "const VERSION = \"elevens-anew-");
    here.site.change("offline.js", worker);
    here.browser.value(&tab.page, "navigator.serviceWorker.ready.then(one => one.update()).then(() => 1)");
    here.hear(&tab, "There is a new version");
    here.type_line(&tab, "hand");
    assert_eq!(here.browser.value(&tab.page, "document.title"), "Elevens");
    here.browser.close(&tab.tab);
    // The old one goes once nobody has it open; the next visit may still be of the old one, and the one behind it is not.
    for _ in 0..20 {
        let tab = here.open(&context, "en");
        let title = here.browser.value(&tab.page, "document.title");
        here.browser.close(&tab.tab);
        if title == "Elevens, anew" {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    panic!("the new version never came");
}
