#![no_main]
//! Any bytes as a record: read, replayed, its legal moves listed. What holds up to its end is read again alike.

use elevens::record::{RecordReader, legal_codes};
use elevens::rules::Match;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut reader = RecordReader::new(bytes);
    let mut written = String::new();
    while let Ok(Some(line)) = reader.read() {
        if let Some(round) = reader.replay().current().and_then(Match::round) {
            let _ = legal_codes(round);
        }
        if let Err(error) = reader.tell(&line) {
            let _ = error.to_string();
            return;
        }
        written.push_str(&line.to_json());
        written.push('\n');
    }
    assert!(reader.good_bytes() <= bytes.len() as u64);
    let mut again = RecordReader::new(written.as_bytes());
    while again.tell_next().expect("what held holds when it is written again").is_some() {}
});
