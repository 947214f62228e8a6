//! What is heard before and behind a game: the first question, the menu, the goodbye, and the words for the voice there.

use crate::program::Home;
use crate::service::{Heard, Recorder, wait_or_tell, wait_until};
use crate::terminal::Terminal;

/// A language with words of the program.
struct Phrases {
    code: &'static str,
    no: &'static str,
    question: &'static str,
    speech_on: &'static str,
    faster: &'static str,
    faster_said: &'static str,
    quit: &'static str,
    goodbye: &'static str,
}

const PHRASES: [Phrases; 3] = [
    Phrases {
        code: "en",
        no: "no",
        question: "Do you use a screen reader? Yes or no.",
        speech_on: "Speech on.",
        faster: "faster",
        faster_said: "Faster.",
        quit: "quit",
        goodbye: "Goodbye.",
    },
    Phrases {
        code: "fr",
        no: "non",
        question: "Utilisez-vous un lecteur d'écran ? Oui ou non.",
        speech_on: "La voix du jeu parle.",
        faster: "plus vite",
        faster_said: "Plus vite.",
        quit: "quitter",
        goodbye: "À bientôt.",
    },
    Phrases {
        code: "nl",
        no: "nee",
        question: "Gebruik je een schermlezer? Ja of nee.",
        speech_on: "De stem van het spel praat.",
        faster: "sneller",
        faster_said: "Sneller.",
        quit: "stoppen",
        goodbye: "Tot ziens.",
    },
];

fn texts(heard: &[Heard]) -> String {
    heard.iter().map(|heard| heard.text.as_str()).collect::<Vec<_>>().join(" ")
}

/// Waits until all that was given is spoken to its end, and ends so.
#[track_caller]
fn heard_up_to(recorder: &Recorder, end: &str) -> String {
    let what = || format!("{end:?} is heard last, whole; heard {:?}", recorder.heard());
    wait_or_tell(what, || {
        let heard = recorder.heard();
        heard.last().is_some_and(|last| last.whole) && texts(&heard).ends_with(end)
    });
    texts(&recorder.heard())
}

#[test]
fn the_first_question_the_menu_and_the_goodbye_are_heard_whole_and_in_order() {
    for phrases in &PHRASES {
        let test = "the_first_question_the_menu_and_the_goodbye_are_heard_whole_and_in_order";
        let Some(recorder) = Recorder::start(test) else { return };
        recorder.make_texts_last(0.4);
        let home = Home::new();
        let arguments = ["--lang", phrases.code, "--prompt", "sign"];
        let mut program = Terminal::open(&home, &arguments, &[("SPEECHD_ADDRESS", &recorder.address())]);
        heard_up_to(&recorder, phrases.question);
        // The voice can be changed before the question is answered, which waits on.
        program.press(format!("{}\r", phrases.faster));
        heard_up_to(&recorder, phrases.faster_said);
        assert_eq!(recorder.heard().last().map(|last| last.rate), Some(15));
        program.press(format!("{}\r", phrases.no));
        program.hear("> ", 3);
        // All that was printed behind the answer is heard behind it.
        let printed = program.heard();
        let is_text = |line: &&str| line.contains(char::is_alphabetic) && !line.contains('>');
        let last = printed.lines().rev().map(str::trim).find(is_text).unwrap();
        // The number of a choice is spoken in its own way.
        let last = match last.split_once(' ') {
            Some((number, text)) if number.starts_with(|sign: char| sign.is_ascii_digit()) => text.to_owned(),
            Some(_) | None => last.to_owned(),
        };
        let heard = heard_up_to(&recorder, &last);
        let behind = heard.rsplit(phrases.faster_said).next().unwrap().trim_start();
        assert!(behind.starts_with(phrases.speech_on), "{heard}");
        program.press(format!("{}\r", phrases.quit));
        program.wait();
        let heard = recorder.heard();
        assert!(heard.iter().all(|heard| heard.whole), "{heard:?}");
        assert!(texts(&heard).ends_with(phrases.goodbye), "{heard:?}");
    }
}

#[test]
fn a_key_cuts_the_goodbye_and_nothing_else_is_waited_for() {
    let Some(recorder) = Recorder::start("a_key_cuts_the_goodbye_and_nothing_else_is_waited_for") else {
        return;
    };
    let home = Home::new();
    let mut program = Terminal::open(
        &home,
        &["--speech", "on", "--prompt", "sign"],
        &[("SPEECHD_ADDRESS", &recorder.address())],
    );
    program.hear("> ", 1);
    wait_until("the menu is heard", || recorder.heard().iter().any(|heard| heard.whole));
    recorder.make_texts_last(60.0);
    program.press("quit\r");
    wait_until("the goodbye begins", || texts(&recorder.heard()).ends_with("Goodbye."));
    assert!(!program.has_ended());
    program.press(" ");
    program.wait();
    assert!(!recorder.heard().last().unwrap().whole);
    assert_eq!(program.state(), program.before);
}

#[test]
fn who_is_called_to_the_keyboard_may_change_the_voice_first() {
    let Some(recorder) = Recorder::start("who_is_called_to_the_keyboard_may_change_the_voice_first") else {
        return;
    };
    let home = Home::new();
    let arguments =
        ["--game", "beginner", "--me", "Ann", "--me", "Ben", "--speech", "on", "--prompt", "sign"];
    let mut program = Terminal::open(&home, &arguments, &[("SPEECHD_ADDRESS", &recorder.address())]);
    program.hear("> ", 1);
    program.press("slower\r");
    wait_until("it is heard", || texts(&recorder.heard()).contains("Slower."));
    assert_eq!(recorder.heard().last().map(|last| last.rate), Some(-15));
    program.press("\x03");
    program.wait();
}

#[test]
fn the_prompt_is_a_word_by_voice_where_that_is_wished_and_nothing_in_print_then() {
    let test = "the_prompt_is_a_word_by_voice_where_that_is_wished_and_nothing_in_print_then";
    for (code, word, spoken) in
        [("en", "word", "Command:"), ("fr", "mot", "Commande"), ("nl", "woord", "Opdracht:")]
    {
        let Some(recorder) = Recorder::start(test) else { return };
        let home = Home::new();
        let arguments = ["--game", "beginner", "--lang", code, "--speech", "on", "--prompt-speech", word];
        let mut program = Terminal::open(&home, &arguments, &[("SPEECHD_ADDRESS", &recorder.address())]);
        wait_until("the prompt is heard", || {
            recorder.heard().last().is_some_and(|last| last.whole && last.text.starts_with(spoken))
        });
        assert!(!program.heard().contains('>'), "{}", program.heard());
        program.press("\x04");
        program.wait();
    }
}
