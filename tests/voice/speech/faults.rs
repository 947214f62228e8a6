//! Services that fail: each fault is told once, nothing waits for them, and speech comes back.

use super::double::{Double, Mood};
use super::{manner, next_news, say, speaker, tell};
use crate::service::wait_until;
use elevens::narration::Urgency::{Interrupting, Queued};
use elevens::output::speech::{
    Absence, Backend, Manner, ServiceAddress, Speaker, SpeechEvent, SpeechService, Spoken,
};
use std::time::Duration;

/// Waits until the service has taken a text.
#[track_caller]
fn wait_for(double: &Double, text: &str) {
    wait_until(&format!("{text:?} is taken"), || double.texts().iter().any(|taken| taken == text));
}

/// Waits until speech is back; what else was told until then.
#[track_caller]
fn until_back(speaker: &Speaker) -> Vec<SpeechEvent> {
    let mut news = Vec::new();
    wait_until("speech is back", || {
        news.extend(speaker.news());
        news.last() == Some(&SpeechEvent::Back)
    });
    news.pop();
    news
}

/// A service in a mood is told of as one fault, once though it is tried again, and speech comes back with the mood.
#[track_caller]
fn is_told_once(mood: Mood, fault: SpeechEvent) {
    let double = Double::start(mood);
    let speaker = speaker(double.service());
    tell(&speaker, "lost");
    assert_eq!(next_news(&speaker), [fault]);
    let tries = double.connections();
    wait_until("it is tried again", || double.connections() > tries + 1);
    assert_eq!(speaker.news(), [], "{mood:?} is told again");
    double.change(Mood::Good);
    tell(&speaker, "spoken");
    assert_eq!(until_back(&speaker), [], "{mood:?}");
    wait_for(&double, "spoken");
}

#[test]
fn no_service_is_told_once_and_found_later() {
    let mut double = Double::absent(Mood::Good);
    let speaker = speaker(double.service());
    assert_eq!(next_news(&speaker), [SpeechEvent::Unavailable(Absence::NoService)]);
    std::thread::sleep(Duration::from_millis(2500));
    assert_eq!(speaker.news(), []);
    tell(&speaker, "waits");
    double.appear();
    assert_eq!(until_back(&speaker), []);
    wait_for(&double, "waits");
}

#[test]
fn a_service_that_never_answers_hangs() {
    is_told_once(Mood::Mute, SpeechEvent::Hangs);
}

#[test]
fn a_service_that_babbles_makes_no_sense() {
    is_told_once(Mood::Babbling, SpeechEvent::Nonsense);
}

#[test]
fn a_line_without_end_makes_no_sense() {
    is_told_once(Mood::Endless, SpeechEvent::Nonsense);
}

#[test]
fn an_answer_to_nothing_makes_no_sense() {
    is_told_once(Mood::Confused, SpeechEvent::Nonsense);
}

/// A service that is ready and then fails whenever it is to speak is told of once, and back when it has spoken.
#[track_caller]
fn fails_when_speaking(mood: Mood, fault: SpeechEvent) {
    let double = Double::start(mood);
    let speaker = speaker(double.service());
    tell(&speaker, "first");
    let mut news = Vec::new();
    for _ in 0..4 {
        let tries = double.connections();
        wait_until("it is tried again", || {
            // Something to fail on, each time.
            tell(&speaker, "next");
            std::thread::sleep(Duration::from_millis(20));
            double.connections() > tries
        });
        news.extend(speaker.news());
    }
    assert_eq!(news, [fault], "{mood:?}");
    double.change(Mood::Good);
    // It is back once a text was heard, so there has to be one.
    let mut back = Vec::new();
    wait_until("speech is back", || {
        tell(&speaker, "next");
        std::thread::sleep(Duration::from_millis(20));
        back.extend(speaker.news());
        back.contains(&SpeechEvent::Back)
    });
    assert_eq!(back, [SpeechEvent::Back], "{mood:?}");
    say(&speaker, "spoken", Interrupting);
    wait_for(&double, "spoken");
}

