//! The whole game by ear: what the program has a real speech-dispatcher speak, and what it prints when that fails.

use crate::program::{Home, PROGRAM, Running};
use crate::service::{Heard, Recorder, wait_until};
use crate::terminal::Terminal;

/// A language with words of its game.
struct Phrases {
    code: &'static str,
    your_turn: &'static str,
    hand: &'static str,
    faster: &'static str,
    faster_said: &'static str,
    nonsense_said: &'static str,
}

const PHRASES: [Phrases; 3] = [
    Phrases {
        code: "en",
        your_turn: "Your turn.",
        hand: "hand",
        faster: "faster",
        faster_said: "Faster.",
        nonsense_said: "I do not understand qqqq. Try help.",
    },
    Phrases {
        code: "fr",
        your_turn: "À vous,",
        hand: "main",
        faster: "plus vite",
        faster_said: "Plus vite.",
        nonsense_said: "Je ne comprends pas qqqq. Essayez aide.",
    },
    Phrases {
        code: "nl",
        your_turn: "Jouw beurt",
        hand: "hand",
        faster: "sneller",
        faster_said: "Sneller.",
        nonsense_said: "Ik begrijp qqqq niet. Probeer help.",
    },
];

/// A game in a language, spoken by the service.
fn start(home: &Home, recorder: &Recorder, code: &str) -> Running {
    let mut command = home.prepare(PROGRAM);
    let arguments = ["--game", "elevens", "--seed", "11", "--speech", "on", "--lang", code];
    command.args(arguments).env("SPEECHD_ADDRESS", recorder.address());
    Running::of(&mut command)
}

/// The sentences that the service was given, whole texts put together again.
fn sentences(heard: &[Heard]) -> String {
    heard.iter().map(|heard| heard.text.as_str()).collect::<Vec<_>>().join(" ")
}

/// Waits until the service was given this, perhaps in several sentences.
#[track_caller]
fn wait_for_speech(recorder: &Recorder, text: &str) {
    wait_until(&format!("{text:?} is spoken"), || sentences(&recorder.heard()).contains(text));
}

#[test]
fn what_is_printed_is_spoken_in_the_language_of_the_game() {
    for phrases in &PHRASES {
        let test = "what_is_printed_is_spoken_in_the_language_of_the_game";
        let Some(recorder) = Recorder::start(test) else { return };
        let home = Home::new();
        let mut game = start(&home, &recorder, phrases.code);
        game.hear(phrases.your_turn, 1);
        wait_for_speech(&recorder, phrases.your_turn);
        game.type_line(phrases.hand);
        game.type_line("qqqq");
        wait_for_speech(&recorder, phrases.nonsense_said);
        game.type_line(phrases.faster);
        wait_for_speech(&recorder, phrases.faster_said);
        let said = game.end();
        let heard = recorder.heard();
        assert!(heard.iter().all(|heard| heard.language == phrases.code), "{heard:?}");
        let faster = heard.iter().find(|heard| heard.text == phrases.faster_said).unwrap();
        assert_eq!(faster.rate, 15, "said in the new manner");
        // No fact is spoken that is not printed, and no sign.
        for heard in &heard {
            assert!(
                said.out.contains(&heard.text) || heard.text.contains("nimm"),
                "{:?} in {}",
                heard.text,
                said.out
            );
            assert!(!heard.text.contains(['*', '#', '>', '=', '\u{a0}']), "{:?}", heard.text);
        }
    }
}

