//! The voices by which recognizers are tuned and measured: none is in both, and they are named in one place.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The purposes for which a voice is there.
const PURPOSES: [&str; 2] = ["tuning", "measuring"];

/// The voices of the list by purpose and language, without how fast they speak.
fn voices() -> BTreeMap<(String, String), BTreeSet<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/voices.tsv");
    let text = std::fs::read_to_string(path).unwrap();
    let mut voices: BTreeMap<(String, String), BTreeSet<String>> = BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [purpose, language, voice] = fields[..] else { panic!("{line:?} has not three fields") };
        let (name, speed) = voice.split_once([':', '@']).unwrap();
        assert!(PURPOSES.contains(&purpose) && speed.parse::<f64>().is_ok(), "{line:?}");
        let is_new =
            voices.entry((purpose.to_owned(), language.to_owned())).or_default().insert(name.to_owned());
        assert!(is_new, "{line:?} is there twice");
    }
    voices
}

#[test]
fn no_voice_is_tuned_by_and_measured_by_too() {
    let voices = voices();
    let of = |purpose: &str| -> BTreeSet<&str> {
        let named = voices.iter().filter(|((one, _), _)| one == purpose);
        named.flat_map(|(_, names)| names).map(String::as_str).collect()
    };
    let [tuning, measuring] = PURPOSES.map(of);
    let both: Vec<_> = tuning.intersection(&measuring).collect();
    assert!(both.is_empty(), "{both:?}");
    for purpose in PURPOSES {
        for language in ["en", "fr", "nl"] {
            let count = voices.get(&(purpose.to_owned(), language.to_owned())).map_or(0, BTreeSet::len);
            assert!(count >= 3, "{count} voices for {purpose} in {language}");
        }
    }
}
