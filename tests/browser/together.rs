//! Several people at one device, and computers that think for long.

use crate::tab::browse;

#[test]
fn nothing_of_a_hand_is_left_for_whoever_is_called_next() {
    let Some(mut here) = browse("nothing_of_a_hand_is_left_for_whoever_is_called_next") else { return };
    let context = here.browser.context();
    let tab = here.open(&context, "en");
    for line in ["3", "2", "Ann, Ben"] {
        here.type_line(&tab, line);
    }
    here.browser.type_line(&tab.page, "");
    here.hear(&tab, "Ann, press Enter");
    here.type_line(&tab, "");
    here.hear(&tab, "Your turn");
    let lines = here.type_line(&tab, "hand");
    let hand = lines.last().unwrap().clone();
    assert!(hand.contains("Green "), "{lines:#?}");
    here.browser.value(&tab.page, "document.getElementById('show').click()");
    here.browser.type_line(&tab.page, "draw");
    here.until(&tab, |lines| lines.iter().any(|line| line.contains("Ben")) && !lines.contains(&hand));
    let board = here.browser.value(&tab.page, "document.getElementById('table').textContent");
    assert_eq!(board, "", "whose hand is that?");
    let own = here.browser.value(&tab.page, "document.getElementById('log').textContent.includes('hand')");
    assert_eq!(own, false);
}

#[test]
fn a_question_is_answered_while_a_computer_thinks() {
    let Some(mut here) = browse("a_question_is_answered_while_a_computer_thinks") else { return };
    // It thinks for a minute.
    let thinker = here.site.text("thinker.js").replace(
        "async (event) =>",
        "async (event) => await new Promise((done) => setTimeout(done, 60000)) ||",
    );
    here.site.change("thinker.js", thinker);
    let context = here.browser.context();
    let tab = here.open(&context, "en");
    for line in ["1", "2", "2", "hard"] {
        here.type_line(&tab, line);
    }
    // Where no card fits the first draw comes by itself, and the computer thinks at once.
    let thinks = |lines: &[String]| lines.iter().any(|line| line.contains("is thinking"));
    let lines =
        here.until(&tab, |lines| thinks(lines) || lines.iter().any(|line| line.contains("Your turn")));
    if !thinks(&lines) {
        here.type_line(&tab, "draw");
    }
    let before = here.hear(&tab, "is thinking").len();
    let after = here.type_line(&tab, "hand");
    assert!(after[before..].iter().any(|line| line.contains(" cards. ")), "{after:#?}");
}
