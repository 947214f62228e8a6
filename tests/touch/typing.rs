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

/// A game on the display of a service, at a terminal.
fn open(home: &Home, service: &Service, language: &str) -> Terminal {
    let arguments =
        ["--game", "beginner", "--seed", "11", "--speech", "off", "--braille", "brlapi", "--lang", language];
    let host = service.host();
    let mut game = Terminal::open(home, &arguments, &[("BRLAPI_HOST", &host), ("BRLAPI_AUTH", "none")]);
    game.hear("> ", 1);
    service.display.shows_other_than("no screen");
    game.press("x\x7f");
    game
}

#[test]
fn a_line_is_followed_read_back_and_mended_at_each_width() {
    // Its end is nowhere else in it: what comes in pieces is there when its end is.
    let line = "abcdefghijklmnopqrstuvwxyz".repeat(4) + "edcba";
    for (cells, language, question) in
        [(12, "en", "pile"), (20, "fr", "talon"), (40, "nl", "stapel"), (80, "en", "pile")]
    {
        let Some(service) = Service::start(cells, language) else { return };
        let home = Home::new();
        let mut game = open(&home, &service, language);
        game.press(&line);
        // Its end is under the fingers, the cursor behind it, and no less than half a display before.
        let shown =
            service.display.shows_where(|shown| shown.ends_with("edcba") && shown.len() >= cells / 2 - 1);
        assert!(line.contains(&shown) && shown.len() < cells, "{cells}: {shown:?}");
        let begin = &format!("> {line}")[..cells];
        service.display.shows_after("FWINLT", begin);
        // What was a long line is cleared, and a short one mended where a routing key is touched.
        game.press("\x15");
        game.press(question);
        service.display.shows(&format!("> {question}"));
        service.display.route(4);
        let dots = service.display.shows_dots(|dots| cursor(dots) == Some(4));
        assert_eq!(dots.chars().count(), 2 + question.len());
        game.press("xy");
        let (before, behind) = question.split_at(2);
        let dots = service.display.shows(&format!("> {before}xy{behind}"));
        assert_eq!(cursor(&dots), Some(6), "{language}: {dots}");
        game.press("\x7f\x7f");
        service.display.shows(&format!("> {question}"));
        game.press("\r");
        let reply = service.display.shows_where(|shown| shown.contains("40"));
        assert!(!reply.contains('>'), "{reply:?}");
        game.signal("TERM");
        game.wait();
    }
}

#[test]
fn a_completion_is_on_the_display() {
    for (language, begun, whole) in
        [("en", "re", "red 10"), ("fr", "rou", "rouge 10"), ("nl", "ro", "rood 10")]
    {
        let Some(service) = Service::start(40, language) else { return };
        let home = Home::new();
        let mut game = open(&home, &service, language);
        game.press(begun);
        service.display.shows(&format!("> {begun}"));
        game.press("\t");
        let dots = service.display.shows(&format!("> {whole}"));
        assert_eq!(cursor(&dots), Some(2 + whole.len()), "{language}: {dots}");
        game.signal("TERM");
        game.wait();
    }
}

#[test]
fn behind_the_end_of_a_turn_stands_what_others_did_whatever_was_unread() {
    for (language, card, end, row) in [
        ("en", "red 10", "end", "r10 11"),
        ("fr", "rouge 10", "fini", "r10 11"),
        ("nl", "rood 10", "klaar", "r10 11"),
    ] {
        for cells in [12, 20, 40, 80] {
            let Some(service) = Service::start(cells, language) else { return };
            let home = Home::new();
            // Of what was told at the beginning nobody has read more than the first window.
            let mut game = open(&home, &service, language);
            game.press(format!("{card}\r"));
            service.display.shows_beginning(row);
            game.press(format!("{end}\r"));
            service.display.shows_beginning("Nora");
            game.signal("TERM");
            game.wait();
        }
    }
}
