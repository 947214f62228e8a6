//! The whole game on a braille display, through a real BRLTTY, and beside a recognizer.

use crate::program::{Home, PROGRAM, Running};
use crate::service::Service;

/// A game of which the hand is known, on the display of a service.
fn start(home: &Home, service: &Service, language: &str) -> Running {
    let mut command = home.prepare(PROGRAM);
    let arguments = ["--game", "beginner", "--seed", "11", "--braille", "brlapi", "--lang", language];
    command.args(arguments).env("BRLAPI_HOST", service.host()).env("BRLAPI_AUTH", "none");
    Running::of(&mut command)
}

#[test]
fn a_routing_key_lays_a_card_of_the_hand() {
    let saved = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/jokers.jsonl");
    for (language, card) in [("en", "y10"), ("fr", "j10"), ("nl", "ge10")] {
        for cells in [20, 40, 80] {
            let Some(service) = Service::start(cells, language) else { return };
            let home = Home::new();
            let copy = home.file("game.jsonl");
            std::fs::copy(&saved, &copy).unwrap();
            let mut command = home.prepare(PROGRAM);
            command.args(["--braille", "brlapi", "--lang", language, "--resume"]).arg(&copy);
            command.env("BRLAPI_HOST", service.host()).env("BRLAPI_AUTH", "none");
            let mut game = Running::of(&mut command);
            game.hear("20 ", 1);
            service.display.shows_other_than("no screen");
            // The hand is the first line of the board. A key is pressed once: those that come too fast wait in the
            // driver, and the next one would be pressed on another line.
            service.display.press("LNDN");
            let hand = service.display.shows_beginning(card.trim_end_matches("10"));
            service.display.route(hand.find(card).unwrap() + 1);
            service.display.shows_beginning(&format!("{card} 11"));
            game.hear("10, 11", 1);
            game.end();
        }
    }
}

#[test]
fn a_reply_is_on_the_display_in_its_short_form() {
    for (language, table, score) in [
        ("en", "en", "no round over"),
        ("fr", "fr", "aucune manche finie"),
        ("nl", "nl", "nog geen ronde klaar"),
    ] {
        let Some(service) = Service::start(40, table) else { return };
        let home = Home::new();
        let mut game = start(&home, &service, language);
        game.type_line(if language == "nl" { "stand" } else { "score" });
        let shown = service.display.shows_beginning(score);
        let dots = service.display.shows(shown.trim_end());
        assert!(dots.chars().all(|sign| ('\u{2800}'..='\u{28ff}').contains(&sign)), "{dots}");
        game.end();
    }
}

#[test]
fn without_a_service_the_game_says_so_once_and_goes_on() {
    let home = Home::new();
    let mut command = home.prepare(PROGRAM);
    command.args(["--game", "beginner", "--seed", "11", "--braille", "brlapi"]);
    command.env("BRLAPI_HOST", home.file("nobody"));
    let mut game = Running::of(&mut command);
    for _ in 0..20 {
        game.type_line("pile");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let said = game.end();
    assert_eq!(said.count("No braille service answers"), 1, "{}", said.out);
    assert_eq!(said.count("40 cards in the pile."), 20, "{}", said.out);
}

#[test]
fn a_recognizer_is_heard_beside_the_keyboard() {
    let home = Home::new();
    let mut command = home.prepare(PROGRAM);
    let heard = "sleep 1; echo what is in row red; sleep 0.3; echo read ten; sleep 0.3; echo yes; sleep 60";
    command.args(["--game", "beginner", "--seed", "11", "--listen", heard]);
    let mut game = Running::of(&mut command);
    game.hear("Red: 11.", 1);
    // A misheard word is asked back before it is done.
    game.hear("Lay red 10? Yes or no.", 1);
    game.hear("Red 10 laid.", 1);
    game.type_line("pile");
    game.hear("in the pile.", 2);
    game.end();
}

#[test]
fn cancel_takes_back_what_was_spoken() {
    let home = Home::new();
    let mut command = home.prepare(PROGRAM);
    let heard = "sleep 1; echo red ten; sleep 0.5; echo cancel; sleep 60";
    command.args(["--game", "beginner", "--seed", "11", "--listen", heard]);
    let mut game = Running::of(&mut command);
    game.hear("Heard: red 10.", 1);
    game.hear("Red 10 laid.", 1);
    game.hear("Taken back: red 10.", 1);
    game.end();
}

#[test]
fn a_recognizer_that_ends_is_started_again_and_then_given_up() {
    let home = Home::new();
    let tries = home.file("tries");
    let mut command = home.prepare(PROGRAM);
    let heard = format!("echo x >> {}", tries.display());
    command.args(["--game", "beginner", "--seed", "11", "--listen", &heard]);
    let mut game = Running::of(&mut command);
    game.hear("The recognizer ended too often", 1);
    assert_eq!(std::fs::read_to_string(&tries).unwrap().lines().count(), 4);
    game.type_line("pile");
    game.hear("in the pile.", 2);
    game.end();
}
