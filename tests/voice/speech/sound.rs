//! A sentence that can be heard: spoken by a real synthesizer into a file.

use super::{manner, speaker, tell};
use crate::service::Recorder;

/// The loudest sample that still counts as silence, of 32767.
const SILENCE: u16 = 500;

#[test]
fn a_turn_makes_a_sound_in_every_language() {
    let Some(recorder) = Recorder::sounding("a_turn_makes_a_sound_in_every_language") else { return };
    let speaker = speaker(recorder.service());
    let mut before = 0;
    for (language, text) in [
        ("en", "Your turn. Red 12 and 13 laid."),
        ("fr", "À vous. Rouge douze et treize."),
        ("nl", "Jij bent. Rood twaalf en dertien gelegd."),
    ] {
        speaker.set_manner(manner(language));
        tell(&speaker, text);
        let sound =
            recorder.wait_for_sound(before).unwrap_or_else(|| panic!("{language}: no sound was made"));
        let fresh = &sound[before & !1..];
        let loudest =
            fresh.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]).unsigned_abs()).max();
        assert!(loudest.is_some_and(|loudest| loudest > SILENCE), "{language}: it was silent");
        before = sound.len();
    }
}
