//! What becomes of the voice is told on the display, too, while nobody types.

use crate::program::{Home, PROGRAM, Running, wait_until};
use crate::service::Service;
use std::os::unix::net::UnixListener;

#[test]
fn a_voice_that_hangs_is_told_on_the_display_before_a_key_is_pressed() {
    for (language, told) in [
        ("en", "The speech service hangs."),
        ("fr", "Le service vocal est bloqu"),
        ("nl", "De spraakdienst hangt."),
    ] {
        let Some(service) = Service::start(40, language) else { return };
        let home = Home::new();
        // It takes every connection, and never says a word.
        let mute = home.file("mute");
        let _mute = UnixListener::bind(&mute).unwrap();
        let mut command = home.prepare(PROGRAM);
        let arguments = ["--game", "beginner", "--seed", "11", "--speech", "on", "--lang", language];
        command.args(arguments).args(["--braille", "brlapi"]);
        command.env("BRLAPI_HOST", service.host()).env("BRLAPI_AUTH", "none");
        command.env("SPEECHD_ADDRESS", format!("unix_socket:{}", mute.display()));
        let game = Running::of(&mut command);
        // Whoever reads on finds it behind what was said before. Keys that come together are taken one by one later,
        // and may pass a line unseen, which is why one reads back where nothing follows.
        let seen = || service.display.history().iter().any(|shown| shown.starts_with(told));
        let keys = ["FWINRT", "FWINLT"];
        let mut key = 0;
        wait_until(|| {
            let before = service.display.history().len();
            service.display.press(keys[key]);
            std::thread::sleep(std::time::Duration::from_millis(150));
            if service.display.history().len() == before {
                key = 1 - key;
            }
            seen()
        });
        let said = game.end();
        assert_eq!(said.count(told), 1, "{}", said.out);
    }
}
