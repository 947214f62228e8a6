//! What can be heard in the end: a real voice, through a real service, into a file instead of a sound card.

use super::service::{Recorder, skipped};
use super::{manner, speaker, tell};
use elevens::output::speech::News;

/// The loudest sample, and how many there are.
fn loudness(sound: &[u8]) -> (u16, usize) {
    let samples = sound.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]).unsigned_abs());
    (samples.clone().max().unwrap_or(0), samples.count())
}

#[test]
fn a_sentence_can_be_heard() {
    let name = "a_sentence_can_be_heard";
    let Some(recorder) = Recorder::sounding(name) else { return };
    let speaker = speaker(recorder.service());
    let mut lengths = vec![0];
    for (language, text) in
        [("en", "Red 10 laid."), ("fr", "Le 10 rouge est posé."), ("nl", "Rode 10 gelegd.")]
    {
        speaker.set_manner(manner(language));
        tell(&speaker, text);
        let before = lengths.iter().sum();
        let Some(sound) = recorder.wait_for_sound(before) else {
            return skipped(name, "the service has no voice that writes to a file");
        };
        let (loudest, count) = loudness(&sound[before..]);
        assert!(loudest > 2000, "{language}: {loudest} is next to silence");
        // Half a second, whatever the rate of the voice.
        assert!(count > 8000, "{language}: {count} samples are no sentence");
        lengths.push(sound.len() - before);
    }
    let faults: Vec<News> = speaker.news();
    assert_eq!(faults, []);
}