#[test]
fn a_service_that_refuses_to_speak_is_of_no_use() {
    fails_when_speaking(Mood::Refusing, SpeechEvent::Unavailable(Absence::Refuses));
}

#[test]
fn a_service_that_dies_in_mid_sentence_is_lost() {
    fails_when_speaking(Mood::DyingInSpeech, SpeechEvent::Lost);
}

#[test]
fn a_service_that_dies_while_it_takes_a_text_is_lost() {
    fails_when_speaking(Mood::DyingInText, SpeechEvent::Lost);
}

#[test]
fn a_service_that_hangs_when_speaking_hangs() {
    let double = Double::start(Mood::MuteWhenSpeaking);
    let speaker = speaker(double.service());
    tell(&speaker, "once");
    assert_eq!(next_news(&speaker), [SpeechEvent::Hangs]);
    double.change(Mood::Good);
    // What was not spoken comes after all, as it is not old.
    wait_for(&double, "once");
    assert_eq!(until_back(&speaker), []);
}

#[test]
fn after_a_death_the_manner_is_set_again_and_the_text_spoken_again() {
    let double = Double::start(Mood::DyingInSpeech);
    let speaker = speaker(double.service());
    speaker.set_manner(Manner { rate: 33, pitch: -12, volume: 44, voice: Some(4), ..manner("nl") });
    tell(&speaker, "nog eens");
    assert_eq!(next_news(&speaker), [SpeechEvent::Lost]);
    double.change(Mood::Good);
    wait_until("it is spoken again", || double.texts().len() == 2);
    assert_eq!(double.texts(), ["nog eens", "nog eens"]);
    let lines = double.lines();
    let last = lines.iter().rposition(|line| line.contains("CLIENT_NAME")).unwrap();
    for setting in
        ["LANGUAGE nl", "RATE 33", "PITCH -12", "VOLUME 44", "VOICE_TYPE FEMALE2", "NOTIFICATION ALL on"]
    {
        assert!(lines[last..].contains(&format!("SET SELF {setting}")), "{setting}: {lines:?}");
    }
}

#[test]
fn what_is_stale_is_not_spoken_after_a_reconnect() {
    let mut double = Double::absent(Mood::Good);
    let speaker = speaker(double.service());
    tell(&speaker, "old");
    say(&speaker, "old answer", Interrupting);
    std::thread::sleep(Duration::from_millis(5500));
    double.appear();
    tell(&speaker, "new");
    wait_for(&double, "new");
    assert_eq!(double.texts(), ["new"]);
}

#[test]
fn without_events_the_length_is_estimated() {
    let double = Double::start(Mood::Eventless);
    let speaker = speaker(double.service());
    for text in ["a", "b", "c"] {
        tell(&speaker, text);
    }
    wait_for(&double, "c");
    assert_eq!(double.texts(), ["a", "b", "c"]);
    // What may still be heard is stopped, though it must be over by the estimate.
    std::thread::sleep(Duration::from_millis(800));
    speaker.silence();
    wait_until("it is stopped", || double.lines().contains(&"CANCEL SELF".to_owned()));
    assert_eq!(speaker.news(), []);
}

#[test]
fn a_service_that_takes_texts_and_speaks_none_hangs() {
    let double = Double::start(Mood::Forgetful);
    let speaker = speaker(double.service());
    say(&speaker, "a", Interrupting);
    tell(&speaker, "b");
    assert_eq!(next_news(&speaker), [SpeechEvent::Hangs]);
    assert_eq!(double.texts(), ["a"]);
}

#[test]
fn what_nobody_heard_yet_is_only_put_off() {
    let double = Double::start(Mood::Forgetful);
    let speaker = speaker(double.service());
    tell(&speaker, "event");
    wait_for(&double, "event");
    double.change(Mood::Good);
    say(&speaker, "answer", Interrupting);
    wait_until("the event is spoken after the answer", || double.texts() == ["event", "answer", "event"]);
}

