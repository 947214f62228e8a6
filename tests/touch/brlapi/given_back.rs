use super::player::Player;
use crate::service::{PATIENCE, Service, settings};
use elevens::output::brlapi::{Display, DisplayEvent, DisplayLine, DisplayPiece, RoutingTarget};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

/// Tells the test below, run as a program of its own, where its server is.
const HOST: &str = "ELEVENS_TEST_BRLAPI_HOST";

/// What that program shows.
const HELD: &str = "Held by another.";

#[test]
#[ignore = "it is a program for the tests below"]
fn hold_a_display() {
    let Ok(host) = std::env::var(HOST) else { return };
    let display = Display::start(settings(&host, "none"), |_| {});
    display.show(vec![HELD.to_owned()]);
    // It is killed before.
    std::thread::sleep(4 * PATIENCE);
}

/// Another program that shows something on the display.
fn holder(service: &Service) -> Child {
    let child = Command::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", "brlapi::given_back::hold_a_display"])
        .env(HOST, service.host())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    service.display.shows(HELD);
    child
}

/// Another program gets the display, and its keys.
fn is_free(service: &Service) {
    let next = Player::start(service.settings());
    next.display
        .set_board(vec![DisplayLine { pieces: vec![DisplayPiece::touched("red 10", RoutingTarget(10))] }]);
    next.show(&["Next."]);
    service.display.shows("Next.");
    service.display.press("LNDN");
    service.display.shows("red 10");
    assert_eq!(next.route(&service.display, 2), RoutingTarget(10));
}

#[test]
fn a_display_is_given_back_when_it_is_dropped() {
    let Some(service) = Service::start(40, "en") else { return };
    let player = Player::start(service.settings());
    player.show(&["Yellow 3 laid."]);
    service.display.shows("Yellow 3 laid.");
    drop(player);
    service.display.shows_after("LNUP", "no screen");
    is_free(&service);
}

#[test]
fn a_display_is_given_back_when_the_program_is_killed() {
    let Some(service) = Service::start(40, "en") else { return };
    let mut child = holder(&service);
    child.kill().unwrap();
    child.wait().unwrap();
    service.display.shows_after("LNUP", "no screen");
    is_free(&service);
}

#[test]
fn who_was_covered_has_the_display_again_when_the_other_is_killed() {
    let Some(service) = Service::start(40, "en") else { return };
    let player = Player::start(service.settings());
    player.show(&["Yellow 3 laid."]);
    service.display.shows("Yellow 3 laid.");
    // Who comes later lies on top.
    let mut child = holder(&service);
    child.kill().unwrap();
    child.wait().unwrap();
    service.display.shows_after("LNUP", "Yellow 3 laid.");
    player.show(&["Yellow 4 laid."]);
    service.display.shows("Yellow 4 laid.");
    assert_eq!(player.display.news(), [DisplayEvent::Size(40)]);
}

#[test]
#[ignore = "it prints figures, and holds nothing"]
fn measure() {
    let Some(service) = Service::start(40, "en") else { return };
    let player = Player::start(service.settings());
    player.show(&["Begin"]);
    service.display.shows("Begin");
    let mut times = Vec::new();
    let mut calls = Vec::new();
    for number in 0..500 {
        let text = format!("Line {number}");
        let begin = Instant::now();
        player.show(&[&text]);
        calls.push(begin.elapsed());
        service.display.shows(&text);
        times.push(begin.elapsed());
    }
    times.sort();
    calls.sort();
    println!("the call: {:?}, at most {:?}", calls[250], calls[499]);
    println!("until it is in dots: {:?}, at most {:?}", times[250], times[499]);
}
