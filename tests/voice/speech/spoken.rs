//! What a real speech-dispatcher is given.

use super::{manner, next_news, say, speaker, tell};
use crate::service::{Recorder, wait_until};
use elevens::narration::Urgency::{Interrupting, Queued};
use elevens::output::speech::{Manner, SpeechEvent, Spoken};

#[test]
fn each_language_is_spoken_as_itself() {
    let Some(recorder) = Recorder::start("each_language_is_spoken_as_itself") else { return };
    let speaker = speaker(recorder.service());
    let texts = [
        ("en", "It's your turn: \"10\" & <11>"),
        ("fr", "À vous, c'est la rangée rouge"),
        ("nl", "Jij bent: leg 'n rode, één kaart"),
    ];
    for (language, text) in texts {
        speaker.set_manner(manner(language));
        tell(&speaker, text);
    }
    let heard = recorder.wait_for_end(texts[2].1);
    let heard: Vec<(&str, &str)> =
        heard.iter().map(|heard| (heard.language.as_str(), heard.text.as_str())).collect();
    assert_eq!(heard, texts);
    assert_eq!(speaker.news(), []);
}

#[test]
fn texts_come_in_order_and_whole() {
    let Some(recorder) = Recorder::start("texts_come_in_order_and_whole") else { return };
    let speaker = speaker(recorder.service());
    let texts: Vec<String> = (1..=12).map(|number| format!("Card {number}")).collect();
    for pair in texts.chunks(2) {
        speaker.say(pair.iter().map(|text| Spoken::new(text.as_str(), Interrupting)).collect());
        // Each pair is in time to be heard; within a pair nothing interrupts.
        let heard = recorder.wait_for_end(&pair[1]);
        assert!(heard.iter().all(|heard| heard.whole), "{heard:?}");
    }
    assert_eq!(recorder.texts(), texts);
}

#[test]
fn the_manner_changes_in_mid_game() {
    let Some(recorder) = Recorder::start("the_manner_changes_in_mid_game") else { return };
    let speaker = speaker(recorder.service());
    let manners = [
        ("one", manner("en")),
        ("deux", Manner { rate: 40, pitch: -30, volume: 20, ..manner("fr") }),
        ("drie", Manner { rate: -128, pitch: 127, volume: 0, ..manner("nl") }),
    ];
    for (text, manner) in manners {
        speaker.set_manner(manner);
        tell(&speaker, text);
        recorder.wait_for_end(text);
    }
    let heard = recorder.heard();
    let manners: Vec<(&str, i32, i32, i32)> =
        heard.iter().map(|heard| (heard.language.as_str(), heard.rate, heard.pitch, heard.volume)).collect();
    assert_eq!(manners, [("en", 0, 0, 100), ("fr", 40, -30, 20), ("nl", -100, 100, 0)]);
}

#[test]
fn what_interrupts_cuts_off_and_goes_in_front() {
    let Some(recorder) = Recorder::start("what_interrupts_cuts_off_and_goes_in_front") else { return };
    let speaker = speaker(recorder.service());
    recorder.make_texts_last(20.0);
    tell(&speaker, "long");
    tell(&speaker, "waits");
    recorder.wait_for("long");
    recorder.make_texts_last(0.05);
    let both = ["answer", "more of it"].map(|text| Spoken::new(text, Interrupting));
    speaker.say(both.to_vec());
    let heard = recorder.wait_for_end("waits");
    let heard: Vec<(&str, bool)> = heard.iter().map(|heard| (heard.text.as_str(), heard.whole)).collect();
    assert_eq!(heard, [("long", false), ("answer", true), ("more of it", true), ("waits", true)]);
}

#[test]
fn silence_stops_all() {
    let Some(recorder) = Recorder::start("silence_stops_all") else { return };
    let speaker = speaker(recorder.service());
    recorder.make_texts_last(20.0);
    tell(&speaker, "long");
    tell(&speaker, "never");
    recorder.wait_for("long");
    recorder.make_texts_last(0.05);
    speaker.silence();
    tell(&speaker, "after");
    let heard = recorder.wait_for_end("after");
    let heard: Vec<(&str, bool)> = heard.iter().map(|heard| (heard.text.as_str(), heard.whole)).collect();
    assert_eq!(heard, [("long", false), ("after", true)]);
}

