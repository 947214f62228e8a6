use super::player::Player;
use crate::service::Service;
use elevens::output::brlapi::DisplayEvent;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::Duration;

/// The windows of a message at 20, 40 and 80 cells.
struct Case {
    table: &'static str,
    message: [&'static str; 2],
    windows: [&'static [&'static str]; 3],
    /// A word with its dots in the table of the language.
    word: (&'static str, &'static str),
}

const CASES: [Case; 3] = [
    Case {
        table: "en",
        message: [
            "Red\u{a0}20 does not fit: red opens at 10\u{a0}and\u{a0}14.",
            "2\u{a0}cards left this turn.",
        ],
        windows: [
            &["Red 20 does not fit:", "red opens at", "10 and 14.", "2 cards left this", "turn."],
            &["Red 20 does not fit: red opens at", "10 and 14.", "2 cards left this turn."],
            &["Red 20 does not fit: red opens at 10 and 14.", "2 cards left this turn."],
        ],
        word: ("cards", "⠉⠁⠗⠙⠎"),
    },
    Case {
        table: "fr",
        message: [
            "Rangée rouge\u{a0}: 11 à\u{a0}13, ouverte à 10\u{a0}et\u{a0}14.",
            "À vous\u{a0}: 2\u{a0}cartes.",
        ],
        windows: [
            &["Rangée rouge : 11", "à 13, ouverte à", "10 et 14.", "À vous : 2 cartes."],
            &["Rangée rouge : 11 à 13, ouverte à", "10 et 14.", "À vous : 2 cartes."],
            &["Rangée rouge : 11 à 13, ouverte à 10 et 14.", "À vous : 2 cartes."],
        ],
        word: ("Rangée", "⡗⠁⠝⠛⠿⠑"),
    },
    Case {
        table: "nl",
        message: ["Geel\u{a0}3 pást niet: één kaart, ruïne of coöperatie.", "Jij bent."],
        windows: [
            &["Geel 3 pást niet:", "één kaart, ruïne of", "coöperatie.", "Jij bent."],
            &["Geel 3 pást niet: één kaart, ruïne of", "coöperatie.", "Jij bent."],
            &["Geel 3 pást niet: één kaart, ruïne of coöperatie.", "Jij bent."],
        ],
        word: ("één", "⠿⠿⠝"),
    },
];

/// Reads a message window by window, and back.
///
/// On a busy machine BRLTTY may begin its display anew, and a key that was pressed is lost: then so does the reader.
fn read_through(case: &Case, cells: usize, windows: &[&str]) {
    for _ in 0..3 {
        let Some(service) = Service::start(cells, case.table) else { return };
        let player = Player::start(service.settings());
        player.show(&case.message);
        let read = catch_unwind(AssertUnwindSafe(|| read_all(case, cells, windows, &service)));
        let news = player.display.news();
        match read {
            Ok(()) => {
                assert_eq!(news, [DisplayEvent::Size(cells)]);
                return;
            }
            Err(fault) if news == [DisplayEvent::Size(cells)] => resume_unwind(fault),
            Err(_) => println!("BRLTTY began its display anew: {news:?}"),
        }
    }
    panic!("BRLTTY began its display anew each time");
}

fn read_all(case: &Case, cells: usize, windows: &[&str], service: &Service) {
    for (number, window) in windows.iter().enumerate() {
        if number > 0 {
            service.display.press("FWINRT");
        }
        let dots = service.display.shows(window);
        assert!(dots.chars().count() <= cells);
        if let Some(at) = window.split(case.word.0).next().filter(|before| before.len() < window.len()) {
            let word = case.word.1.chars().count();
            let found: String = dots.chars().skip(at.chars().count()).take(word).collect();
            assert_eq!(found, case.word.1, "{} at {cells} cells", case.word.0);
        }
    }
    for window in windows.iter().rev().skip(1) {
        service.display.press("FWINLT");
        service.display.shows(window);
    }
}

#[test]
fn a_message_is_read_on_20_cells() {
    CASES.iter().for_each(|case| read_through(case, 20, case.windows[0]));
}

#[test]
fn a_message_is_read_on_40_cells() {
    CASES.iter().for_each(|case| read_through(case, 40, case.windows[1]));
}

#[test]
fn a_message_is_read_on_80_cells() {
    CASES.iter().for_each(|case| read_through(case, 80, case.windows[2]));
}

#[test]
fn what_happens_waits_and_a_reply_does_not() {
    let Some(service) = Service::start(40, "en") else { return };
    let player = Player::start(service.settings());
    player.show(&["Yellow 3 laid.", "Your turn is over."]);
    service.display.shows("Yellow 3 laid.");
    player.display.add(vec!["Ben draws.".to_owned()]);
    service.display.press("FWINRT");
    service.display.shows("Your turn is over.");
    service.display.press("FWINRT");
    service.display.shows("Ben draws.");
    player.show(&["You can't do that now."]);
    service.display.shows("You can't do that now.");
    let shown = service.display.history();
    assert_eq!(shown.iter().filter(|text| *text == "Ben draws.").count(), 1, "{shown:?}");
}

#[test]
fn a_display_that_changes_its_size_shows_the_same_place() {
    let Some(service) = Service::start(40, "en") else { return };
    let player = Player::start(service.settings());
    player.show(&["Red: 7 to 14, joker at 9. Opens at 6 and 15, and you hold 15."]);
    service.display.shows("Red: 7 to 14, joker at 9. Opens at 6 and");
    service.display.press("FWINRT");
    service.display.shows("15, and you hold 15.");
    service.display.resize(20);
    // The driver may have read its new size without taking it; what is shown is the same before and after.
    let news = player.news_while(&DisplayEvent::Size(20), || {
        std::thread::sleep(Duration::from_millis(200));
        service.display.nudge();
    });
    assert_eq!(news, [DisplayEvent::Size(40), DisplayEvent::Size(20)]);
    service.display.shows("15, and you hold 15.");
}