#[test]
fn a_hung_service_holds_nobody_up() {
    let double = Double::start(Mood::Mute);
    let speaker = speaker(double.service());
    for number in 0..100_000 {
        speaker.say(vec![Spoken::new(format!("event {number}"), Queued)]);
        speaker.silence();
    }
    // Goodbye does not wait for it either.
    drop(speaker);
}

#[test]
fn an_address_that_names_nothing_is_told() {
    let service = SpeechService::find(|name| (name == "SPEECHD_ADDRESS").then(|| "nowhere".into()));
    let speaker = Speaker::start(manner("en"), Backend::Ssip(service));
    assert_eq!(next_news(&speaker), [SpeechEvent::Unavailable(Absence::Address)]);
}

#[test]
fn a_starter_that_hangs_or_is_missing_is_given_up() {
    let folder = tempfile::tempdir().unwrap();
    let place = ServiceAddress::Socket(folder.path().join("s.sock"));
    let speaker = speaker(SpeechService::at(place).started_by(folder.path().join("missing")));
    assert_eq!(next_news(&speaker), [SpeechEvent::Unavailable(Absence::NoService)]);
}

#[test]
fn a_service_over_the_net_is_spoken_to() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let speaker = speaker(SpeechService::at(ServiceAddress::Host("127.0.0.1".to_owned(), port)));
    listener.set_nonblocking(true).unwrap();
    let mut accepted = None;
    wait_until("it connects", || {
        accepted = listener.accept().ok();
        accepted.is_some()
    });
    let (mut stream, _) = accepted.unwrap();
    stream.set_nonblocking(false).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    let mut line = [0; 20];
    std::io::Read::read_exact(&mut stream, &mut line).unwrap();
    assert_eq!(&line, b"SET SELF CLIENT_NAME");
    drop(stream);
    assert_eq!(next_news(&speaker), [SpeechEvent::Lost]);
}

#[test]
fn nothing_is_stopped_where_nothing_is_spoken() {
    let double = Double::start(Mood::Good);
    let speaker = speaker(double.service());
    tell(&speaker, "a");
    wait_for(&double, "a");
    // The end of it follows at once.
    std::thread::sleep(Duration::from_millis(500));
    speaker.silence();
    say(&speaker, "b", Interrupting);
    wait_for(&double, "b");
    assert!(!double.lines().contains(&"CANCEL SELF".to_owned()), "{:?}", double.lines());
}

#[test]
fn an_answer_gives_way_to_a_newer_one() {
    let double = Double::start(Mood::Forgetful);
    let speaker = speaker(double.service());
    say(&speaker, "answer", Interrupting);
    wait_for(&double, "answer");
    double.change(Mood::Good);
    say(&speaker, "newer answer", Interrupting);
    tell(&speaker, "event");
    wait_for(&double, "event");
    assert_eq!(double.texts(), ["answer", "newer answer", "event"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_service_that_hangs_fills_no_memory() {
    /// Far below the hundred megabytes of all that is said, and above what other tests take meanwhile.
    const FLAT: u64 = 32 * 1024;
    for mood in [Mood::Mute, Mood::MuteWhenSpeaking] {
        let double = Double::start(mood);
        let speaker = speaker(double.service());
        let before = crate::memory::memory();
        for number in 0..100_000 {
            let urgency = if number % 3 == 0 { Interrupting } else { Queued };
            say(&speaker, &format!("{number} {}", "x".repeat(1_000)), urgency);
            if number < 50_000 && number % 50 == 0 {
                speaker.silence();
            }
        }
        let after = crate::memory::memory();
        assert!(after < before + FLAT, "{mood:?}: {before} KiB, then {after} KiB");
        double.change(Mood::Good);
        // What is old by the time that the service is tried again is not spoken any more.
        wait_until("it speaks again", || {
            tell(&speaker, "spoken");
            double.texts().iter().any(|taken| taken == "spoken")
        });
    }
}