#[test]
fn a_flood_is_summed_up_from_its_first_text_on() {
    let test = "a_flood_is_summed_up_from_its_first_text_on";
    let Some(recorder) = Recorder::start(test) else { return };
    let speaker = speaker(recorder.service());
    tell(&speaker, "ready");
    recorder.wait_for_end("ready");
    let flood = (1..=30).map(|number| Spoken::new(format!("player {number} lays a red card"), Queued));
    speaker.say_or_sum(flood.collect(), Some("Thirty players lay thirty cards".to_owned()));
    tell(&speaker, "your turn");
    recorder.wait_for_end("your turn");
    assert_eq!(recorder.texts(), ["ready", "Thirty players lay thirty cards", "your turn"]);
}

#[test]
fn voices_are_gone_through() {
    let Some(recorder) = Recorder::start("voices_are_gone_through") else { return };
    let speaker = speaker(recorder.service());
    let mut numbers = Vec::new();
    for text in ["one", "two"] {
        speaker.next_voice();
        numbers.extend(next_news(&speaker));
        tell(&speaker, text);
        recorder.wait_for_end(text);
    }
    // The voice stays in another manner, and in another language.
    speaker.set_manner(manner("fr"));
    tell(&speaker, "trois");
    recorder.wait_for_end("trois");
    let voice = |number, name: &str| SpeechEvent::Voice { number, of: 8, name: name.to_owned() };
    assert_eq!(numbers, [voice(2, "FEMALE1"), voice(3, "MALE2")]);
    let voices: Vec<String> = recorder.heard().into_iter().map(|heard| heard.voice).collect();
    assert_eq!(voices, ["en-female1", "en-male2", "fr-male2"]);

    speaker.set_voice(8);
    speaker.next_voice();
    speaker.set_voice(99);
    let mut numbers = Vec::new();
    wait_until("three voices are told", || {
        numbers.extend(speaker.news());
        numbers.len() == 3
    });
    assert_eq!(numbers, [voice(8, "CHILD_FEMALE"), voice(1, "MALE1"), voice(1, "MALE1")]);
}

#[test]
fn no_text_is_taken_for_a_command() {
    let Some(recorder) = Recorder::start("no_text_is_taken_for_a_command") else { return };
    let speaker = speaker(recorder.service());
    for text in ["..a", "b\r\n.\r\nQUIT\r\n", "\u{1b}\u{0}", "", ".", "c"] {
        tell(&speaker, text);
    }
    recorder.wait_for_end("c");
    let texts = recorder.texts();
    // Whether a dot alone is a sentence is the service's to say.
    let texts: Vec<&str> = texts.iter().map(String::as_str).filter(|text| *text != ".").collect();
    assert_eq!(texts, ["..a", "b .", "QUIT", "c"]);
    assert_eq!(speaker.news(), []);
}

#[test]
fn what_was_said_last_is_spoken_after_goodbye() {
    let Some(recorder) = Recorder::start("what_was_said_last_is_spoken_after_goodbye") else { return };
    recorder.make_texts_last(0.5);
    let speaker = speaker(recorder.service());
    tell(&speaker, "one");
    recorder.wait_for("one");
    tell(&speaker, "two");
    tell(&speaker, "three");
    drop(speaker);
    let heard = recorder.wait_for_end("three");
    assert!(heard.iter().all(|heard| heard.whole), "{heard:?}");
    assert_eq!(recorder.texts(), ["one", "two", "three"]);
}

#[test]
fn a_service_that_dies_is_told_once_and_found_again() {
    let Some(mut recorder) = Recorder::start("a_service_that_dies_is_told_once_and_found_again") else {
        return;
    };
    let speaker = speaker(recorder.service());
    speaker.set_manner(Manner { rate: 30, ..manner("nl") });
    recorder.make_texts_last(20.0);
    tell(&speaker, "een");
    recorder.wait_for("een");
    recorder.kill();
    assert_eq!(next_news(&speaker), [SpeechEvent::Lost]);
    recorder.make_texts_last(0.05);
    recorder.go_on();
    let mut news = Vec::new();
    wait_until("it is back", || {
        news.extend(speaker.news());
        news.contains(&SpeechEvent::Back)
    });
    // While it was away a socket that nobody listens at may have been seen.
    assert!(news.len() <= 2, "{news:?}");
    say(&speaker, "twee", Interrupting);
    let heard = recorder.wait_for_end("twee");
    let last = heard.last().unwrap();
    assert_eq!((last.language.as_str(), last.rate), ("nl", 30));
}

#[test]
fn the_service_is_started_once() {
    let Some(recorder) = Recorder::prepare("the_service_is_started_once") else { return };
    let starter = recorder.starter();
    let speaker = speaker(recorder.service().started_by(starter));
    tell(&speaker, "good morning");
    recorder.wait_for_end("good morning");
    assert_eq!(recorder.starts(), 1);
    assert_eq!(speaker.news(), []);
}