#[test]
fn the_voice_changes_with_the_language_in_mid_game_and_keeps_its_tone() {
    let test = "the_voice_changes_with_the_language_in_mid_game_and_keeps_its_tone";
    let Some(recorder) = Recorder::start(test) else { return };
    let home = Home::new();
    let mut game = start(&home, &recorder, "en");
    game.hear("Your turn.", 1);
    for line in ["slower", "louder", "higher", "language nl"] {
        game.type_line(line);
        std::thread::sleep(std::time::Duration::from_millis(300));
    }
    wait_for_speech(&recorder, "Nederlands.");
    game.type_line("quit");
    game.end();
    let heard = recorder.heard();
    let dutch = heard.iter().find(|heard| heard.text == "Nederlands.").unwrap();
    assert_eq!((dutch.language.as_str(), dutch.rate, dutch.pitch, dutch.volume), ("nl", -15, 15, 100));
    // The tone and the language are kept for the next time.
    let mut command = home.prepare(PROGRAM);
    let arguments = ["--game", "beginner", "--seed", "11", "--speech", "on"];
    let mut game = Running::of(command.args(arguments).env("SPEECHD_ADDRESS", recorder.address()));
    game.hear("Jouw beurt", 1);
    wait_for_speech(&recorder, "Jouw beurt");
    game.end();
    let last = recorder.heard().pop().unwrap();
    assert_eq!((last.language.as_str(), last.rate), ("nl", -15));
}

#[test]
fn a_line_silences_what_is_spoken_and_its_answer_comes_at_once() {
    let Some(recorder) = Recorder::start("a_line_silences_what_is_spoken_and_its_answer_comes_at_once")
    else {
        return;
    };
    recorder.make_texts_last(4.0);
    let home = Home::new();
    let mut game = start(&home, &recorder, "en");
    game.hear("Your turn.", 1);
    wait_until("the first text begins", || !recorder.heard().is_empty());
    game.type_line("pile");
    wait_until("the answer begins", || recorder.texts().iter().any(|text| text.contains("in the pile")));
    let heard = recorder.heard();
    let cut = heard.iter().filter(|heard| !heard.text.contains("in the pile")).all(|heard| !heard.whole);
    assert!(cut, "{heard:?}");
    game.type_line("stop");
    game.type_line("quit");
    game.end();
}

