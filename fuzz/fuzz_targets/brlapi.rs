#![no_main]
//! Any bytes as what a braille service says: sizes, keys, and all else.

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| elevens::output::brlapi::hear_service(bytes));
