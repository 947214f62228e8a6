//! A whole match by keyboard, in each language; nothing is asked of anybody else.

use crate::session::{choice, replayed, typed};
use crate::tab::browse;
use elevens::locale::{LANGUAGES, Locale};
use elevens::rules::Position;

#[test]
fn a_whole_match_is_played_by_keyboard_in_each_language() {
    let Some(mut here) = browse("a_whole_match_is_played_by_keyboard_in_each_language") else { return };
    for language in &LANGUAGES {
        let locale = Locale::load(language);
        let context = here.browser.context();
        let tab = here.open(&context, language.code());
        assert_eq!(here.browser.value(&tab.page, "document.documentElement.lang"), language.code());
        here.play_junior(&tab);
        loop {
            let record = here.record(&tab);
            if record.contains("{\"totals\"") {
                break;
            }
            let game = replayed(&record);
            let round = game.round().filter(|_| game.is_round_running());
            match round.filter(|round| round.to_act().index() == 0) {
                Some(_) => {
                    let line = typed(&locale, choice(&game));
                    here.type_line(&tab, &line);
                }
                // Between rounds, or while the others play.
                None => {
                    here.type_line(&tab, "");
                }
            }
        }
        let lines = here.hear(&tab, &locale.text("after-title"));
        // Each line stands there once, with its language, and one's own are not announced.
        let languages = here
            .browser
            .value(&tab.page, "[...new Set([...document.querySelectorAll('#log p')].map(p => p.lang))]");
        assert_eq!(languages, serde_json::json!([language.code()]));
        let doubled = lines.windows(2).any(|two| two[0] == two[1] && two[0].contains(" 1 / "));
        assert!(!doubled, "{lines:#?}");
        let focus = here.browser.value(&tab.page, "document.activeElement.id");
        assert_eq!(focus, "line");
        let asked = here.browser.value(
            &tab.page,
            "performance.getEntriesByType('resource').every(one => one.name.startsWith(location.origin))",
        );
        assert_eq!(asked, true);
        here.browser.close(&tab.tab);
    }
}
