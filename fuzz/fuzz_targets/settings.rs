#![no_main]
//! Any bytes as settings: read, used, written, and read again alike.

use elevens::store::Settings;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(settings) = Settings::parse(bytes) else { return };
    let _ = (settings.language(), settings.verbosity(), settings.tellings());
    assert_eq!(Settings::parse(&settings.written()).ok(), Some(settings));
});
