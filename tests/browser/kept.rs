//! What the page keeps: a move is stored before it is told, whatever happens to the tab; files go to the program and back.

use crate::program::Home;
use crate::session::{cards_in, replayed, round_of};
use crate::tab::{Browsing, Tab, browse};
use elevens::cards::{Place, Seat};
use elevens::locale::{LANGUAGES, Locale};
use elevens::rules::Position;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use serde_json::json;
use std::time::Duration;

/// How often the tab is killed.
const KILLS: u64 = 50;

/// The cards that a person was told to have drawn in the round of the last record.
fn drawn(locale: &Locale, lines: &[String]) -> Vec<Place> {
    lines.iter().filter(|line| line.starts_with("You drew")).flat_map(|line| cards_in(locale, line)).collect()
}

#[test]
fn a_tab_that_is_killed_at_any_moment_goes_on_behind_the_last_move_that_was_told() {
    let name = "a_tab_that_is_killed_at_any_moment_goes_on_behind_the_last_move_that_was_told";
    let Some(mut here) = browse(name) else { return };
    let locale = Locale::load(&LANGUAGES[0]);
    let context = here.browser.context();
    let mut random = ChaCha8Rng::seed_from_u64(11);
    let mut told: (String, Vec<Place>) = Default::default();
    for kill in 0..KILLS {
        let tab = here.open(&context, "en");
        if here.lines(&tab).iter().any(|line| line.contains("hoose a number")) {
            here.play_junior(&tab);
            told = Default::default();
        }
        here.hear(&tab, "our turn");
        for line in ["draw", "hint", "draw", "can"] {
            here.browser.type_line(&tab.page, line);
        }
        std::thread::sleep(Duration::from_millis(random.random_range(0..120)));
        let cards = drawn(&locale, &here.lines(&tab));
        here.browser.close(&tab.tab);
        // A tab of its own looks at what is stored, without beginning the page.
        let (page, beside) = here.browser.open_in(&context, &format!("{}page.css", here.site.url), "en");
        let beside = Tab { page, tab: beside };
        let record = here.record(&beside);
        here.browser.close(&beside.tab);
        let round = record.lines().rfind(|line| line.starts_with("{\"round\"")).unwrap_or_default();
        if told.0 != round {
            told = (round.to_owned(), Vec::new());
        }
        told.1.extend(cards);
        let game = replayed(&record);
        if !game.is_round_running() {
            continue;
        }
        let view = round_of(&game).view(Seat::new(0).unwrap());
        for card in &told.1 {
            let is_there = view.hand().numbers.contains(*card) || view.table().filled().contains(*card);
            assert!(is_there, "kill {kill}: {card} was told and is lost: {record}");
        }
    }
}

#[test]
fn a_second_tab_says_so_and_plays_once_the_first_is_closed() {
    let Some(mut here) = browse("a_second_tab_says_so_and_plays_once_the_first_is_closed") else { return };
    let context = here.browser.context();
    let first = here.open(&context, "en");
    here.play_junior(&first);
    here.hear(&first, "Your turn");
    let second = here.open(&context, "en");
    here.hear(&second, "another tab");
    here.browser.close(&first.tab);
    here.hear(&second, "where you left it");
}

#[test]
fn a_full_storage_is_told_once_and_the_game_goes_on_and_nothing_is_missing_later() {
    let name = "a_full_storage_is_told_once_and_the_game_goes_on_and_nothing_is_missing_later";
    let Some(mut here) = browse(name) else { return };
    // Chromium looks at its bound for a page too rarely: the database is full for the third write to the fifth.
    let write = "await write(\"records\"";
    let full = format!(
        "self.writes = (self.writes || 0) + 1;
        if (self.writes > 2 && self.writes < 6) throw new DOMException(\"\", \"QuotaExceededError\");
        {write}"
    );
    let store = here.site.text("store.js");
    assert!(store.contains(write));
    here.site.change("store.js", store.replacen(write, &full, 1));
    let context = here.browser.context();
    let tab = here.open(&context, "en");
    here.play_junior(&tab);
    let count = |lines: &[String], text: &str| lines.iter().filter(|line| line.contains(text)).count();
    for _ in 0..20 {
        here.type_line(&tab, "hint");
        let said = here.lines(&tab);
        if count(&said, "Saved again") > 0 {
            break;
        }
        let lay = said.iter().rev().find_map(|line| line.strip_prefix("Lay ")?.split([':', ',', '.']).next());
        let line = lay
            .filter(|_| said.last().is_some_and(|line| line.starts_with("Lay ")))
            .unwrap_or("draw")
            .to_owned();
        here.type_line(&tab, &line);
        here.type_line(&tab, "end");
    }
    let lines = here.hear(&tab, "Saved again");
    assert_eq!(count(&lines, "Saving failed"), 1, "{lines:#?}");
    replayed(&here.record(&tab));
}

/// The records of the page as a file, in Base64.
fn exported(here: &mut Browsing, tab: &Tab) -> String {
    let take = "new Promise(done => {
        const make = URL.createObjectURL;
        URL.createObjectURL = blob => {
            const reader = new FileReader();
            reader.onload = () => done(reader.result.split(',')[1]);
            reader.readAsDataURL(blob);
            return make.call(URL, blob);
        };
        document.getElementById('export').click();
    })";
    here.browser.value(&tab.page, take).as_str().unwrap().to_owned()
}

/// Brings a file in, as if it had been chosen.
fn import(here: &mut Browsing, tab: &Tab, name: &str, base64: &str) {
    let give = format!(
        "(() => {{
            const bytes = Uint8Array.from(atob({}), letter => letter.charCodeAt(0));
            const files = new DataTransfer();
            files.items.add(new File([bytes], {}));
            const input = document.getElementById('files');
            input.files = files.files;
            input.dispatchEvent(new Event('change'));
        }})()",
        json!(base64),
        json!(name)
    );
    here.browser.value(&tab.page, &give);
}

#[test]
fn games_go_to_another_browser_and_to_the_program_and_back() {
    let name = "games_go_to_another_browser_and_to_the_program_and_back";
    let Some(mut here) = browse(name) else { return };
    let context = here.browser.context();
    let tab = here.open(&context, "en");
    here.play_junior(&tab);
    here.hear(&tab, "Your turn");
    let zip = exported(&mut here, &tab);
    let record = here.record(&tab);
    // The program goes on with it.
    let home = Home::new();
    let path = home.write("game-0001.jsonl", &record);
    let said = home.resume(&path, "hand\nquit\n");
    assert!(said.count("Junior, round ") == 1, "{said:?}");
    // So does another browser, which takes each game once.
    let other = here.browser.context();
    let beside = here.open(&other, "nl");
    import(&mut here, &beside, "elevens-games.zip", &zip);
    here.hear(&beside, "één partij");
    let texts: Vec<String> = here.records(&beside);
    assert_eq!(texts, [record]);
    import(&mut here, &beside, "elevens-games.zip", &zip);
    here.hear(&beside, "niets nieuws");
    // What the program wrote comes in, too.
    let written = std::fs::read_to_string(&path).unwrap();
    let changed = written.replacen("\"kinds\"", "\"kinds\" ", 1);
    let encoded = here.browser.value(&beside.page, &format!("btoa({})", json!(changed)));
    import(&mut here, &beside, "game-0001.jsonl", encoded.as_str().unwrap());
    here.until(&beside, |lines| lines.iter().filter(|line| line.contains("één partij")).count() == 2);
}