#[test]
fn a_service_that_dies_is_told_once_and_the_game_goes_on_and_it_comes_back() {
    let test = "a_service_that_dies_is_told_once_and_the_game_goes_on_and_it_comes_back";
    let Some(mut recorder) = Recorder::start(test) else { return };
    let home = Home::new();
    let mut game = start(&home, &recorder, "en");
    game.hear("Your turn.", 1);
    wait_for_speech(&recorder, "Your turn.");
    recorder.kill();
    let mut typed = 0;
    while typed < 40 {
        game.type_line("pile");
        typed += 1;
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    game.hear("in the pile", typed);
    recorder.go_on();
    // The news come before a prompt, once something was heard to its end.
    let back = "The voice is back.";
    let mut said = false;
    for _ in 0..200 {
        game.type_line("score");
        std::thread::sleep(std::time::Duration::from_millis(400));
        if recorder.heard().iter().any(|heard| heard.text.contains("No round") && heard.whole) {
            said = true;
            break;
        }
    }
    assert!(said, "{:?}", recorder.texts());
    // The recorder knows that something was heard to its end before the game does.
    for _ in 0..20 {
        game.type_line("pile");
        std::thread::sleep(std::time::Duration::from_millis(200));
    }
    game.hear(back, 1);
    let said = game.end();
    assert_eq!(said.count("The speech service ended."), 1, "{}", said.out);
    assert_eq!(said.count(back), 1, "{}", said.out);
}

#[test]
fn without_a_service_the_game_says_so_once() {
    let home = Home::new();
    let mut command = home.prepare(PROGRAM);
    command.args(["--game", "beginner", "--seed", "11", "--speech", "on"]);
    command.env("SPEECHD_ADDRESS", format!("unix_socket:{}", home.file("nobody").display()));
    command.env("PATH", "");
    let mut game = Running::of(&mut command);
    game.hear("Your turn.", 1);
    for _ in 0..30 {
        game.type_line("pile");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let said = game.end();
    assert_eq!(said.count("No speech service answers."), 1, "{}", said.out);
    assert_eq!(said.count("40 cards in the pile."), 30, "{}", said.out);
}

/// A game at a terminal, with a voice.
fn at_terminal(home: &Home, recorder: &Recorder, arguments: &[&str]) -> Terminal {
    Terminal::open(home, arguments, &[("SPEECHD_ADDRESS", &recorder.address())])
}

const QUESTION: &str = "Do you use a screen reader?";

#[test]
fn the_first_start_asks_once_in_print_and_by_voice() {
    let Some(recorder) = Recorder::start("the_first_start_asks_once_in_print_and_by_voice") else { return };
    let arguments = ["--game", "beginner", "--seed", "11"];
    for (answer, state, speaks) in [("yes\r", "Speech off.", false), ("no\r", "Speech on.", true)] {
        let home = Home::new();
        let before = recorder.heard().len();
        let mut game = at_terminal(&home, &recorder, &arguments);
        game.hear(QUESTION, 1);
        wait_until("the question is spoken", || sentences(&recorder.heard()[before..]).contains(QUESTION));
        game.press(answer);
        game.hear(state, 1);
        game.hear("Your turn.", 1);
        game.quit();
        let before = recorder.heard().len();
        // The second start does not ask.
        let game = at_terminal(&home, &recorder, &arguments);
        game.hear("Your turn.", 1);
        if speaks {
            wait_until("the turn is spoken", || {
                sentences(&recorder.heard()[before..]).contains("Your turn.")
            });
        }
        let heard = game.quit();
        assert!(!heard.contains(QUESTION), "{heard}");
        assert_eq!(recorder.heard().len() > before, speaks, "{:?}", recorder.texts());
    }
}

#[test]
fn a_key_silences_what_is_spoken() {
    let Some(recorder) = Recorder::start("a_key_silences_what_is_spoken") else { return };
    recorder.make_texts_last(4.0);
    let home = Home::new();
    let arguments = ["--game", "beginner", "--seed", "11", "--speech", "on"];
    let mut game = at_terminal(&home, &recorder, &arguments);
    game.hear("Your turn.", 1);
    wait_until("something is spoken", || !recorder.heard().is_empty());
    let spoken = recorder.heard().len();
    game.press("h");
    // What was cut off is never told to have ended, and nothing follows.
    std::thread::sleep(std::time::Duration::from_secs(6));
    let heard = recorder.heard();
    assert!(heard.len() <= spoken + 1 && heard.iter().all(|heard| !heard.whole), "{heard:?}");
    game.press("and\r");
    wait_until("the answer is spoken", || recorder.heard().len() > heard.len());
    game.quit();
}

#[test]
fn what_is_switched_off_is_not_told_and_can_be_asked_for() {
    let home = Home::new();
    let said = home.play("events off\ndraw\nlast\nquit\n");
    let told = said.out.lines().filter(|line| line.starts_with("Nora")).count();
    assert_eq!(told, 1, "by asking alone: {}", said.out);
    let said = home.resume(&home.saved(), "events on\ndraw\nquit\n");
    assert!(said.out.lines().any(|line| line.starts_with("Nora")), "{}", said.out);
}

#[test]
fn the_voice_tells_less_where_that_is_wished() {
    let Some(recorder) = Recorder::start("the_voice_tells_less_where_that_is_wished") else { return };
    let home = Home::new();
    let mut game = start(&home, &recorder, "en");
    game.hear("Your turn.", 1);
    game.type_line("messages speech brief");
    game.hear("by voice: brief", 1);
    game.type_line("red 10");
    game.hear("Opens at", 1);
    wait_for_speech(&recorder, "Red 10 laid.");
    std::thread::sleep(std::time::Duration::from_millis(500));
    assert!(!sentences(&recorder.heard()).contains("Opens at"), "{:?}", recorder.texts());
    game.end();
}
