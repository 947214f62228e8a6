//! The display belongs to the terminal of the program, and to no other.

use super::player::Player;
use crate::program::skipped;
use crate::service::Service;
use elevens::output::brlapi::{DisplayEvent, DisplaySettings};

/// The terminal that BRLTTY follows.
const TERMINAL: u32 = 2;

#[test]
fn a_display_shows_a_program_in_its_own_terminal_alone() {
    if std::fs::File::open(format!("/dev/vcsu{TERMINAL}")).is_err() {
        let name = "a_display_shows_a_program_in_its_own_terminal_alone";
        return skipped(name, "there is no Linux virtual terminal to read");
    }
    let Some(service) = Service::following(40, "en", TERMINAL) else { return };
    let settings = |terminal: u32| {
        DisplaySettings::told_by(|name| match name {
            "BRLAPI_HOST" => Some(service.host()),
            "BRLAPI_AUTH" => Some("none".to_owned()),
            "XDG_VTNR" => Some(terminal.to_string()),
            _ => None,
        })
    };
    let elsewhere = Player::start(settings(TERMINAL + 1));
    elsewhere.show(&["Of another terminal."]);
    elsewhere.news_until(&DisplayEvent::Size(40));
    let here = Player::start(settings(TERMINAL));
    here.show(&["Of this terminal."]);
    service.display.shows("Of this terminal.");
    drop(here);
    service.display.shows_other_than("Of this terminal.");
    let shown = service.display.history();
    assert!(!shown.contains(&"Of another terminal.".to_owned()), "{shown:?}");
}
