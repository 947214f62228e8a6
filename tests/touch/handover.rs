//! Two people, one braille display: whoever is called finds nothing of the one before.

use crate::program::{Home, PROGRAM, Running};
use crate::service::Service;

/// What stands on the display between the last word to Ann and the first to Ben.
fn shown_between(cells: usize, language: &str) -> Option<Vec<String>> {
    let service = Service::start(cells, language)?;
    let home = Home::new();
    let mut command = home.prepare(PROGRAM);
    command.args(["--game", "beginner", "--seed", "11", "--me", "Ann", "--me", "Ben", "--lang", language]);
    command.args(["--braille", "brlapi"]).env("BRLAPI_HOST", service.host()).env("BRLAPI_AUTH", "none");
    let mut game = Running::of(&mut command);
    service.display.shows_other_than("no screen");
    game.type_line("");
    // Ann reads her hand with her fingers, draws, and hands over.
    let [hand, draw, beginning] = words(language);
    game.type_line(hand);
    service.display.shows_beginning(beginning);
    let before = service.display.history().len();
    game.type_line(draw);
    game.hear("Ben,", 1);
    service.display.shows_beginning("Ben");
    for key in ["LNDN", "BOT", "TOP", "FWINRT", "FWINLT", "LNUP", "HOME", "BACK"] {
        service.display.press(key);
        std::thread::sleep(std::time::Duration::from_millis(60));
    }
    for cell in 1..cells {
        service.display.route(cell);
    }
    service.display.nudge();
    let shown = service.display.history().split_off(before);
    game.end();
    let called = shown.iter().position(|line| line.starts_with("Ben"))?;
    Some(shown[called..].to_vec())
}

/// What Ann types to hear her hand and to draw, and how her hand begins on the display.
fn words(language: &str) -> [&'static str; 3] {
    match language {
        "en" => ["hand", "draw", "y"],
        "fr" => ["main", "pioche", "j"],
        "nl" => ["hand", "trek", "ge"],
        language => unreachable!("words in {language}"),
    }
}

#[test]
fn whoever_is_called_finds_nothing_of_the_one_before() {
    for language in ["en", "fr", "nl"] {
        for cells in [20, 40] {
            let Some(shown) = shown_between(cells, language) else { return };
            for line in &shown {
                let card = line.chars().any(|sign| sign.is_ascii_digit());
                assert!(!card, "{language}, {cells}: {line:?} in {shown:#?}");
            }
        }
    }
}
