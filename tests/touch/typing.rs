//! What is typed at a terminal is under the fingers, key by key, through a real BRLTTY.

use crate::program::{Home, wait_until};
use crate::service::Service;
use crate::terminal::Terminal;

/// Where the cursor is: its cell has the two lowest dots.
fn cursor(dots: &str) -> Option<usize> {
    dots.chars().position(|sign| u32::from(sign) & 0xc0 == 0xc0)
}

#[test]
fn a_line_is_on_the_display_as_it_is_typed() {
    for (language, asked, yes, question) in [
        ("en", "Do you use", "yes", "pile"),
        ("fr", "Utilisez-vous", "oui", "talon"),
        ("nl", "Gebruik je", "ja", "stapel"),
    ] {
        let Some(service) = Service::start(20, language) else { return };
        let home = Home::new();
        let arguments = [
            "--game",
            "beginner",
            "--seed",
            "11",
            "--rounds",
            "1",
            "--braille",
            "brlapi",
            "--lang",
            language,
        ];
        let host = service.host();
        let mut game = Terminal::open(&home, &arguments, &[("BRLAPI_HOST", &host), ("BRLAPI_AUTH", "none")]);
        game.hear("> ", 1);
        service.display.nudge();
        // The first question of all is there, too.
        service.display.shows_beginning(asked);
        game.press(format!("{yes}\r"));
        game.hear("> ", 2);
        let (first, rest) = question.split_at(1);
        game.press(first);
        service.display.shows(&format!("> {first}"));
        game.press(rest);
        let dots = service.display.shows(&format!("> {question}"));
        assert_eq!(cursor(&dots), Some(2 + question.len()), "{language}: {dots}");
        // Two steps to the left, and a sign in the middle.
        game.press("\x1b[D\x1b[Dx");
        let (before, behind) = question.split_at(question.len() - 2);
        let dots = service.display.shows(&format!("> {before}x{behind}"));
        assert_eq!(cursor(&dots), Some(question.len() + 1), "{language}: {dots}");
        game.press("\x1b[D");
        wait_until(|| {
            service.display.nudge();
            cursor(&service.display.shows(&format!("> {before}x{behind}"))) == Some(question.len())
        });
        // The reply takes the place of the line.
        game.press("\x1b[C\x7f\r");
        wait_until(|| {
            service.display.nudge();
            service.display.history().last().is_some_and(|shown| shown.ends_with("40"))
        });
        game.signal("TERM");
        game.wait();
    }
}
