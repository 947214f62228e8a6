//! Figures of the page, for docs/performance.md: `cargo test --release --test browser -- --ignored --nocapture measure`.

use crate::tab::{Browsing, Tab, browse};
use elevens::cards::Seat;
use elevens::players::Strength;
use elevens::session::MatchTable;
use elevens::store::StoredMatch;
use serde_json::json;
use std::time::Instant;

/// How often the page is opened.
const STARTS: usize = 9;

/// How many lines are typed.
const LINES: usize = 200;

/// How many turns a strong player plays.
const TURNS: u64 = 12;

/// The value below which so many of 100 lie.
fn percentile(mut values: Vec<f64>, of: usize) -> f64 {
    values.sort_by(f64::total_cmp);
    values[(values.len() * of / 100).min(values.len() - 1)]
}

/// Notes when something is told for the first time.
const NOTE_FIRST: &str = "new MutationObserver(() => {
    if (!window.first && document.querySelector('#log p')) window.first = performance.now();
}).observe(document, { childList: true, subtree: true });";

/// The milliseconds until the first question stands in the log.
fn first_lines(here: &mut Browsing, slowed: u32) -> Vec<f64> {
    let url = here.site.url.clone();
    (0..STARTS)
        .map(|_| {
            let context = here.browser.context();
            let (page, tab) = here.browser.open_in(&context, "about:blank", "en");
            here.browser.call(Some(&page), "Page.enable", &json!({}));
            here.browser.call(
                Some(&page),
                "Page.addScriptToEvaluateOnNewDocument",
                &json!({ "source": NOTE_FIRST }),
            );
            here.browser.call(Some(&page), "Emulation.setCPUThrottlingRate", &json!({ "rate": slowed }));
            here.browser.call(Some(&page), "Page.navigate", &json!({ "url": url }));
            let tab = Tab { page, tab };
            here.until(&tab, |lines| !lines.is_empty());
            let first = here.browser.value(&tab.page, "window.first").as_f64().unwrap();
            here.browser.close(&tab.tab);
            first
        })
        .collect()
}

/// The milliseconds from Enter to each reply.
fn replies(here: &mut Browsing, tab: &Tab) -> Vec<f64> {
    let ask = |line: &str| {
        format!(
            "new Promise(done => {{
                const line = document.getElementById('line'), log = document.getElementById('log');
                const began = performance.now();
                const watch = new MutationObserver(changes => {{
                    const told = changes.some(change => [...change.addedNodes].some(one => !one.ariaHidden));
                    if (told) {{ watch.disconnect(); done(performance.now() - began); }}
                }});
                watch.observe(log, {{ childList: true }});
                line.value = {};
                document.getElementById('form').requestSubmit();
            }})",
            json!(line)
        )
    };
    let lines = ["hand", "table", "what can I lay", "score", "red", "help", "draw"];
    (0..LINES)
        .map(|n| here.browser.value(&tab.page, &ask(lines[n % lines.len()])).as_f64().unwrap())
        .collect()
}

/// The milliseconds that a strong player takes for turns, in the page and natively.
fn strong(here: &mut Browsing, tab: &Tab) -> [Vec<f64>; 2] {
    let record = here.record(tab);
    let mut times = [Vec::new(), Vec::new()];
    for chance in 0..TURNS {
        let thinking = json!({ "record": record, "seat": 0, "kind": "hard", "chance": chance });
        let think = format!(
            "new Promise(done => {{
                window.thinker = window.thinker || new Worker('thinker.js', {{ type: 'module' }});
                const began = performance.now();
                thinker.onmessage = () => done(performance.now() - began);
                thinker.postMessage({thinking});
            }})"
        );
        times[0].push(here.browser.value(&tab.page, &think).as_f64().unwrap());
        let began = Instant::now();
        let stored = StoredMatch::read(record.as_bytes()).unwrap().unwrap();
        let (mut table, _) = MatchTable::of_stored(stored, chance);
        assert!(!table.computer_turn(Seat::new(0).unwrap(), Strength::Hard).is_empty());
        times[1].push(began.elapsed().as_secs_f64() * 1000.0);
    }
    times
}

/// A tab of its own that plays a game with an easy opponent.
fn play(here: &mut Browsing, game: &str) -> Tab {
    let context = here.browser.context();
    let tab = here.open(&context, "en");
    for line in ["1", game, "2", "easy"] {
        here.type_line(&tab, line);
    }
    here.hear(&tab, "Your turn");
    tab
}

#[test]
#[ignore = "it prints figures, and holds nothing"]
fn measure() {
    let Some(mut here) = browse("measure") else { return };
    for slowed in [1, 4] {
        let times = first_lines(&mut here, slowed);
        println!("first question, page slowed {slowed} times: median {:.0} ms", percentile(times, 50));
    }
    // A game in which each turn is searched for.
    let tab = play(&mut here, "nimm");
    let [page, native] = strong(&mut here, &tab);
    let ratio = percentile(page.clone(), 50) / percentile(native.clone(), 50);
    println!(
        "turn of a strong player: {:.0} ms, natively {:.0} ms: {ratio:.2}",
        percentile(page, 50),
        percentile(native, 50)
    );
    let tab = play(&mut here, "elevens");
    for slowed in [1, 4] {
        here.browser.call(Some(&tab.page), "Emulation.setCPUThrottlingRate", &json!({ "rate": slowed }));
        let times = replies(&mut here, &tab);
        let (median, most) = (percentile(times.clone(), 50), percentile(times, 95));
        println!("reply, page slowed {slowed} times: median {median:.1} ms, 95 of 100 within {most:.1} ms");
    }
}
