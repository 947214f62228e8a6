//! A voice that falls silent: whoever goes on playing is told so within two answers, however it came about.

use crate::program::{Home, PROGRAM, Running};
use crate::service::{Recorder, wait_until};
use std::time::Duration;

/// How fast somebody plays.
const PACE: Duration = Duration::from_secs(1);

/// What is told of a service that does not speak, in each language, and that it is back.
const TOLD: [(&str, &str, &str, &str); 3] = [
    ("en", "pile", "The speech service hangs.", "The voice is back."),
    ("fr", "talon", "Le service vocal est bloqué.", "La voix est revenue."),
    ("nl", "stapel", "De spraakdienst hangt.", "De stem is terug."),
];

/// The same alone, in English.
const HANGS: &str = "The speech service hangs.";

/// A game spoken by a service, with what was typed so far.
struct Game {
    running: Running,
    question: &'static str,
    asked: usize,
}

impl Game {
    fn start(home: &Home, recorder: &Recorder, code: &str, question: &'static str) -> Game {
        let mut command = home.prepare(PROGRAM);
        let arguments = ["--game", "beginner", "--seed", "11", "--speech", "on", "--lang", code];
        command.args(arguments).env("SPEECHD_ADDRESS", recorder.address());
        Game { running: Running::of(&mut command), question, asked: 0 }
    }

    /// Asks as somebody does who plays on.
    fn ask(&mut self) {
        self.running.type_line(self.question);
        self.asked += 1;
        std::thread::sleep(PACE);
    }

    /// Asks on: two answers go by in silence at most, and the news stand behind the third, once. A service that has never
    /// been heard yet is given one answer more.
    #[track_caller]
    fn must_tell(mut self, news: &str) {
        let most = if self.asked == 0 { 4 } else { self.asked + 3 };
        for _ in 0..5 {
            self.ask();
        }
        let said = self.running.end();
        assert!(said.count(HANGS) <= 1, "{}", said.out);
        assert!(said.out.contains(news), "{}", said.out);
        let before = said.out.split(news).next().unwrap();
        let answers = before.lines().filter(|line| line.starts_with("40 ")).count();
        assert!(answers <= most, "{answers} instead of {most}: {}", said.out);
    }
}

#[test]
fn a_synthesizer_that_is_killed_is_told_and_back_when_heard() {
    for (code, question, hangs, back) in TOLD {
        let test = "a_synthesizer_that_is_killed_is_told_and_back_when_heard";
        let Some(mut recorder) = Recorder::start(test) else { return };
        let home = Home::new();
        let mut game = Game::start(&home, &recorder, code, question);
        game.ask();
        wait_until("an answer is heard", || recorder.heard().iter().any(|heard| heard.text.contains("40")));
        recorder.signal_modules("KILL");
        for _ in 0..3 {
            game.ask();
        }
        game.running.hear(hangs, 1);
        // Sentences that are never heard to their end do not bring it back, though the service is there again.
        recorder.make_texts_last(60.0);
        recorder.go_on();
        let heard = recorder.heard().len();
        wait_until("it speaks again", || {
            game.ask();
            recorder.heard().len() > heard
        });
        recorder.make_texts_last(0.05);
        // One that comes while the game looks for the service again is old by then.
        wait_until("an answer is heard", || {
            game.ask();
            let all = recorder.heard();
            all.iter().skip(heard).any(|heard| heard.whole)
        });
        game.ask();
        let said = game.running.end();
        assert_eq!((said.count(hangs), said.count(back)), (1, 1), "{}", said.out);
        let mut between = said.out.split(hangs).nth(1).unwrap().split(back);
        assert!(between.next().unwrap().contains("40"), "{}", said.out);
    }
}

#[test]
fn a_synthesizer_that_stands_still_must_tell() {
    let Some(recorder) = Recorder::start("a_synthesizer_that_stands_still_is_told") else { return };
    let home = Home::new();
    let mut game = Game::start(&home, &recorder, "en", "pile");
    game.ask();
    recorder.signal_modules("STOP");
    game.must_tell(HANGS);
}

#[test]
fn a_service_that_stands_still_must_tell() {
    let Some(recorder) = Recorder::start("a_service_that_stands_still_is_told") else { return };
    let home = Home::new();
    let mut game = Game::start(&home, &recorder, "en", "pile");
    game.ask();
    recorder.signal("STOP");
    game.must_tell(HANGS);
}

#[test]
fn a_sound_server_that_stands_still_must_tell() {
    let test = "a_sound_server_that_stands_still_is_told";
    let Some((recorder, server)) = Recorder::with_sound_server(test) else { return };
    let home = Home::new();
    let mut game = Game::start(&home, &recorder, "en", "pile");
    game.ask();
    game.ask();
    server.signal("STOP");
    game.must_tell(HANGS);
}

#[test]
fn a_service_without_a_device_must_tell() {
    let Some(recorder) = Recorder::without_device("a_service_without_a_device_is_told") else { return };
    let home = Home::new();
    // Some of its modules hang then, others bring the service down.
    Game::start(&home, &recorder, "en", "pile").must_tell("The game goes on in print");
}

#[test]
fn who_plays_on_while_all_is_well_is_told_nothing() {
    let test = "who_plays_on_while_all_is_well_is_told_nothing";
    let Some((recorder, _server)) = Recorder::with_sound_server(test) else { return };
    let home = Home::new();
    let mut game = Game::start(&home, &recorder, "en", "pile");
    for _ in 0..6 {
        game.ask();
        game.running.type_line("pile");
        std::thread::sleep(PACE / 3);
    }
    let said = game.running.end();
    assert!(!said.out.contains("speech service"), "{}", said.out);
}
